enum Migration009Chat {
    static let sql = """
        CREATE TABLE chat_message (
            id TEXT PRIMARY KEY NOT NULL,
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            conversation TEXT NOT NULL,
            at REAL NOT NULL,
            role TEXT NOT NULL,
            text TEXT NOT NULL,
            -- of the coach: how the question was read, what the answer rests on
            answer TEXT CHECK (answer IS NULL OR json_valid(answer)),
            deleted_at REAL
        ) STRICT;
        CREATE INDEX chat_message_conversation ON chat_message(owner, conversation, at);
        """
}
