import Core
import Server
import Store
import Sync
import TeePalsDomain

extension ModerationService {
  /// Ends everything that lasts for a golfer, from the command line, and tells them. Answers
  /// whether there was anything.
  public func lift(_ user: UserID, at now: Instant) async throws -> Bool {
    try await writer.submit(for: user) { storage throws(StoreFailure) in
      let lasting = try SanctionRows.active(among: "(\(user))", storage.session)
      for sanction in lasting {
        try lift(sanction, nil, by: .operating, at: now, in: &storage)
      }
      let kinds = lasting.map { sanction in sanction.kind }
      if let kind = kinds.first(where: { kind in kind == .suspension }) ?? kinds.first {
        try tell(Self.notice(lifting: kind), to: user, at: now, in: &storage)
      }
      return !lasting.isEmpty
    }.committed()
  }

  /// Ends one thing that lasts for the golfer of a case. It stays in the log.
  public func lift(
    _ entry: Int64, in id: ModerationCaseID, by moderator: Moderator, at now: Instant
  ) async throws -> ModerationOutcome {
    try await writer.submit(for: moderator.user) {
      storage throws(StoreFailure) -> ModerationOutcome in
      let session = storage.session
      guard try isAllowed(moderator, session), let found = try CaseRows.find(id, session) else {
        return .absent
      }
      guard found.golfer != moderator.user else { return .own }
      let lasting = try SanctionRows.active(among: "(\(found.golfer))", session)
      guard let sanction = lasting.first(where: { sanction in sanction.entry == entry }) else {
        return .changed
      }
      let lifted = try lift(sanction, found.id, by: moderator, at: now, in: &storage)
      if try !lasts(sanction, session) {
        try tell(Self.notice(lifting: sanction.kind), to: found.golfer, at: now, in: &storage)
      }
      return .done(lifted)
    }.committed()
  }

  /// What somebody is told who was suspended, or something else.
  private static func notice(lifting kind: SanctionKind) -> ModerationNotice {
    kind == .suspension ? .lifted : .ended(kind)
  }

  /// Answers the entry of the log.
  @discardableResult
  func lift(
    _ sanction: Sanction, _ id: ModerationCaseID?, by moderator: Moderator, at now: Instant,
    in storage: inout Storage
  ) throws(StoreFailure) -> Int64 {
    try end(sanction, at: now, in: &storage)
    var note = ModerationLogRows.Note(.lift)
    (note.golfer, note.rule, note.caseID) = (sanction.user, sanction.rule, id)
    return try ModerationLogRows.add(note, by: moderator, at: now, storage.session)
  }

  /// Ends what is over by itself, and tells the person.
  public func endSanctions(at now: Instant) async throws {
    var isDone = false
    while !isDone {
      isDone = try await writer.submit(for: nil) { storage throws(StoreFailure) in
        let over = try SanctionRows.over(at: now, limit: Self.most, storage.session)
        for sanction in over {
          try end(sanction, at: now, in: &storage)
          var note = ModerationLogRows.Note(.end)
          (note.golfer, note.rule) = (sanction.user, sanction.rule)
          try ModerationLogRows.add(note, by: .server, at: now, storage.session)
          if try lasts(sanction, storage.session) { continue }
          try tell(.ended(sanction.kind), to: sanction.user, at: now, in: &storage)
        }
        return over.count < Self.most
      }.committed()
    }
  }

  /// What led to a suspension goes with it: it would come again with the next refusal.
  func end(
    _ sanction: Sanction, at now: Instant, in storage: inout Storage
  ) throws(StoreFailure) {
    let session = storage.session
    guard try SanctionRows.end(sanction.entry, at: now, session) else { return }
    if sanction.kind == .suspension { try SuspensionRows.forgive(sanction.user, session) }
    if sanction.kind == .ban, try !lasts(sanction, session) {
      try bringBack(sanction.user, in: &storage)
    }
  }

