import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Services
import Storage

/// The lock of a session on its device: when it locks, locking it now, and opening it by PIN, password or passkey. These are
/// the routes, with signing out, at which somebody who is locked out is known.
struct LockRoutes {
    let database: Database
    let locks: AppLocks
    let doorkeeper: Doorkeeper
    let desk: PasskeyDesk
    let events: Events
    let now: @Sendable () -> Date

    func add(to group: RouterGroup<Caller>) {
        group.get("lock", use: get)
        group.put("lock", use: set)
        group.delete("lock", use: remove)
        group.put("lock/use", use: use)
        group.put("lock/locking", use: lock)
        group.post("lock/assertion", use: ask)
        group.post("lock/opening", use: open)
    }

    private struct Answer: Encodable {
        /// What opens it, once it is locked
        struct Ways: Encodable {
            var pin: Bool
            var password: Bool
            var passkey: Bool
        }

        var isSet: Bool
        var isLocked: Bool
        var minutes: Int?
        var locksOnReturn: Bool?
        var opensBy: Ways
    }

    @Sendable private func get(_: Request, context: Caller) throws -> Response {
        let (owner, session) = try context.lockableSession()
        return .json(try answer(owner, session))
    }

    private func answer(_ owner: Account.ID, _ session: Session.ID) throws -> Answer {
        let lock = try locks.lock(of: session)
        return Answer(
            isSet: lock != nil, isLocked: lock?.isLocked(at: now()) ?? false, minutes: lock?.minutes,
            locksOnReturn: lock?.locksOnReturn,
            opensBy: .init(
                pin: lock?.hasPIN ?? false, password: try database.accounts.passwordHash(of: owner) != nil,
                passkey: try !database.passkeys.list(owner).isEmpty))
    }

    /// Without a way to open it there would be none back.
    @Sendable private func set(_ request: Request, context: Caller) async throws -> Response {
        let (owner, session) = try context.signedInSession()
        var form = try await request.form()
        let before = try locks.lock(of: session)
        let minutes = form.integer("minutes", in: 1...240).value ?? before?.minutes ?? 5
        if !AppLock.choices.contains(minutes) {
            let all = AppLock.choices.map(String.init).joined(separator: ", ")
            form.complain("minutes", "problem.choice", ["choices": .text(all)])
        }
        let locksOnReturn = form.flag("locksOnReturn").value ?? before?.locksOnReturn ?? false
        let pin = form.text("pin", limit: 60)
        if let pin = pin.value, !Self.isPIN(pin) { form.complain("pin", "problem.pin.form") }
        try form.check()
        let ways = try answer(owner, session).opensBy
        let keepsPIN = if case .clear = pin { false } else { ways.pin }
        if pin.value == nil, !keepsPIN, !ways.password, !ways.passkey {
            throw Problem.invalid("pin", "problem.lock.way")
        }
        let hash: String??
        switch pin {
        case .unchanged: hash = .none
        case .clear: hash = .some(nil)
        case .set(let pin): hash = .some(try await Passwords.hash(pin, doorkeeper.turn(context)))
        }
        try locks.change(session) {
            try $0.save(
                session, of: owner, minutes: minutes, locksOnReturn: locksOnReturn, pin: hash, now: now())
        }
        // Open pages learn that they are to lock.
        events.publish(AccountChange([.preferences]), to: owner)
        return .json(try answer(owner, session))
    }

    private static func isPIN(_ text: String) -> Bool {
        AppLock.pinLength.contains(text.utf8.count)
            && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    @Sendable private func remove(_: Request, context: Caller) throws -> Response {
        let (owner, session) = try context.signedInSession()
        try locks.change(session) { try $0.remove(session, of: owner) }
        events.publish(AccountChange([.preferences]), to: owner)
        return .noContent
    }

    /// What a page asks for by itself is no use of it: that somebody is there, it says here.
    @Sendable private func use(_: Request, context: Caller) throws -> Response {
        let (owner, session) = try context.signedInSession()
        if try locks.lock(of: session) != nil {
            try locks.change(session) { try $0.use(session, of: owner, at: now()) }
        }
        return .noContent
    }

    @Sendable private func lock(_: Request, context: Caller) throws -> Response {
        let (owner, session) = try context.lockableSession()
        do {
            try locks.change(session) { try $0.lock(session, of: owner, at: now()) }
        } catch StorageError.notFound {
            throw Problem(.conflict, "problem.lock.none")
        }
        events.closeLocked(owner)
        return .noContent
    }

    @Sendable private func ask(_ request: Request, context: Caller) throws -> Response {
        let (owner, session) = try context.lockableSession()
        _ = try RelyingParty(request, context)
        return .json(try desk.question(for: .unlocking(session), of: owner))
    }

    @Sendable private func open(_ request: Request, context: Caller) async throws -> Response {
        let (owner, session) = try context.lockableSession()
        var form = try await request.form()
        // What is tried while this is looked at still counts.
        let tries: Int
        if form.has("pin") {
            let pin = form.password("pin")
            try form.check()
            tries = try await check(pin: pin, session, context)
        } else if form.has("password") {
            let password = form.password("password")
            try form.check()
            let stored = try database.accounts.passwordHash(of: owner)
            tries = try locks.store.tries(session)
            guard try await doorkeeper.isRight(password, stored, about: owner, context) else {
                throw Problem.invalid("password", "problem.passwordWrong")
            }
        } else {
            tries = try locks.store.tries(session)
            _ = try desk.owner(in: &form, for: .unlocking(session), expecting: owner, request, context)
        }
        try locks.change(session) { try $0.open(session, of: owner, forgetting: tries, at: now()) }
        return .noContent
    }

    /// - Returns: how many tries there were with this one
    /// - Throws: 422 for a wrong one, 429 while the wait lasts, 503 when too many wait: that is no try.
    private func check(pin: String, _ session: Session.ID, _ context: Caller) async throws -> Int {
        switch try locks.change(session, { try $0.guess(session, at: now()) }) {
        case .none: throw Problem.invalid("pin", "problem.pin.gone")
        case .wait(let seconds): throw LoginThrottle.Wait(seconds: seconds)
        case .attempt(let hash, let number):
            let left = AppLock.mostTries - number
            let isRight: Bool
            do {
                isRight = try await Passwords.verify(pin, against: hash, doorkeeper.turn(context))
            } catch {
                try locks.change(session) { try $0.withdrawGuess(number, session) }
                throw error
            }
            if isRight { return number }
            if left > 0 { throw Problem.invalid("pin", "problem.pin.wrong", values: ["left": .number(Double(left))]) }
            try locks.change(session) { try $0.forgetPIN(session) }
            throw Problem.invalid("pin", "problem.pin.gone")
        }
    }
}
