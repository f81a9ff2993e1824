public import Domain

extension Metric {
    /// The key of its name.
    public var nameKey: String { "metric.\(rawValue)" }

    /// The key of its name at a place, `recovery` for one: that of the place where it is called otherwise there.
    public func nameKey(in place: String) -> String {
        let own = "\(place).\(nameKey)"
        return Strings.shared.has(own) ? own : nameKey
    }
}
