"""A disk that is full or fails at the Nth write or sync: what was acknowledged is stored, the rest is said, nothing ends.

strace makes the calls fail, a few in a row, then there is room again. It counts in each thread, so that the place varies
by itself beside N.
"""

import http.client
import itertools
import signal
import subprocess

from common import Client, Server, account, command, day_number, hold, opened, scratch, whole

FAULTS = list(itertools.product(["ENOSPC", "EIO"], ["pwrite64", "fsync,fdatasync", "ftruncate,fallocate", "write"]))
#: Requests while it fails
REQUESTS = 24
#: A server is looked at as a whole, and begun anew, after so many faults.
TURN = 25


class Fault:
    """A server's calls fail while this lasts."""

    def __init__(self, server: Server, what: str, error: str, first: int, count: int):
        # Writes to a socket are no writes to a disk.
        files = [argument for name in ("vitalpath.db", "vitalpath.db-wal", "backups.json") for argument in ("-P", str(server.folder / name))]
        self.process = subprocess.Popen(
            ["strace", "-f", "-o", "/dev/null", *(files if what == "write" else []), "-e", f"trace={what}",
             "-e", f"inject={what}:error={error}:when={first}..{first + count - 1}", "-p", str(server.process.pid)],
            stderr=subprocess.PIPE, text=True)

    def __enter__(self):
        line = self.process.stderr.readline()
        hold("attached" in line, f"strace: {line}")

    def __exit__(self, *problem):
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=60)


def run(places: int) -> str:
    with scratch() as folder:
        data = folder / "data"
        token = account(data)
        told: set[str] = set()
        refused: set[str] = set()
        server = None
        turns = list(itertools.product(range(1, places + 1), FAULTS))
        for number, (place, (error, what)) in enumerate(turns):
            server = server or Server(data)
            client = Client(server, token)
            with Fault(server, what, error, place % REQUESTS + 1 if what != "pwrite64" else place, 1 + place % 5):
                log(client, f"{number}", told, refused)
            for attempt in range(2):
                status, answer = client.log(f"{number}-after{attempt}", day_number(0), key=f"{number}-after{attempt}")
                hold(status == 201, f"{error} at {what} {place}: there is room again, and still {status} {answer}")
                told.add(f"{number}-after{attempt}")
            hold(server.process.poll() is None, f"{error} at {what} {place}: the server ended")
            if number % TURN == TURN - 1 or number == len(turns) - 1:
                # A kill shows what a clean stop would mend.
                server.stop(signal.SIGKILL if number // TURN % 2 else signal.SIGTERM)
                server = None
                check(data, told)
        starts = sum(start(data, place, error, what) for place in range(1, min(places, 40) + 1) for error, what in FAULTS)
        check(data, told)
        return f"{len(turns):,} faults, {len(told):,} entries stored, {len(refused)} refused in words; {starts} starts refused in words"


def log(client: Client, label: str, told: set[str], refused: set[str]) -> None:
    for request in range(REQUESTS):
        key = f"{label}-{request}"
        try:
            if request % 6 == 5:
                status, answer = client.call("POST", "/api/daily-logs", {"logDate": day_number(request), "steps": request})
            else:
                status, answer = client.log(key, day_number(0), key=key)
        except (OSError, http.client.HTTPException) as problem:
            hold(False, f"no answer: {problem!r}")
        if status in (200, 201):
            if request % 6 != 5:
                told.add(key)
        else:
            hold(status in (500, 503, 507) and isinstance(answer, dict) and len(answer.get("detail", "")) > 10, f"{status} {answer}")
            refused.add(key)


def start(data, place: int, error: str, what: str) -> bool:
    """Whether a command that opens the database is refused; it may also not meet the fault."""
    told = command(
        "user", "list", data=data,
        before=("strace", "-f", "-o", "/dev/null", "-P", str(data / "vitalpath.db"), "-P", str(data / "vitalpath.db-wal"), "-e", f"trace={what}", "-e", f"inject={what}:error={error}:when={place}+"))
    hold(told.returncode in (0, 1), f"{error} at {what} {place} while starting: {told.returncode} {told.stderr}")
    hold(told.returncode == 0 or len(told.stderr) > 20, f"refused without words: {told.stderr}")
    return told.returncode == 1


def check(data, told: set[str]) -> None:
    # A backup that met the fault is told by `doctor` until one is made again.
    made = command("backup", data=data)
    hold(made.returncode == 0, made.stdout + made.stderr)
    whole(data)
    with opened(data) as database:
        names = [row[0] for row in database.execute("SELECT name FROM food_entry")]
    hold(told <= set(names), f"lost: {sorted(told - set(names))[:5]}")
    hold(len(names) == len(set(names)), "twice")
