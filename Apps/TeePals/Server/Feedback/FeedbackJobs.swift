import Calendar
import Coding
import Core
import Server
import Store
import Sync
import TeePalsDomain

/// What TeePals does by itself after rounds: it reminds once, closes what is not answered, and
/// publishes once a day. Each piece is one transaction: done twice, it is done once.
@Memberwise public struct FeedbackJobs<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  typealias Storage = SQLStorage<Tables, Engine.Connection>

  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  /// An entity of TeePals' as one of the suite's.
  let entity: @Sendable (TeePalsEntity) -> Tables.Domain.Entity

  /// How many are looked for at once, and of how many golfers one transaction publishes: other
  /// commands wait for no more.
  private static var batch: Int { 500 }
  private static var published: Int { 16 }

  /// Zones begin their hours at quarters.
  public var jobs: [BackgroundJob] {
    [
      BackgroundJob("golfFeedback", every: 900_000) { now in
        try await remind(at: now)
        try await close(at: now)
        try await publish(at: now)
      }
    ]
  }

  // MARK: Reminders

  /// At ten of their own time, a day after they were asked at the earliest.
  public func remind(at now: Instant) async throws {
    var last: FeedbackDueID?
    while true {
      let after = last
      let dues: [FeedbackDue] = try await engine.read { session throws(StoreFailure) in
        try FeedbackRows.unreminded(at: now, after: after, limit: Self.batch, session)
      }
      for due in dues { try await remind(of: due, at: now) }
      last = dues.last?.id
      if dues.count < Self.batch { return }
    }
  }

  private func remind(of due: FeedbackDue, at now: Instant) async throws {
    let zone: String? = try await engine.read { session throws(StoreFailure) in
      try FeedbackRows.zone(of: due.user, session)
    }
    let offset =
      ZoneTable.rules(named: zone ?? due.zone.name)?.offset(at: now) ?? due.zone.offset
    guard now >= FeedbackLimits.reminder(askedAt: due.askedAt, offset: offset) else { return }
    _ = try await writer.submit(for: due.user) { storage throws(StoreFailure) in
      let replica = try TeePalsTables.load(
        TeePalsReads.feedbackReminder(due.user, due.round), for: due.user, storage.session)
      try enact(
        GolfDecision.feedbackReminder(due.user, due.round, now: now, in: replica), &storage)
    }.committed()
  }

  // MARK: The close

  /// Rounds count a day after the last answer may be given.
  public func close(at now: Instant) async throws {
    while true {
      let rounds: [RoundID] = try await engine.read { session throws(StoreFailure) in
        try FeedbackRows.closing(at: now, limit: Self.batch, session)
      }
      for id in rounds {
        _ = try await writer.submit(for: nil) { storage throws(StoreFailure) in
          let session = storage.session
          let asked = try FeedbackRows.rounds("id = \(id)", session).first
          guard let first = asked?.players.first else { return }
          let replica = try TeePalsTables.load(
            TeePalsReads.feedbackClock(id), for: first, session)
          try enact(GolfDecision.feedbackClock(id, now: now, in: replica), &storage)
        }.committed()
      }
      if rounds.count < Self.batch { return }
    }
  }

  // MARK: Publishing

  /// Everything that was known at the hour of publishing, of everybody at once.
  public func publish(at now: Instant) async throws {
    let time = TrustPublishing.latest(before: now)
    while true {
      let users: [UserID] = try await engine.read { session throws(StoreFailure) in
        try FeedbackRows.unpublished(until: time, limit: Self.published, session)
      }
      if users.isEmpty { return }
      try await publish(users, at: time)
    }
  }

  private func publish(_ users: [UserID], at time: Instant) async throws {
    let known: [[TrustRound]] = try await engine.read { session throws(StoreFailure) in
      var known: [[TrustRound]] = []
      for user in users {
        known.append(try FeedbackRows.evidence(of: user, until: time, session))
      }
      return known
    }
    _ = try await writer.submit(for: nil) { storage throws(StoreFailure) in
      for (user, rounds) in zip(users, known) {
        let session = storage.session
        try enact(Self.changes(of: user, rounds, at: time, session), &storage)
        try FeedbackRows.published(user, until: time, session)
      }
    }.committed()
  }

  /// Where their card changes, everything that shows it is looked at besides.
  private static func changes(
    of user: UserID, _ rounds: [TrustRound], at time: Instant, _ session: Engine.Connection
  ) throws(StoreFailure) -> [Change<TeePalsEntity>] {
    func look(
      isShown: Bool
    ) throws(StoreFailure) -> (changes: [Change<TeePalsEntity>], hasNewCard: Bool) {
      let replica = try TeePalsTables.load(
        TeePalsReads.publishingTrust(of: user, isShown: isShown), for: user, session)
      let changes = GolfDecision.publishTrust(of: user, rounds, now: time, in: replica)
      let hasNewCard = changes.contains { change in
        guard case .put(_, .profile(let profile)) = change else { return false }
        return profile.card != replica.profile(of: user)?.card
      }
      return (changes, hasNewCard)
    }
    let quick = try look(isShown: false)
    return quick.hasNewCard ? try look(isShown: true).changes : quick.changes
  }

  private func enact(
    _ changes: [Change<TeePalsEntity>], _ storage: inout Storage
  ) throws(StoreFailure) {
    try storage.enact(changes.map { change in change.map(entity) })
  }
}
