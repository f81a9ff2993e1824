enum Migration007Micronutrients {
    /// `Micronutrients.text`: figures in the order of `Micronutrient` with semicolons between, because days are read far
    /// more often than their vitamins. Of the amount eaten in an entry, of 100 g in a food.
    static let sql = """
        ALTER TABLE food_entry ADD COLUMN micros TEXT CHECK (micros GLOB '*[0-9]' AND micros NOT GLOB '*[^0-9.;e-]*');
        ALTER TABLE food ADD COLUMN micros TEXT CHECK (micros GLOB '*[0-9]' AND micros NOT GLOB '*[^0-9.;e-]*');
        """
}
