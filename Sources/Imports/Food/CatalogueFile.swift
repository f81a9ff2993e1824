public import Domain
public import Foundation

/// A dump of a food catalogue: FoodData Central (CSV zip, JSON), Open Food Facts (CSV, JSONL), NEVO.
///
/// What it is shows in its bytes; names are not looked at. It is read as a stream, whatever its size.
///
///     let file = try CatalogueFile(url)
///     let summary = try file.read { food in try builder.add(food) }
public struct CatalogueFile: Sendable {
    public enum Kind: String, Sendable {
        case fdcTables, fdcJSON, offTable, offLines, nevo

        public var source: FoodSource {
            switch self {
            case .fdcTables, .fdcJSON: .fdc
            case .offTable, .offLines: .off
            case .nevo: .nevo
            }
        }
    }

    private enum Wrapping {
        case none, gzip
        case zip(entry: String)
    }

    public let kind: Kind
    /// Bytes, as they are on the disk.
    public let size: Int
    public var source: FoodSource { kind.source }

    private let url: URL
    private let wrapping: Wrapping
    private let separator: UInt8
    private let limits: InflateLimits

    /// Looks what the file is.
    ///
    /// - Throws: `ImportError`
    public init(_ url: URL, limits: InflateLimits = .standard) throws {
        let file = try InputFile(url)
        self.url = url
        self.limits = limits
        size = file.size
        let magic = try file.bytes(at: 0, count: 4)
        if magic.starts(with: [0x50, 0x4b, 3, 4]) || magic.starts(with: [0x50, 0x4b, 5, 6]) {
            let archive = try ZipArchive(file, limits: limits)
            if FoodDataCentralTables.isIn(archive) {
                (kind, wrapping, separator) = (.fdcTables, .none, 0)
            } else {
                guard let (entry, head) = try Self.recognised(in: archive) else { throw ImportError.unknownKind }
                (kind, wrapping, separator) = (head.kind, .zip(entry: entry), head.separator)
            }
        } else {
            wrapping = magic.starts(with: [0x1f, 0x8b]) ? .gzip : .none
            guard let head = try Head(Self.stream(file, wrapping, nil, limits)) else { throw ImportError.unknownKind }
            (kind, separator) = (head.kind, head.separator)
        }
    }

    /// Gives each food to `body`, in the order of the file; of two with one code the newer is to count.
    ///
    /// - Parameter progress: called for each quarter of a megabyte that was read; cancel by throwing from it.
    /// - Throws: `ImportError`, and what `progress` and `body` throw.
    public func read(
        progress: @escaping (ImportProgress) throws -> Void = { _ in }, _ body: (CatalogueFood) throws -> Void
    ) throws -> ImportSummary {
        let file = try InputFile(url)
        let meter = ImportMeter(total: file.size, report: progress)
        if kind == .fdcTables {
            return try FoodDataCentralTables.read(ZipArchive(file, limits: limits), meter: meter, body)
        }
        let stream: any ByteStream =
            switch wrapping {
            case .none: try Self.stream(file, wrapping, meter, limits)
            case .gzip, .zip: AheadStream(meter) { [wrapping, limits] in try Self.stream(file, wrapping, $0, limits) }
            }
        switch kind {
        case .fdcTables, .fdcJSON: return try FoodDataCentralJSON.read(stream, meter: meter, body)
        case .offTable: return try OpenFoodFactsTable.read(stream, meter: meter, body)
        case .offLines: return try OpenFoodFactsLines.read(stream, meter: meter, body)
        case .nevo: return try NEVOTable.read(stream, separator: separator, meter: meter, body)
        }
    }

    private static func stream(
        _ file: InputFile, _ wrapping: Wrapping, _ meter: ImportMeter?, _ limits: InflateLimits
    ) throws -> any ByteStream {
        switch wrapping {
        case .none: return FileStream(file, 0..<file.size, meter: meter)
        case .gzip: return try InflateStream(FileStream(file, 0..<file.size, meter: meter), .gzip, limits: limits)
        case .zip(let name):
            let archive = try ZipArchive(file, limits: limits)
            guard let entry = archive.entry(named: name) else { throw ImportError.corrupt }
            meter?.total = entry.compressedSize
            return try archive.open(entry, meter: meter)
        }
    }

    private static func recognised(in archive: ZipArchive) throws -> (entry: String, head: Head)? {
        let endings = [".json", ".jsonl", ".csv", ".tsv", ".txt"]
        for entry in archive.entries.prefix(200) where endings.contains(where: entry.fileName.hasSuffix) {
            if let head = try Head(archive.open(entry)) { return (entry.fileName, head) }
        }
        return nil
    }
}

/// What the first bytes of a text say that it is.
private struct Head {
    var kind: CatalogueFile.Kind
    var separator: UInt8 = 0

    private static let length = 256 << 10

    init?(_ stream: any ByteStream) throws {
        let window = ByteWindow(stream, longestRecord: Self.length)
        try window.dropByteOrderMark()
        while window.bytes.count < Self.length, try window.more() {}
        let bytes = window.bytes
        guard let start = bytes.firstIndex(where: { $0 > 0x20 }) else { return nil }
        let text = bytes.part(start..<bytes.count)
        let line = text.part(0..<(text.index(of: UInt8(ascii: "\n"), from: 0) ?? text.count))
        if OpenFoodFactsTable.isHeader(line) {
            kind = .offTable
        } else if let separator = NEVOTable.separator(of: line) {
            kind = .nevo
            self.separator = separator
        } else if FoodDataCentralJSON.isDump(text) {
            kind = .fdcJSON
        } else if OpenFoodFactsLines.isProduct(text) {
            kind = .offLines
        } else {
            return nil
        }
    }
}
