/// A number with what it counts, on one scale for each kind.
struct CareQuantity: Equatable {
    enum Dimension: String {
        /// Kilograms of a body or of what is lost
        case kg
        /// Kilocalories
        case kcal
        /// Days; hours and weeks are days too.
        case days
        /// "day 5", "week 6", in days
        case day
        /// Years of age
        case age
        /// Pills, tablets
        case pills
        case bpm
        /// A number alone
        case n
        /// Kilometres, repetitions, grams: nothing to be careful about
        case other
    }

    var dimension: Dimension
    var value: Double
    /// Tokens that it takes.
    var length: Int

    /// What a word makes of the number before it: "kg" of words.tsv's row `unit:kg:1`.
    struct Unit: Sendable {
        var dimension: Dimension
        var factor: Double
    }
}
