enum Migration004MealTemplate {
    static let sql = """
        CREATE TABLE meal_template (
            id TEXT PRIMARY KEY NOT NULL,
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            name TEXT NOT NULL CHECK (name <> ''),
            slot TEXT,
            -- ISO weekdays with commas; empty for any day
            weekdays TEXT NOT NULL,
            items TEXT NOT NULL CHECK (json_valid(items)),
            used_count INTEGER NOT NULL DEFAULT 0,
            last_used_at REAL,
            created_at REAL NOT NULL,
            deleted_at REAL
        ) STRICT;
        CREATE INDEX meal_template_owner ON meal_template(owner);
        """
}
