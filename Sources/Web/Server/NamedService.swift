public import ServiceLifecycle

/// A service by the name of its type: the group that runs it would describe all that it holds, the whole store, which was
/// a quarter of the start.
public protocol NamedService: Service, CustomStringConvertible {}

extension NamedService {
    public var description: String { "\(Self.self)" }
}
