enum Migration013FoodEntryIndexes {
    /// For what is asked of the whole history: on which days something was logged, and each food's first and last time.
    static let sql = """
        CREATE INDEX food_entry_kept ON food_entry(owner, day) WHERE deleted_at IS NULL;
        CREATE INDEX food_entry_food ON food_entry(owner, coalesce(food_id, 'called ' || lower(name)), at, day)
            WHERE deleted_at IS NULL;
        CREATE INDEX figure_manual ON figure(owner, day) WHERE source = 'manual';
        """
}
