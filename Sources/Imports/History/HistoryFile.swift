public import Domain
public import Foundation

/// What a file looks like that nothing here reads.
public struct UnknownHistory: Error, Equatable {
    public enum Kind: String, Sendable, CaseIterable {
        case empty, database, picture, document, archive, table, text, json, binary
    }

    public var kind: Kind
    /// Titles or names that are in it, a few.
    public var names: [String]
}

/// The history that somebody brings from another app: recognised by what is in it.
public struct HistoryFile {
    public let origin: HealthOrigin
    /// Whether it could be no other app's; what is not sure is asked.
    public let isSure: Bool

    private enum Content {
        case table(TableReading)
        case json(HistoryJSON)
        /// Known, and of no use here.
        case nothing
    }

    private struct Part {
        var entry: ZipArchive.Entry?
        /// Of the file, where it is not the whole.
        var range: Range<Int>?
        var content: Content

        /// What the files of one kind have in common: "steps-2026-01.csv" goes on in "steps-2026-02.csv".
        var family: String {
            if case .json(let json) = content { return "\(json)" }
            return String(entry?.fileName.filter(\.isLetter) ?? "")
        }
    }

    private let file: InputFile
    private let archive: ZipArchive?
    private let parts: [Part]
    private let others: [String: Int]
    private let fileName: String

    private static let peek = 1 << 20
    private static let mostEntries = 20_000

    /// - Parameter name: of the file, only heard where its content leaves a doubt
    /// - Throws: `UnknownHistory`, `ImportError`
    public init(_ url: URL, name: String) throws {
        fileName = String(name.prefix(80))
        file = try InputFile(url)
        guard file.size > 0 else { throw UnknownHistory(kind: .empty, names: []) }
        let head = try file.bytes(at: 0, count: 16)
        guard head.starts(with: [0x50, 0x4b, 3, 4]) || head.starts(with: [0x50, 0x4b, 5, 6]) else {
            archive = nil
            others = [:]
            let stream = EncodedStream(FileStream(file, 0..<file.size))
            let replay = try ReplayStream(stream, peek: Self.peek)
            // In whole files alone, byte for byte as they stand there.
            let sections = replay.head.count == file.size ? Self.sections(replay.head) : []
            if !sections.isEmpty {
                var parts: [Part] = []
                for range in sections {
                    let part = try ReplayStream(FileStream(file, range), peek: Self.peek)
                    guard case .table(let reading) = Self.recognise(part, name: name)?.content else { continue }
                    let table = TableReading(head: reading.head, origin: .fitbit)
                    parts.append(Part(range: range, content: .table(table)))
                }
                self.parts = parts
                origin = .fitbit
                isSure = true
                return
            }
            guard let found = Self.recognise(replay, name: name) else { throw UnknownHistory(replay, head) }
            parts = [Part(entry: nil, content: found.content)]
            origin = found.origin
            isSure = found.isSure
            return
        }
        let archive = try ZipArchive(file)
        self.archive = archive
        var found: [(part: Part, origin: HealthOrigin, isSure: Bool)] = []
        var others: [String: Int] = [:]
        for entry in archive.entries.prefix(Self.mostEntries) where entry.size > 0 && !entry.path.contains("__MACOSX") {
            let name = entry.fileName
            guard name.hasSuffix(".csv") || name.hasSuffix(".json") || name.hasSuffix(".txt") || name.hasSuffix(".tsv"),
                let stream = try? archive.open(entry),
                let replay = try? ReplayStream(EncodedStream(stream), peek: name.hasSuffix(".json") ? 4096 : 256 << 10),
                let known = Self.recognise(replay, name: name)
            else {
                others[name.split(separator: ".").last.map { String($0.prefix(20)) } ?? "?", default: 0] += 1
                continue
            }
            found.append((Part(entry: entry, content: known.content), known.origin, known.isSure))
        }
        guard !found.isEmpty else {
            throw UnknownHistory(kind: .archive, names: archive.entries.prefix(8).map(\.fileName))
        }
        var counts: [HealthOrigin: Int] = [:]
        for item in found where item.origin != .table { counts[item.origin, default: 0] += item.isSure ? 10 : 1 }
        origin = counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key ?? .table
        isSure = true
        parts = found.map(\.part)
        self.others = others
    }

    /// Tables that stand below each other, each under its title, as Fitbit's website wrote them: Body, Foods, Sleep.
    private static func sections(_ head: [UInt8]) -> [Range<Int>] {
        let lines = head.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let tables = zip(lines, lines.dropFirst()).compactMap { title, header -> (title: Int, header: Int)? in
            let isTitle = !title.isEmpty && title.count < 40 && !title.contains(UInt8(ascii: ","))
            let isHeader = header.starts(with: Array("Date,".utf8)) || header.starts(with: Array("Start Time,".utf8))
            return isTitle && isHeader ? (title.startIndex, header.startIndex) : nil
        }
        guard tables.count > 1 else { return [] }
        return zip(tables, tables.dropFirst().map(\.title) + [head.count]).map { $0.header..<$1 }
    }

