// A wall clock that is set by a file: seconds to add, a 64-bit number. Preloaded by clock.py.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const volatile int64_t *ahead;

__attribute__((constructor)) static void find(void) {
    const char *path = getenv("CLOCK_FILE");
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0) return;
    void *place = mmap(0, sizeof *ahead, PROT_READ, MAP_SHARED, file, 0);
    if (place != MAP_FAILED) ahead = place;
    close(file);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int failed = (int)syscall(SYS_clock_gettime, clock, now);
    if (!failed && ahead && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += *ahead;
    return failed;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    (void)zone;
    struct timespec moment;
    if (clock_gettime(CLOCK_REALTIME, &moment)) return -1;
    now->tv_sec = moment.tv_sec;
    now->tv_usec = moment.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *place) {
    struct timespec moment;
    clock_gettime(CLOCK_REALTIME, &moment);
    if (place) *place = moment.tv_sec;
    return moment.tv_sec;
}
