import Core
import RefWatchDomain
import Sync
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("RefWatch's decisions")
struct RefereeDecisionTests {
  func ledger(_ match: Match = SampleMatch.plain) -> RefereeLedger {
    var ledger = RefereeLedger()
    #expect(ledger.run(.createMatch(match)) == nil)
    return ledger
  }

  func record(_ facts: [Fact], in ledger: inout RefereeLedger) -> RefWatchRejection? {
    let start = ledger.replica.events(of: SampleMatch.id).count
    let events = facts.enumerated().map { offset, fact in
      SampleFacts.event(fact, UInt64(start + offset + 1), ordinal: Int64(start + offset + 1))
    }
    return ledger.run(.recordEvents(SampleMatch.id, events))
  }

  @Test("making, recording and discarding again changes nothing, with other words it is refused")
  func again() throws {
    var ledger = ledger()
    #expect(ledger.run(.createMatch(SampleMatch.plain)) == nil)
    var other = SampleMatch.plain
    other.venue = "Park"
    #expect(ledger.run(.createMatch(other)) == .idTaken(.match, SampleMatch.id.retagged()))
    let event = SampleFacts.event(.note("a"))
    #expect(ledger.run(.recordEvents(SampleMatch.id, [event, event])) == nil)
    let before = ledger.replica.everything
    #expect(ledger.run(.recordEvents(SampleMatch.id, [event])) == nil)
    #expect(ledger.replica.everything == before)
    let lie = SampleFacts.event(.note("b"))
    #expect(
      ledger.run(.recordEvents(SampleMatch.id, [SampleFacts.event(.note("c"), 2), lie]))
        == .idTaken(.event, event.id.retagged()))
    #expect(ledger.replica.everything == before, "all or none")
    let seen = ledger.replica.log(of: SampleMatch.id).mark
    #expect(ledger.run(.discardMatch(SampleMatch.id, seen: seen)) == nil)
    #expect(ledger.replica.everything.isEmpty)
    #expect(ledger.run(.discardMatch(SampleMatch.id, seen: seen)) == nil)
  }

  @Test("the same id of another match is another's")
  func anotherMatch() {
    var ledger = ledger()
    let second = MatchID(high: 9, low: 9)
    let event = SampleFacts.event(.note("a"))
    #expect(ledger.run(.recordEvents(second, [event])) == .notFound(.match, second.retagged()))
    #expect(
      ledger.run(
        .recordEvents(
          second, [event],
          setUp: Match(
            id: second, home: TeamRef(name: "A"), away: TeamRef(name: "B"), rules: RuleSet(),
            createdAt: ledger.at))) == .ofAnotherMatch(event.id))
    #expect(ledger.replica.match(second) == nil)
  }

  /// Facts and why they are refused.
  static let refused: [(Fact, RefWatchRejection)] = {
    let id = SampleFacts.event(.stoppageEnd).id
    let home = Participant(.home, number: 4)
    let long = String(repeating: "x", count: 1_001)
    return [
      (.goal(Goal(credited: .home, kind: .ownGoal, scorer: home)), .wrongSide(id)),
      (.goal(Goal(credited: .away, kind: .openPlay, scorer: home)), .wrongSide(id)),
      (.goal(Goal(credited: .away, kind: .ownGoal, scorer: home, assist: home)), .wrongSide(id)),
      (.kick(Kick(side: .away, result: .scored, kicker: home)), .wrongSide(id)),
      (.penaltyMissed(.away, home, .saved), .wrongSide(id)),
      (.substitution(Substitution(side: .home, off: nil, on: nil)), .nobody(id)),
      (.substitution(Substitution(side: .away, off: home, on: nil)), .wrongSide(id)),
      (.note(long), .tooLong(.text, limit: 1_000)), (.note("\u{0}"), .unusableCharacter(.text)),
      (.incident(.crowd, text: long), .tooLong(.text, limit: 1_000)),
      (.warning(home, reason: long), .tooLong(.reason, limit: 1_000)),
      (.withdrawal(id, reason: long), .tooLong(.reason, limit: 1_000)),
      (.signature(name: "x", digest: long), .tooLong(.signature, limit: 128)),
      (
        .playerOn(Participant(.home, name: String(repeating: "é", count: 101))),
        .tooLong(.name, limit: 100)
      ),
      (
        .card(
          Card(
            colour: .red, recipient: home,
            reason: CardReason(catalog: "law12", code: long, title: ""))),
        .tooLong(.code, limit: 16)
      ),
      (.playerOn(Participant(.home, number: 1_000)), .outOfRange(path: "/payload/player/number")),
      (.addedTime(minutes: -1), .outOfRange(path: "/payload/minutes")),
      (.periodEnd(.regulation(5)), .outOfRange(path: "/payload/period")),
      (.unknown(kind: "goal", .null), .outOfRange(path: "/payload")),
      (
        .unknown(
          kind: "novel", .string(long + long + long + long + long + long + long + long + long)),
        .tooLong(.payload, limit: 8_192)
      ),
      (.unknown(kind: long, .null), .tooLong(.kind, limit: 64)),
      (
        .amendment(
          id,
          Amendment(
            fact: .goal(Goal(credited: .home, kind: .ownGoal, scorer: home)),
            stage: .gap(.afterMatch), elapsed: 0)), .wrongSide(id)
      ),
      (
        .amendment(
          id, Amendment(fact: .restoration(id), stage: .gap(.afterMatch), elapsed: 0)),
        .outOfRange(path: "/payload/kind")
      ),
    ]
  }()

  @Test("form is checked, also of what an amendment puts in place")
  func form() {
    for (fact, rejection) in RefereeDecisionTests.refused {
      var ledger = ledger()
      #expect(record([.stoppageEnd], in: &ledger) == nil)
      let event = SampleFacts.event(fact, 1)
      var fresh = self.ledger()
      #expect(fresh.run(.recordEvents(SampleMatch.id, [event])) == rejection, "\(fact)")
    }
  }

  @Test("the Laws are never a reason")
  func laws() {
    var ledger = ledger()
    let sentOff = Participant(.home, number: 9)
    let nonsense: [Fact] = [
      .periodEnd(.shootout), .completion, .goal(Goal(credited: .home, kind: .openPlay)),
      .card(Card(colour: .red, recipient: sentOff)), .card(Card(colour: .red, recipient: sentOff)),
      .goal(Goal(credited: .home, kind: .openPlay, scorer: sentOff)),
      .addedTime(minutes: 5), .addedTime(minutes: 1), .stoppageEnd, .resumption, .reopening,
    ]
    #expect(record(nonsense, in: &ledger) == nil)
    #expect(ledger.replica.events(of: SampleMatch.id).count == nonsense.count)
  }

  @Test("the log has an end, and fifty entries are one command")
  func limits() {
    var ledger = ledger()
    for _ in 0..<40 {
      #expect(record(Array(repeating: .note("x"), count: 50), in: &ledger) == nil)
    }
    #expect(record([.note("x")], in: &ledger) == .logFull(limit: 2_000))
    let known = ledger.replica.events(of: SampleMatch.id)
    #expect(ledger.run(.recordEvents(SampleMatch.id, Array(known.suffix(50)))) == nil)
    #expect(
      ledger.run(.recordEvents(SampleMatch.id, Array(known.suffix(51))))
        == .tooMany(.events, limit: 50))
    // The server knows how long the log is without reading it.
    let command = RefWatchCommand.recordEvents(
      SampleMatch.id, [SampleFacts.event(.note("x"), 9_999, ordinal: 2_001)])
    let part = ledger.replica.loaded(RefereeDomain.reads(of: command, by: RefereeLedger.user))
    #expect(part.events(of: SampleMatch.id).isEmpty)
    #expect(
      RefereeLedger.decide(command, ledger.context(), part) == .failure(.logFull(limit: 2_000)))
  }

  @Test("a match's own form is checked")
  func matches() {
    let rows: [(MatchEdit, RefWatchRejection?)] = [
      (.team(.home, TeamRef(name: " \u{3000}")), .nameMissing(.home)),
      (.team(.away, TeamRef(name: "")), .nameMissing(.away)),
      (.team(.home, TeamRef(name: String(repeating: "가", count: 40))), nil),
      (
        .team(.home, TeamRef(name: String(repeating: "가", count: 41))),
        .tooLong(.team, limit: 40)
      ),
      (.team(.home, TeamRef(name: "A", short: "\u{1F469}\u{200D}\u{1F680}BCD")), nil),
      (.team(.home, TeamRef(name: "A", short: "ABCDE")), .tooLong(.short, limit: 4)),
      (.team(.home, TeamRef(name: "A", colour: "red")), .outOfRange(path: "/value/colour")),
      (.competition(String(repeating: "x", count: 101)), .tooLong(.competition, limit: 100)),
      (.venue("a\u{0}"), .unusableCharacter(.venue)),
      (.conditions(.weather(String(repeating: "x", count: 100))), nil),
      (
        .conditions(.weather(String(repeating: "x", count: 101))), .tooLong(.weather, limit: 100)
      ),
      (.conditions(.pitch(String(repeating: "x", count: 101))), .tooLong(.pitch, limit: 100)),
      (.conditions(.lateStart("a\u{0}")), .unusableCharacter(.lateStart)),
      (
        .conditions(.lateStart(String(repeating: "x", count: 1_001))),
        .tooLong(.lateStart, limit: 1_000)
      ),
      (.conditions(.temperature(-60)), nil), (.conditions(.temperature(nil)), nil),
      (.conditions(.temperature(61)), .outOfRange(path: "/value")),
      (
        .crew(Array(repeating: CrewMember(role: .fourth, name: "x"), count: 13)),
        .tooMany(.crew, limit: 12)
      ),
      (.firstLeg(BothSides(home: -1, away: 0)), .outOfRange(path: "/value/home")),
      (.sheet(.home, SampleMatch.sheet), nil),
      (
        .sheet(
          .home,
          MatchSheet(starters: Array(repeating: SampleMatch.sheet.starters[0], count: 2))),
        .entryTwice(SampleFacts.entry)
      ),
    ]
    for (edit, rejection) in rows {
      var ledger = ledger()
      #expect(ledger.run(.editMatch(SampleMatch.id, [edit])) == rejection, "\(edit)")
    }
  }

  @Test("the edits between two matches make one of the other")
  func edits() {
    var full = SampleMatch.full
    full.archivedAt = nil
    for (old, new) in [(SampleMatch.plain, full), (full, SampleMatch.plain)] {
      var match = old
      let edits = MatchEdit.between(old, new)
      for edit in edits { match.apply(edit, at: new.createdAt) }
      #expect(MatchEdit.between(match, new).isEmpty)
      #expect(edits.count == 22)
    }
    #expect(MatchEdit.between(full, full).isEmpty)
  }

  @Test("a match that has begun is archived before it goes, and nothing unseen is lost")
  func discarding() throws {
    var ledger = ledger()
    #expect(
      record([.kickOff(.home), .periodStart(.regulation(1), seconds: 2_700)], in: &ledger) == nil)
    let seen = ledger.replica.log(of: SampleMatch.id).mark
    let discard = RefWatchCommand.discardMatch(SampleMatch.id, seen: seen)
    #expect(ledger.run(discard) == .hasBegun(SampleMatch.id))
    // Another device has recorded something: the match is put away, with all of its log.
    #expect(record([.note("late")], in: &ledger) == nil)
    #expect(ledger.run(discard) == nil)
    #expect(ledger.replica.match(SampleMatch.id)?.archivedAt == ledger.at)
    #expect(ledger.replica.events(of: SampleMatch.id).count == 3)
    let now = ledger.replica.log(of: SampleMatch.id).mark
    #expect(ledger.run(.discardMatch(SampleMatch.id, seen: now)) == nil)
    #expect(ledger.replica.everything.isEmpty)
    #expect(ledger.replica.events(of: SampleMatch.id).isEmpty)
  }

  @Test("a match that another device discarded is there again with the kick-off")
  func revival() {
    var ledger = ledger()
    #expect(ledger.run(.discardMatch(SampleMatch.id, seen: .empty)) == nil)
    let kickOff = SampleFacts.event(.kickOff(.home))
    let later = SampleFacts.event(.note("x"), 2, ordinal: 2)
    #expect(
      ledger.run(.recordEvents(SampleMatch.id, [kickOff]))
        == .notFound(.match, SampleMatch.id.retagged()))
    #expect(
      ledger.run(.recordEvents(SampleMatch.id, [kickOff], setUp: SampleMatch.plain)) == nil)
    #expect(ledger.run(.recordEvents(SampleMatch.id, [later])) == nil)
    #expect(ledger.replica.match(SampleMatch.id)?.anonymous == SampleMatch.plain)
    #expect(ledger.replica.events(of: SampleMatch.id).map { $0.anonymous } == [kickOff, later])
    // A match that is there stays as it is.
    #expect(
      ledger.run(.recordEvents(SampleMatch.id, [later], setUp: SampleMatch.full)) == nil)
    #expect(ledger.replica.match(SampleMatch.id)?.anonymous == SampleMatch.plain)
  }

  @Test("settings are one's own, one field at a time")
  func settings() {
    var ledger = RefereeLedger()
    #expect(
      ledger.run(.setSetting(UserID(high: 9, low: 9), .sounds(true))) == .notYours)
    #expect(ledger.run(.setSetting(RefereeLedger.user, .sounds(true))) == nil)
    #expect(ledger.run(.setSetting(RefereeLedger.user, .periodMinutes(35))) == nil)
    #expect(
      ledger.run(.setSetting(RefereeLedger.user, .periodMinutes(61)))
        == .outOfRange(path: "/periodMinutes"))
    let settings = ledger.replica.settings(of: RefereeLedger.user)
    #expect(settings.sounds)
    #expect(settings.newRules.periodMinutes == 35)
  }
}
