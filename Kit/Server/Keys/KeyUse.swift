import Coding
import Core
import Store

/// Where a module stores data of users that only a key of the server can decrypt or check.
///
/// Queued messages and unconfirmed sign-ups are left out: they end by themselves, and no account
/// depends on them.
public struct KeyUse: Sendable {
  let purpose: KeyFolder.Purpose
  /// The table that ``rows`` reads. A database from before it has no such data.
  let table: String
  /// A statement that answers `key`, the name of the key or NULL for any key of the purpose;
  /// `person`; and `id` and `sealed` where ``place`` says how to try a key.
  let rows: SQL
  /// What a sealed value of a row is bound to; `nil` where nothing can be tried.
  let place: (@Sendable (UserID) -> String)?

  public init(
    _ purpose: KeyFolder.Purpose, table: String, _ rows: SQL,
    place: (@Sendable (UserID) -> String)? = nil
  ) {
    self.purpose = purpose
    self.table = table
    self.rows = rows
    self.place = place
  }
}

/// A key that users depend on and that the server does not have.
public struct NeededKey: Hashable, Sendable {
  /// A key of the file, as it may be shown.
  public struct Shown: Hashable, Sendable {
    public let id: String
    public let fingerprint: String

    init(_ key: ServerKey, _ purpose: KeyFolder.Purpose) {
      id = key.id
      fingerprint = key.fingerprint(for: purpose)
    }
  }

  public let purpose: KeyFolder.Purpose
  public let id: String
  /// `nil` when the database is from before fingerprints were recorded.
  public let fingerprint: String?
  /// What the file has instead.
  public let found: [Shown]
  /// How many people depend on it.
  public let people: Int
}

/// The server's keys are not those of the database. The server must not start.
@Memberwise(unlabelled: 1) public struct KeyMismatch: Error, Sendable, CustomStringConvertible {
  public let needed: [NeededKey]
  private let folder: KeyFolder

  public var description: String {
    let names = needed.map { key in key.id }.joined(separator: " ")
    return
      (needed.map(line) + [
        "Put back the copy of \(folder.path) that belongs to this database, with every key since "
          + "the first.",
        "If it is lost for good, `fieldday keys give-up \(names)` continues without it.",
      ]).joined(separator: "\n")
  }

  private func line(_ key: NeededKey) -> String {
    let file = folder.file(key.purpose)
    let wanted = key.fingerprint.map { print in " with the fingerprint \(print)" } ?? ""
    let there = key.found.map { found in "“\(found.id)” with the fingerprint \(found.fingerprint)" }
    let found = there.isEmpty ? "no key" : there.joined(separator: ", ")
    return "The database needs the key “\(key.id)”\(wanted), and \(file) has \(found). "
      + loss(key.purpose, key.people)
  }

  private func loss(_ purpose: KeyFolder.Purpose, _ people: Int) -> String {
    let who = people == 1 ? "1 person" : "\(people) people"
    return switch purpose {
    case .peppers: "Without it, \(who) cannot sign in with a password."
    case .fields: "Without it, second factors and telephone numbers of \(who) cannot be decrypted."
    case .blindIndex: "Without it, telephone numbers of \(who) cannot be found."
    case .push: "Without it, browsers of \(who) get no notifications."
    }
  }
}
