import Coding
import Core
import Sync
import Wire

/// One command being decided: what it may look at, and what it has changed so far.
///
/// Later steps of the same decision see what earlier ones put.
@Memberwise(unlabelled: 2) struct Decision {
  let context: DecideContext
  private(set) var replica: RefWatchReplica
  private(set) var changes: [Change<RefWatchEntity>] = []

  /// An entity that is already like this is no change.
  mutating func put(_ entity: RefWatchEntity, in scope: Scope) {
    guard replica.entity(entity.key) != entity else { return }
    replica.set(entity.key, to: entity)
    changes.append(.put(scope, entity))
  }

  mutating func remove(_ key: EntityKey, in scope: Scope) {
    guard replica.entity(key) != nil else { return }
    replica.set(key, to: nil)
    changes.append(.remove(scope, key))
  }

  mutating func leave(_ scope: Scope, _ user: UserID) { changes.append(.leave(scope, user)) }

  private func match(_ id: MatchID) throws(RefWatchRejection) -> Match {
    guard let match = replica.match(id) else { throw .notFound(.match, id.retagged()) }
    return match
  }

  /// A match of which the actor is the owner.
  func ownMatch(_ id: MatchID) throws(RefWatchRejection) -> Match {
    let match = try match(id)
    guard replica.part(of: context.actor, in: match) == .owner else { throw .notYours }
    return match
  }

  /// When something done now counts as put away: it is deleted so long afterwards, and a device
  /// whose clock is behind must not shorten that.
  private var putAwayAt: Instant { context.received ?? context.at }

  /// Who makes a match is its owner, and the first member of its scope.
  private mutating func found(_ match: Match) {
    var match = match
    match.owner = context.actor
    changes.append(.join(.match(match.id), context.actor))
    put(.match(match), in: .match(match.id))
  }

  // MARK: Matches

  /// Making the same match again is no fault; nor is importing one that another device imported
  /// from the same source.
  mutating func create(_ match: Match) throws(RefWatchRejection) {
    if let other = replica.match(match.id), !other.isSame(as: match) {
      if let source = match.fixture.source, source == other.fixture.source {
        return try RefWatchLimits.check(match)
      }
      throw .idTaken(.match, match.id.retagged())
    }
    try RefWatchLimits.check(match)
    if replica.match(match.id) == nil { found(match) }
  }

  mutating func edit(_ id: MatchID, _ edits: [MatchEdit]) throws(RefWatchRejection) {
    guard edits.count <= RefWatchLimits.edits else {
      throw .tooMany(.edits, limit: RefWatchLimits.edits)
    }
    var match = try ownMatch(id)
    for edit in edits {
      try RefWatchLimits.checkForm {
        () throws(WireError) in try MatchEdit(WireCursor(edit.json)) == edit
      }
      match.apply(edit, at: putAwayAt)
    }
    try RefWatchLimits.check(match)
    put(.match(match), in: .match(id))
  }

  /// A match that is gone already is no fault. Where the log is not the one the person saw, another
  /// device has recorded something meanwhile: the match is archived instead, so that nothing unseen
  /// is lost.
  mutating func discard(_ id: MatchID, _ seen: LogMark) throws(RefWatchRejection) {
    guard replica.match(id) != nil else { return }
    var match = try ownMatch(id)
    let log = replica.log(of: id)
    guard log.mark == seen else {
      match.archivedAt = match.archivedAt ?? putAwayAt
      return put(.match(match), in: .match(id))
    }
    guard match.archivedAt != nil || !log.events.contains(where: { event in event.begins })
    else { throw .hasBegun(id) }
    removeAll(of: id)
  }

  /// The match with everything about it, for everybody. The owner stays in the empty scope: the id
  /// is theirs, and what another device of theirs still has of the match finds its way back.
  mutating func removeAll(of id: MatchID) {
    let scope = Scope.match(id)
    for event in replica.events(of: id) {
      remove(RefWatchEntity.Kind.event.key(event.id), in: scope)
    }
    for request in replica.requests(of: id) {
      remove(RefWatchEntity.Kind.request.key(request.id), in: scope)
    }
    for seat in replica.seats(of: id) {
      remove(RefWatchEntity.Kind.seat.key(seat.id), in: scope)
      leave(scope, seat.user)
    }
    remove(RefWatchEntity.Kind.match.key(id), in: scope)
  }

  // MARK: The log

  /// All or none. An entry that is there already, with the same words, is no fault.
  mutating func record(
    _ events: [MatchEvent], of id: MatchID, _ setUp: Match?
  ) throws(RefWatchRejection) {
    guard events.count <= RefWatchLimits.events else {
      throw .tooMany(.events, limit: RefWatchLimits.events)
    }
    // Also one that is not needed must be such that the server can read the command.
    if let setUp { try RefWatchLimits.check(setUp) }
    if replica.match(id) == nil {
      guard let setUp, setUp.id == id else { throw .notFound(.match, id.retagged()) }
      found(setUp)
    }
    guard let part = replica.part(of: context.actor, in: try match(id)), part.mayRecord else {
      throw .notOfTheCrew
    }
    for event in events {
      guard event.match == id else { throw .ofAnotherMatch(event.id) }
      if let other = replica.event(event.id) {
        guard other.isSame(as: event) else { throw .idTaken(.event, event.id.retagged()) }
        confirm(other, in: id)
        continue
      }
      try RefWatchLimits.check(event)
      if event.addition != nil { try checkPlace(event, of: match(id)) }
      // Nobody makes somebody else keep the clock.
      if case .takeover(let user, _) = event.fact, user != context.actor { throw .notYours }
      guard replica.logLength(of: id) < RefWatchLimits.log else {
        throw .logFull(limit: RefWatchLimits.log)
      }
      put(.event(attributed(event, among: events, in: id)), in: .match(id))
    }
  }

  // MARK: Settings

  mutating func setSetting(
    _ user: UserID, _ change: RefereeSetting
  ) throws(RefWatchRejection) {
    guard user == context.actor else { throw .notYours }
    var settings = replica.settings(of: user)
    settings.apply(change)
    try RefWatchLimits.check(settings)
    put(.settings(settings), in: .user(user))
  }
}

extension MatchEvent {
  /// Whether the match has begun with it.
  var begins: Bool {
    switch fact {
    case .kickOff, .periodStart: true
    default: false
    }
  }
}
