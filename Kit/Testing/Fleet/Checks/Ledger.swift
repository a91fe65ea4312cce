import Core
import Sync
import Wire

/// What the checker has seen the server do: everything, kept apart from the server and never
/// compacted.
struct Ledger {
  struct Outcome {
    let device: DeviceID
    let user: UserID
    let dseq: Int64
    let rejection: JSON?
    /// Where the feeds stood right after it, for the scopes it moved.
    let heads: [Scope: Int64]
  }

  var epoch: Epoch
  private(set) var feeds: [Scope: [FeedRow]] = [:]
  var outcomes: [CommandID: Outcome] = [:]
  /// The commands that changed something.
  var effective: Set<CommandID> = []
  var marks: [DeviceID: Int64] = [:]
  private(set) var members: [Scope: Set<UserID>] = [:]
  private(set) var homes: [EntityKey: Scope] = [:]
  private var revisions: [EntityKey: Int64] = [:]

  init(epoch: Epoch) { self.epoch = epoch }

  /// Every scope seen, ascending.
  var scopes: [Scope] { feeds.keys.sorted() }

  func head(of scope: Scope) -> Int64 { feeds[scope]?.last?.seq ?? 0 }

  func rows(of scope: Scope) -> [FeedRow] { feeds[scope] ?? [] }

  func isReadable(_ scope: Scope, by user: UserID) -> Bool {
    scope == .user(user) || members[scope]?.contains(user) ?? false
  }

  /// The scopes a person may read now, ascending.
  func readable(by user: UserID) -> [Scope] {
    var scopes: [Scope] = [.user(user)]
    for (scope, users) in members where users.contains(user) { scopes.append(scope) }
    return scopes.sorted()
  }

  /// Takes the next row of a feed; says what is wrong with it.
  mutating func add(_ row: FeedRow) -> String? {
    let last = feeds[row.scope]?.last
    guard row.seq == (last?.seq ?? 0) + 1 else {
      return "gap in \(row.scope): \(row.seq) follows \(last?.seq ?? 0)"
    }
    if let last, last.seq < last.lastOfCommand, row.lastOfCommand != last.lastOfCommand {
      return "rows of two commands are mixed in \(row.scope) at \(row.seq)"
    }
    feeds[row.scope, default: []].append(row)
    if let scope = Membership.scope(of: row.key) {
      let user: UserID = row.scope.id.retagged()
      if row.body != nil {
        members[scope, default: []].insert(user)
      } else {
        members[scope]?.remove(user)
      }
      return nil
    }
    if let home = homes[row.key], home != row.scope {
      return "\(row.key.kind) \(row.key.id) moved from \(home) to \(row.scope)"
    }
    homes[row.key] = row.scope
    guard row.revision == (revisions[row.key] ?? 0) + 1 else {
      return "revision \(row.revision) of \(row.key.kind) follows \(revisions[row.key] ?? 0)"
    }
    revisions[row.key] = row.revision
    return nil
  }

  /// The scope's content as of `seq`, as a local database holds it.
  func content(of scope: Scope, asOf seq: Int64, upTo last: EntityKey?) -> [String: String] {
    var content: [String: String] = [:]
    for row in feeds[scope] ?? [] {
      if row.seq > seq { break }
      if let last, last < row.key { continue }
      let key = "\(scope) \(row.key.kind) \(row.key.id)"
      content[key] = row.body.map { body in "\(row.revision) \(body)" }
    }
    return content
  }
}
