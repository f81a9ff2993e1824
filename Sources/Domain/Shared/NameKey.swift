/// A key of an object whose names are known when it is written or read.
public struct NameKey: CodingKey {
    public let stringValue: String
    public var intValue: Int? { nil }

    public init(_ name: String) { stringValue = name }
    public init(stringValue: String) { self.stringValue = stringValue }
    public init?(intValue _: Int) { nil }
}
