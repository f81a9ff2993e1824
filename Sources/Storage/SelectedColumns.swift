import GRDB

/// Columns in the order in which a statement selects them, a case each: what asks for them and what reads them cannot part,
/// and many rows are read by place, which costs less than by name.
protocol SelectedColumns: RawRepresentable<Int>, CaseIterable {}

extension SelectedColumns {
    /// For `SELECT`
    static var list: String { allCases.map { AccountPart.column("\($0)") }.joined(separator: ", ") }
    static var count: Int { allCases.count }
}

extension Row {
    subscript<Value: DatabaseValueConvertible & StatementColumnConvertible>(_ column: some SelectedColumns) -> Value {
        self[column.rawValue]
    }
}
