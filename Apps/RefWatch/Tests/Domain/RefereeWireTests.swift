import Core
import RefWatchDomain
import Sync
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("RefWatch's commands as they travel")
struct RefereeWireTests {
  static let corpus: [(name: String, args: String)] =
    RefereeCorpus.version1
    + RefereeCorpus.settings1.map { change in
      ("setSetting", #"{"user":"\#(RefereeCorpus.user)","change":\#(change)}"#)
    }

  static func decode(_ name: String, _ args: JSON, version: Int = 1) throws -> RefWatchCommand? {
    try RefWatchCommand.decode(system: "referee", name: name, version: version, WireCursor(args))
  }

  @Test("the recorded commands of version 1 are understood for ever")
  func recorded() throws {
    var names: Set<String> = []
    var kinds: Set<String> = []
    for (name, args) in RefereeWireTests.corpus {
      let command = try #require(
        try RefereeWireTests.decode(name, JSON.parse(args)), "\(name)")
      #expect(command.name == name)
      #expect(command.args.text == args)
      names.insert(name)
      guard case .recordEvents(_, let events, _) = command else { continue }
      for event in events { kinds.insert(event.fact.kind) }
    }
    #expect(names == Set(RefWatchCommand.names))
    #expect(kinds.isSuperset(of: Fact.knownKinds))
  }

  @Test("matches are read as they were written")
  func matches() throws {
    for match in [SampleMatch.plain, SampleMatch.full] {
      #expect(try Match(id: match.id, WireCursor(JSON.parse(match.body.text))) == match)
    }
    var rules = RuleSet()
    for edition in LawsEdition.allCases {
      for decider in RuleSet.Decider.allCases {
        for scheme in RuleSet.SinBinScheme.allCases {
          rules.edition = edition
          rules.extraTime = decider
          rules.sinBin = scheme
          #expect(try RuleSet(WireCursor(JSON.parse(rules.json.text))) == rules)
        }
      }
    }
  }

