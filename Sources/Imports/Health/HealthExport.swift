public import Domain
public import Foundation

/// What the Health app of an iPhone exports (`export.zip`, or the `export.xml` inside it), or Garmin, Oura or Polar for an
/// account.
public struct HealthExport {
    private enum Content {
        case document
        case packed(ZipArchive, ZipArchive.Entry)
        case account(AccountArchive)
    }

    private let file: InputFile
    private let content: Content

    /// - Throws: `ImportError`: `.empty`, `.nestedArchive`, `.clinicalDocument` for the file beside the one that is meant,
    ///   `.unknownKind` for one that has no health data; `ForeignExport`
    public init(_ url: URL) throws {
        file = try InputFile(url)
        guard file.size > 0 else { throw ImportError.empty }
        let head = try file.bytes(at: 0, count: 4)
        guard head.starts(with: [0x50, 0x4b]) else {
            if let foreign = ForeignExport(head: try file.bytes(at: 0, count: 2000)) { throw foreign }
            content = .document
            return
        }
        let archive = try ZipArchive(file)
        if let foreign = ForeignExport(archive) { throw foreign }
        if let account = AccountArchive(archive) {
            content = .account(account)
        } else {
            content = .packed(archive, try Self.document(in: archive))
        }
    }

    /// The largest document that begins like a Health export: phones name it in their own language.
    private static func document(in archive: ZipArchive) throws -> ZipArchive.Entry {
        let documents = archive.entries.filter { $0.fileName.hasSuffix(".xml") }.sorted { $0.size > $1.size }
        for entry in documents.prefix(20) {
            let stream = EncodedStream(try archive.open(entry))
            var head: [UInt8] = []
            while head.count < 64 << 10, let chunk = try stream.next() { head += chunk }
            if head.withUnsafeBufferPointer({ $0.contains("<HealthData") }) { return entry }
        }
        if documents.contains(where: { $0.fileName.hasSuffix("_cda.xml") }) { throw ImportError.clinicalDocument }
        if archive.entries.contains(where: { $0.fileName.hasSuffix(".zip") }) { throw ImportError.nestedArchive }
        throw ImportError.unknownKind
    }

    /// Reads the whole file once, in constant memory.
    ///
    /// - Parameters:
    ///   - home: decides days where the file does not
    ///   - includesCycle: whether menstrual flow was asked for
    ///   - scratch: a folder for samples on their way, which leave nothing behind
    ///   - progress: told now and then; throws to cancel
    /// - Throws: `ImportError`, and what `progress` throws
    public func read(
        home: TimeZone, includesCycle: Bool, scratch: URL, now: Date,
        progress: @escaping (ImportProgress) throws -> Void = { _ in }
    ) throws -> HealthReading {
        let meter = ImportMeter(total: file.size, report: progress)
        let stream: any ByteStream
        switch content {
        case .account(let archive):
            meter.total = archive.compressedSize
            return HealthReading(try archive.read(home: home, now: now, meter: meter), archive.vendor)
        case .packed(let archive, let entry):
            meter.total = entry.compressedSize
            stream = AheadStream(meter) { EncodedStream(try archive.open(entry, meter: $0)) }
        case .document:
            stream = EncodedStream(FileStream(file, 0..<file.size, meter: meter))
        }
        let spool = SampleSpool(in: scratch)
        let reader = HealthReader(stream, meter: meter, spool: spool, includesCycle: includesCycle, now: now)
        try reader.read()
        return HealthReading(reader, spool, home: home)
    }
}

/// An export that has been read to its end and waits to become days.
public final class HealthReading {
    /// By the numbers that figures and details name them by.
    public let sources: [HealthSource]
    public let origin: HealthOrigin

    private enum Content {
        case samples(HealthReader, SampleSpool, LocalOffsets)
        case days(AccountDays)
    }

    private let content: Content

    init(_ reader: HealthReader, _ spool: SampleSpool, home: TimeZone) {
        sources = reader.sources.all
        origin = .apple
        let varies = reader.offsets.map { $0.lowerBound != $0.upperBound } ?? false
        let days = reader.times.map { ($0.upperBound - $0.lowerBound).floored(by: 86_400) } ?? 0
        let local = LocalOffsets(LocalTime(offsetsVary: varies, days: Int(days), home: home), zones: reader.zones.all)
        content = .samples(reader, spool, local)
    }

    init(_ days: AccountDays, _ origin: HealthOrigin) {
        sources = [days.source]
        self.origin = origin
        content = .days(days)
    }

    /// Tells every figure, by metric and then by day, and every detail. To be called once.
    ///
    /// - Returns: what there was; `newDays` is for whoever knows what was there before
    /// - Throws: `ImportError.diskFull`, and what the closures throw
    public func digest(
        figure: @escaping (RecordedFigure) throws -> Void, detail: @escaping (CivilDate, RecordedDetail) throws -> Void
    ) throws -> HealthSummary {
        let census = HealthCensus(sources)
        func counted(_ found: RecordedFigure) throws {
            census.add(found)
            try figure(found)
        }
        var summary: HealthSummary
        var noted: Set<CivilDate> = []
        switch content {
        case .samples(let reader, let spool, let local):
            summary = reader.summary
            var digest = HealthDigest(sources: sources, local: local, figure: counted, detail: detail)
            try spool.forEach(repeated: { _ in summary.skip(.repeated) }) { try digest.add($0) }
            try digest.flush()
            try digest.add(reader.workouts) { summary.skip($0) }
        case .days(let days):
            summary = days.summary
            noted = days.noted
            try days.digest(figure: counted, detail: detail)
        }
        census.finish(&summary, noted: noted)
        return summary
    }
}
