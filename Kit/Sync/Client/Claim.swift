import Core
import Wire

/// Hands what was done in a local profile over to the account that claims it.
///
/// There is no transaction over two databases, so the order makes it safe. First it is recorded,
/// durably and outside both, that the claim is under way; then every command is put into the
/// account's outbox under its own id; only what is durable there leaves the local database; and
/// only when nobody else can write to that any more, and nothing is left in it, it goes. Ended
/// anywhere, the same again does no harm: an outbox takes an id once, and so does the server.
///
/// Commands that bring contents are handed over one at a time, each with its content: all of them
/// together may be hundreds of megabytes. The order stays what it was.
///
/// Every tab of the account makes one of these at its start until ``Output/erase`` is done. Only
/// the one that syncs hands commands over: two that did could write the same command twice.
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
  /// This tab syncs.
  private var handsOver = false
  /// What is to be handed over once the content of its last command is read.
  private var batch: [StoreRow]?
  /// The commands of the local database that bring a content.
  private var bringing: Set<CommandID> = []
  /// The last look found more than was handed over.
  private var hasMore = false
  private let planted: Planting

  /// What a claim is told.
  public enum Input {
    /// This tab syncs (``ClientCore/syncs``): the claim begins, or goes on.
    case begun
    /// This tab holds the lock of the local database, and all who had it open are gone.
    case alone
    /// Every row of the local database.
    case loaded([StoreRow])
    /// The content that was asked for; `nil` where there is none.
    case content(String?)
    /// The database, or the content, could not be read; the next start tries again.
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
    /// Read the table of one content; answer with ``Input/content(_:)``.
    case loadContent(table: String)
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
    case .begun:
      handsOver = true
      return lookUp()
    case .alone:
      isAlone = true
      return lookUp()
    case .loaded(let rows):
      let (commands, last) = next(rows)
      if handsOver, let last, !planted(.contentLostAtClaim) {
        batch = commands
        return [.loadContent(table: LocalTable.content(last.place))]
      }
      return hand(over: commands)
    case .content(let text):
      guard var commands = batch else { return [] }
      batch = nil
      if let text, let id = commands.last.flatMap({ row in CommandID(row.key) }) {
        commands.append(
          StoreRow(
            table: LocalTable.content(id.place), key: LocalTable.contentKey, value: text))
      }
      return hand(over: commands)
    case .unreadable:
      batch = nil
      return hand(over: nil)
    case .adopted(let ids):
      removals += 1
      return [.remove(ids.flatMap { id in removals(of: id) })]
    case .removed:
      removals -= 1
      return isAlone || hasMore ? lookUp() : []
    }
  }

  /// Ends a look: with what it found, or `nil` where it could not be made.
  private mutating func hand(over found: [StoreRow]?) -> [Output] {
    let isStale = look == .stale
    look = .none
    let commands = found ?? []
    if found != nil, commands.isEmpty, !isStale, isAlone, removals == 0 {
      look = .over
      return [.erase]
    }
    var outputs: [Output] = []
    if handsOver, !commands.isEmpty {
      outputs.append(.adopt(commands))
      if planted(.claimForgetsEarly) {
        removals += 1
        outputs.append(
          .remove(
            commands.compactMap { row in CommandID(row.key) }.flatMap { id in removals(of: id) }))
      }
    }
    return outputs + (isStale ? lookUp() : [])
  }

  /// The commands that go next, in their order, and the last of them if it brings a content.
  private mutating func next(_ rows: [StoreRow]) -> (commands: [StoreRow], brings: CommandID?) {
    var commands: [Stored] = []
    for row in rows where row.table == LocalTable.outbox { commands.append(Stored(row)) }
    commands.sort { one, other in
      one.ordinal != other.ordinal ? one.ordinal < other.ordinal : one.row.key < other.row.key
    }
    for command in commands where command.brings {
      if let id = CommandID(command.row.key) { bringing.insert(id) }
    }
    if let last = commands.firstIndex(where: { command in command.brings }) {
      hasMore = last + 1 < commands.count
      let batch = commands[...last].map { command in command.row }
      return (batch, CommandID(batch[last].key))
    }
    hasMore = false
    return (commands.map { command in command.row }, nil)
  }

  /// A command of the local database.
  private struct Stored {
    let row: StoreRow
    var ordinal: Int64 = 0
    var brings = false

    /// What cannot be read goes first, and by itself.
    init(_ row: StoreRow) {
      self.row = row
      do throws(WireError) {
        let fields = WireCursor(try JSON.parse(row.value, limits: .generous))
        ordinal = try fields.required("ordinal").integer()
        brings = try fields.optional("content") != nil
      } catch {}
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

  /// A content goes with its command.
  private func removals(of id: CommandID) -> [StoreWrite.Operation] {
    let row = StoreWrite.Operation.delete(table: LocalTable.outbox, key: id.description)
    guard bringing.contains(id) else { return [row] }
    return [row, .clear(table: LocalTable.content(id.place))]
  }
}
