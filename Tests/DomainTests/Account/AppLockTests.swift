import Domain
import Foundation
import Testing

@Suite("The lock of a device")
struct AppLockTests {
    private let now = Date(timeIntervalSince1970: 1_774_085_400)

    @Test("It locks once nobody has used it for so long, or at once")
    func time() {
        var lock = AppLock(minutes: 5, locksOnReturn: false, hasPIN: true, activeAt: now)
        #expect(!lock.isLocked(at: now + 299))
        #expect(lock.isLocked(at: now + 300))
        lock.lockedAt = now
        #expect(lock.isLocked(at: now))
    }

    @Test("Five tries are free, each further one waits twice as long, and there are ten")
    func waits() {
        #expect((1...AppLock.mostTries).map(AppLock.wait) == [0, 0, 0, 0, 30, 60, 120, 240, 480, 960])
    }
}
