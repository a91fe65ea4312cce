import Core
import RefWatchDomain
import Sync
import Testing
import Wire

@testable import RefWatchTestKit

/// What can be recorded can also be sent.
@Suite("The size of what is recorded")
struct RecordingSizeTests {
  /// The character that takes most room in JSON for one Unicode scalar: six bytes.
  func widest(_ count: Int) -> String { String(repeating: "\u{1}", count: count) }

  func player(_ side: Side) -> Participant {
    Participant(
      side, .official, number: 999, name: widest(RefWatchLimits.name),
      entry: EntryID(high: .max, low: .max), role: widest(RefWatchLimits.role))
  }

  /// The largest entry that is accepted.
  var largest: Fact {
    .amendment(
      SampleFacts.target,
      Amendment(
        fact: .card(
          Card(
            colour: .secondYellow, recipient: player(.home),
            reason: CardReason(
              catalog: widest(RefWatchLimits.catalog), code: widest(RefWatchLimits.code),
              title: widest(RefWatchLimits.title), text: widest(RefWatchLimits.text)),
            isSinBin: true, first: SampleFacts.target)),
        stage: .gap(.beforeShootout), elapsed: 315_576_000_000,
        reason: widest(RefWatchLimits.text)))
  }

  var match: Match {
    var match = SampleMatch.full
    match.archivedAt = nil
    func players(_ from: UInt64) -> [SheetPlayer] {
      (0..<UInt64(RefWatchLimits.sheet)).map { number in
        SheetPlayer(
          id: EntryID(high: from, low: number), name: widest(RefWatchLimits.name), number: 999,
          position: widest(RefWatchLimits.role))
      }
    }
    let staff = (0..<UInt64(RefWatchLimits.sheet)).map { number in
      SheetOfficial(
        id: EntryID(high: 3, low: number), name: widest(RefWatchLimits.name),
        role: widest(RefWatchLimits.role))
    }
    let sheet = MatchSheet(starters: players(1), substitutes: players(2), staff: staff)
    match.sheets = BothSides(home: sheet, away: sheet)
    match.fixture.notes = widest(RefWatchLimits.text)
    match.conditions.weather = widest(RefWatchLimits.name)
    match.conditions.pitch = widest(RefWatchLimits.name)
    match.conditions.lateStart = widest(RefWatchLimits.text)
    match.fixture.zone = Zone(name: widest(RefWatchLimits.zone), offset: -86_399)
    match.fixture.source = FixtureSource(.ics, uid: widest(RefWatchLimits.uid))
    return match
  }

  @Test("the largest command of entries fits a request")
  func fits() {
    var ledger = RefereeLedger()
    let events = (1...RefWatchLimits.events).map { number in
      SampleFacts.event(largest, UInt64(number), ordinal: Int64(number))
    }
    let kickOff = RefWatchCommand.recordEvents(SampleMatch.id, events, setUp: match)
    #expect(ledger.run(kickOff) == nil)
    #expect(kickOff.args.bytes.count <= PushRequest.argsLimit)
    let unknown = (1...RefWatchLimits.events).map { number in
      SampleFacts.event(
        .unknown(
          kind: widest(RefWatchLimits.kind),
          .string(String(repeating: "x", count: RefWatchLimits.payload - 2))),
        UInt64(100 + number), ordinal: Int64(100 + number))
    }
    let newer = RefWatchCommand.recordEvents(SampleMatch.id, unknown, setUp: match)
    #expect(ledger.run(newer) == nil)
    #expect(newer.args.bytes.count <= PushRequest.argsLimit)
    #expect(RefWatchCommand.createMatch(match).args.bytes.count <= PushRequest.argsLimit)
  }

  @Test("any number of entries is cut into commands that are taken, in order")
  func parts() {
    #expect(RefWatchCommand.recording([], of: SampleMatch.id).isEmpty)
    for count in [1, 49, 50, 51, 64, 400] {
      let events = (1...count).map { number in
        SampleFacts.event(.note("x"), UInt64(number), ordinal: Int64(number))
      }
      let commands = RefWatchCommand.recording(
        events, of: SampleMatch.id, setUp: SampleMatch.plain)
      #expect(commands.count == (count + 49) / 50)
      var ledger = RefereeLedger()
      for command in commands { #expect(ledger.run(command) == nil) }
      #expect(ledger.replica.events(of: SampleMatch.id).map { $0.anonymous } == events)
    }
  }

  @Test("a usual entry is small, and a long match fits few requests")
  func usual() {
    var bytes = 0
    for (index, fact) in SampleFacts.all.enumerated() {
      bytes += SampleFacts.event(fact, UInt64(index + 1)).json.bytes.count
    }
    #expect(bytes / SampleFacts.all.count < 600)
  }
}
