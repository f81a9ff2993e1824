import Domain
import Foundation
import Synchronization

/// Everybody's model endpoints. They stand in the file `secrets`, not in the database: no export or backup has them.
final class ModelEndpoints: Sendable {
    private let directory: URL
    private let secrets: Mutex<Secrets>

    /// - Parameter accounts: who there is. What stood there for anybody else, whom an ended process was erasing, goes.
    /// - Throws: when it cannot be taken from the file
    init(secrets: Secrets, directory: URL, accounts: [Account.ID]) throws {
        self.directory = directory
        self.secrets = Mutex(secrets)
        for gone in Set((secrets.models ?? [:]).keys).subtracting(accounts) { try set(nil, of: gone) }
    }

    subscript(owner: Account.ID) -> ModelEndpoint? { secrets.withLock { $0.models?[owner] } }

    /// Sets an endpoint, or with `nil` takes it and its key away.
    ///
    /// - Throws: when the file cannot be written; then nothing changes.
    func set(_ endpoint: ModelEndpoint?, of owner: Account.ID) throws {
        try secrets.withLock { secrets in
            if endpoint == secrets.models?[owner] { return }
            var changed = secrets
            var models = changed.models ?? [:]
            models[owner] = endpoint
            changed.models = models.isEmpty ? nil : models
            try changed.write(to: directory)
            secrets = changed
        }
    }
}
