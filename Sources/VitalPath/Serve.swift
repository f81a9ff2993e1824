import ArgumentParser
import Catalogue
import Domain
import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import Services
import Storage
import Web

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve the dashboard (the default).")

    @Option(help: "Port to listen on; 0 picks a free one.")
    var port = 8042
    @Option(help: "Address of this machine alone to listen on: 127.0.0.1, ::1 or localhost.")
    var host = "127.0.0.1"
    @Flag(help: "Let phones and others at home in, too, over TLS. Settings, Your phone, shows how.")
    var lan = false
    @Option(name: .customLong("lan-port"), help: "Port for --lan; 0 picks a free one.")
    var lanPort = 8443
    @Flag(name: .customLong("no-open"), help: "Do not open the browser.")
    var noOpen = false
    @Flag(help: "Serve 400 days of made-up data from a throw-away database.")
    var demo = false
    @Flag(name: .customLong("open-metrics"), help: "Let anybody on this machine read /metrics without a token.")
    var openMetrics = false
    @Option(name: .customLong("log-format"), help: "text, or json: a line an event on standard error.")
    var logFormat = LogFormat.text
    @Option(
        name: .customLong("public-dir"), help: "Serve pages from this folder, for editing them.", completion: .directory
    )
    var publicFolder: String?
    @OptionGroup var data: DataDirectory

    enum LogFormat: String, ExpressibleByArgument, CaseIterable { case text, json }

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("--port takes a number from 0 to 65535.") }
        guard (0...65_535).contains(lanPort) else {
            throw ValidationError("--lan-port takes a number from 0 to 65535.")
        }
        guard ["127.0.0.1", "::1", "localhost"].contains(host) else {
            throw ValidationError(
                "--host takes an address of this machine alone (127.0.0.1, ::1, localhost): what leaves it is encrypted. "
                    + "For phones and others at home there is --lan.")
        }
    }

    func run() async throws {
        do { try await serve() } catch let error as StorageError {
            throw CommandFailure(DataDirectory.words(for: error, data.url))
        }
    }

    private func serve() async throws {
        if let problem = TimeZones.problem { throw CommandFailure(problem) }
        let began = ContinuousClock.now
        let isJSON = logFormat == .json
        var logger = Logger(label: "vitalpath") { label -> any LogHandler in
            if isJSON { return JSONLog() }
            return StreamLogHandler.standardError(label: label)
        }
        logger.logLevel = isJSON ? .info : .warning
        let clock = try ServerClock(ProcessInfo.processInfo.environment[ServerClock.variable], isAlone: !lan)
        if clock.isTold { say("The clock is not this machine's: \(ServerClock.variable) is set.") }
        let database = demo ? try Database.temporary() : try data.open(looksLater: true)
        defer { try? database.close() }
        if database.isSound == true {
            try database.purgeDeleted(before: clock.now().addingTimeInterval(-Database.keepsDeleted))
        } else {
            // The rest follows the look at all of it.
            try database.health.discardUnfinished()
        }
        let households = Households(database: database)
        let owner = try households.owner(now: clock.now())
        let demoToken = demo ? try Demo.fill(database, owner: owner.id) : nil

        var options = SiteOptions(
            host: host, port: port, publicFolder: publicFolder.map { URL(filePath: $0) } ?? Self.checkoutFolder,
            apple: try await Self.apple(in: database.directory), now: clock.now,
            announce: { say("All accounts are gone. To begin again: \($0)") })
        options.keepsBackups = !demo
        options.opensMetrics = openMetrics
        if lan {
            options.networkPort = lanPort
            options.tellNetwork = { addresses in
                let places = addresses.isEmpty ? "no address yet" : addresses.joined(separator: " or ")
                say("At home: \(places) (Settings, Your phone, shows how)")
            }
        }
        let opens = !noOpen
        let (log, isUpdated) = (logger, database.update != nil)
        let app = try await Site.build(database: database, options: options, logger: logger) { channel in
            let port = channel.localAddress?.port ?? 0
            let base = "http://localhost:\(port)"
            let needsLink = (try? database.accounts.passwordHash(of: owner.id)) == .some(.none)
            let link = needsLink ? try? households.link(for: owner.id, base: base, now: clock.now()) : nil
            say("VitalPath is at \(base)")
            log.info(
                "Started",
                metadata: [
                    "version": "\(Version.text)", "port": .stringConvertible(port),
                    "milliseconds": .stringConvertible(Int(began.duration(to: .now) / .milliseconds(1))),
                    "updated": .stringConvertible(isUpdated),
                ])
            if let link { say("Your way in, good once, for a day: \(link)") }
            if let demoToken { say("token: \(demoToken)") }
            if opens { Browser.open(link ?? base) }
        }
        do {
            try await app.runService()
            logger.info("Stopped")
        } catch let error as NetworkService.PortTaken {
            throw CommandFailure("Port \(error.port) is in use. Try --lan-port \(min(error.port + 1, 65_535)).")
        } catch let error as IOError where error.errnoCode == EADDRINUSE {
            throw CommandFailure("Port \(port) is in use. Is vitalpath running already? Else try --port 8043.")
        }
    }

    /// Sign in with Apple as `apple.json` of the data directory sets it up; `nil` without such a file.
    private static func apple(in directory: URL) async throws -> AppleSignIn? {
        let file = directory.appending(path: "apple.json")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try await AppleSignIn(configuration: Data(contentsOf: file))
        } catch {
            throw CommandFailure(
                "\(file.path) needs \"clientId\", and \"keys\" from https://appleid.apple.com/auth/keys.")
        }
    }

    /// `Public/` of the checkout that this binary was built in, so that an edit shows on reload.
    private static var checkoutFolder: URL? {
        #if DEBUG
            var folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            for _ in 0..<6 {
                folder.deleteLastPathComponent()
                let page = folder.appending(path: "Public/day/today.html").path
                let package = folder.appending(path: "Package.swift").path
                if FileManager.default.fileExists(atPath: page), FileManager.default.fileExists(atPath: package) {
                    return folder.appending(path: "Public")
                }
            }
        #endif
        return nil
    }
}

/// Prints a line at once, also into a pipe.
private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// Opens a page in the person's own browser; a machine without one is no error.
enum Browser {
    static func open(_ address: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        #if os(macOS)
            process.arguments = ["open", address]
        #else
            process.arguments = ["xdg-open", address]
        #endif
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try? process.run()
    }
}

/// The made-up year that `--demo` shows.
enum Demo {
    /// - Returns: a token for scripts that read and write it.
    static func fill(_ database: Database, owner: Account.ID) throws -> String {
        let now = Date()
        let zone = TimeZone.current
        let today = DayClock(timeZone: zone, dayStartHour: 0).civilDate(of: now)
        try DemoData.fill(database, owner: owner, endingOn: today, now: now)
        return try Households(database: database).token(for: owner, name: "demo", scopes: [.read, .write], now: now)
            .secret
    }
}
