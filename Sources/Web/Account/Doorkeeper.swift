import Domain
import Foundation
import HTTPTypes
import Services
import Storage

/// Looks at passwords, in turn and not too often.
struct Doorkeeper {
    let database: Database
    let connections: ConnectionBook
    let throttle = LoginThrottle()
    let now: @Sendable () -> Date

    /// The account behind a name (or e-mail) and password. Unknown and known names take the same time.
    ///
    /// - Throws: 401 when it is wrong, 429 when it was wrong too often, 503 when too many wait: that is no failure.
    func account(_ name: String, _ password: String, _ context: Caller) async throws -> Account {
        let account = try database.accounts.find(name: name) ?? database.accounts.find(email: name)
        let stored = try account.flatMap { try database.accounts.passwordHash(of: $0.id) }
        guard try await isRight(password, stored, about: account?.id ?? "name \(name)", context), let account else {
            throw Problem(.unauthorized, "problem.login")
        }
        return account
    }

    /// Whether a password is the one behind `stored`; a wrong one slows the next tries about `subject`.
    ///
    /// - Throws: 429 when it was wrong too often, 503 when too many wait: that is no failure.
    func isRight(
        _ password: String, _ stored: String?, about subject: String, _ context: Caller
    ) async throws -> Bool {
        let tried = try throttle.begin(subject, from: context.address, now: now())
        do {
            guard try await Passwords.verify(password, against: stored, turn(context)) else { return false }
        } catch {
            throttle.withdraw(tried, now: now())
            throw error
        }
        throttle.succeeded(tried, now: now())
        return true
    }

    /// A place in the queue, for as long as somebody waits for it.
    func turn(_ context: Caller) -> Gate.Turn {
        Gate.Turn(crowd: context.address) { [connections, channel = context.channel] in connections.isGone(channel) }
    }
}

extension Problem {
    /// 429 for who has to wait.
    init(_ wait: LoginThrottle.Wait) {
        let seconds = wait.seconds.rounded(.up)
        self.init(
            .tooManyRequests, "problem.throttled", values: ["seconds": .number(seconds)],
            headers: [.retryAfter: String(Int(exactly: seconds) ?? Int(LoginThrottle.longest))])
    }
}
