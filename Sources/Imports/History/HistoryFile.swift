public import Domain
public import Foundation

/// What a file looks like that nothing here reads.
public struct UnknownHistory: Error, Equatable {
    public enum Kind: String, Sendable, CaseIterable {
        case empty, database, picture, document, archive, table, text, json, binary
        /// Foods that a whole country eats, not what somebody did
        case catalogue
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
        /// Known, and of no use here: a table whose rows, below so many lines, are left out.
        case nothing(before: Int)
    }

    private typealias Known = (content: Content, origin: HealthOrigin, isSure: Bool, doubts: [HistoryDoubt])

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
    /// Files of the archive that are not read.
    private let others: [(name: String, reason: LeftOutFile.Reason)]
    private let doubts: [HistoryDoubt]
    private let fileName: String
    /// Whether what is packed by itself is one file.
    private let isPacked: Bool

    private static let peek = 1 << 20
    private static let mostEntries = 20_000

    /// - Parameter name: of the file, only heard where its content leaves a doubt
    /// - Throws: `UnknownHistory`, `ImportError`
    public init(_ url: URL, name: String) throws {
        fileName = String(name.prefix(80))
        file = try InputFile(url)
        guard file.size > 0 else { throw UnknownHistory(kind: .empty, names: []) }
        let head = try file.bytes(at: 0, count: 16)
        isPacked = head.starts(with: [0x1f, 0x8b])
        guard head.starts(with: [0x50, 0x4b, 3, 4]) || head.starts(with: [0x50, 0x4b, 5, 6]) else {
            archive = nil
            others = []
            let replay = try ReplayStream(Self.text(of: file, 0..<file.size, isPacked: isPacked), peek: Self.peek)
            // In whole files alone, byte for byte as they stand there.
            let sections = !isPacked && replay.head.count == file.size ? Self.sections(replay.head) : []
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
                doubts = []
                return
            }
            guard let found = Self.recognise(replay, name: name) else { throw UnknownHistory(replay, head) }
            parts = [Part(entry: nil, content: found.content)]
            origin = found.origin
            isSure = found.isSure
            doubts = found.doubts
            return
        }
        let archive = try ZipArchive(file)
        self.archive = archive
        var found: [(part: Part, known: Known)] = []
        var others: [(name: String, reason: LeftOutFile.Reason)] = []
        for entry in archive.entries where !entry.path.hasSuffix("/") && !entry.path.contains("__MACOSX") {
            guard found.count + others.count < Self.mostEntries else {
                others.append((entry.fileName, .tooMany))
                continue
            }
            switch Self.look(at: entry, in: archive) {
            case .success(let known): found.append((Part(entry: entry, content: known.content), known))
            case .failure(let left): others.append((entry.fileName, left.reason))
            }
        }
        guard !found.isEmpty else {
            if !others.isEmpty, others.allSatisfy({ $0.reason == .unreadable }) {
                throw archive.entries.contains(where: \.isEncrypted) ? ImportError.unsupported : .corrupt
            }
            if !others.isEmpty, others.allSatisfy({ $0.reason == .archive }) { throw ImportError.nestedArchive }
            throw UnknownHistory(
                kind: .archive, names: Array(archive.entries.lazy.map(\.fileName).filter { !$0.isEmpty }.prefix(8)))
        }
        var counts: [HealthOrigin: Int] = [:]
        for (_, known) in found where known.origin != .table {
            counts[known.origin, default: 0] += known.isSure ? 10 : 1
        }
        let origin = counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key ?? .table
        self.origin = origin
        isSure = origin == .table || found.contains { $0.known.origin == origin && $0.known.isSure }
        parts = found.map(\.part)
        doubts = found.flatMap(\.known.doubts)
        self.others = others
    }

    private struct LeftOut: Error {
        var reason: LeftOutFile.Reason
    }

    /// What a file of an archive is, or why it is left out.
    private static func look(at entry: ZipArchive.Entry, in archive: ZipArchive) -> Result<Known, LeftOut> {
        let name = entry.fileName
        let ending = name.split(separator: ".").last.map(String.init) ?? ""
        guard entry.size > 0 else { return .failure(LeftOut(reason: .empty)) }
        if ["zip", "gz", "tar", "7z", "rar", "tgz"].contains(ending) { return .failure(LeftOut(reason: .archive)) }
        let media = [
            "png", "jpg", "jpeg", "gif", "heic", "webp", "pdf", "html", "htm", "fit", "gpx", "tcx", "mp3", "mp4", "mov",
            "svg", "css", "js",
        ]
        if media.contains(ending) { return .failure(LeftOut(reason: .media)) }
        guard ["csv", "json", "txt", "tsv"].contains(ending) else { return .failure(LeftOut(reason: .unknown)) }
        guard let stream = try? archive.open(entry),
            let replay = try? ReplayStream(
                LineEnds(EncodedStream(stream)), peek: ending == "json" ? 4096 : 256 << 10)
        else { return .failure(LeftOut(reason: .unreadable)) }
        if let known = recognise(replay, name: name) { return .success(known) }
        let lines = replay.head.split(separator: UInt8(ascii: "\n"), maxSplits: 2).count
        let isEmpty = replay.isWhole && (ending == "json" ? replay.head.count < 5 : lines < 2)
        return .failure(LeftOut(reason: isEmpty ? .empty : .unknown))
    }

    /// A text, whatever it is written in, with line ends as they are here.
    private static func text(
        of file: InputFile, _ range: Range<Int>, isPacked: Bool, meter: ImportMeter? = nil
    ) throws -> any ByteStream {
        let bytes = FileStream(file, range, meter: meter)
        return LineEnds(EncodedStream(isPacked ? try InflateStream(bytes, .gzip) : bytes))
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

    private static func recognise(_ replay: ReplayStream, name: String) -> Known? {
        let head = replay.head
        guard let first = head.first(where: { $0 > 0x20 && $0 < 0x80 }) else { return nil }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            guard let json = HistoryJSON(head, fileName: name) else { return nil }
            return (.json(json), json.origin, true, json.doubts)
        }
        if let samsung = SamsungTable(head) {
            guard samsung != .other, let table = TableHead(head, isWhole: replay.isWhole, column: samsung.column) else {
                return (.nothing(before: 2), .samsung, true, [])
            }
            let reading = TableReading(head: table, origin: .samsung, isUTC: true, samsung: samsung)
            return (.table(reading), .samsung, true, samsung == .food ? [.snacks] : [])
        }
        if let fitbit = FitbitTable(head, fileName: name) {
            guard let table = TableHead(head, isWhole: replay.isWhole, column: fitbit.column) else {
                return (.nothing(before: 1), .fitbit, true, [])
            }
            return (.table(TableReading(head: table, origin: .fitbit, isDaily: fitbit.isDaily)), .fitbit, true, [])
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
        return (.table(reading), origin.origin, origin.isSure, origin.doubts(table))
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
        for doubt in doubts { tally.doubt(doubt) }
        for (name, reason) in others { tally.leaveOut(name, reason) }
        for part in parts {
            tally.tell(part.family)
            guard let entry = part.entry, let archive else {
                let text = try Self.text(of: file, part.range ?? 0..<file.size, isPacked: isPacked, meter: meter)
                try read(part, text, origin, meter, tally)
                continue
            }
            do {
                try read(part, LineEnds(EncodedStream(try archive.open(entry, meter: meter))), origin, meter, tally)
            } catch let error as ImportError where [.corrupt, .truncated, .unsupported].contains(error) {
                // What was whole of it has been taken.
                tally.leaveOut(entry.fileName, .unreadable)
            }
        }
        return HealthReading(tally.finished(), origin)
    }

    private func read(
        _ part: Part, _ stream: any ByteStream, _ origin: HealthOrigin, _ meter: ImportMeter, _ tally: HistoryTally
    ) throws {
        switch part.content {
        case .table(var reading):
            // Whoever says that it is no app's knows better.
            if origin == .table { reading.origin = .table }
            try reading.read(stream, meter, tally)
        case .json(let json):
            let before = tally.days.summary.records
            try json.read(stream, meter, tally)
            guard json == .fitbitValues(.other) else { return }
            tally.leaveOut(part.entry?.fileName ?? fileName, .noPlace, rows: tally.days.summary.records - before)
        case .nothing(let before):
            var lines = try LineReader(stream, longestLine: 1 << 20)
            var rows = -before
            while let line = try lines.next() { rows += line.isEmpty ? 0 : 1 }
            tally.days.summary.records += max(0, rows)
            tally.leaveOut(part.entry?.fileName ?? fileName, .noPlace, rows: max(0, rows))
        }
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
