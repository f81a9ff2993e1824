public import struct Foundation.Date

/// Whose export it is. Of two that tell of the same figure of a day, the later one counts when they are of the same origin;
/// of different origins, the one whose source the person trusts more.
public enum HealthOrigin: String, Codable, Sendable, CaseIterable {
    /// The Health app of an iPhone, which has what other apps write into it.
    case apple
    case garmin, oura, polar
    case myFitnessPal = "myfitnesspal"
    case cronometer
    case loseIt = "loseit"
    case strong, hevy
    case fitNotes = "fitnotes"
    case strongLifts = "stronglifts"
    case fitbit, withings, samsung, strava
    case openScale = "openscale"
    case libra, waistline
    case openNutriTracker = "opennutritracker"
    /// What was exported from here.
    case vitalPath = "vitalpath"
    /// Any other table.
    case table = "csv"

    /// What people call it.
    public var name: String {
        switch self {
        case .apple: "Apple Health"
        case .garmin: "Garmin"
        case .oura: "Oura"
        case .polar: "Polar"
        case .myFitnessPal: "MyFitnessPal"
        case .cronometer: "Cronometer"
        case .loseIt: "Lose It!"
        case .strong: "Strong"
        case .hevy: "Hevy"
        case .fitNotes: "FitNotes"
        case .strongLifts: "StrongLifts"
        case .fitbit: "Fitbit"
        case .withings: "Withings"
        case .samsung: "Samsung Health"
        case .strava: "Strava"
        case .openScale: "openScale"
        case .libra: "Libra"
        case .waistline: "Waistline"
        case .openNutriTracker: "OpenNutriTracker"
        case .vitalPath: "VitalPath"
        case .table: "CSV"
        }
    }

    /// What its figures come from.
    public var sourceKind: HealthSource.Kind {
        switch self {
        case .apple, .garmin, .oura, .polar, .fitbit, .strava: .watch
        case .samsung: .phone
        case .vitalPath: .manual
        default: .other
        }
    }
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
