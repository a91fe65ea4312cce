import Core

/// Hands what was done in a local profile over to the account that claims it.
///
/// There is no transaction over two databases, so the order makes it safe. First it is recorded,
/// durably and outside both, that the claim is under way; then every command is put into the
/// account's outbox under its own id; only what is durable there leaves the local database; and
/// only when nobody else can write to that any more, and nothing is left in it, it goes. Ended
/// anywhere, the same again does no harm: an outbox takes an id once, and so does the server.
///
/// Whoever holds the record makes one of these at every start until ``Output/erase`` is done.
public struct Claim: Sendable {
  /// The local profile.
  public let from: UserID
  /// The account.
  public let to: UserID
  /// No other tab can write to the local database any more.
  private var isAlone = false
  /// The look at the local database that is under way. Reading one that is gone makes it anew, so
  /// it is erased only when nobody looks.
  private var look = Look.none
  /// Removals that are under way, for the same reason.
  private var removals = 0
  /// What only memory had when it began. It is younger than what the database has, and waits.
  private var unsaved: [StoreRow] = []
  private let planted: Planting

  /// What a claim is told.
  public enum Input {
    /// It begins, or goes on after a restart. `unsaved` are the commands that only memory has, see
    /// ``ClientCore/unsaved``.
    case begun(unsaved: [StoreRow])
    /// This tab holds the lock of the local database, and all who had it open are gone.
    case alone
    /// Every row of the local database.
    case loaded([StoreRow])
    /// It could not be read; the next start tries again.
    case unreadable
    /// ``ClientOutput/adopted(from:_:)``: these are durable in the account's database.
    case adopted([CommandID])
    /// What was to be removed is.
    case removed
  }

  /// What a claim wants done.
  public enum Output: Hashable, Sendable {
    /// Read the local database; answer with ``Input/loaded(_:)``.
    case load
    /// Give the account's core ``ClientInput/adopt(_:from:)``.
    case adopt([StoreRow])
    /// One write to the local database; answer with ``Input/removed``.
    case remove([StoreWrite.Operation])
    /// Erase the local database, and then the record of the claim.
    case erase
  }

  public init(from: UserID, to: UserID, planted: Planting = Planting()) {
    self.from = from
    self.to = to
    self.planted = planted
  }

  public mutating func step(_ input: Input) -> [Output] {
    guard look != .over else { return [] }
    switch input {
    case .begun(let unsaved):
      self.unsaved += unsaved
      return lookUp()
    case .alone:
      isAlone = true
      return lookUp()
    case .loaded(let rows):
      let commands = rows.filter { row in row.table == LocalTable.outbox } + unsaved
      unsaved = []
      if look == .stale {
        look = .none
        return (commands.isEmpty ? [] : [.adopt(commands)]) + lookUp()
      }
      look = .none
      if commands.isEmpty {
        guard isAlone, removals == 0 else { return [] }
        look = .over
        return [.erase]
      }
      if planted(.claimForgetsEarly) {
        removals += 1
        return [.adopt(commands), .remove(commands.map { row in Claim.removal(row.key) })]
      }
      return [.adopt(commands)]
    case .unreadable:
      let again = look == .stale
      look = .none
      let commands = unsaved
      unsaved = []
      return (commands.isEmpty ? [] : [.adopt(commands)]) + (again ? lookUp() : [])
    case .adopted(let ids):
      removals += 1
      return [.remove(ids.map { id in Claim.removal(id.description) })]
    case .removed:
      removals -= 1
      return isAlone ? lookUp() : []
    }
  }

  /// One look at a time. What began before the last change is followed by another.
  private mutating func lookUp() -> [Output] {
    guard look == .none else {
      look = .stale
      return []
    }
    look = .underWay
    return [.load]
  }

  private enum Look: Hashable {
    case none, underWay
    /// Something changed since it began.
    case stale
    /// Nothing was left, and nothing is asked of the database any more.
    case over
  }

  private static func removal(_ key: String) -> StoreWrite.Operation {
    .delete(table: LocalTable.outbox, key: key)
  }
}
