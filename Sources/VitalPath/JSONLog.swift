import Foundation
import Logging

/// A line of JSON an event, on standard error: `time`, `level`, `message`, and what belongs to it. Nothing in it is about
/// anybody: events have numbers and names of routes, errors their kind (`ErrorTrace`).
struct JSONLog: LogHandler {
    var logLevel = Logger.Level.info
    var metadata: Logger.Metadata = [:]
    private let write: @Sendable (String) -> Void

    /// - Parameter write: takes a line without its end
    init(write: @escaping @Sendable (String) -> Void = JSONLog.standardError) { self.write = write }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        var fields = metadata.merging(event.metadata ?? [:]) { _, new in new }.mapValues(Self.value)
        fields["time"] = Date().formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        fields["level"] = event.level.rawValue
        fields["message"] = event.message.description
        let data = try? JSONSerialization.data(withJSONObject: fields, options: [.sortedKeys, .withoutEscapingSlashes])
        if let data { write(String(decoding: data, as: UTF8.self)) }
    }

    private static func value(_ value: Logger.Metadata.Value) -> Any {
        switch value {
        case .string(let text): text
        // What is a number or yes or no is that in JSON, too.
        case .stringConvertible(let number as Int): number
        case .stringConvertible(let flag as Bool): flag
        case .stringConvertible(let other): other.description
        case .array(let values): values.map(Self.value)
        case .dictionary(let values): values.mapValues(Self.value)
        }
    }

    private static let standardError: @Sendable (String) -> Void = { line in
        // One write a line: those of several threads do not run into each other.
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
