public import Foundation

/// How this program writes JSON.
public enum JSON {
    /// Writes dates as ISO 8601 in UTC, and keys in order: the same value is the same bytes.
    public static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        return encoder
    }
}
