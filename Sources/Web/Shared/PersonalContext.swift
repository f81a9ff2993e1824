import Domain
import Hummingbird
import NIOCore
import Services

/// A request of someone who is signed in. What has a person's data is a route of a group with this context: it has the
/// person, and cannot be reached without.
struct PersonalContext: ChildRequestContext {
    var coreContext: CoreRequestContextStorage
    let person: Person
    private let caller: Caller

    /// - Throws: 401 when nobody is signed in, 423 when the session is locked.
    init(context: Caller) throws {
        guard let person = context.person else { throw context.nobody }
        self.person = person
        coreContext = context.coreContext
        caller = context
    }

    var channel: any Channel { caller.channel }

    /// For matters of the account itself: as that of `Caller`.
    func signedInOwner() throws(Problem) -> Account.ID { try caller.signedInOwner() }
}
