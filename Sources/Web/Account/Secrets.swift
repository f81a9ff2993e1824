import Domain
import Foundation
import Services

/// Keys that only this installation has, in the file `secrets` (0600) of the data directory. Never exported or logged.
struct Secrets: Codable, Sendable {
    /// Signs the tokens of API clients that log in with a password.
    let signingKey: Data
    /// Language models that people set, with their keys.
    var models: [Account.ID: ModelEndpoint]?
    /// What phones at home trust, once they were let in there.
    var authority: LocalAuthority?

    /// Reads the file, or makes it at the first start.
    ///
    /// - Throws: when the file is there and cannot be read; it is never replaced silently.
    init(directory: URL) throws {
        let file = directory.appending(path: "secrets")
        // What a killed process had half written.
        try? FileManager.default.removeItem(at: directory.appending(path: "secrets.new"))
        if FileManager.default.fileExists(atPath: file.path) {
            self = try JSONDecoder().decode(Secrets.self, from: try Data(contentsOf: file))
            return
        }
        signingKey = Secret.random()
        try write(to: directory)
    }

    /// Replaces the file as a whole: after a power cut the old or the new one is there.
    func write(to directory: URL) throws {
        let file = directory.appending(path: "secrets")
        let new = directory.appending(path: "secrets.new")
        let made = FileManager.default.createFile(
            atPath: new.path, contents: try JSONEncoder().encode(self), attributes: [.posixPermissions: 0o600])
        guard made else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path]) }
        let handle = try FileHandle(forWritingTo: new)
        try handle.synchronize()
        try handle.close()
        guard rename(new.path, file.path) == 0 else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path])
        }
    }
}
