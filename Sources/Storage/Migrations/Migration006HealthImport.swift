enum Migration006HealthImport {
    static let sql = """
        CREATE TABLE import_batch (
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
            summary TEXT CHECK (summary IS NULL OR json_valid(summary))
        ) STRICT;
        CREATE INDEX import_batch_owner ON import_batch(owner);
        CREATE TABLE health_source (
            id INTEGER PRIMARY KEY,
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            name TEXT NOT NULL CHECK (name <> ''),
            kind TEXT NOT NULL CHECK (kind IN ('manual', 'watch', 'phone', 'other')),
            UNIQUE (owner, name)
        ) STRICT;
        -- `RecordedShare`: counts where the source stands before all rivals, in the person's order
        CREATE TABLE health_figure (
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            metric TEXT NOT NULL,
            day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            batch INTEGER NOT NULL,
            source INTEGER NOT NULL,
            -- ids with commas
            rivals TEXT NOT NULL,
            value REAL NOT NULL CHECK (value BETWEEN -1e9 AND 1e9),
            -- later batches that say the same of this metric and day, ids with commas around
            also TEXT NOT NULL DEFAULT '',
            PRIMARY KEY (owner, metric, day, batch, source, rivals)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE health_detail (
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind IN ('sleep', 'workouts', 'steps', 'heartRate')),
            day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            batch INTEGER NOT NULL,
            content TEXT NOT NULL CHECK (json_valid(content)),
            also TEXT NOT NULL DEFAULT '',
            PRIMARY KEY (owner, kind, day, batch)
        ) STRICT, WITHOUT ROWID;
        """
}
