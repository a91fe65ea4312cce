import Coding

/// Why the database did not do what it was asked.
@Memberwise(unlabelled: 2) public struct StoreFailure: Error, Hashable, Sendable {
  /// What kind of failure it was.
  public enum Kind: Hashable, Sendable {
    /// Another connection holds a lock, longer than we wait for it.
    case busy
    /// A rule of the schema would be broken. The name is that of the CHECK, or the columns
    /// (`friend.id`) of a key, or empty for a foreign key.
    case constraint(String)
    /// No space on the disk, or the database's own limit is reached.
    case full
    /// The file is damaged, or is not a database.
    case corrupt
    /// The file or its directory may not be written.
    case readOnly
    /// Given up because it took too long, or because its caller went away.
    case interrupted
    /// A row does not hold what the program expects.
    case mismatch
    /// Anything else; the number is the engine's own code.
    case other(Int)
  }

  public let kind: Kind
  /// The engine's words. They name tables and columns, never values, so they may be logged.
  public let message: String
}

extension StoreFailure: CustomStringConvertible {
  public var description: String { "\(word): \(message)" }

  /// One word for logs and metrics.
  public var word: String {
    switch kind {
    case .busy: "busy"
    case .constraint: "constraint"
    case .full: "full"
    case .corrupt: "corrupt"
    case .readOnly: "read only"
    case .interrupted: "interrupted"
    case .mismatch: "mismatch"
    case .other(let code): "failure \(code)"
    }
  }
}
