public import Domain
import GRDB

/// What each account's language model may cost, and did.
public struct ModelUseStore: Sendable {
    let connection: Connection

    public func limits(of owner: Account.ID) throws -> ModelLimits {
        try connection.read { try Self.limits(of: owner, in: $0) }
    }

    public func set(_ limits: ModelLimits, of owner: Account.ID) throws {
        try connection.writeUncounted { db in
            try db.execute(
                sql: """
                    INSERT OR REPLACE INTO model_limit (owner, input_price, output_price, month_cap)
                    VALUES (?, ?, ?, ?)
                    """,
                arguments: [owner, limits.inputPrice, limits.outputPrice, limits.monthCap])
        }
    }

    /// - Parameter month: as `ModelUse.month` writes it
    public func use(of owner: Account.ID, in month: String) throws -> ModelUse {
        try connection.read { try Self.use(of: owner, in: month, $0) }
    }

    /// Counts a request before it is sent, as dear as it can become, so that two at once do not go past the cap together.
    ///
    /// - Returns: false, and counts nothing, where it could go past the cap
    public func reserve(_ tokens: ModelTokens, of owner: Account.ID, in month: String) throws -> Bool {
        try connection.writeUncounted { db in
            let limits = try Self.limits(of: owner, in: db)
            var use = try Self.use(of: owner, in: month, db)
            use.requests += 1
            use.tokens.input += tokens.input
            use.tokens.output += tokens.output
            use.cost += limits.cost(tokens)
            if let cap = limits.monthCap, use.cost > cap { return false }
            try Self.write(use, of: owner, db)
            return true
        }
    }

    /// What a reserved request really took, in place of what it could have.
    public func settle(
        _ reserved: ModelTokens, to tokens: ModelTokens, of owner: Account.ID, in month: String
    ) throws {
        try connection.writeUncounted { db in
            let limits = try Self.limits(of: owner, in: db)
            var use = try Self.use(of: owner, in: month, db)
            use.tokens.input = max(0, use.tokens.input - reserved.input + tokens.input)
            use.tokens.output = max(0, use.tokens.output - reserved.output + tokens.output)
            use.cost = max(0, use.cost - limits.cost(reserved) + limits.cost(tokens))
            try Self.write(use, of: owner, db)
        }
    }

    private static func limits(of owner: Account.ID, in db: GRDB.Database) throws -> ModelLimits {
        let row = try Row.fetchOne(
            db, sql: "SELECT input_price, output_price, month_cap FROM model_limit WHERE owner = ?", arguments: [owner])
        return row.map {
            ModelLimits(inputPrice: $0["input_price"], outputPrice: $0["output_price"], monthCap: $0["month_cap"])
        } ?? ModelLimits()
    }

    private static func use(of owner: Account.ID, in month: String, _ db: GRDB.Database) throws -> ModelUse {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT requests, input_tokens, output_tokens, cost FROM model_use WHERE owner = ? AND month = ?
                """,
            arguments: [owner, month])
        return row.map {
            ModelUse(
                month: month, requests: $0["requests"],
                tokens: ModelTokens(input: $0["input_tokens"], output: $0["output_tokens"]), cost: $0["cost"])
        } ?? ModelUse(month: month)
    }

    private static func write(_ use: ModelUse, of owner: Account.ID, _ db: GRDB.Database) throws {
        try db.execute(
            sql: """
                INSERT OR REPLACE INTO model_use (owner, month, requests, input_tokens, output_tokens, cost)
                VALUES (?, ?, ?, ?, ?, ?)
                """,
            arguments: [owner, use.month, use.requests, use.tokens.input, use.tokens.output, use.cost])
    }
}
