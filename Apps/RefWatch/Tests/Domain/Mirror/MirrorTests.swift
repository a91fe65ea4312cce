import Core
import RefWatchDomain
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("The mirror of a match")
struct MirrorTests {
  static let everyone = MirrorLens(.everyone, showsNames: false)
  static let officials = MirrorLens(.observer, showsNames: true)

  static func same<Value: WireCodable & Equatable>(_ value: Value) throws -> Bool {
    try Value(WireCursor(try JSON.parse(value.json.text))) == value
  }

  @Test("changes on top of a snapshot come to the picture", arguments: UInt64(1)...40)
  func changes(seed: UInt64) throws {
    var log = RandomLog(seed: seed)
    log.grow(by: 60)
    let lens = seed % 2 == 0 ? MirrorTests.everyone : MirrorTests.officials
    var picture = MirrorPicture(MatchRecord(log.match, []), through: lens)
    let begin = Instant(milliseconds: 1_790_000_000_000)
    var seen = MirrorSnapshot(picture, lens, seq: 1, now: begin)
    for count in 1...log.events.count {
      let next = MirrorPicture(
        MatchRecord(log.match, Array(log.events.prefix(count))), through: lens)
      let message = MirrorMessage.next(
        from: picture, to: next, lens, seq: Int64(count) + 1, now: begin)
      #expect((message == nil) == (picture == next))
      picture = next
      guard let message else { continue }
      #expect(try MirrorTests.same(message))
      switch message {
      case .snapshot(let snapshot):
        #expect(message.json.bytes.count <= MirrorSnapshot.limit)
        seen = snapshot
      case .change(let change):
        #expect(message.json.bytes.count <= MirrorChange.limit)
        seen.take(change)
        let once = seen
        seen.take(change)
        #expect(seen == once)
      default: Issue.record("neither a snapshot nor a change")
      }
      #expect(seen.course == next.course)
      // Whoever came late may lack what happened before, and has nothing else.
      let known = Set(seen.incidents.map { incident in incident.id })
      let expected = next.incidents.filter { incident in known.contains(incident.id) }
      #expect(seen.incidents == expected)
      let newest = MirrorSnapshot(next, lens, seq: 1, now: begin)
      #expect(newest.incidents == Array(next.incidents.suffix(newest.incidents.count)))
    }
  }

