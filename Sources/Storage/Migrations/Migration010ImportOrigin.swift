enum Migration010ImportOrigin {
    static let sql = """
        ALTER TABLE import_batch ADD COLUMN origin TEXT NOT NULL DEFAULT 'apple'
            CHECK (origin IN ('apple', 'garmin', 'oura', 'polar'))
        """
}
