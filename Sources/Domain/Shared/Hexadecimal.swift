extension Sequence<UInt8> {
    /// Two digits a byte, in small letters
    public var hex: String { map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() }
}
