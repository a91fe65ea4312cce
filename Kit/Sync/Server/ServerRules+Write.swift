import Core
import Wire

/// A row on its way into a feed; it gets its number last.
struct PlannedRow {
  let key: EntityKey
  /// `nil` for a membership row, whose revision is its sequence number.
  let revision: Int64?
  let body: String?
}

extension ServerRules {
  /// Writes the rows of a command, then what `outcome` writes, and takes sequence numbers last,
  /// scopes ascending. Returns the scopes that moved.
  ///
  /// - Parameters:
  ///   - user: Whose membership is asked for; `nil` where the domain alone has judged.
  ///   - brought: The content that came with the command.
  func write(
    _ changes: [Change<Domain.Entity>], by user: UserID?, bringing brought: BroughtContent?,
    in storage: inout Storage,
    outcome: (inout Storage) throws(Exit) -> Void
  ) throws(Exit) -> [Scope] {
    var planned: [Scope: [PlannedRow]] = [:]
    let before = try writable(changes, by: user, in: storage)
    for change in changes {
      if let user { try checkJoin(change, by: user, in: storage) }
      let (scope, row) = try write(change, bringing: brought, in: &storage)
      if let row { planned[scope, default: []].append(row) }
    }
    if let user { try checkWritten(changes, except: before, by: user, in: storage) }
    try outcome(&storage)
    return try failing { () throws(Failure) in try number(planned, in: &storage) }
  }

  /// Writes what the server itself has decided, such as that an invitation was accepted: no device
  /// is behind it, so no mark advances, nothing is logged, and nobody's membership is asked for.
  ///
  /// Either everything is written or nothing. Answers the scopes that moved, ascending; `nil` when
  /// an entity would have to change its scope.
  public func enact(
    _ changes: [Change<Domain.Entity>], in storage: inout Storage
  ) throws(Failure) -> [Scope]? {
    var moved: [Scope] = []
    let refused: Refused<Reason>? = try storage.savepoint { (storage) throws(Exit) in
      var planned: [Scope: [PlannedRow]] = [:]
      for change in changes {
        let (scope, row) = try write(change, bringing: nil, in: &storage)
        if let row { planned[scope, default: []].append(row) }
      }
      moved = try failing { () throws(Failure) in try number(planned, in: &storage) }
    }
    return refused == nil ? moved : nil
  }

  /// Nobody lets themselves in: who makes a scope is its first member, everybody else is brought in
  /// by a member, or by the server.
  private func checkJoin(
    _ change: Change<Domain.Entity>, by user: UserID, in storage: Storage
  ) throws(Exit) {
    guard case .join(let scope, let newcomer) = change else { return }
    let isAllowed = try failing { () throws(Failure) in
      if try storage.isMember(user, of: scope) { return true }
      guard newcomer == user, try storage.head(of: scope) == 0 else { return false }
      return try storage.members(of: scope).isEmpty
    }
    guard isAllowed else { throw .rejected(Refused(reason: .forbidden)) }
  }

  /// Nobody writes in a scope that they are not in, before the command or after it.
  private func checkWritten(
    _ changes: [Change<Domain.Entity>], except before: Set<Scope>, by user: UserID,
    in storage: Storage
  ) throws(Exit) {
    for change in changes {
      guard let scope = change.writtenScope, !before.contains(scope) else { continue }
      let member = try failing { () throws(Failure) in try storage.isMember(user, of: scope) }
      guard member else { throw .rejected(Refused(reason: .forbidden)) }
    }
  }

  /// The scopes among those written that the actor is a member of before the command: who leaves
  /// may say so.
  private func writable(
    _ changes: [Change<Domain.Entity>], by user: UserID?, in storage: Storage
  ) throws(Exit) -> Set<Scope> {
    guard let user else { return [] }
    var scopes: Set<Scope> = [.user(user)]
    for change in changes {
      guard let scope = change.writtenScope, !scopes.contains(scope) else { continue }
      let member = try failing { () throws(Failure) in try storage.isMember(user, of: scope) }
      if member { scopes.insert(scope) }
    }
    return scopes
  }

