enum Migration014WorkoutJoin {
    /// The imported workout that a logged one is the same training as; it stands in no table of its own.
    static let sql = "ALTER TABLE workout ADD COLUMN joined TEXT"
}
