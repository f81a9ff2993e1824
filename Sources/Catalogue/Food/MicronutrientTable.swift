import Domain

/// Vitamins and minerals of the catalogue's foods, by id.
///
/// Lines are in the order of their ids, so one is found by halving the text: nothing is read before it is asked for, and
/// nothing is kept.
enum MicronutrientTable {
    private static let path = "Food/micronutrients.tsv"
    private static let content = Embedded.files.first { $0.path == path }?.content

    static func micros(of id: String) -> Micronutrients? {
        content?.withUTF8Buffer { bytes in
            var wanted = id
            return wanted.withUTF8 { cell(of: $0, in: bytes) }.flatMap { Micronutrients(text: $0) }
        }
    }

    /// The second cell of the line that begins with `id`.
    private static func cell(
        of id: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Slice<UnsafeBufferPointer<UInt8>>? {
        let newline = UInt8(ascii: "\n")
        // The first line is the header.
        var low = (bytes.firstIndex(of: newline) ?? bytes.count) + 1
        var high = bytes.count
        while low < high {
            var start = (low + high) / 2
            while start > low, bytes[start - 1] != newline { start -= 1 }
            let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
            let tab = bytes[start..<end].firstIndex(of: UInt8(ascii: "\t")) ?? end
            let name = bytes[start..<tab]
            if name.elementsEqual(id) { return bytes[min(tab + 1, end)..<end] }
            if name.lexicographicallyPrecedes(id) { low = end + 1 } else { high = start }
        }
        return nil
    }

    /// Every line, for the tests.
    static var lines: [(id: String, cells: String)] {
        (Table(path)?.rows ?? []).filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) }
    }

    /// What the header calls the nutrients.
    static var header: [String] {
        content?.withUTF8Buffer { bytes in
            String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        }.split(separator: "\t").last?.split(separator: ";").map(String.init) ?? []
    }
}