  @Test("a delayed mirror shows what one without delay showed then", arguments: UInt64(1)...20)
  func delay(seed: UInt64) {
    var random = RandomLog(seed: seed)
    random.grow(by: 40)
    var lots = Lots(seed)
    let lag = 60 * lots.roll(1...5)
    let late = MirrorLens(.everyone, showsNames: false, delay: lag)
    var at = Instant(milliseconds: 1_790_000_000_000)
    var whole = MirroredLog(random.match, seq: 1, at: at)
    for (index, event) in random.events.enumerated() {
      at = at.advanced(byMilliseconds: lots.long(0...120_000))
      whole.take(.event(event), seq: Int64(index) + 2, at: at)
    }
    for step in 0..<30 {
      let now = whole.arrivals[0].at.advanced(byMilliseconds: Int64(step) * 90_000)
      let then = now.advanced(byMilliseconds: -Int64(lag) * 1_000)
      let count = whole.count(of: late, at: now)
      #expect(count == whole.arrivals.count { arrival in arrival.at <= then })
      let shown = whole.picture(late, count: count)
      let was = whole.picture(MirrorTests.everyone, count: count)
      #expect(shown.incidents == was.incidents)
      #expect(shown.course.score == was.course.score)
      #expect(shown.course.state == was.course.state)
      #expect(shown.course.clock?.elapsed(at: now) == was.course.clock?.elapsed(at: then))
      if let due = whole.nextDue(after: count, late) { #expect(now < due) }
    }
  }

  // MARK: Names

  /// Everything that can be recorded, by and of people with these names.
  static let canaries = ["Ana", "김민수", "Ben", "Eva", "Dissent", "wrong side", "typo", "ab12"]

  static func record() -> MatchRecord {
    var match = SampleMatch.full
    match.archivedAt = nil
    let events = SampleFacts.all.enumerated().map { index, fact in
      SampleFacts.event(fact, UInt64(index + 100), ordinal: Int64(index + 1))
    }
    return MatchRecord(match, events)
  }

  @Test("without names no byte of a mirror tells one")
  func redaction() {
    let record = MirrorTests.record()
    for audience in MirrorAudience.allCases {
      let lens = MirrorLens(audience, showsNames: false)
      let picture = MirrorPicture(record, through: lens)
      #expect(!picture.incidents.isEmpty)
      for incident in picture.incidents {
        let text = incident.json.text
        for name in MirrorTests.canaries { #expect(!text.contains(name), "\(text)") }
      }
      let text = MirrorSnapshot(picture, lens, seq: 1, now: Instant(milliseconds: 0)).json.text
      for name in MirrorTests.canaries { #expect(!text.contains(name)) }
    }
    let shown = MirrorPicture(record, through: MirrorTests.officials)
    #expect(shown.incidents.contains { incident in incident.json.text.contains("김민수") })
  }

  @Test("a name in the place of a role is a name")
  func roles() {
    for (role, shown) in [("coach", "coach"), ("Uncle Kim", nil)] {
      let card = Card(
        colour: .yellow, recipient: Participant(.home, .official, name: "Kim", role: role))
      let record = MatchRecord(SampleMatch.plain, [SampleFacts.event(.card(card))])
      let picture = MirrorPicture(record, through: MirrorTests.everyone)
      #expect(picture.incidents.first?.who?.role == shown)
    }
  }

  @Test("the public learns nothing that is between officials")
  func audience() {
    let card = Card(
      colour: .red, recipient: Participant(.home, number: 5), reason: SampleFacts.reason)
    let warning = Fact.warning(Participant(.home, number: 6), reason: "said so")
    let record = MatchRecord(
      SampleMatch.plain,
      [SampleFacts.event(.card(card)), SampleFacts.event(warning, 2, ordinal: 2)])
    let everyone = MirrorPicture(record, through: MirrorLens(.everyone, showsNames: true))
    #expect(everyone.incidents.map { incident in incident.kind } == [.sendOff])
    #expect(everyone.incidents.first?.code == nil)
    let crew = MirrorPicture(record, through: MirrorLens(.crew, showsNames: false))
    #expect(crew.incidents.map { incident in incident.kind } == [.sendOff, .warning])
    #expect(crew.incidents.first?.code == "C2")
  }

  // MARK: Sizes

  /// As long as it may be, of the character that takes most room.
  static func longest(_ character: String, _ count: Int) -> String {
    String(repeating: character, count: count)
  }

  @Test(
    "snapshots and changes keep their limits", arguments: ["a", "\"", "\u{1}", "가", "\u{1F98A}"])
  func sizes(character: String) throws {
    var match = SampleMatch.full
    match.home = TeamRef(
      name: MirrorTests.longest(character, 40), short: MirrorTests.longest(character, 4),
      colour: "#ffffff")
    match.away = match.home
    let name = MirrorTests.longest(character, 100)
    var events: [MatchEvent] = []
    let lens = MirrorTests.officials
    var before = MirrorPicture(MatchRecord(match, []), through: lens)
    for number in 1...60 {
      let player = Participant(.home, number: 999, name: name)
      let change = Substitution(side: .home, off: player, on: player)
      let kick = Kick(side: .away, result: .scored, kicker: player)
      events.append(
        SampleFacts.event(
          number % 3 == 0 ? .kick(kick) : .substitution(change), UInt64(number),
          ordinal: Int64(number)))
      let picture = MirrorPicture(MatchRecord(match, events), through: lens)
      let now = Instant(milliseconds: 8_640_000_000_000_000)
      let snapshot = MirrorSnapshot(picture, lens, seq: .max, now: now)
      #expect(snapshot.json.bytes.count <= MirrorSnapshot.limit)
      #expect(snapshot.incidents.count >= min(4, picture.incidents.count))
      #expect(try MirrorTests.same(snapshot))
      let message = try #require(
        MirrorMessage.next(from: before, to: picture, lens, seq: .max, now: now))
      guard case .change = message else {
        Issue.record("one entry is one change")
        continue
      }
      #expect(message.json.bytes.count <= MirrorChange.limit)
      before = picture
    }
  }

  @Test("what is not a message is said where")
  func refused() throws {
    for (text, path) in [
      ("{}", "/kind"), ("{\"kind\":\"x\"}", "/kind"), ("{\"kind\":\"beat\"}", "/now"),
      ("{\"kind\":\"change\",\"seq\":-1}", "/course"),
    ] {
      do throws(WireError) {
        _ = try MirrorMessage(WireCursor(try JSON.parse(text)))
        Issue.record("\(text) was read")
      } catch { #expect(error.path == path) }
    }
    for message in [MirrorMessage.over, .beat(Instant(milliseconds: 5))] {
      #expect(try MirrorTests.same(message))
    }
  }
}
