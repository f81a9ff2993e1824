enum Migration016ArticleRead {
    /// Articles that someone has read.
    static let sql = """
        CREATE TABLE article_read (
            owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            article TEXT NOT NULL CHECK (article <> ''),
            at REAL NOT NULL,
            PRIMARY KEY (owner, article)
        ) STRICT, WITHOUT ROWID
        """
}
