import Domain
import Foundation
import Logging
import NIOCore
import ServiceLifecycle
import Storage
import Synchronization

@testable import Services
@testable import Web

/// The real site on a free port over a database in a temporary folder.
final class TestSite: Sendable {
    let database: Database
    let port: Int
    /// What the site takes for the present moment: Saturday 21 March 2026, 10:30 in Amsterdam.
    let clock: TestClock
    var client: RawClient { RawClient(port: port) }

    private let serving: Task<Void, any Error>

    final class TestClock: Sendable {
        private let moment = Mutex(Date(timeIntervalSince1970: 1_774_085_400))
        var now: Date {
            get { moment.withLock { $0 } }
            set { moment.withLock { $0 = newValue } }
        }
    }

    /// Runs `body` against a fresh site and takes it down afterwards.
    ///
    /// - Parameter home: what the machine is called in the network at home; without it the site is not served to that.
    static func with(
        apple: AppleSignIn? = nil, productService: URL? = nil, limits: ConnectionLimits = unhurried,
        home: LocalNames? = nil, modelLimits: ModelTalk.Limits = ModelTalk.Limits(),
        _ body: (TestSite) async throws -> Void
    ) async throws {
        let site = try await TestSite(
            apple: apple, productService: productService, limits: limits, home: home, modelLimits: modelLimits)
        do {
            try await body(site)
        } catch {
            await site.stop()
            throw error
        }
        await site.stop()
    }

    private init(
        apple: AppleSignIn?, productService: URL?, limits: ConnectionLimits, home: LocalNames?,
        modelLimits: ModelTalk.Limits
    ) async throws {
        let database = try Database.temporary()
        let clock = TestClock()
        let (ports, found) = AsyncStream.makeStream(of: Int.self)
        var options = SiteOptions(port: 0, apple: apple, productService: productService, now: { clock.now })
        options.limits = limits
        options.modelLimits = modelLimits
        if let home { (options.networkPort, options.look) = (0, { home }) }
        let app = try await Site.build(
            database: database, options: options, logger: quiet
        ) { channel in
            found.yield(channel.localAddress?.port ?? 0)
            found.finish()
        }
        self.database = database
        self.clock = clock
        serving = Task { try await app.run() }
        port = await ports.first { _ in true } ?? 0
    }

    private func stop() async {
        serving.cancel()
        _ = await serving.result
        try? database.close()
    }

    /// An account with its session cookie.
    func signIn(_ name: String = "sam", password: String? = nil) async throws -> Guest {
        let households = Households(database: database)
        let account = try households.add(
            name, passwordHash: try await password.asyncMap(Passwords.hash), now: clock.now,
            isOwner: try database.accounts.all().isEmpty)
        var preferences = try database.preferences.get(account.id)
        preferences.timeZone = "Europe/Amsterdam"
        try database.preferences.save(preferences, of: account.id)
        let link = try households.link(for: account.id, base: "", now: clock.now)
        let start = try await get(link, headers: [:])
        return Guest(site: self, account: account, cookie: start.cookie)
    }

    /// Lets others make themselves an account.
    func openRegistration() throws {
        let owner = try Households(database: database).owner(now: clock.now)
        var preferences = try database.preferences.get(owner.id)
        preferences.opensRegistration = true
        try database.preferences.save(preferences, of: owner.id)
    }

    func get(_ path: String, headers: [String: String] = [:]) async throws -> RawAnswer {
        try await request("GET", path, headers: headers)
    }

    func request(
        _ method: String, _ path: String, headers: [String: String] = [:], body: String? = nil
    ) async throws -> RawAnswer {
        var headers = headers
        if headers["Host"] == nil { headers["Host"] = "localhost:\(port)" }
        headers["Connection"] = "close"
        if let body {
            if headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
            headers["Content-Length"] = String(body.utf8.count)
        }
        let head = "\(method) \(path) HTTP/1.1\r\n" + headers.map { "\($0.key): \($0.value)\r\n" }.joined() + "\r\n"
        return try await client.send(Array((head + (body ?? "")).utf8))
    }
}

/// Says only what ends a test.
let quiet: Logger = {
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    return logger
}()

/// Hundreds of tests share two cores: a client that waits for its turn is not a slow one.
private let unhurried: ConnectionLimits = {
    var limits = ConnectionLimits()
    limits.firstHead = .minutes(10)
    limits.nextHead = .minutes(10)
    limits.body = .minutes(10)
    limits.answer = .minutes(10)
    return limits
}()

/// Someone signed in on a browser of this site.
struct Guest {
    let site: TestSite
    let account: Account
    let cookie: String

    func get(_ path: String, headers: [String: String] = [:]) async throws -> RawAnswer {
        try await site.get(path, headers: headers.merging(["Cookie": cookie]) { first, _ in first })
    }

    /// A change as a page of the site makes it.
    func send(
        _ method: String, _ path: String, _ body: String? = nil, headers: [String: String] = [:]
    ) async throws -> RawAnswer {
        let own = ["Cookie": cookie, "Sec-Fetch-Site": "same-origin"]
        return try await site.request(method, path, headers: headers.merging(own) { first, _ in first }, body: body)
    }
}

extension Optional {
    func asyncMap<Result>(_ transform: (Wrapped) async throws -> Result) async rethrows -> Result? {
        guard let self else { return nil }
        return try await transform(self)
    }
}