    private static func recognise(
        _ replay: ReplayStream, name: String
    ) -> (content: Content, origin: HealthOrigin, isSure: Bool)? {
        let head = replay.head
        guard let first = head.first(where: { $0 > 0x20 && $0 < 0x80 }) else { return nil }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            guard let json = HistoryJSON(head, fileName: name) else { return nil }
            return (.json(json), json.origin, true)
        }
        if let samsung = SamsungTable(head) {
            guard samsung != .other, let table = TableHead(head, isWhole: replay.isWhole, column: samsung.column) else {
                return (.nothing, .samsung, true)
            }
            return (.table(TableReading(head: table, origin: .samsung, isUTC: true, samsung: samsung)), .samsung, true)
        }
        if let fitbit = FitbitTable(head, fileName: name) {
            guard let table = TableHead(head, isWhole: replay.isWhole, column: fitbit.column) else {
                return (.nothing, .fitbit, true)
            }
            return (.table(TableReading(head: table, origin: .fitbit, isDaily: fitbit.isDaily)), .fitbit, true)
        }
        let stem = name.prefix { $0 != "." }.replacing("aggregates", with: "")
        // A file of plain values is called after what they are.
        let value = ColumnName(String(stem)).key
        let table =
            TableHead(head, isWhole: replay.isWhole)
            ?? TableHead(head, isWhole: replay.isWhole) { title in
                let name = ColumnName(title)
                return name.key == .value && value?.metric != nil
                    ? ColumnName(title, key: value, unit: ColumnName(String(stem)).unit) : name
            }
        guard let table else { return nil }
        let origin = TableOrigin(table, fileName: name)
        let reading = TableReading(head: table, origin: origin.origin, isUTC: origin.origin == .strava)
        return (.table(reading), origin.origin, origin.isSure)
    }

    /// Reads the whole file once, in constant memory.
    ///
    /// - Parameters:
    ///   - progress: told now and then; throws to cancel
    ///   - entry: given what was eaten, a row after the other; without an id
    ///   - workout: given what was logged in sets; without an id, of a name where the app has one
    /// - Throws: `ImportError`, and what the closures throw
    public func read(
        _ context: HistoryContext, progress: @escaping (ImportProgress) throws -> Void = { _ in },
        entry: @escaping (FoodEntry) throws -> Void = { _ in }, workout: @escaping (Workout) throws -> Void = { _ in }
    ) throws -> HealthReading {
        var origin = origin
        let size = archive == nil ? file.size : parts.reduce(0) { $0 + ($1.entry?.compressedSize ?? 0) }
        let meter = ImportMeter(total: size, report: progress)
        var question: HistoryQuestion?
        if !isSure {
            question = HistoryQuestion(
                .app, options: [origin.rawValue, HealthOrigin.table.rawValue], guess: origin.rawValue, reason: .header)
            if let answer = context.answers["app"], answer == HealthOrigin.table.rawValue { origin = .table }
        }
        let tally = HistoryTally(origin, context, entry: entry, workout: workout)
        if let question { _ = tally.settle(question) }
        for (kind, count) in others { tally.days.summary.others[kind, default: 0] += count }
        for part in parts {
            let stream: any ByteStream
            if let entry = part.entry, let archive {
                stream = try archive.open(entry, meter: meter)
            } else {
                stream = FileStream(file, part.range ?? 0..<file.size, meter: meter)
            }
            tally.tell(part.family)
            switch part.content {
            case .table(let reading): try reading.read(EncodedStream(stream), meter, tally)
            case .json(let json): try json.read(EncodedStream(stream), meter, tally)
            case .nothing: tally.days.summary.others[part.entry?.fileName ?? fileName, default: 0] += 1
            }
        }
        return HealthReading(tally.finished(), origin)
    }
}

extension ZipArchive.Entry {
    /// The whole name.
    var path: String { String(decoding: name, as: UTF8.self) }
}

extension UnknownHistory {
    /// By its first bytes, and the titles of what could be a table.
    fileprivate init(_ replay: ReplayStream, _ raw: [UInt8]) {
        func begins(_ text: String) -> Bool { raw.starts(with: Array(text.utf8)) }
        let first = replay.head.first { $0 > 0x20 }
        let line = TableHead.records(replay.head, UInt8(ascii: ","), isWhole: replay.isWhole).first ?? []
        let isText = !replay.head.prefix(4000).contains { $0 < 9 }
        if begins("SQLite format 3") {
            self.init(kind: .database, names: [])
        } else if begins("\u{89}PNG") || raw.starts(with: [0x89, 0x50]) || raw.starts(with: [0xff, 0xd8])
            || begins("GIF8")
        {
            self.init(kind: .picture, names: [])
        } else if begins("%PDF") {
            self.init(kind: .document, names: [])
        } else if raw.starts(with: [0x1f, 0x8b]) || begins("Rar!") || begins("7z") {
            self.init(kind: .archive, names: [])
        } else if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            self.init(kind: .json, names: [])
        } else if isText, line.count > 1 {
            self.init(kind: .table, names: Array(line.prefix(8)))
        } else {
            self.init(kind: isText ? .text : .binary, names: [])
        }
    }
}
