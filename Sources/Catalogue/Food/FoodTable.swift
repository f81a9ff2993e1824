import Domain

/// One file of foods, read in place: a row becomes a `Food` when one is asked for.
struct FoodTable: Sendable {
    /// Where each `Column` is; -1 for one that the file has not.
    private let columns: [Int]
    let columnCount: Int
    private let content: StaticString
    /// Where each row starts, and past the last of them where the text ends.
    private let starts: [UInt32]
    let isHandWritten: Bool

    var count: Int { max(0, starts.count - 1) }

    /// Number i is the place in `columns`.
    enum Column: Int, CaseIterable {
        case id, en, nl, name, synonymsEN, synonymsNL, group, drink, rank, density, portions
        case kcal, protein, carbs, fat, fibre, sugar, satfat, salt, caffeine, alcohol

        /// What the header calls it.
        var title: String {
            switch self {
            case .synonymsEN: "syn_en"
            case .synonymsNL: "syn_nl"
            default: "\(self)"
            }
        }
    }

    init?(_ path: String) {
        guard let file = Embedded.files.first(where: { $0.path == path }), !file.isBase64 else { return nil }
        content = file.content
        let header = content.withUTF8Buffer { bytes in
            let line = UnsafeBufferPointer(rebasing: bytes.prefix { $0 != UInt8(ascii: "\n") })
            return FoodRow.cells(of: line).map { String(decoding: line[$0], as: UTF8.self) }
        }
        // Other tables of this folder end here, before their lines are counted.
        guard header.contains(Column.id.title), header.contains(Column.kcal.title) else { return nil }
        columns = Column.allCases.map { header.firstIndex(of: $0.title) ?? -1 }
        var lines: [UInt32] = [0]
        file.content.withUTF8Buffer { bytes in
            lines.reserveCapacity(bytes.count / 100)
            for (position, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
                lines.append(UInt32(clamping: position + 1))
            }
            if bytes.last != UInt8(ascii: "\n") { lines.append(UInt32(clamping: bytes.count + 1)) }
        }
        guard lines.count > 1 else { return nil }
        columnCount = header.count
        starts = Array(lines.dropFirst())
        isHandWritten = header.contains(Column.nl.title)
    }

    func food(_ row: Int) -> Food { withRow(row) { $0.food } }

    /// Gives `body` one row's cells, in place.
    func withRow<Result>(_ row: Int, _ body: (FoodRow) -> Result) -> Result {
        content.withUTF8Buffer { bytes in
            let line = Int(starts[row])..<(Int(starts[row + 1]) - 1)
            return body(FoodRow(UnsafeBufferPointer(rebasing: bytes[line]), columns: columns))
        }
    }
}

extension Table {
    /// The rows of those files that are written by hand, with the same columns.
    static var handWrittenFoods: [[Substring]] {
        ["everyday", "plants"].flatMap { Table("Food/\($0).tsv")?.rows ?? [] }
    }
}
