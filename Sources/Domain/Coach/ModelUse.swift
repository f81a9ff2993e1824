/// What someone's language model may cost in a month, and what of it each million tokens costs. In a currency of theirs.
public struct ModelLimits: Codable, Sendable, Equatable {
    /// For a million tokens that are sent
    public var inputPrice: Double?
    /// For a million tokens that come back
    public var outputPrice: Double?
    /// For all of a month of the calendar; `nil` for no limit
    public var monthCap: Double?

    /// What a price or a cap may be
    public static let range = 0...100_000.0

    public init(inputPrice: Double? = nil, outputPrice: Double? = nil, monthCap: Double? = nil) {
        self.inputPrice = inputPrice
        self.outputPrice = outputPrice
        self.monthCap = monthCap
    }

    public func cost(_ tokens: ModelTokens) -> Double {
        (Double(tokens.input) * (inputPrice ?? 0) + Double(tokens.output) * (outputPrice ?? 0)) / 1_000_000
    }
}

/// Tokens of one request, or of several.
public struct ModelTokens: Codable, Sendable, Equatable {
    public var input: Int
    public var output: Int

    public init(input: Int = 0, output: Int = 0) {
        self.input = input
        self.output = output
    }

    /// What a request took: as its server counts it, as far as that can be true; else by its length.
    ///
    /// - Parameters:
    ///   - reserved: bytes that were sent, and tokens that were asked for
    ///   - length: bytes that came back
    public static func taken(of reserved: ModelTokens, counted: ModelTokens?, length: Int) -> ModelTokens {
        guard let counted else { return ModelTokens(input: reserved.input / 3 + 1, output: length / 3 + 1) }
        return ModelTokens(
            input: min(max(counted.input, 0), reserved.input),
            output: min(max(counted.output, 0), max(reserved.output, length)))
    }
}

/// What was asked of a language model in a month.
public struct ModelUse: Codable, Sendable, Equatable {
    /// "2026-03"
    public var month: String
    public var requests: Int
    public var tokens: ModelTokens
    public var cost: Double

    public init(month: String, requests: Int = 0, tokens: ModelTokens = ModelTokens(), cost: Double = 0) {
        self.month = month
        self.requests = requests
        self.tokens = tokens
        self.cost = cost
    }

    /// The month of a day
    public static func month(of date: CivilDate) -> String { String(date.description.prefix(7)) }
}
