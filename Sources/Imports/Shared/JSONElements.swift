/// Objects, and the elements of arrays, that stand in a file's one top-level object, one after the other in constant
/// memory.
struct JSONElements {
    private let window: ByteWindow
    private let isWanted: (Bytes) -> Bool
    private var isInArray = false
    private var hasStarted = false
    private var isAtEnd = false
    /// Elements that were longer than a record may be.
    private(set) var tooLong = 0

    /// - Parameter isWanted: says of a top-level key whether its object or array is to be read.
    init(_ stream: any ByteStream, longestElement: Int, isWanted: @escaping (Bytes) -> Bool) throws {
        window = ByteWindow(stream, longestRecord: longestElement)
        self.isWanted = isWanted
        try window.dropByteOrderMark()
    }

    /// The next wanted object, or object of a wanted array, valid until the next call; `nil` at the end of the file.
    ///
    /// - Throws: `ImportError.truncated`, `.corrupt`
    mutating func next() throws -> Bytes? {
        if !hasStarted {
            guard try peek() == UInt8(ascii: "{") else { throw ImportError.corrupt }
            window.drop(1)
            hasStarted = true
        }
        while !isAtEnd {
            guard isInArray else {
                if let object = try enter() { return object }
                continue
            }
            switch try peek() {
            case UInt8(ascii: ","): window.drop(1)
            case UInt8(ascii: "]"):
                window.drop(1)
                isInArray = false
            case UInt8(ascii: "{"), UInt8(ascii: "["): if let element = try bracketed(keep: true) { return element }
            default: try skipScalar()
            }
        }
        return nil
    }

    /// Goes on to the next wanted value, or the end of the object.
    ///
    /// - Returns: a wanted object
    private mutating func enter() throws -> Bytes? {
        switch try peek() {
        case UInt8(ascii: "}"):
            window.drop(1)
            isAtEnd = true
        case UInt8(ascii: ","): window.drop(1)
        case UInt8(ascii: "\""):
            let isWanted = isWanted(try key())
            guard try peek() == UInt8(ascii: ":") else { throw ImportError.corrupt }
            window.drop(1)
            switch try peek() {
            case UInt8(ascii: "[") where isWanted:
                window.drop(1)
                isInArray = true
            case UInt8(ascii: "{") where isWanted: return try bracketed(keep: true)
            case UInt8(ascii: "{"), UInt8(ascii: "["): _ = try bracketed(keep: false)
            default: try skipScalar()
            }
        default: throw ImportError.corrupt
        }
        return nil
    }

    /// The next byte that is not space.
    private func peek() throws -> UInt8 {
        while true {
            let bytes = window.bytes
            if let place = bytes.firstIndex(where: { $0 > 0x20 }) {
                window.drop(place)
                return bytes[place]
            }
            window.drop(bytes.count)
            guard try window.more() else { throw ImportError.truncated }
        }
    }

    private func key() throws -> Bytes {
        while true {
            let bytes = window.bytes
            if let end = bytes.index(of: UInt8(ascii: "\""), from: 1) {
                window.drop(end + 1)
                return bytes.part(1..<end)
            }
            guard bytes.count < 1000 else { throw ImportError.corrupt }
            guard try window.more() else { throw ImportError.truncated }
        }
    }

    /// A value in brackets, unless it is too long.
    private mutating func bracketed(keep: Bool) throws -> Bytes? {
        var nesting = JSONNesting()
        var seen = 0
        var isTooLong = false
        while true {
            let bytes = window.bytes
            if let end = nesting.end(in: bytes, from: seen) {
                window.drop(end)
                if nesting.isBroken { throw ImportError.corrupt }
                if isTooLong { tooLong += 1 }
                return isTooLong || !keep ? nil : bytes.part(0..<end)
            }
            seen = bytes.count
            if !keep || isTooLong || seen > window.longestRecord {
                isTooLong = keep
                window.drop(seen)
                seen = 0
            }
            guard try window.more() else { throw ImportError.truncated }
        }
    }

    private func skipScalar() throws {
        if try peek() == UInt8(ascii: "\"") {
            window.drop(1)
            var isAfterBackslash = false
            while true {
                for (place, byte) in window.bytes.enumerated() {
                    if byte == UInt8(ascii: "\""), !isAfterBackslash {
                        window.drop(place + 1)
                        return
                    }
                    isAfterBackslash = byte == UInt8(ascii: "\\") && !isAfterBackslash
                }
                window.drop(window.bytes.count)
                guard try window.more() else { throw ImportError.truncated }
            }
        }
        let first = try peek()
        guard first.isLiteral else { throw ImportError.corrupt }
        while true {
            let bytes = window.bytes
            if let end = bytes.firstIndex(where: { !$0.isLiteral }) {
                window.drop(end)
                return
            }
            window.drop(bytes.count)
            guard try window.more() else { throw ImportError.truncated }
        }
    }
}

extension UInt8 {
    /// Whether it may stand in true, false, null or a number.
    fileprivate var isLiteral: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"),
            UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"):
            true
        default: false
        }
    }
}
