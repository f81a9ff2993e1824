/// The figures behind a chart, as text.
public protocol ChartFigures {
    /// An array with one object a row; `null` where nothing is known.
    func json() -> String
    /// RFC 4180; empty cells where nothing is known.
    func csv() -> String
}
