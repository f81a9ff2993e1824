enum Migration011ExerciseVideo {
    /// An exercise of the library or one's own; not a foreign key, for the library is not in the database.
    static let sql = """
        CREATE TABLE exercise_video (
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            exercise TEXT NOT NULL CHECK (exercise <> ''),
            address TEXT NOT NULL CHECK (address <> ''),
            PRIMARY KEY (owner, exercise)
        ) STRICT, WITHOUT ROWID
        """
}