  private func write(
    _ change: Change<Domain.Entity>, bringing brought: BroughtContent?, in storage: inout Storage
  ) throws(Exit) -> (Scope, PlannedRow?) {
    switch change {
    case .put(let scope, let entity):
      try checkHome(of: entity.key, scope, in: storage)
      try setContent(of: entity, brought, in: scope, &storage)
      let revision = try failing { () throws(Failure) in try storage.put(entity, in: scope) }
      return (scope, PlannedRow(key: entity.key, revision: revision, body: entity.body.text))
    case .remove(let scope, let key):
      guard try isAtHome(key, scope, in: storage) else { return (scope, nil) }
      let revision = try failing { () throws(Failure) in
        if Domain.isSetApart(key.kind) { try storage.setContent(nil, of: key, in: scope) }
        return try storage.remove(key, in: scope)
      }
      return (scope, PlannedRow(key: key, revision: revision, body: nil))
    case .join(let scope, let user):
      return try setMember(user, of: scope, true, in: &storage)
    case .leave(let scope, let user):
      return try setMember(user, of: scope, false, in: &storage)
    }
  }

  /// An entity never changes its scope; without this check an id seen elsewhere would open
  /// another's row.
  private func checkHome(
    of key: EntityKey, _ scope: Scope, in storage: Storage
  ) throws(Exit) {
    if planted(.foreignHomeAccepted) { return }
    let home = try failing { () throws(Failure) in try storage.home(of: key) }
    guard home ?? scope == scope, Membership.scope(of: key) == nil else {
      throw .rejected(Refused(reason: .forbidden))
    }
  }

  /// Whether there is something of this scope to remove. What is another's must look as if it were
  /// not there, and what is not there is as gone as it should be: either way nothing is written.
  private func isAtHome(
    _ key: EntityKey, _ scope: Scope, in storage: Storage
  ) throws(Exit) -> Bool {
    if planted(.foreignHomeAccepted) { return true }
    guard Membership.scope(of: key) == nil else {
      throw .rejected(Refused(reason: .forbidden))
    }
    return try failing { () throws(Failure) in try storage.home(of: key) } == scope
  }

  /// A membership that does not change is no row. A person's own scope is theirs for good.
  private func setMember(
    _ user: UserID, of scope: Scope, _ member: Bool, in storage: inout Storage
  ) throws(Exit) -> (Scope, PlannedRow?) {
    try failing { () throws(Failure) in
      guard try storage.isMember(user, of: scope) != member, scope != .user(user) else {
        return (scope, nil)
      }
      try storage.setMember(user, of: scope, member)
      let body = member ? Membership.body(of: scope).text : nil
      return (.user(user), PlannedRow(key: Membership.key(of: scope), revision: nil, body: body))
    }
  }

  /// Gives the rows their numbers, scopes ascending, and returns the scopes.
  private func number(
    _ planned: [Scope: [PlannedRow]], in storage: inout Storage
  ) throws(Failure) -> [Scope] {
    let scopes = planned.keys.sorted()
    for scope in scopes { try number(planned[scope] ?? [], of: scope, in: &storage) }
    return scopes
  }

  private func number(
    _ rows: [PlannedRow], of scope: Scope, in storage: inout Storage
  ) throws(Failure) {
    guard !rows.isEmpty else { return }
    let count = Int64(rows.count)
    let first = try storage.advanceHead(of: scope, by: count)
    for (index, row) in rows.enumerated() {
      let seq = first + Int64(index)
      try storage.append(
        FeedRow(
          scope: scope, seq: seq, key: row.key, revision: row.revision ?? seq, body: row.body,
          lastOfCommand: first + count - 1))
    }
  }
}

extension Change {
  /// The scope a row is written in; joining and leaving are the rules' own business.
  var writtenScope: Scope? {
    switch self {
    case .put(let scope, _), .remove(let scope, _): scope
    case .join, .leave: nil
    }
  }
}
