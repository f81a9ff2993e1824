enum Migration021OwnMeasure {
    /// What someone measures of their body by a name and in a unit of their own, and its figures: one a day.
    static let sql = """
        CREATE TABLE own_measure (
            id TEXT PRIMARY KEY NOT NULL,
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            name TEXT NOT NULL CHECK (name <> ''),
            unit TEXT NOT NULL,
            created_at REAL NOT NULL,
            deleted_at REAL
        ) STRICT;
        CREATE INDEX own_measure_owner ON own_measure(owner);
        CREATE TABLE own_figure (
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            measure TEXT NOT NULL REFERENCES own_measure(id) ON DELETE CASCADE,
            day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
            value REAL NOT NULL CHECK (value BETWEEN -1e9 AND 1e9),
            updated_at REAL NOT NULL,
            PRIMARY KEY (owner, measure, day)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX own_figure_day ON own_figure(owner, day);
        CREATE INDEX own_figure_measure ON own_figure(measure)
        """
}
