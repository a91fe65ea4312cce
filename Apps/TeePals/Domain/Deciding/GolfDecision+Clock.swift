import Core
import Sync

// What the server does by itself, as time passes (specification §15). Done twice, it is done once.

extension GolfDecision {
  /// What the clock makes of a round: everybody is reminded, offers of a seat end, requests,
  /// invitations and the waiting list do at the start, and what nobody ended ends a day after it.
  ///
  /// - Parameter last: When this was last asked, so that a reminder that was deleted does not come
  ///   again.
  public static func roundClock(
    _ id: RoundID, since last: Instant, now: Instant, in replica: TeePalsReplica
  ) -> [Change<TeePalsEntity>] {
    guard let round = replica.round(id) else { return [] }
    var decision = GolfDecision(clock("round", id.description, round.host.user, now), replica)
    decision.pass(round, since: last)
    return decision.changes
  }

  private mutating func pass(_ now: Round, since last: Instant) {
    var round = now
    let time = self.now
    guard !round.status.isOver else { return }
    if RoundRules.isReminderDue(round, since: last, at: time) {
      for seat in replica.seats(of: round.id) { remind(seat.user, round) }
    }
    if let end = RoundRules.automaticEnd(of: round, at: time) {
      switch end {
      case .completed:
        round.status = .completed
        self.end(round)
        return
      case .closed:
        round.status = .closed
        expire(&round)
        keep(round)
        return
      }
    }
    guard RoundRules.isExpired(round, at: time) else { return passOffers(of: round) }
    let isPending = replica.members(of: round.id).contains { member in member.status.isPending }
    guard isPending else { return }
    expire(&round)
    keep(round)
  }

  /// One for each start: a round that is moved reminds again.
  private mutating func remind(_ user: UserID, _ round: Round) {
    let id = GolfNotification.id(
      .roundReminder, for: user, round.id, since: round.startTime)
    guard replica.notification(id) == nil else { return }
    var news = GolfNotification(id: id, recipient: user, kind: .roundReminder, createdAt: now)
    news.round = round.id
    news.course = round.course.name
    news.startTime = round.startTime
    news.zone = round.zone
    put(.notification(news))
  }

  /// Reminds somebody once, two days after they came, of the photo or the skill level that their
  /// profile lacks for joining rounds.
  public static func profileClock(
    _ user: UserID, now: Instant, in replica: TeePalsReplica
  ) -> [Change<TeePalsEntity>] {
    let profile = replica.profile(of: user)
    guard let profile,
      let reminder = ProfileReminder(ProfileStanding(profile, replica.secret(of: user))),
      now >= profile.createdAt.advanced(byMilliseconds: 2 * 86_400_000),
      replica.notification(GolfNotification.id(.tier2Reminder, for: user)) == nil
    else { return [] }
    var decision = GolfDecision(clock("photo", user.description, user, now), replica)
    decision.tell(user, .tier2Reminder, text: reminder.rawValue)
    return decision.changes
  }

  private static func clock(
    _ job: String, _ subject: String, _ actor: UserID, _ now: Instant
  ) -> DecideContext {
    .ofServer(["golfClock", job, subject], about: actor, at: now)
  }
}
