import Calendar
import Core
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

/// What is published says nothing of what one person alone has said of a round.
@Suite("Whoever says something bad alone cannot be found out")
struct TrustAnonymityTests {
  private let me = SampleGolf.user(0)
  private let now = GolfTown.start.advanced(byMilliseconds: 60 * GolfTown.day)

  /// Rounds by chance: as they were, and as they would be if nobody had said something bad alone.
  private struct Pair {
    var said: [TrustRound] = []
    var unsaid: [TrustRound] = []
  }

  private func pair(_ lots: inout Lots) -> Pair {
    var pair = Pair()
    for day in 0..<(1 + lots.below(14)) {
      let people = 1 + lots.below(3)
      var answers: [TrustAnswer] = []
      for _ in 0..<people { answers.append(answer(&lots)) }
      let givers = answers.count { answer in answer.isGiven }
      pair.said.append(round(day, answers))
      if givers < 2 { answers = answers.map(silenced) }
      pair.unsaid.append(round(day, answers))
    }
    return pair
  }

  private func round(_ day: Int, _ answers: [TrustAnswer]) -> TrustRound {
    var round = TrustSample.rounds([answers])[0]
    round.start = GolfTown.start.advanced(byMilliseconds: Int64(day) * GolfTown.day)
    round.day = round.day.adding(days: day)
    round.countedAt = round.start.advanced(byMilliseconds: GolfTown.day)
    return round
  }

  private func answer(_ lots: inout Lots) -> TrustAnswer {
    let reviewer = TrustSample.user(lots.below(4))
    switch lots.below(6) {
    case 0: return TrustAnswer(reviewer: reviewer, isGiven: false)
    case 1: return TrustAnswer(reviewer: reviewer, issues: [lots.pick(IssueKind.allCases)])
    case 2: return TrustAnswer(reviewer: reviewer, again: false, skill: lots.chance(1, in: 2))
    default: return TrustAnswer(reviewer: reviewer, again: true, skill: lots.chance(9, in: 10))
    }
  }

  /// The same answer without anything bad.
  private func silenced(_ answer: TrustAnswer) -> TrustAnswer {
    TrustAnswer(
      reviewer: answer.reviewer, isGiven: answer.isGiven,
      again: answer.again == true && answer.issues.isEmpty ? true : nil,
      skill: answer.skill == true ? true : nil)
  }

  private func reporters(_ window: TrustWindow) -> Int {
    var people: Set<UserID> = []
    for round in window.recent {
      for answer in round.answers where !answer.issues.isEmpty {
        if let reviewer = answer.reviewer { people.insert(reviewer) }
      }
    }
    return people.count
  }

  private func former(_ lots: inout Lots) -> GolferTrust {
    var former = GolferTrust(user: me, publishedAt: GolfTown.start)
    former.mark.tier = lots.pick(TrustTier.allCases)
    former.mark.badges = TrustBadge.allCases.filter { badge in
      badge != .rookie && lots.chance(2, in: 3)
    }
    former.mark.share = lots.chance(1, in: 2) ? 5 * lots.below(21) : nil
    former.shareAt = GolfTown.start.advanced(byMilliseconds: Int64(lots.below(16)) * GolfTown.day)
    return former
  }

  private func next(_ former: GolferTrust, _ rounds: [TrustRound]) -> GolferTrust {
    TrustPublishing.next(
      of: me, after: former, TrustWindow(rounds),
      since: GolfTown.start.advanced(byMilliseconds: -400 * GolfTown.day), at: now)
  }

  @Test("in five thousand lives", arguments: UInt64(1)...5)
  func lives(seed: UInt64) {
    var lots = Lots(seed)
    var lost = 0
    for _ in 0..<1_000 {
      let pair = pair(&lots)
      let former = former(&lots)
      let (said, unsaid) = (next(former, pair.said), next(former, pair.unsaid))
      if said.mark.badges == unsaid.mark.badges {
        #expect(said.mark.tier >= min(former.mark.tier, unsaid.mark.tier))
      }
      guard reporters(TrustWindow(pair.said)) < 2 else { continue }
      if said != unsaid { lost += 1 }
      #expect(said.tips == unsaid.tips && said.coolingOffUntil == unsaid.coolingOffUntil)
      // What was there stays or goes alike. Only what is earned by a share waits for more.
      for badge in TrustBadge.allCases
      where badge != .trustedRegular || former.mark.badges.contains(badge) {
        #expect(said.mark.badges.contains(badge) == unsaid.mark.badges.contains(badge), "\(badge)")
      }
    }
    #expect(lost > 0, "the two lives are not always the same")
  }

  @Test("one person's words stay one person's when their account is deleted")
  func gone() {
    var former = GolferTrust(user: me, publishedAt: GolfTown.start)
    former.mark.badges = [.onTime]
    let fine = (0..<3).map { number in
      [TrustAnswer(reviewer: TrustSample.user(number), again: true)]
    }
    for reviewer in [TrustSample.user(9), nil] {
      let late = [TrustAnswer(reviewer: reviewer, issues: [.late])]
      let new = next(former, TrustSample.rounds(fine + [late, late]))
      #expect(new.mark.badges.contains(.onTime))
      #expect(new.tips.isEmpty)
    }
    let both = [
      TrustAnswer(reviewer: nil, issues: [.late]), TrustAnswer(reviewer: nil, issues: [.late]),
    ]
    #expect(next(former, TrustSample.rounds(fine + [both])).tips == [.late])
  }

  @Test("a shown share changes with two different people's new answers alone", arguments: 1...4)
  func shares(seed: Int) {
    var lots = Lots(UInt64(seed))
    for _ in 0..<500 {
      let rounds = pair(&lots).said
      let former = former(&lots)
      let new = next(former, rounds)
      guard new.mark.share != former.mark.share, let shown = new.mark.share else { continue }
      #expect(shown % 5 == 0)
      var people: Set<UserID> = []
      for round in TrustWindow(rounds).recent {
        guard let counted = round.countedAt, let last = former.shareAt, counted > last else {
          continue
        }
        for answer in round.answers where answer.again != nil || !answer.issues.isEmpty {
          if let reviewer = answer.reviewer { people.insert(reviewer) }
        }
      }
      #expect(people.count >= 2)
    }
  }
}
