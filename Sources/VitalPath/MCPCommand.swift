import ArgumentParser
import Domain
import Foundation
import Logging
import Storage
import Synchronization
import Web

/// The Model Context Protocol over standard input and output, as desktop programs start it.
struct MCPCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Tools for a language model over standard input and output (Model Context Protocol).",
        discussion: """
            With a token it hands on to the server that runs at --url, with the token's scopes. Without one it reads the \
            data itself, a message at a time, and only while no server runs; it writes only with --write.
            """)

    @Option(help: "Where the server is.") var url = "http://localhost:8042"
    @Option(help: "A bearer token of it; else VITALPATH_TOKEN.") var token: String?
    @Flag(help: "Without a token: let the model log, too.") var write = false
    @Option(help: "Without a token: whose data; the owner's otherwise.") var user: String?
    @OptionGroup var data: DataDirectory

    private var secret: String? {
        let secret = token ?? ProcessInfo.processInfo.environment["VITALPATH_TOKEN"]
        return secret?.isEmpty == false ? secret : nil
    }

    private var server: URL? { URL(string: url).flatMap { ["http", "https"].contains($0.scheme) ? $0 : nil } }

    func validate() throws {
        guard server != nil else { throw ValidationError("--url takes an address like http://localhost:8042.") }
    }

    func run() async throws {
        let output = LineWriter()
        guard let secret, let server else {
            let store = MCPStore(data: data, user: user, scopes: write ? [.read, .write] : [.read])
            for await line in Self.lines {
                if let said = await store.answer(line) { output.write(said) }
            }
            return
        }
        let bridge = MCPBridge(server: server, token: secret)
        await withDiscardingTaskGroup { group in
            for await line in Self.lines {
                group.addTask {
                    if let said = await bridge.answer(line) { output.write(said) }
                }
            }
        }
    }

    /// What comes on standard input, read on a thread of its own.
    private static var lines: AsyncStream<Data> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                while let line = readLine() {
                    if !line.allSatisfy(\.isWhitespace) { continuation.yield(Data(line.utf8)) }
                }
                continuation.finish()
            }
        }
    }
}

/// Standard output, a whole line at a time.
private final class LineWriter: Sendable {
    private let file = Mutex(FileHandle.standardOutput)

    func write(_ line: Data) { file.withLock { $0.write(line + Data("\n".utf8)) } }
}

/// The data directory, opened anew for each message, so that a server can start in between.
private struct MCPStore {
    let data: DataDirectory
    let user: String?
    let scopes: [APIToken.Scope]

    func answer(_ line: Data) async -> Data? {
        do {
            let database = try data.open()
            defer { try? database.close() }
            let account = try user.map { try AccountName.find($0, in: database) } ?? database.accounts.all().first
            guard let account else { throw CommandFailure("There is no account yet. Start vitalpath first.") }
            var logger = Logger(label: "vitalpath") { StreamLogHandler.standardError(label: $0) }
            logger.logLevel = .warning
            return try await MCPLocal(account.id, scopes: scopes, database: database, logger: logger).answer(line)
        } catch {
            return MCPLocal.failure(
                "\(error)\nOr let it answer: give a token of it, as --token or VITALPATH_TOKEN.", to: line)
        }
    }
}
