import Core
import Wire

/// A model of the server's storage in memory: plain collections, copied as a whole for a savepoint.
///
/// The simulator holds the SQL storage against it. A value of it is a database; copying the value
/// is a backup.
public struct MemoryStorage<Domain: SyncDomain>: SyncStorage, Sendable {
  public typealias Failure = Never

  /// Fills a replica with the part of the state a read names. The closure is how a domain says what
  /// its reads mean over plain rows: `rows` are all entities, by key.
  public typealias Loader =
    @Sendable ([Domain.Read], UserID, borrowing MemoryStorage<Domain>) -> Domain.Replica

  /// One entity's row.
  public struct Row: Hashable, Sendable {
    public let entity: Domain.Entity
    public let scope: Scope
  }

  /// A command's id is chosen by a device, so it means something only together with the person.
  private struct OwnCommand: Hashable, Sendable {
    let id: CommandID
    let user: UserID
  }

  private var history: Epoch
  private let loader: Loader
  public private(set) var rows: [EntityKey: Row] = [:]
  private var revisions: [EntityKey: Int64] = [:]
  private var homes: [EntityKey: Scope] = [:]
  private var contents: [EntityKey: BroughtContent] = [:]
  private var marks: [DeviceID: DeviceMark] = [:]
  /// Every command with its outcome, in the order they were decided.
  public private(set) var log: [LoggedCommand] = []
  private var firstOutcome: [OwnCommand: Int] = [:]
  private var logOfDevice: [DeviceID: [Int]] = [:]
  private var membersOfScope: [Scope: Set<UserID>] = [:]
  private var scopesOfUser: [UserID: Set<Scope>] = [:]
  private var heads: [Scope: Int64] = [:]
  var floors: [Scope: Int64] = [:]
  /// How far the rows below each floor have been gone through.
  var swept: [Scope: Int64] = [:]
  var feeds: [Scope: [FeedRow]] = [:]

  /// An empty database with its first epoch.
  public init(epoch: Epoch, loader: @escaping Loader) {
    history = epoch
    self.loader = loader
  }

  // MARK: History

  public func epoch() throws(Never) -> Epoch { history }

  /// Begins another history: after a restore.
  public mutating func beginEpoch(_ epoch: Epoch) { history = epoch }

  // MARK: Devices

  public func mark(of device: DeviceID) throws(Never) -> DeviceMark? { marks[device] }

  public mutating func setMark(_ mark: DeviceMark) throws(Never) { marks[mark.device] = mark }

  /// Every device with a mark, ascending.
  public var devices: [DeviceID] { marks.keys.sorted() }

  /// Loses a mark, as a server would that kept them in memory or for a while.
  public mutating func forgetMark(of device: DeviceID) { marks[device] = nil }

  public mutating func log(_ entry: LoggedCommand) throws(Never) {
    logOfDevice[entry.device, default: []].append(log.count)
    let own = OwnCommand(id: entry.id, user: entry.user)
    if firstOutcome[own] == nil { firstOutcome[own] = log.count }
    log.append(entry)
  }

  public func logged(
    by device: DeviceID, in range: ClosedRange<Int64>
  ) throws(Never) -> [LoggedCommand] {
    (logOfDevice[device] ?? []).map { index in log[index] }
      .filter { entry in range.contains(entry.dseq) }
  }

  public func outcome(of command: CommandID, by user: UserID) throws(Never) -> LoggedCommand? {
    firstOutcome[OwnCommand(id: command, user: user)].map { index in log[index] }
  }

  public func rejected(
    by device: DeviceID, in range: ClosedRange<Int64>
  ) throws(Never) -> [LoggedCommand] {
    logged(by: device, in: range).filter { entry in entry.rejection != nil }
  }

  // MARK: State

  public func load(_ reads: [Domain.Read], for actor: UserID) throws(Never) -> Domain.Replica {
    loader(reads, actor, self)
  }

  public mutating func put(_ entity: Domain.Entity, in scope: Scope) throws(Never) -> Int64 {
    rows[entity.key] = Row(entity: entity, scope: scope)
    return nextRevision(of: entity.key, scope)
  }

