enum Migration002AppleIdentity {
    static let sql = """
        -- Who signs in with Apple, by the name that Apple has for them here.
        CREATE TABLE apple_identity (
            subject TEXT PRIMARY KEY NOT NULL,
            owner TEXT NOT NULL UNIQUE REFERENCES account(id) ON DELETE CASCADE,
            created_at REAL NOT NULL
        ) STRICT;
        """
}
