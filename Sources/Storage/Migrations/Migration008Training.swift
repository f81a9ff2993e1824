enum Migration008Training {
    static let sql = """
        CREATE TABLE workout (
            id TEXT PRIMARY KEY NOT NULL,
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            day TEXT NOT NULL,
            at REAL NOT NULL,
            minute INTEGER NOT NULL CHECK (minute BETWEEN 0 AND 1439),
            name TEXT NOT NULL,
            kind TEXT NOT NULL,
            -- how long it took, and where nobody said that, how long its timed sets did
            minutes REAL,
            known_minutes REAL,
            is_open INTEGER NOT NULL CHECK (is_open IN (0, 1)),
            template TEXT,
            notes TEXT,
            exercises TEXT NOT NULL CHECK (json_valid(exercises)),
            idempotency_key TEXT,
            created_at REAL NOT NULL,
            updated_at REAL NOT NULL,
            deleted_at REAL,
            UNIQUE (owner, idempotency_key)
        ) STRICT;
        CREATE INDEX workout_day ON workout(owner, day);
        CREATE TABLE workout_template (
            id TEXT PRIMARY KEY NOT NULL,
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            template TEXT NOT NULL CHECK (json_valid(template)),
            used_count INTEGER NOT NULL DEFAULT 0,
            last_used_at REAL,
            created_at REAL NOT NULL,
            deleted_at REAL
        ) STRICT;
        CREATE INDEX workout_template_owner ON workout_template(owner);
        CREATE TABLE own_exercise (
            id TEXT PRIMARY KEY NOT NULL,
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            exercise TEXT NOT NULL CHECK (json_valid(exercise)),
            created_at REAL NOT NULL,
            deleted_at REAL
        ) STRICT;
        CREATE INDEX own_exercise_owner ON own_exercise(owner);
        """
}
