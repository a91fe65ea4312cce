import RefWatchDomain
import Testing

@testable import RefWatchTestKit

/// Facts of matches anybody can look up: sides, minutes, kinds.
@Suite("Matches that are known, in facts")
struct FamousMatchTests {
  static var cup: RuleSet {
    var rules = RuleSet()
    rules.extraTime = .ifLevel
    rules.shootout = .ifLevel
    return rules
  }

  /// The halves of a match, with what happens in them.
  private func play(
    _ log: inout LawLog, _ first: (inout LawLog) -> Void, _ second: (inout LawLog) -> Void,
    added: (Int, Int) = (2, 5)
  ) {
    log.begin(firstHalf)
    first(&log)
    log.end(firstHalf, added: added.0, then: .interval(1))
    log.begin(secondHalf, kickOff: .away)
    second(&log)
    log.end(secondHalf, added: added.1)
  }

  private func extra(
    _ log: inout LawLog, _ first: (inout LawLog) -> Void, _ second: (inout LawLog) -> Void
  ) {
    log.add(.intervalEnd(.beforeExtraTime), .gap(.beforeExtraTime), 0)
    log.begin(.extra(1))
    first(&log)
    log.end(.extra(1), added: 1, then: .extraTimeHalf)
    log.begin(.extra(2), kickOff: .away)
    second(&log)
    log.end(.extra(2), added: 3, then: .beforeShootout)
  }

  private func minutes(_ log: LawLog) -> String {
    MatchReport(log.record).goals.map { line in line.time.minute }.joined(separator: " ")
  }

