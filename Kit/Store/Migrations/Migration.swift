import Coding

/// One step of a schema. Once released it is never edited, renamed or removed.
public struct Migration: Hashable, Sendable {
  /// A short verb phrase in camel case, unique in its group: `createFriend`.
  public let name: String
  public let statements: [SQL]

  public init(_ name: String, _ statements: SQL...) {
    self.name = name
    self.statements = statements
  }

  /// FNV-1a (64 bits) of the statements with runs of white space counted as one space.
  ///
  /// It notices an edit, it does not withstand an attacker: who can write the file needs no trick.
  public var checksum: Int64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    for statement in statements {
      var pendingSpace = false
      for byte in statement.text.utf8 {
        if byte == 32 || (9...13).contains(byte) {
          pendingSpace = true
          continue
        }
        if pendingSpace { add(32) }
        pendingSpace = false
        add(byte)
      }
      add(UInt8(ascii: ";"))
    }
    return Int64(bitPattern: hash)
  }
}

/// The migrations of one module (`sync`, `accounts`, `friends`), oldest first. New ones are only
/// added at the end.
@Memberwise(unlabelled: 2) public struct MigrationGroup: Hashable, Sendable {
  public let name: String
  public let migrations: [Migration]
}

/// Why the schema is not what the program needs. The program must not start.
public enum MigrationFailure: Error, Hashable, Sendable {
  /// A migration that was already applied has other statements or another place now.
  case changed(group: String, name: String)
  /// The data was written by a newer program.
  case unknown(group: String, name: String)
  /// A migration could not be applied. None of those that were due is.
  case failed(group: String, name: String, StoreFailure)
  case store(StoreFailure)
}

extension MigrationFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .changed(let group, let name):
      "migration \(group)/\(name) is not the one this data was made with"
    case .unknown(let group, let name):
      "this data was written by a newer program (migration \(group)/\(name) is unknown here)"
    case .failed(let group, let name, let failure):
      "migration \(group)/\(name) could not be applied: \(failure)"
    case .store(let failure): "the schema could not be read: \(failure)"
    }
  }
}
