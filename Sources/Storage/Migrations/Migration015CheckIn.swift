enum Migration015CheckIn {
    /// Answers to what was proposed for the plan, one a week, by the last day of the week that was looked back on.
    static let sql = """
        CREATE TABLE check_in (
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            answer TEXT NOT NULL CHECK (json_valid(answer)),
            at REAL NOT NULL,
            PRIMARY KEY (owner, day)
        ) STRICT, WITHOUT ROWID
        """
}
