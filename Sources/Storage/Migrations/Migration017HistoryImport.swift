enum Migration017HistoryImport {
    /// Batches may come from any app, and hold entries, workouts and exercises, which stand in their own tables. A batch
    /// that a longer one of the same app replaces on a day holds what it held.
    static let sql = """
        CREATE TABLE import_batch_new (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind IN ('export', 'push')),
            file_name TEXT NOT NULL,
            -- only what is live counts for days
            state TEXT NOT NULL CHECK (state IN ('reading', 'ready', 'live', 'takenBack')),
            -- where two live batches tell of the same metric and day, the later export counts
            exported_at REAL NOT NULL,
            created_at REAL NOT NULL,
            taken_back_at REAL,
            summary TEXT CHECK (summary IS NULL OR json_valid(summary)),
            origin TEXT NOT NULL DEFAULT 'apple' CHECK (origin <> '')
        ) STRICT;
        INSERT INTO import_batch_new
            SELECT id, owner, kind, file_name, state, exported_at, created_at, taken_back_at, summary, origin
            FROM import_batch;
        UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'import_batch')
            WHERE name = 'import_batch_new' AND EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'import_batch');
        DROP TABLE import_batch;
        ALTER TABLE import_batch_new RENAME TO import_batch;
        CREATE INDEX import_batch_owner ON import_batch(owner);
        -- what a batch holds beside figures; a row counts while a live batch that holds it counts for its day
        CREATE TABLE import_item (
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind IN ('entry', 'workout', 'exercise')),
            batch INTEGER NOT NULL,
            item TEXT NOT NULL,
            -- empty for an exercise
            day TEXT NOT NULL,
            PRIMARY KEY (owner, kind, batch, item)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX import_item_item ON import_item(owner, kind, item);
        -- what somebody answered about files that do not say it themselves
        CREATE TABLE import_answer (
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            question TEXT NOT NULL CHECK (question <> ''),
            answer TEXT NOT NULL,
            PRIMARY KEY (owner, question)
        ) STRICT, WITHOUT ROWID;
        """
}
