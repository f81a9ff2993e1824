import Archive

/// The objects of a PDF 1.7 file, those that are no streams packed together, and the table that says where each is. The
/// same objects make the same bytes.
struct PDFFile {
    private static let packed = 400
    private let compresses: Bool
    private var objects: [Int: [UInt8]] = [:]
    private var streams: [Int: (dictionary: String, bytes: [UInt8])] = [:]
    private var count = 0

    /// - Parameter compresses: false to look at it
    init(compresses: Bool) { self.compresses = compresses }

    /// A number for an object that is set later.
    mutating func number() -> Int {
        count += 1
        return count
    }

    mutating func set(_ number: Int, _ body: [UInt8]) { objects[number] = body }

    mutating func set(_ number: Int, _ body: String) { objects[number] = Array(body.utf8) }

    mutating func set(_ number: Int, dictionary: String = "", stream: [UInt8]) {
        streams[number] = (dictionary, stream)
    }

    /// - Parameter id: 32 hexadecimal digits
    func bytes(root: Int, info: Int, id: String) throws -> [UInt8] {
        var file = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
        // Where each object is: at an offset, or in a stream at an index.
        var places = [(kind: UInt8, first: Int, second: Int)](repeating: (0, 0, 0), count: count + 1)
        places[0].second = 65_535
        var last = count
        for number in streams.keys.sorted() {
            guard let (dictionary, bytes) = streams[number] else { continue }
            places[number] = (1, file.count, 0)
            try write(number, dictionary, bytes, to: &file)
        }
        let plain = objects.keys.sorted()
        for start in stride(from: 0, to: plain.count, by: Self.packed) {
            let numbers = plain[start..<min(start + Self.packed, plain.count)]
            last += 1
            var head: [UInt8] = []
            var body: [UInt8] = []
            for (index, number) in numbers.enumerated() {
                head += "\(number) \(body.count) ".utf8
                body += objects[number] ?? []
                body.append(0x0A)
                places[number] = (2, last, index)
            }
            places.append((1, file.count, 0))
            try write(last, "/Type/ObjStm/N \(numbers.count)/First \(head.count)", head + body, to: &file)
        }
        let start = file.count
        places.append((1, start, 0))
        var table: [UInt8] = []
        table.reserveCapacity(places.count * 7)
        for place in places {
            table.append(place.kind)
            for shift in [24, 16, 8, 0] { table.append(UInt8(truncatingIfNeeded: place.first >> shift)) }
            for shift in [8, 0] { table.append(UInt8(truncatingIfNeeded: place.second >> shift)) }
        }
        let id = "<\(id)>"
        try write(
            last + 1,
            "/Type/XRef/Size \(places.count)/W[1 4 2]/Root \(root) 0 R/Info \(info) 0 R/ID[\(id)\(id)]", table,
            to: &file)
        return file + Array("startxref\n\(start)\n%%EOF\n".utf8)
    }

    private func write(_ number: Int, _ dictionary: String, _ bytes: [UInt8], to file: inout [UInt8]) throws {
        let body = compresses ? try Deflate.zlib(bytes) : bytes
        let filter = compresses ? "/Filter/FlateDecode" : ""
        file += Array("\(number) 0 obj\n<<\(dictionary)\(filter)/Length \(body.count)>>\nstream\n".utf8)
        file += body
        file += Array("\nendstream\nendobj\n".utf8)
    }
}
