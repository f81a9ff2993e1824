enum Migration012Erasure {
    /// Accounts whose rows are gone and whose traces still have to go: kept until none is left in any file.
    static let sql = """
        CREATE TABLE erasure (
            account TEXT PRIMARY KEY NOT NULL
        ) STRICT, WITHOUT ROWID;
        """
}
