import HTTPTypes

extension HTTPField.Name {
    static let referrerPolicy = written("Referrer-Policy")
    static let crossOriginOpenerPolicy = written("Cross-Origin-Opener-Policy")
    static let secFetchSite = written("Sec-Fetch-Site")
    static let secFetchMode = written("Sec-Fetch-Mode")
    static let idempotencyKey = written("Idempotency-Key")
    /// A page's own name for itself, with all that it changes
    static let vitalpathPage = written("Vitalpath-Page")
    /// What a request of a page changed, as an event tells it
    static let vitalpathChanged = written("Vitalpath-Changed")
    static let vitalpathAccount = written("Vitalpath-Account")
    static let menstrual = written("X-Menstrual")
    static let fileName = written("X-File-Name")
    static let mcpProtocolVersion = written("MCP-Protocol-Version")
    static let mcpMethod = written("Mcp-Method")
    static let mcpName = written("Mcp-Name")
    static let mcpSession = written("Mcp-Session-Id")

    /// A name that stands in the program. One that cannot be a name ends the first test that uses it: nothing that
    /// anybody sends gets here.
    private static func written(_ name: StaticString) -> HTTPField.Name {
        guard let name = HTTPField.Name(name.description) else { preconditionFailure("\(name) is no header") }
        return name
    }
}
