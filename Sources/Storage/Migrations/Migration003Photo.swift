enum Migration003Photo {
    static let sql = """
        -- Pictures; each is a file photos/<id>.jpg beside the database.
        CREATE TABLE photo (
            id TEXT PRIMARY KEY NOT NULL,
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            -- "profile", or "entry " and the id of a food entry
            subject TEXT NOT NULL,
            created_at REAL NOT NULL,
            UNIQUE (owner, subject)
        ) STRICT;
        """
}
