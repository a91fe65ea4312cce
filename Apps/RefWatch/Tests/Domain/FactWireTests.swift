import Core
import RefWatchDomain
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("Facts as they travel")
struct FactWireTests {
  /// Through text, as an entity's row.
  static func row(_ event: MatchEvent) throws -> MatchEvent {
    try MatchEvent(id: event.id, WireCursor(JSON.parse(event.body.text)))
  }

  /// Through text, as in a command.
  static func carried(_ event: MatchEvent) throws -> MatchEvent {
    try MatchEvent(WireCursor(JSON.parse(event.json.text)))
  }

  @Test("every fact is read as it was written")
  func roundTrip() throws {
    for fact in SampleFacts.all {
      let event = SampleFacts.event(fact)
      #expect(try FactWireTests.row(event) == event, "\(fact)")
      #expect(try FactWireTests.carried(event) == event, "\(fact)")
    }
    let kinds = Set(SampleFacts.all.map { fact in fact.kind })
    #expect(kinds.isSuperset(of: Fact.knownKinds), "a kind is without a sample")
  }

  @Test("the words of kinds never change")
  func words() {
    #expect(
      Fact.knownKinds == [
        "toss", "kickoff", "period.start", "period.end", "interval.start", "interval.end",
        "suspend", "resume", "abandon", "match.fullTime", "match.completed", "match.reopened",
        "crew.takeover",
        "clock.addedAnnounced", "clock.adjusted", "clock.step", "clock.offset", "stoppage.start",
        "stoppage.end",
        "goal", "goal.overruled", "card", "warning", "sinbin.start", "sinbin.restartMark",
        "sinbin.end", "substitution", "player.off", "player.on", "penalty.awarded",
        "penalty.missed", "incident", "note", "shootout.start", "shootout.kick", "shootout.order",
        "shootout.end", "rules.changed", "match.signed", "match.initialled", "correction.void",
        "correction.edit", "correction.restore", "correction.distinct",
      ])
  }

  @Test("the envelope's every member is kept")
  func envelope() throws {
    for quality in ClockQuality.allCases {
      for stage in Stage.all {
        let event = MatchEvent(
          id: SampleFacts.target, match: SampleMatch.id, ordinal: 1_000_000, stage: stage,
          elapsed: 315_576_000_000, at: Instant(milliseconds: -8_640_000_000_000_000),
          uptime: 8_640_000_000_000_000, boot: BootID(high: .max, low: .max), quality: quality,
          batch: BatchID(high: 0, low: 1), fact: .stoppageEnd,
          writer: UserID(high: 0, low: 1), carrier: UserID(high: 0, low: 2))
        #expect(try FactWireTests.row(event) == event)
      }
    }
  }

  /// Members of an event, as a newer version or an attacker may write them.
  static let hostile: [(members: String, path: String)] = [
    (#""kind":"goal""#, "/payload"), (#""kind":"goal","payload":[]"#, "/payload"),
    (#""kind":"goal","payload":{"side":"left","type":"openPlay"}"#, "/payload/side"),
    (#""kind":"goal","payload":{"side":"home","type":"bicycle"}"#, "/payload/type"),
    (
      #""kind":"goal","payload":{"side":"home","type":"openPlay","scorer":{"side":"home","#
        + #""number":1000}}"#, "/payload/scorer/number"
    ),
    (
      #""kind":"goal","payload":{"side":"home","type":"openPlay","scorer":{"number":9}}"#,
      "/payload/scorer/side"
    ),
    (#""kind":"period.start","payload":{"period":"R5","seconds":1}"#, "/payload/period"),
    (#""kind":"period.start","payload":{"period":"I1","seconds":1}"#, "/payload/period"),
    (#""kind":"period.start","payload":{"period":"R1","seconds":-1}"#, "/payload/seconds"),
    (#""kind":"period.start","payload":{"period":"R1","seconds":1e3}"#, "/payload/seconds"),
    (#""kind":"interval.start","payload":{"gap":"R1"}"#, "/payload/gap"),
    (#""kind":"clock.addedAnnounced","payload":{"minutes":121}"#, "/payload/minutes"),
    (
      #""kind":"clock.adjusted","payload":{"deltaMs":9223372036854775807}"#, "/payload/deltaMs"
    ),
    (#""kind":"clock.step","payload":{"deltaMs":"1"}"#, "/payload/deltaMs"),
    (#""kind":"card","payload":{"colour":"green"}"#, "/payload/colour"),
    (#""kind":"card","payload":{"colour":"red"}"#, "/payload/recipient"),
    (
      #""kind":"card","payload":{"colour":"red","recipient":{"side":"home"},"sinBin":1}"#,
      "/payload/sinBin"
    ),
    (
      #""kind":"sinbin.start","payload":{"player":{"side":"home"},"seconds":36001}"#,
      "/payload/seconds"
    ),
    (#""kind":"goal.overruled","payload":{"target":"x","by":"var"}"#, "/payload/target"),
    (#""kind":"rules.changed","payload":{"periods":5}"#, "/payload/periods"),
    (#""kind":"rules.changed","payload":{"intervals":[1,2,3,4]}"#, "/payload/intervals"),
    (#""kind":"note","payload":"text""#, "/payload"),
    (#""kind":"note","payload":{"text":1}"#, "/payload/text"),
    (
      #""kind":"correction.edit","payload":{"target":"01900000-0000-7000-8000-000000000042","#
        + #""kind":"correction.void","payload":{},"stage":"R1","elapsed":0}"#, "/payload/kind"
    ),
    (
      #""kind":"correction.edit","payload":{"target":"01900000-0000-7000-8000-000000000042","#
        + #""kind":"note","payload":{},"stage":"R1","elapsed":-1}"#, "/payload/elapsed"
    ),
  ]

  static func event(_ members: String) -> String {
    #"{"id":"01900000-0000-7000-8000-000000000042","match":"01900000-0000-7000-8000-000000000001","#
      + #""ordinal":1,"stage":"R1","elapsed":0,"at":0,"uptime":0,"#
      + #""boot":"01900000-0000-7000-8000-0000000000b0",\#(members)}"#
  }

  @Test("what cannot be understood is refused in a command, and kept in a row")
  func refused() throws {
    for (members, path) in FactWireTests.hostile {
      let json = try JSON.parse(FactWireTests.event(members))
      do {
        _ = try MatchEvent(WireCursor(json))
        Issue.record("\(members) was accepted")
      } catch {
        #expect(error.path == path, "\(members)")
      }
      let kept = try MatchEvent(id: SampleFacts.target, WireCursor(json))
      guard case .unknown(let kind, let payload) = kept.fact else {
        Issue.record("\(members) was understood")
        continue
      }
      #expect(.string(kind) == json["kind"])
      #expect(payload == json["payload"] ?? .null)
      #expect(try FactWireTests.row(kept) == kept)
    }
  }

  @Test("a fact of a newer version is kept word for word")
  func unknown() throws {
    let payload = #"{"z":1,"a":[0.5,"\u0000",{"deep":null}],"kind":"goal"}"#
    let text = FactWireTests.event(#""kind":"crowd.wave","payload":\#(payload)"#)
    let event = try MatchEvent(WireCursor(JSON.parse(text)))
    #expect(event.fact == .unknown(kind: "crowd.wave", try JSON.parse(payload)))
    #expect(event.json.text == text)
    let bare = try MatchEvent(
      WireCursor(JSON.parse(FactWireTests.event(#""kind":"crowd.hush""#))))
    #expect(bare.fact == .unknown(kind: "crowd.hush", .null))
    #expect(bare.body["payload"] == nil)
  }

  @Test(
    "envelopes that cannot be are refused, also as rows",
    arguments: [
      (#""ordinal":1"#, #""ordinal":0"#, "/ordinal"),
      (#""ordinal":1"#, #""ordinal":1000001"#, "/ordinal"),
      (#""stage":"R1""#, #""stage":"R9""#, "/stage"),
      (#""elapsed":0"#, #""elapsed":-1"#, "/elapsed"),
      (#""elapsed":0"#, #""elapsed":9223372036854775807"#, "/elapsed"),
      (#""at":0"#, #""at":-9223372036854775808"#, "/at"),
      (#""uptime":0"#, #""uptime":-1"#, "/uptime"), (#""boot":"0"#, #""boot":"x"#, "/boot"),
      (#""kind":"note""#, #""kind":7"#, "/kind"),
    ])
  func envelopes(_ part: String, _ other: String, _ path: String) throws {
    let text = FactWireTests.event(#""kind":"note","payload":{}"#)
    let json = try JSON.parse(text.replacing(part, with: other, maxReplacements: 1))
    #expect(throws: WireError.self) { try MatchEvent(WireCursor(json)) }
    do {
      _ = try MatchEvent(id: SampleFacts.target, WireCursor(json))
      Issue.record("\(other) was accepted")
    } catch {
      #expect(error.path == path)
    }
  }
}
