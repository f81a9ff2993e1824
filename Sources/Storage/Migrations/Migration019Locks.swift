enum Migration019Locks {
    /// Passkeys, and what closes a session on its device until somebody opens it again. Of a PIN only a hash is kept.
    static let sql = """
        CREATE TABLE passkey (
            id TEXT PRIMARY KEY NOT NULL,
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            name TEXT NOT NULL CHECK (name <> ''),
            credential BLOB NOT NULL UNIQUE,
            public_key BLOB NOT NULL,
            counter INTEGER NOT NULL CHECK (counter BETWEEN 0 AND 4294967295),
            created_at REAL NOT NULL,
            last_used_at REAL,
            refused_at REAL
        ) STRICT;
        CREATE INDEX passkey_owner ON passkey(owner);
        CREATE TABLE app_lock (
            session TEXT PRIMARY KEY NOT NULL REFERENCES session(id) ON DELETE CASCADE,
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            minutes INTEGER NOT NULL CHECK (minutes > 0),
            locks_on_return INTEGER NOT NULL CHECK (locks_on_return IN (0, 1)),
            pin_hash BLOB,
            pin_tries INTEGER NOT NULL DEFAULT 0 CHECK (pin_tries >= 0),
            pin_open_at REAL,
            active_at REAL NOT NULL,
            locked_at REAL
        ) STRICT;
        CREATE INDEX app_lock_owner ON app_lock(owner)
        """
}