  @Test("what older versions did not know has its default")
  func defaults() throws {
    let user = RefereeLedger.user
    #expect(
      try RefWatchSettings(user: user, WireCursor(.object([]))) == RefWatchSettings(user: user))
    let rules = try RuleSet(WireCursor(.object(["periods": .int(4)])))
    #expect(rules.regulationPeriods == 4)
    #expect(rules.periodMinutes == 45)
  }

  @Test("unknown systems, names, versions and kinds are nobody's")
  func unknown() throws {
    let args = try JSON.parse(#"{"match":"\#(RefereeCorpus.match)","edits":[],"novel":[1]}"#)
    #expect(try RefereeWireTests.decode("editMatch", args) != nil)
    #expect(try RefereeWireTests.decode("editMatch", args, version: 2) == nil)
    #expect(try RefereeWireTests.decode("changeEvent", args) == nil)
    #expect(
      try RefWatchCommand.decode(
        system: "golf", name: "editMatch", version: 1, WireCursor(args)) == nil)
    let key = EntityKey("novel", ID<AnyEntity>(high: 1, low: 1))
    #expect(try RefWatchEntity.decode(key, WireCursor(args)) == nil)
  }

  @Test(
    "values that cannot be are refused with their path",
    arguments: [
      ("createMatch", #"{"match":"zz","body":{}}"#, "/match"),
      ("createMatch", #"{"match":"\#(RefereeCorpus.match)","body":{}}"#, "/body/home"),
      ("createMatch", "[]", ""),
      (
        "editMatch",
        #"{"match":"\#(RefereeCorpus.match)","edits":[{"field":"shoes","value":1}]}"#,
        "/edits/0/field"
      ),
      (
        "editMatch",
        #"{"match":"\#(RefereeCorpus.match)","edits":[{"field":"home","value":{"name":"A","#
          + #""colour":"red"}}]}"#, "/edits/0/value/colour"
      ),
      (
        "editMatch",
        #"{"match":"\#(RefereeCorpus.match)","edits":[{"field":"home","value":{"name":"A","#
          + ##""colour":"#12345g"}}]}"##, "/edits/0/value/colour"
      ),
      (
        "editMatch",
        #"{"match":"\#(RefereeCorpus.match)","edits":[{"field":"homeSheet","value":{"starters":"#
          + #"[{"name":"A"}]}}]}"#, "/edits/0/value/starters/0/id"
      ),
      ("recordEvents", #"{"match":"\#(RefereeCorpus.match)","events":[1]}"#, "/events/0"),
      ("discardMatch", #"{"match":"\#(RefereeCorpus.match)"}"#, "/seen"),
      (
        "setSetting",
        #"{"user":"\#(RefereeCorpus.user)","change":{"field":"warnings","value":[60,60]}}"#,
        "/change/value/1"
      ),
      (
        "setSetting",
        #"{"user":"\#(RefereeCorpus.user)","change":{"field":"periodMinutes","value":0}}"#,
        "/change/value"
      ),
    ])
  func refused(_ name: String, _ args: String, _ path: String) throws {
    do {
      _ = try RefereeWireTests.decode(name, JSON.parse(args))
      Issue.record("\(name) \(args) was accepted")
    } catch let error as WireError {
      #expect(error.path == path)
    }
  }

  @Test("malformed arguments never trap", arguments: UInt64(1)...4)
  func malformed(seed: UInt64) throws {
    var lots = Lots(seed)
    var understood = 0
    var refused = 0
    for round in 0..<3_000 {
      let (name, text) = RefereeWireTests.corpus[round % RefereeWireTests.corpus.count]
      let args = mutate(try JSON.parse(text), &lots)
      do {
        guard let command = try RefereeWireTests.decode(name, args) else { continue }
        understood += 1
        // What is understood can be decided, folded, written and read again.
        var ledger = RefereeLedger()
        ledger.run(command)
        for match in ledger.replica.matches.values {
          _ = MatchRecord(match, ledger.replica.events(of: match.id))
        }
        #expect(try RefereeWireTests.decode(command.name, command.args) == command)
      } catch is WireError {
        refused += 1
      }
    }
    #expect(understood > 100)
    #expect(refused > 500)
  }

  /// One value somewhere inside replaced by a strange one, or left out.
  func mutate(_ json: JSON, _ lots: inout Lots) -> JSON {
    if lots.chance(1, in: 6) {
      return lots.pick([
        .null, .bool(true), .integer(.max), .integer(.min), .integer(-1), .integer(3),
        .number(1e300), .string(""), .string("R1"), .string("goal"), .string("away"),
        .string(String(repeating: "x", count: 9_999)), .array([]), .object([]),
        .string("\u{0}"), .array([.null]), .string("01900000-0000-7000-8000-000000000002"),
      ])
    }
    switch json {
    case .object(var members):
      guard !members.isEmpty else { return json }
      let index = lots.below(members.count)
      if lots.chance(1, in: 8) {
        members.remove(at: index)
      } else {
        members[index] = JSON.Member(members[index].name, mutate(members[index].value, &lots))
      }
      return .object(members)
    case .array(var values):
      guard !values.isEmpty else { return json }
      let index = lots.below(values.count)
      values[index] = mutate(values[index], &lots)
      return .array(values)
    default: return json
    }
  }

  @Test("every rejection survives the wire")
  func rejections() throws {
    let id = ID<AnyEntity>(high: 1, low: 2)
    var all: [RefWatchRejection] = [
      .notYours, .notOfTheCrew, .nameMissing(.home), .nameMissing(.away), .tooLarge(limit: 9),
      .outOfRange(path: ""), .outOfRange(path: "/payload/minutes"),
      .entryTwice(EntryID(high: 1, low: 2)), .ofAnotherMatch(SampleFacts.target),
      .wrongSide(SampleFacts.target), .nobody(SampleFacts.target), .logFull(limit: 2_000),
      .hasBegun(SampleMatch.id), .nameless, .sharingEnded,
    ]
    for kind in RefWatchEntity.Kind.allCases { all.append(.inUse(kind, id)) }
    for kind in RefWatchEntity.Kind.allCases { all += [.notFound(kind, id), .idTaken(kind, id)] }
    for field in RefWatchRejection.Field.allCases {
      all += [.tooLong(field, limit: 7), .tooMany(field, limit: 8), .unusableCharacter(field)]
    }
    for rejection in all {
      #expect(
        try RefWatchRejection(WireCursor(try JSON.parse(rejection.json.text))) == rejection)
    }
  }
}
