enum Migration020ModelUse {
    /// What someone's language model costs and may cost, and what it did in each month.
    static let sql = """
        CREATE TABLE model_limit (
            owner TEXT PRIMARY KEY NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            input_price REAL CHECK (input_price >= 0),
            output_price REAL CHECK (output_price >= 0),
            month_cap REAL CHECK (month_cap >= 0)
        ) STRICT;
        CREATE TABLE model_use (
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            month TEXT NOT NULL CHECK (month GLOB '[12][0-9][0-9][0-9]-[01][0-9]'),
            requests INTEGER NOT NULL CHECK (requests >= 0),
            input_tokens INTEGER NOT NULL CHECK (input_tokens >= 0),
            output_tokens INTEGER NOT NULL CHECK (output_tokens >= 0),
            cost REAL NOT NULL CHECK (cost >= 0),
            PRIMARY KEY (owner, month)
        ) STRICT, WITHOUT ROWID
        """
}
