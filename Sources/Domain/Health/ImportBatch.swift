public import struct Foundation.Date

/// Whose export it is. Of two that tell of the same figure of a day, the later one counts when they are of the same origin;
/// of different origins, the one whose source the person trusts more.
public enum HealthOrigin: String, Codable, Sendable, CaseIterable {
    /// The Health app of an iPhone, which has what other apps write into it.
    case apple
    case garmin, oura, polar
}

/// One import of health records, which counts and stops counting as a whole.
public struct ImportBatch: Codable, Sendable, Equatable, Identifiable {
    public var id: Int64
    public var kind: Kind
    public var fileName: String
    public var state: State
    /// When the phone wrote the file.
    public var exportedAt: Date
    public var createdAt: Date
    public var summary: HealthSummary?

    public enum Kind: String, Codable, Sendable {
        /// The Health app's own file.
        case export
        /// Figures that an automation on the phone sends, those of one day of sending together.
        case push
    }

    public enum State: String, Codable, Sendable {
        case reading
        /// Read to its end; counts once it is confirmed.
        case ready
        case live
        case takenBack
    }

    public init(
        id: Int64, kind: Kind, fileName: String, state: State, exportedAt: Date, createdAt: Date,
        summary: HealthSummary? = nil
    ) {
        self.id = id
        self.kind = kind
        self.fileName = fileName
        self.state = state
        self.exportedAt = exportedAt
        self.createdAt = createdAt
        self.summary = summary
    }
}
