enum Migration005Recipe {
    static let sql = """
        CREATE TABLE recipe (
            id TEXT PRIMARY KEY NOT NULL,
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            recipe TEXT NOT NULL CHECK (json_valid(recipe)),
            created_at REAL NOT NULL,
            deleted_at REAL
        ) STRICT;
        CREATE INDEX recipe_owner ON recipe(owner);
        -- Digits of the EAN or UPC on the pack, as `Food.barcode` has them.
        ALTER TABLE food ADD COLUMN barcode TEXT;
        """
}
