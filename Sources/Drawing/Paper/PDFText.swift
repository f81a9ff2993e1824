/// Text as PDF writes it in its own syntax.
enum PDFText {
    /// Bytes of the page's encoding, in parentheses.
    static func literal(_ bytes: [UInt8]) -> [UInt8] {
        var result = [UInt8(ascii: "(")]
        result.reserveCapacity(bytes.count + 2)
        for byte in bytes {
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "\\") {
                result.append(UInt8(ascii: "\\"))
            }
            result.append(byte)
        }
        result.append(UInt8(ascii: ")"))
        return result
    }

    /// Any text outside a page: in letters of ASCII, else in UTF-16.
    static func string(_ text: String) -> [UInt8] {
        let utf8 = Array(text.utf8)
        if utf8.allSatisfy({ 32...126 ~= $0 }) { return literal(utf8) }
        let digits = Array("0123456789ABCDEF".utf8)
        var result = Array("<FEFF".utf8)
        for unit in text.utf16 {
            for shift in [12, 8, 4, 0] { result.append(digits[Int(unit >> UInt16(shift)) & 15]) }
        }
        return result + [UInt8(ascii: ">")]
    }
}
