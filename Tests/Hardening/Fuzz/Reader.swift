import Archive
import Catalogue
import Domain
import Drawing
import Foundation
import Imports

/// What reads bytes or text from elsewhere. Whatever comes in, it reads it or throws.
enum Reader: String, CaseIterable {
    case zip, gzip, tar, age, cbor, xml, json, messages, csv, catalogue, account, pdf, ics, meals, workouts, questions,
        box

    func read(_ bytes: [UInt8]) {
        switch self {
        case .gzip: try? drain(Gunzip(Self.pieces(bytes)).next)
        case .tar: try? unpack(bytes)
        case .age: try? decrypt(bytes)
        case .cbor:
            _ = try? CBOR(bytes)
            _ = AuthenticatorData(bytes)
            _ = AuthenticatorData(attestation: bytes)
            _ = COSEKey(bytes)
        case .json: _ = try? JSONReader.value(bytes)
        case .messages: try? push(bytes)
        case .csv: try? history(bytes)
        case .zip:
            try? history(bytes)
            try? health(bytes)
            try? catalogue(bytes)
        case .xml: try? health(bytes)
        case .catalogue: try? catalogue(bytes)
        case .account: try? drain(AccountFile(Self.file(bytes)).next)
        case .pdf: try? print(String(decoding: bytes, as: UTF8.self))
        case .ics: remind(String(decoding: bytes, as: UTF8.self))
        case .meals: sentence(bytes) { Self.parser.parse($0, kind: .meal, language: $1, today: Self.today) }
        case .workouts: sentence(bytes) { Self.parser.parse($0, kind: .workout, language: $1, today: Self.today) }
        case .questions: sentence(bytes) { Self.coach.parse($0, language: $1, today: Self.today) }
        case .box: sentence(bytes) { BoxReader.shared.read($0, language: $1, today: Self.today) }
        }
    }

    private static let parser = SentenceParser(lexicon: .shared)
    private static let coach = QuestionParser(lexicon: .shared)
    private static let today = CivilDate(ordinal: 20_500)
    private static let now = Date(timeIntervalSince1970: 20_500 * 86_400)
    private static let zone = TimeZone(identifier: "Europe/Amsterdam") ?? .gmt
    private static let folder = URL(filePath: ProcessInfo.processInfo.environment["VITALPATH_SCRATCH"] ?? "/tmp")

    /// A file of these bytes, the same one each time.
    private static func file(_ bytes: [UInt8]) throws -> URL {
        let url = folder.appending(path: "input-\(ProcessInfo.processInfo.processIdentifier)")
        try Data(bytes).write(to: url)
        return url
    }

    /// The bytes as a stream: the first one tells how long its pieces are.
    private static func pieces(_ bytes: [UInt8]) -> Pull {
        var rest = bytes.dropFirst()
        let size = Int(bytes.first ?? 0) + 1
        return {
            let piece = Array(rest.prefix(size))
            rest = rest.dropFirst(size)
            return piece.isEmpty ? nil : piece
        }
    }

    private func drain<Value>(_ next: () throws -> Value?) throws {
        while try next() != nil {}
    }

    private func unpack(_ bytes: [UInt8]) throws {
        let tar = TarReader(Self.pieces(bytes))
        while try tar.next() != nil { try drain(tar.read) }
    }

    private static let identity = try? AgeIdentity(
        "AGE-SECRET-KEY-1KFSJGL43YDM765MNKHWQZ2RJMV8GY45H5XGYJ5KZNKLFERED662Q9CKY68")

    private func decrypt(_ bytes: [UInt8]) throws {
        _ = try? AgeIdentity.all(in: String(decoding: bytes, as: UTF8.self))
        _ = try? AgeRecipient(String(decoding: bytes, as: UTF8.self))
        _ = try? AgeReader.needsPassphrase(bytes)
        guard let identity = Self.identity else { return }
        try drain(AgeReader(Self.pieces(bytes), key: .identities([identity])).next)
    }

    private func push(_ bytes: [UInt8]) throws {
        _ = try HealthPush(Data(bytes), home: Self.zone, now: Self.now)
    }

    private func history(_ bytes: [UInt8]) throws {
        let history = try HistoryFile(Self.file(bytes), name: "export.csv")
        let reading = try history.read(
            HistoryContext(home: Self.zone, now: Self.now), entry: { _ in }, workout: { _ in })
        _ = try reading.digest(figure: { _ in }, detail: { _, _ in })
    }

    private func health(_ bytes: [UInt8]) throws {
        let reading = try HealthExport(Self.file(bytes)).read(
            home: Self.zone, includesCycle: true, scratch: Self.folder, now: Self.now)
        _ = try reading.digest(figure: { _ in }, detail: { _, _ in })
    }

    private func catalogue(_ bytes: [UInt8]) throws { _ = try CatalogueFile(Self.file(bytes)).read { _ in } }

    private func print(_ text: String) throws {
        let half = String(text.prefix(text.count / 2))
        let table = PaperTable([.init(half), .init("b")], [.init([half, text])])
        let document = PaperDocument(
            language: .nl, title: half, subtitle: text, program: "p", seal: "s", notice: half,
            blocks: [
                .heading(half), .paragraph(text, link: half), .figures([PaperFigure(half, text, half)]), .table(table),
            ])
        for size in PaperSize.allCases { _ = try PDFWriter(size).write(document, fingerprint: "f") }
    }

    private func remind(_ text: String) {
        var reminders = Reminders()
        for subject in ReminderSubject.allCases { reminders[subject].isOn = true }
        let words = ReminderCalendar.Entry(title: text, text: text, address: "http://localhost:8042/")
        let calendar = ReminderCalendar(
            reminders, clock: DayClock(timeZone: Self.zone, dayStartHour: 3), savedAt: Self.now, name: text, mark: "m"
        ).text(now: Self.now) { _ in words }
        // RFC 5545, 3.1: lines end in CRLF, are 75 bytes at most, and hold no other control characters.
        let lines = calendar.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
        for line in lines {
            precondition(line.last == UInt8(ascii: "\r") && line.count <= 76, "\(Substring(line))")
            precondition(line.dropLast().allSatisfy { $0 >= 32 || $0 == 9 }, "\(Substring(line))")
        }
    }

    private func sentence<Draft>(_ bytes: [UInt8], _ parse: (String, Language) -> Draft) {
        let text = String(decoding: bytes, as: UTF8.self)
        for language in Language.allCases { _ = parse(text, language) }
    }
}