  /// Whether something of the same kind lasts for the person: there may be several decisions.
  private func lasts(
    _ sanction: Sanction, _ session: Engine.Connection
  ) throws(StoreFailure) -> Bool {
    try SanctionRows.active(among: "(\(sanction.user))", session).contains { other in
      other.kind == sanction.kind
    }
  }

  // MARK: Telling

  /// Tells whoever was suspended by what limits refused: a refusal changes nothing, so it cannot
  /// tell them itself.
  public func tellSuspended(at now: Instant) async throws {
    let untold = try await engine.read { session throws(StoreFailure) in
      try SanctionRows.untold(limit: Self.most, session)
    }
    for sanction in untold {
      _ = try await writer.submit(for: sanction.user) { storage throws(StoreFailure) in
        let isTold = try tell(of: sanction, at: now, in: &storage)
        guard isTold, sanction.rule == .limits else { return }
        try write(
          ModerationLetter(
            ModerationDecision.suspend(days: nil).word, rule: sanction.rule, text: "", note: "",
            until: sanction.until),
          to: sanction.user, sanction.entry, at: now, storage.session)
      }.committed()
    }
    if !untold.isEmpty { access?.mailer.wake() }
  }

  /// Tells somebody of what is done about them, and those who play with a host who can do nothing.
  /// Answers whether they did not know.
  @discardableResult
  func tell(
    of sanction: Sanction, at now: Instant, in storage: inout Storage
  ) throws(StoreFailure) -> Bool {
    let (user, session) = (sanction.user, storage.session)
    guard try SanctionRows.noteTold(sanction.entry, session) else { return false }
    let notice = ModerationNotice.sanctioned(sanction.kind, sanction.rule, until: sanction.until)
    // A moment later than what was taken away: what is told at one time is one.
    try tell(notice, to: user, at: now.advanced(byMilliseconds: 1), in: &storage)
    guard sanction.kind == .suspension || sanction.kind == .ban else { return true }
    let rounds: [RoundID] = try session.rows(
      """
      SELECT id FROM golf_round WHERE host = \(user) AND status IN ('open', 'closed') ORDER BY id
      """
    ) { row throws(StoreFailure) in try row[0] }
    if !rounds.isEmpty {
      let replica = try TeePalsTables.load(
        TeePalsReads.tellingPlayers(of: user, in: rounds), for: user, session)
      try enact(GolfDecision.tellPlayers(of: user, now: now, in: replica), in: &storage)
    }
    if sanction.kind == .ban { try putOut(user, in: &storage) }
    return true
  }

  // MARK: Whoever is banned

  /// Out of the scopes of every round, without a word: their seats stay, for when it ends.
  private func putOut(_ user: UserID, in storage: inout Storage) throws(StoreFailure) {
    let scopes: [Scope] = try storage.session.rows(
      """
      SELECT scope_kind, scope_id FROM scope_member
      WHERE user_id = \(user) AND scope_kind IN ('round', 'desk') ORDER BY scope_kind, scope_id
      """
    ) { row throws(StoreFailure) in Scope(kind: try row[0], id: try row[1]) }
    try enact(scopes.map { scope in .leave(scope, user) }, in: &storage)
  }

  private func bringBack(_ user: UserID, in storage: inout Storage) throws(StoreFailure) {
    let session = storage.session
    let played: [RoundID] = try session.rows(
      "SELECT round FROM golf_seat WHERE user_id = \(user) ORDER BY round"
    ) { row throws(StoreFailure) in try row[0] }
    let hosted: [RoundID] = try session.rows(
      "SELECT id FROM golf_round WHERE host = \(user) ORDER BY id"
    ) { row throws(StoreFailure) in try row[0] }
    var changes: [Change<TeePalsEntity>] = []
    for id in played where !hosted.contains(id) { changes.append(.join(.round(id), user)) }
    for id in hosted {
      changes += [.join(.round(id), user), .join(.memberList(of: id), user)]
    }
    try enact(changes, in: &storage)
  }
}
