/// A table of tab-separated text inside the binary: a header line, then a row a line.
struct Table {
    let columns: [Substring]
    let rows: [[Substring]]

    /// - Parameter path: relative to the folder of this target.
    init?(_ path: String) {
        guard let text = Self.text(path) else { return nil }
        let lines = text.split(separator: "\n")
        guard let header = lines.first else { return nil }
        columns = header.split(separator: "\t", omittingEmptySubsequences: false)
        rows = lines.dropFirst().map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    }

    static func text(_ path: String) -> String? {
        Embedded.files.first { $0.path == path }.map { file in
            file.content.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        }
    }

    static var paths: [String] { Embedded.files.map(\.path) }
}
