import Domain
import Foundation

/// What Garmin, Oura or Polar hand out to someone who asks for their data: an archive of JSON and CSV files, most with one
/// record for each day.
struct AccountArchive {
    let vendor: HealthOrigin
    private let archive: ZipArchive
    private let parts: [(entry: ZipArchive.Entry, stream: AccountStream)]
    private let others: [ZipArchive.Entry]

    /// A file with every second of a year is far smaller.
    private static let largestFile = 256 << 20
    /// How many files are looked into, and how far, to see whose they are.
    private static let mostLooks = 40
    private static let lookedAt = 64 << 10

    var compressedSize: Int { parts.reduce(0) { $0 + $1.entry.compressedSize } }

    /// - Returns: `nil` for an archive of somebody else
    init?(_ archive: ZipArchive) {
        let files = archive.entries.filter { !$0.path.hasSuffix("/") && !$0.path.contains("__MACOSX") }
        let tables = files.filter { $0.fileName.hasSuffix(".json") || $0.fileName.hasSuffix(".csv") }
        let rest = files.filter { !$0.fileName.hasSuffix(".json") && !$0.fileName.hasSuffix(".csv") }
        for vendor in HealthOrigin.allCases {
            let streams = AccountStream.all(of: vendor)
            var parts: [(entry: ZipArchive.Entry, stream: AccountStream)] = []
            var others: [ZipArchive.Entry] = []
            for entry in tables {
                if let stream = streams.first(where: { $0.matches(Self.plain(entry.fileName)) }) {
                    parts.append((entry, stream))
                } else {
                    others.append(entry)
                }
            }
            // A file of workouts alone could be anybody's.
            let telling = parts.filter { $0.stream.fields.count > 1 }
            // Other apps call their tables so, too: the columns of one of them say whose it is.
            guard telling.prefix(Self.mostLooks).contains(where: { Self.holds($0.entry, $0.stream, archive) }) else {
                continue
            }
            self.vendor = vendor
            self.archive = archive
            self.parts = parts
            self.others = others + rest
            return
        }
        return nil
    }

    /// Whether the beginning of a file names a field of those that are read of it. What cannot be read is for later.
    private static func holds(_ entry: ZipArchive.Entry, _ stream: AccountStream, _ archive: ZipArchive) -> Bool {
        guard entry.fileName.hasSuffix(".csv"), let bytes = try? archive.open(entry) else { return true }
        var head: [UInt8] = []
        while head.count < lookedAt, let chunk = try? bytes.next() { head += chunk }
        guard !head.isEmpty else { return false }
        return head.withUnsafeBufferPointer { head in
            let text = String(decoding: head.part(0..<lookedAt), as: UTF8.self).lowercased()
            let names = stream.fields.map { String($0.path.prefix { $0 != "." }).lowercased() }
            let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
            return names.contains(where: words.contains)
        }
    }

    /// "oura_daily-activity.csv" becomes "dailyactivitycsv".
    private static func plain(_ fileName: String) -> String {
        let plain = String(fileName.filter { $0.isLetter || $0.isNumber })
        return plain.hasPrefix("oura") ? String(plain.dropFirst(4)) : plain
    }

    /// - Throws: `ImportError`, and what the meter throws to cancel
    func read(home: TimeZone, now: Date, meter: ImportMeter) throws -> AccountDays {
        var days = AccountDays(vendor, home: home, now: now)
        for entry in others { days.pass(Self.kind(of: entry.fileName)) }
        for (entry, stream) in parts {
            guard entry.size <= Self.largestFile else {
                days.pass(Self.kind(of: entry.fileName))
                continue
            }
            let bytes = try archive.open(entry, meter: meter)
            if entry.fileName.hasSuffix(".csv") {
                let lost = try Self.readCSV(bytes, meter) { days.add($0, stream) }
                days.summary.records += lost
                days.summary.skip(.malformed, lost)
            } else {
                try Self.readJSON(bytes, stream.list, meter) {
                    days.add($0, stream)
                } malformed: {
                    days.malformed()
                }
            }
        }
        return days
    }

    /// What is common to the names of many files: "247ohr" of "247ohr_2023-01.json".
    private static func kind(of fileName: String) -> String {
        let stem = fileName.prefix { $0 != "." }
        let parts = stem.split { $0 == "_" || $0 == "-" }.filter { !$0.allSatisfy(\.isHexDigit) }
        return String((parts.isEmpty ? String(stem) : parts.joined(separator: "_")).prefix(60))
    }

    private static func readJSON(
        _ stream: any ByteStream, _ list: String?, _ meter: ImportMeter, _ body: (AccountRow) -> Void,
        malformed: () -> Void
    ) throws {
        var bytes: [UInt8] = []
        while let chunk = try stream.next() {
            bytes.append(contentsOf: chunk)
            guard bytes.count <= largestFile else { throw ImportError.tooLarge }
        }
        do {
            try bytes.withUnsafeBufferPointer { bytes in
                try AccountRow.each(bytes, under: list) { row in
                    meter.items += 1
                    body(row)
                }
            }
        } catch is JSONCursor.Malformed {
            malformed()
        }
    }

    /// - Returns: how many rows could not be told apart into cells
    private static func readCSV(
        _ stream: any ByteStream, _ meter: ImportMeter, _ body: (AccountRow) -> Void
    ) throws -> Int {
        let head = HeadStream(stream)
        // Oura writes semicolons; what people opened and saved again may have commas.
        let separator = try head.peek().contains(UInt8(ascii: ";")) ? UInt8(ascii: ";") : UInt8(ascii: ",")
        var reader = try CSVReader(head, separator: separator)
        var clean = CleanText()
        var names: [String] = []
        while let bytes = try reader.next() {
            guard !names.isEmpty else {
                names = reader.cells.map { clean.string(bytes.part($0.range))?.lowercased() ?? "" }
                continue
            }
            meter.items += 1
            var row = AccountRow()
            for (name, cell) in zip(names, reader.cells) {
                let part = bytes.part(cell.range)
                guard part.first != UInt8(ascii: "{") else {
                    var json: [UInt8] = []
                    part.unquoted(into: &json)
                    json.withUnsafeBufferPointer { row.read(json: $0, as: name) }
                    continue
                }
                if let text = clean.string(part, hasDoubledQuotes: cell.hasQuotes) { row.set(name, text) }
            }
            body(row)
        }
        return reader.tooLong
    }
}

/// A stream whose first chunk can be looked at before it is read.
private final class HeadStream: ByteStream {
    private let rest: any ByteStream
    private var head: Bytes?

    init(_ stream: any ByteStream) { rest = stream }

    /// The first line, as far as it is in the first chunk.
    func peek() throws -> Bytes {
        if head == nil { head = try rest.next() }
        guard let head else { return Bytes(start: nil, count: 0) }
        return head.part(0..<(head.index(of: UInt8(ascii: "\n"), from: 0) ?? head.count))
    }

    func next() throws -> Bytes? {
        defer { head = nil }
        return try head ?? rest.next()
    }
}
