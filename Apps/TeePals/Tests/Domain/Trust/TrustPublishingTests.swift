import Calendar
import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("What is published of a golfer")
struct TrustPublishingTests {
  private let me = SampleGolf.user(0)
  private let joined = GolfTown.start.advanced(byMilliseconds: -400 * GolfTown.day)

  private func next(
    _ former: GolferTrust?, _ rounds: [TrustRound], day: Int64
  ) -> GolferTrust {
    TrustPublishing.next(
      of: me, after: former, TrustWindow(rounds), since: joined,
      at: GolfTown.start.advanced(byMilliseconds: day * GolfTown.day))
  }

  @Test("the hour of publishing is the latest noon by UTC")
  func hour() {
    let noon = Instant(milliseconds: 20_000 * GolfTown.day + 12 * GolfTown.hour)
    for (hours, days) in [(0, 0), (1, 0), (23, 0), (24, 1), (-1, -1), (-24, -1)] as [(Int64, Int64)]
    {
      let time = noon.advanced(byMilliseconds: hours * GolfTown.hour)
      #expect(
        TrustPublishing.latest(before: time) == noon.advanced(byMilliseconds: days * GolfTown.day))
    }
  }

  @Test("in the first three rounds there is nothing but a rookie")
  func rookie() {
    for count in 0...4 {
      let rounds = TrustSample.rounds([[TrustAnswer]](repeating: TrustSample.fine, count: count))
      let trust = next(nil, rounds, day: 9)
      #expect(trust.mark.rounds == count && trust.mark.share == nil)
      #expect((trust.mark.badges == [.rookie]) == (count <= 3), "\(count)")
      #expect(trust.mark.tier == (count <= 3 ? .rookie : .member))
      #expect((trust.tierAt != nil) == (count > 3))
    }
  }

  @Test("the share is shown from five rounds on, rounded to five")
  func rounding() {
    for (yes, all, shown) in [
      (12, 15, 80), (0, 10, 0), (10, 10, 100), (2, 3, 65), (1, 3, 35), (59, 100, 60),
      (57, 100, 55), (1, 8, 15),
    ] {
      #expect(PlayAgain(yes: yes, all: all).shown == shown, "\(yes) of \(all)")
    }
    #expect(PlayAgain().shown == nil)
    let five = TrustSample.share(12, of: 15)
    #expect(next(nil, five, day: 9).mark.share == 80)
    #expect(next(nil, Array(five.prefix(4)), day: 9).mark.share == nil)
  }

  @Test("a shown share stays until two different people have answered since")
  func held() {
    var rounds = TrustSample.share(12, of: 15)
    let first = next(nil, rounds, day: 6)
    #expect(first.mark.share == 80)
    func later(_ day: Int64, _ answers: [TrustAnswer]) {
      var new = TrustSample.rounds([answers])[0]
      new.start = GolfTown.start.advanced(byMilliseconds: day * GolfTown.day)
      new.countedAt = new.start
      new.day = rounds[0].day.adding(days: Int(day))
      rounds.append(new)
    }
    let bad = TrustAnswer(reviewer: TrustSample.user(50), again: false)
    later(7, [bad])
    let second = next(first, rounds, day: 8)
    #expect(second.mark.share == 80 && second.shareAt == first.shareAt)
    later(9, [bad])
    let third = next(second, rounds, day: 10)
    #expect(third.mark.share == 80, "the same person twice")
    later(11, [TrustAnswer(reviewer: TrustSample.user(51), again: true)])
    let fourth = next(third, rounds, day: 12)
    #expect(fourth.mark.share != 80 && fourth.shareAt == fourth.publishedAt)
  }

  // MARK: From answers to cards

  private func town(_ people: Int = 5) -> GolfTown { GolfTown(people: people) }

  private func user(_ number: UInt64) -> UserID { SampleGolf.user(number) }

  /// Rounds with three others, who all would play again; the numbers are those of the rounds.
  private func play(_ numbers: ClosedRange<UInt64>, _ town: inout GolfTown) {
    let others = [user(1), user(2), user(3)]
    for number in numbers {
      let id = town.played(number, by: me, with: others)
      for other in others {
        let answer = FeedbackAnswer.well([me], true)
        #expect(town.run(.submitFeedback(other, id, answer), by: other) == nil)
      }
      #expect(town.run(.dismissFeedback(me, id), by: me) == nil)
      town.now = town.now.advanced(byMilliseconds: GolfTown.day)
    }
  }

  @Test("five good rounds: a member with badges, on every card that shows them, told once")
  func cards() throws {
    var town = town()
    play(1...5, &town)
    #expect(town.run(.follow(user(4), town.card(me)), by: user(4)) == nil)
    let open = town.round(20, by: me)
    #expect(town.run(.createRound(open), by: me) == nil)
    _ = town.publish(me)
    let trust = try #require(town.replica.trust(of: me))
    #expect(trust.mark.tier == .member && trust.mark.share == 100 && trust.mark.rounds == 5)
    #expect(trust.mark.badges == TrustBadge.allCases.filter { badge in badge != .rookie })
    #expect(town.replica.profile(of: me)?.trust == trust.mark)
    let card = town.card(me)
    #expect(card.tier == .member && card.badges == [.trustedRegular, .onTime])
    #expect(town.replica.round(open.id)?.host == card)
    #expect(town.replica.seat(of: me, in: open.id)?.card == card)
    #expect(town.replica.follow(user(4), me)?.followee == card.unmarked)
    #expect(town.told(me).count { kind in kind == .trustTierUp } == 1)
    town.now = town.now.advanced(byMilliseconds: GolfTown.day)
    _ = town.publish(me)
    #expect(town.told(me).count { kind in kind == .trustTierUp } == 1)
    #expect(town.homes[TeePalsEntity.Kind.trust.key(me)] == .user(me))
    // Their own edits leave it alone.
    #expect(town.run(.editProfile(me, [.bio("Early")]), by: me) == nil)
    #expect(town.replica.profile(of: me)?.trust == trust.mark)
  }

  @Test("rounds that were over within an hour, and young accounts, earn nothing")
  func worthless() {
    var town = town()
    for number in UInt64(1)...5 {
      let id = town.played(number, by: me, with: [user(1), user(2), user(3)], hours: 0)
      for other in [user(1), user(2), user(3)] {
        #expect(town.run(.submitFeedback(other, id, .well([me], true)), by: other) == nil)
      }
      #expect(town.run(.dismissFeedback(me, id), by: me) == nil)
      town.now = town.now.advanced(byMilliseconds: GolfTown.day)
    }
    #expect(PlayAgain(in: TrustWindow(town.evidence(of: me)).recent) == PlayAgain())
    var other = self.town()
    for number in UInt64(1)...3 { other.settle(user(number), age: GolfTown.day) }
    let id = other.played(1, by: me, with: [user(1), user(2), user(3)])
    for number in UInt64(1)...3 {
      let answer: FeedbackAnswer =
        number == 3 ? .issues([PersonIssue(user: me, kinds: [.late])]) : .well([me], true)
      #expect(other.run(.submitFeedback(user(number), id, answer), by: user(number)) == nil)
    }
    let answers = other.evidence(of: me)[0].answers
    #expect(answers.allSatisfy { answer in !answer.isGiven && answer.issues.isEmpty })
    // Moderators hear it all the same.
    #expect(other.replica.reports(on: .feedback(id, about: me)).count == 1)
  }

  @Test("what moderators dismiss counts no more, and six reports are urgent")
  func dismissed() throws {
    var town = town()
    let others = [user(1), user(2)]
    var rounds: [RoundID] = []
    for number in UInt64(1)...3 {
      let id = town.played(number, by: me, with: others)
      rounds.append(id)
      for other in others {
        let said = FeedbackAnswer.issues([PersonIssue(user: me, kinds: [.late])])
        #expect(town.run(.submitFeedback(other, id, said), by: other) == nil)
      }
      #expect(town.run(.dismissFeedback(me, id), by: me) == nil)
      town.now = town.now.advanced(byMilliseconds: GolfTown.day)
    }
    _ = town.publish(me)
    let reports = rounds.flatMap { id in town.replica.reports(on: .feedback(id, about: me)) }
    #expect(reports.count == 6 && reports.allSatisfy { report in report.priority == .high })
    let trust = try #require(town.replica.trust(of: me))
    #expect(trust.tips == [.late] && trust.isCoolingOff(at: town.now))
    let wanted = town.round(30, by: me)
    #expect(town.run(.createRound(wanted), by: me) == .coolingOff)
    let device = GolfTown.decide(
      .createRound(wanted),
      DecideContext(actor: me, command: CommandID(high: 8, low: 9), at: town.now),
      town.device(of: me))
    #expect(device == .failure(.coolingOff))
    for report in reports.prefix(5) {
      town.write(
        GolfDecision.close(
          report.id, .dismissed, now: town.now,
          in: town.loaded(TeePalsReads.closing(report), for: me)))
    }
    town.now = town.now.advanced(byMilliseconds: GolfTown.day)
    _ = town.publish(me)
    let after = try #require(town.replica.trust(of: me))
    #expect(after.tips == [] && after.coolingOffUntil == nil)
    #expect(town.run(.createRound(wanted), by: me) == nil)
  }
}
