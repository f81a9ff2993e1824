/// The next bytes of a stream, never empty; `nil` at its end.
public typealias Pull = () throws -> [UInt8]?
/// Takes the next bytes of a stream.
public typealias Push = ([UInt8]) throws -> Void

/// Why a file cannot be read.
public enum ArchiveError: Error, Equatable {
    /// It is of another kind.
    case foreign
    /// It ends too early.
    case truncated
    /// It is not as it was written.
    case damaged
    /// It is encrypted, with a passphrase that was not given.
    case noPassphrase
    /// It is encrypted for keys that were not given.
    case noIdentity
    /// The passphrase, or every key, is another one.
    case wrongKey
    /// It asks for more memory to open than is given to it.
    case tooCostly
    /// A text is no key of this kind.
    case badKey
    /// There is more of it than the form can hold.
    case tooLarge
}
