import Core
import Sync
import TeePalsDomain
import Testing

extension GolfTown {
  /// A round that everybody joined at once, and that its host completed so many hours after its
  /// start.
  mutating func played(
    _ number: UInt64, by host: UserID, with others: [UserID], hours: Int64 = 4
  ) -> RoundID {
    let round = round(
      number, by: host, in: 2, players: max(2, others.count + 1), .public, .instant)
    #expect(run(.createRound(round), by: host) == nil)
    for other in others {
      #expect(run(.changeMembership(round.id, .join, seen: nil), by: other) == nil)
    }
    now = round.startTime.advanced(byMilliseconds: hours * GolfTown.hour)
    #expect(run(.completeRound(round.id), by: host) == nil)
    return round.id
  }

  /// What the server does at the close of a round.
  mutating func close(_ id: RoundID) -> [Change<TeePalsEntity>] {
    let changes = GolfDecision.feedbackClock(
      id, now: now, in: loaded(TeePalsReads.feedbackClock(id), for: SampleGolf.user(0)))
    write(changes)
    return changes
  }

  mutating func remind(_ user: UserID, _ id: RoundID) -> [Change<TeePalsEntity>] {
    let changes = GolfDecision.feedbackReminder(
      user, id, now: now, in: loaded(TeePalsReads.feedbackReminder(user, id), for: user))
    write(changes)
    return changes
  }

  /// Everything that is known of somebody by now.
  func evidence(of user: UserID) -> [TrustRound] {
    var dismissed: Set<ReportID> = []
    for case .report(let report) in rows.values where report.status == .dismissed {
      dismissed.insert(report.id)
    }
    var rounds: [TrustRound] = []
    for case .feedbackRound(let round) in rows.values where round.players.contains(user) {
      var answers: [RoundFeedback] = []
      for case .feedback(let answer) in rows.values where answer.round == round.round {
        answers.append(answer)
      }
      rounds.append(TrustRound(round, answers, about: user, dismissed: dismissed))
    }
    return rounds
  }

  /// What the server does at the hour of publishing.
  mutating func publish(_ user: UserID) -> [Change<TeePalsEntity>] {
    let reads = TeePalsReads.publishingTrust(of: user, isShown: true) + [.followers(of: user)]
    let changes = GolfDecision.publishTrust(
      of: user, evidence(of: user), now: now, in: loaded(reads, for: user))
    write(changes)
    return changes
  }
}
