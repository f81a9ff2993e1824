enum Migration018Reminders {
    /// What someone is reminded of, and the secret address at which a calendar reads it: of that only a hash is kept.
    static let sql = """
        CREATE TABLE reminders (
            owner TEXT PRIMARY KEY NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            reminders TEXT NOT NULL CHECK (json_valid(reminders)),
            saved_at REAL NOT NULL CHECK (saved_at BETWEEN 0 AND 7258118400)
        ) STRICT;
        CREATE TABLE calendar_address (
            owner TEXT PRIMARY KEY NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            secret_hash BLOB NOT NULL UNIQUE,
            created_at REAL NOT NULL
        ) STRICT
        """
}