  public mutating func remove(_ key: EntityKey, in scope: Scope) throws(Never) -> Int64 {
    rows[key] = nil
    return nextRevision(of: key, scope)
  }

  private mutating func nextRevision(of key: EntityKey, _ scope: Scope) -> Int64 {
    homes[key] = scope
    revisions[key, default: 0] += 1
    return revisions[key, default: 1]
  }

  public func home(of key: EntityKey) throws(Never) -> Scope? { homes[key] }

  // MARK: Contents set apart

  public func contentStub(of key: EntityKey) throws(Never) -> ContentStub? { contents[key]?.stub }

  public func content(of key: EntityKey) throws(Never) -> String? { contents[key]?.text }

  public mutating func setContent(
    _ content: BroughtContent?, of key: EntityKey, in scope: Scope
  ) throws(Never) {
    contents[key] = content
  }

  // MARK: Scopes

  public func memberships(of user: UserID) throws(Never) -> [Scope] {
    (scopesOfUser[user] ?? []).sorted()
  }

  public func isMember(_ user: UserID, of scope: Scope) throws(Never) -> Bool {
    scope == .user(user) || membersOfScope[scope]?.contains(user) ?? false
  }

  public func members(of scope: Scope) throws(Never) -> [UserID] {
    (membersOfScope[scope] ?? []).sorted()
  }

  public mutating func setMember(
    _ user: UserID, of scope: Scope, _ member: Bool
  ) throws(Never) {
    if member {
      membersOfScope[scope, default: []].insert(user)
      scopesOfUser[user, default: []].insert(scope)
    } else {
      membersOfScope[scope]?.remove(user)
      scopesOfUser[user]?.remove(scope)
    }
  }

  // MARK: Feed

  /// Every scope that has a feed, ascending.
  public var scopes: [Scope] { heads.keys.sorted() }

  public func head(of scope: Scope) throws(Never) -> Int64 { heads[scope] ?? 0 }

  public func extents(readableBy user: UserID) throws(Never) -> [ScopeExtent] {
    (memberships(of: user) + [.user(user)]).sorted().map { scope in
      ScopeExtent(scope: scope, head: head(of: scope), floor: floor(of: scope))
    }
  }

  public mutating func advanceHead(of scope: Scope, by count: Int64) throws(Never) -> Int64 {
    let last = heads[scope] ?? 0
    heads[scope] = last + count
    return last + 1
  }

  public mutating func append(_ row: FeedRow) throws(Never) {
    feeds[row.scope, default: []].append(row)
  }

  public func feed(
    of scope: Scope, after seq: Int64, limit: Int
  ) throws(Never) -> [FeedRow] {
    Array((feeds[scope] ?? []).lazy.filter { row in row.seq > seq }.prefix(limit))
  }

  public func latest(_ key: EntityKey, in scope: Scope) throws(Never) -> FeedRow? {
    feeds[scope]?.last { row in row.key == key }
  }

  public func floor(of scope: Scope) throws(Never) -> Int64 { floors[scope] ?? 0 }

  public func snapshot(
    of scope: Scope, asOf seq: Int64, after key: EntityKey?, limit: Int
  ) throws(Never) -> [FeedRow] {
    var latest: [EntityKey: FeedRow] = [:]
    for row in feeds[scope] ?? [] where row.seq <= seq { latest[row.key] = row }
    var rows: [FeedRow] = []
    for found in latest.keys.sorted() {
      if let key, !(key < found) { continue }
      guard let row = latest[found], row.body != nil else { continue }
      if rows.count == limit { break }
      rows.append(row)
    }
    return rows
  }

  // MARK: Parts of a transaction

  public mutating func savepoint<Rejected: Error>(
    _ body: (inout Self) throws(SavepointExit<Never, Rejected>) -> Void
  ) throws(Never) -> Rejected? {
    let before = self
    do throws(SavepointExit<Never, Rejected>) {
      try body(&self)
      return nil
    } catch {
      self = before
      switch error {
      case .rejected(let rejected): return rejected
      }
    }
  }
}
