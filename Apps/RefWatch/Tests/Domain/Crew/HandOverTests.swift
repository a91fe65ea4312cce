import Core
import RefWatchDomain
import Testing

@testable import RefWatchTestKit

@Suite("Handing the time over without a network")
struct HandOverTests {
  private let first = Stage.period(.regulation(1))

  private func played(goals: Int) -> HandOverMatch {
    var match = HandOverMatch()
    match.begin()
    for number in 0..<goals {
      match.write([HandOverMatch.goal(number + 1)], first, minute: Int64(number + 1))
    }
    return match
  }

  @Test("what is shown is read as it was, with every kind of fact")
  func roundTrip() throws {
    for fact in SampleFacts.all {
      var match = HandOverMatch()
      match.begin()
      match.write([fact], first, minute: 3)
      let note = match.note(minute: 4, room: 4_000)
      #expect(HandOver(note.text, of: HandOverMatch.id) == note, "\(fact)")
      #expect(note.events.count == match.events.count, "\(fact)")
    }
  }

  @Test("page lives, batches and take-overs are kept, too")
  func sharedIDs() throws {
    var match = played(goals: 1)
    match.events.append(
      MatchEvent(
        id: MatchEventID(high: 0x0191_0000_0000_7001, low: 0x8000_0000_0000_0001),
        match: HandOverMatch.id, ordinal: 9, stage: first, elapsed: 1, at: HandOverMatch.start,
        uptime: 0, boot: BootID(high: 3, low: 4), quality: .stepped,
        batch: BatchID(high: 5, low: 6), fact: .takeover(by: HandOverMatch.other, epoch: 1),
        writer: HandOverMatch.other))
    let note = match.note(minute: 3)
    #expect(note.epoch == 1 && note.lastOrdinal == 9)
    #expect(HandOver(note.text, of: HandOverMatch.id) == note)
  }

  @Test("there is room for what moves the match, then for what is newest")
  func room() throws {
    var match = played(goals: 30)
    match.write([.periodEnd(.regulation(1))], first, minute: 45)
    let note = match.note(minute: 46)
    #expect(note.text.utf8.count <= HandOver.room)
    #expect(note.count == match.events.count && note.events.count < note.count)
    let ids = Set(note.events.map { event in event.id })
    for event in [match.events[0], match.events[1], match.events[32]] {
      #expect(ids.contains(event.id), "the course of the match is missing")
    }
    #expect(ids.contains(match.events[31].id), "the newest goal is missing")
    #expect(!ids.contains(match.events[2].id))
    #expect(note.events.map { event in event.ordinal } == note.events.map { $0.ordinal }.sorted())
    // With the other device's own knowledge nothing is missing.
    #expect(note.missing(in: match.record()) == 0)
    #expect(note.missing(in: match.record(2)) == note.count - note.events.count)
  }

  @Test("nothing else is taken for it")
  func hostile() {
    let text = played(goals: 2).note(minute: 3).text
    for length in 0..<text.utf8.count {
      #expect(HandOver(String(text.prefix(length)), of: HandOverMatch.id) == nil)
    }
    for wrong in ["", "?", "A", "AAAA", text + "A", text + "AAAA", "ÄÖ" + text] {
      #expect(HandOver(wrong, of: HandOverMatch.id) == nil, "\(wrong)")
    }
    // Whatever bytes there are: it is read or refused, and what is read is written the same.
    var lots = Lots(77)
    let bytes = Array(text.utf8)
    for _ in 0..<2_000 {
      var other = bytes
      for _ in 0..<lots.below(4) + 1 {
        other[lots.below(other.count)] = bytes[lots.below(bytes.count)]
      }
      let changed = String(decoding: other, as: UTF8.self)
      if let note = HandOver(changed, of: HandOverMatch.id) {
        #expect(HandOver(note.text, of: HandOverMatch.id) == note)
      }
    }
  }

  @Test("the other device goes on at the right time, whatever its own clock says")
  func clock() throws {
    let match = played(goals: 2)
    let note = match.note(minute: 20)
    #expect(note.runs)
    // The two wall clocks agree: how long ago it was shown is known.
    let soon = note.shownAt.advanced(byMilliseconds: 3_000)
    #expect(note.agrees(at: soon))
    #expect(note.elapsed(opened: soon, passed: 2_000) == 20 * 60_000 + 5_000)
    // Three hours apart: it was read just now.
    let far = note.shownAt.advanced(byMilliseconds: -3 * 3_600_000)
    #expect(!note.agrees(at: far))
    #expect(note.elapsed(opened: far, passed: 2_000) == 20 * 60_000 + 6_000)

    // And so it goes on, by the other device's clocks.
    let boot = BootID(high: 8, low: 8)
    let now = ClockReading(wall: far, uptime: 500_000, boot: boot)
    let elapsed = note.elapsed(opened: far, passed: 0)
    let written = note.events(
      takenBy: HandOverMatch.other, in: match.record(2), id: MatchEventID(high: 9, low: 9),
      elapsed: elapsed, at: now)
    let record = MatchRecord(HandOverMatch.match, match.events + written)
    #expect(record.clockKeeper == HandOverMatch.other && record.epoch == 1)
    let clock = try #require(record.clock)
    let later = ClockReading(
      wall: far.advanced(byMilliseconds: 60_000), uptime: 560_000, boot: boot)
    #expect(ClockJudge(later).elapsed(of: clock, at: later) == elapsed + 60_000)
  }

  @Test("a clock that stands still stays where it is")
  func still() throws {
    var match = played(goals: 0)
    match.write([.suspension(.weather, text: "")], first, minute: 10)
    let note = match.note(minute: 10)
    #expect(!note.runs)
    let opened = note.shownAt.advanced(byMilliseconds: 30_000)
    #expect(note.elapsed(opened: opened, passed: 9_000) == 10 * 60_000)
    let now = ClockReading(wall: opened, uptime: 1, boot: BootID(high: 8, low: 8))
    let written = note.events(
      takenBy: HandOverMatch.other, in: match.record(), id: MatchEventID(high: 9, low: 9),
      elapsed: 10 * 60_000, at: now)
    #expect(written.count == 1)
    let record = MatchRecord(HandOverMatch.match, match.events + written)
    #expect(record.phase == .suspended(.regulation(1)))
    #expect(record.clock?.frozen == 600_000)
  }

  @Test("what was brought and what comes later are one log")
  func together() {
    var match = played(goals: 20)
    match.write([.stoppageStart(.injury)], first, minute: 22)
    let note = match.note(minute: 23)
    let now = ClockReading(wall: note.shownAt, uptime: 1, boot: BootID(high: 8, low: 8))
    let written = note.events(
      takenBy: HandOverMatch.other, in: match.record(2), id: MatchEventID(high: 9, low: 9),
      elapsed: 23 * 60_000, at: now)
    // On the device: the newest is there, the score is not whole yet.
    let early = MatchRecord(HandOverMatch.match, Array(match.events.prefix(2)) + written)
    #expect(early.openStoppage != nil && early.score.home < 20)
    // After the exchange.
    let late = MatchRecord(HandOverMatch.match, written + match.events)
    #expect(late.score.home == 20 && late.log.count == match.events.count + 1)
    #expect(late.log.last?.fact == .takeover(by: HandOverMatch.other, epoch: 1))
    #expect(late.attention.isEmpty)
  }
}