  @Test("Argentina–France 2022: 3–3, 4–2 on kicks, decided with France's fifth to come")
  func final2022() {
    var log = LawLog(FamousMatchTests.cup, home: "Argentina", away: "France")
    play(&log) { log in
      log.goal(.home, 23, in: firstHalf, 10, .penalty)
      log.goal(.home, 36, in: firstHalf, 11)
    } _: { log in
      log.goal(.away, 80, in: secondHalf, 10, .penalty)
      log.goal(.away, 81, in: secondHalf, 10)
    }
    #expect(log.record.phase == .ended(.beforeExtraTime))
    extra(&log) { _ in
    } _: { log in
      log.goal(.home, 108, in: .extra(2), 10)
      log.goal(.away, 118, in: .extra(2), 10, .penalty)
    }
    #expect(log.record.phase == .shootoutSetup)
    let kicks = Array("++-+-+++")
    for count in 0...kicks.count {
      var shorter = log
      shorter.kicks(String(kicks.prefix(count)), first: .away)
      #expect(shorter.record.shootout?.winner == (count == kicks.count ? .home : nil))
    }
    log.kicks(String(kicks), first: .away)
    log.add(.shootoutEnd(reason: nil), .period(.shootout), 60_000)
    let record = log.record
    #expect(record.outcome == .afterPenalties)
    #expect(record.score == BothSides(home: 3, away: 3))
    #expect(record.winner == .home)
    let result = MatchReport(record).result
    #expect(result.penalties == BothSides(home: 4, away: 2))
    #expect(
      result.byPeriod.map { period in period.goals.home - period.goals.away } == [2, -2, 0, 0])
    #expect(minutes(log) == "23' 36' 80' 81' 108' 118'")
    #expect(record.tallies.away.penaltiesScored == 2)
    #expect(record.tallies.home.goals == 3)
  }

  @Test("Italy–France 2006: 1–1, 5–3 on kicks, a sending-off in the 110th minute")
  func final2006() {
    var log = LawLog(FamousMatchTests.cup)
    play(&log) { log in
      log.goal(.away, 7, in: firstHalf, 10, .penalty)
      log.goal(.home, 19, in: firstHalf, 23)
    } _: { _ in
    }
    extra(&log) { _ in
    } _: { log in
      log.add(red(player(.away, 10)), 110, in: .extra(2))
    }
    #expect(log.record.lineUps.away.strength == 10)
    let reds = MatchReport(log.record).sendOffs
    #expect(reds.map { line in line.time.minute } == ["110'"])
    #expect(reds.first?.isSecondCaution == false)
    log.kicks("+++-+++++", first: .home)
    #expect(log.record.shootout?.winner == .home)
    #expect(log.record.shootout?.scored(.home) == 5)
    #expect(log.record.shootout?.scored(.away) == 3)
  }

  @Test("Romania–Sweden 1994: 2–2, 4–5 on kicks; the sixth round needs its reply")
  func romania1994() {
    var log = LawLog(FamousMatchTests.cup)
    play(&log) { _ in
    } _: { log in
      log.goal(.away, 78, in: secondHalf)
      log.goal(.home, 88, in: secondHalf)
    }
    extra(&log) { log in
      log.goal(.home, 101, in: .extra(1))
    } _: { log in
      log.goal(.away, 115, in: .extra(2))
    }
    #expect(log.record.score == BothSides(home: 2, away: 2))
    var shorter = log
    shorter.kicks("-+++++" + "+-+++", first: .away)
    #expect(shorter.record.shootout?.winner == nil)
    #expect(shorter.record.shootout?.isSuddenDeath == true)
    log.kicks("-+++++" + "+-+++-", first: .away)
    #expect(log.record.shootout?.winner == .away)
    #expect(log.record.shootout?.scored(.away) == 5)
    #expect(log.record.shootout?.scored(.home) == 4)
  }

  @Test("Chelsea–Arsenal 2017: 1–4 on kicks in the order ABBA")
  func shield2017() {
    var rules = RuleSet()
    rules.shootout = .ifLevel
    rules.shootoutOrder = .abba
    var log = LawLog(rules)
    play(&log) { _ in
    } _: { log in
      log.goal(.home, 46, in: secondHalf)
      log.add(red(player(.home, 11)), 80, in: secondHalf)
      log.goal(.away, 82, in: secondHalf)
    }
    log.add(.intervalEnd(.beforeShootout), .gap(.beforeShootout), 0)
    log.kicks("+++--+", first: .home)
    #expect(log.record.shootout?.winner == nil)
    log.kicks("+", first: .home)
    let shootout = log.record.shootout
    #expect(shootout?.winner == .away)
    #expect(
      shootout?.kicks.map { taken in taken.kick.side } == [
        .home, .away, .away, .home, .home, .away, .away,
      ])
    #expect(shootout?.scored(.away) == 4 && shootout?.scored(.home) == 1)
  }

  @Test("England–Iran 2022: 6–2, the last in the minute 90+13")
  func england2022() {
    var log = LawLog()
    play(
      &log,
      { log in
        log.goal(.home, 35, in: firstHalf)
        log.goal(.home, 43, in: firstHalf)
        log.goal(.home, 45, 1, in: firstHalf)
      },
      { log in
        log.goal(.home, 62, in: secondHalf)
        log.goal(.away, 65, in: secondHalf)
        log.goal(.home, 71, in: secondHalf)
        log.goal(.home, 90, in: secondHalf)
        log.goal(.away, 90, 13, in: secondHalf, 9, .penalty)
      }, added: (14, 13))
    #expect(log.record.score == BothSides(home: 6, away: 2))
    #expect(minutes(log) == "35' 43' 45+1' 62' 65' 71' 90' 90+13'")
    #expect(log.record.winner == .home)
    #expect(log.record.phase == .fullTime)
    #expect(
      MatchReport(log.record).periods.map { period in period.added } == [14 * 60_000, 13 * 60_000])
  }

  @Test("France–Croatia 2018: 4–2 with an own goal; Portugal–Germany 2021: 2–4 with two")
  func ownGoals() {
    var log = LawLog(home: "France", away: "Croatia")
    play(&log) { log in
      log.goal(.home, 18, in: firstHalf, 17, .ownGoal)
      log.goal(.away, 28, in: firstHalf, 4)
      log.goal(.home, 38, in: firstHalf, 7, .penalty)
    } _: { log in
      log.goal(.home, 59, in: secondHalf, 6)
      log.goal(.home, 65, in: secondHalf, 10)
      log.goal(.away, 69, in: secondHalf, 17)
    }
    #expect(log.record.score == BothSides(home: 4, away: 2))
    let own = MatchReport(log.record).goals.first?.goal
    #expect(own?.credited == .home && own?.scorer?.side == .away && own?.isConsistent == true)

    var other = LawLog()
    play(&other) { log in
      log.goal(.home, 15, in: firstHalf, 7)
      log.goal(.away, 35, in: firstHalf, 4, .ownGoal)
      log.goal(.away, 39, in: firstHalf, 5, .ownGoal)
    } _: { log in
      log.goal(.away, 51, in: secondHalf)
      log.goal(.away, 60, in: secondHalf)
      log.goal(.home, 67, in: secondHalf)
    }
    #expect(other.record.score == BothSides(home: 2, away: 4))
  }

  @Test("Germany–Sweden 2018: 2–1 with ten after a second caution in the 82nd minute")
  func secondCaution() {
    var log = LawLog()
    let defender = player(.home, 17)
    var first: MatchEventID?
    play(&log) { log in
      log.goal(.away, 32, in: firstHalf)
    } _: { log in
      log.goal(.home, 48, in: secondHalf)
      first = log.add(yellow(defender), 71, in: secondHalf)
      let record = log.record
      let advice = record.advice(
        on: yellow(defender), stage: .period(secondHalf), elapsed: 36 * 60_000 + 30_000)
      #expect(advice.contains { advice in advice == first.map { id in .secondCaution(first: id) } })
      log.add(
        .card(Card(colour: .secondYellow, recipient: defender, first: first)), 82, in: secondHalf)
      log.goal(.home, 90, 5, in: secondHalf, 8)
    }
    let record = log.record
    #expect(record.score == BothSides(home: 2, away: 1))
    #expect(record.lineUps.home.strength == 10)
    #expect(record.tallies.home.cautions == 2 && record.tallies.home.sendOffs == 1)
    let report = MatchReport(record)
    #expect(report.cautions.map { line in line.time.minute } == ["71'", "82'"])
    #expect(report.sendOffs.map { line in line.first?.minute } == ["71'"])
    #expect(MatchReport(record, template: .county).cautions.count == 1)
  }
}
