import Core
import DayBlockDomain
import Sync
import Testing
import Wire

@testable import DayBlockTestKit

@Suite("Wire forms")
struct WireTests {
  static let corpus: [(name: String, args: String)] =
    CommandCorpus.version1
    + CommandCorpus.settings1.map { change in
      ("setSetting", #"{"user":"01900000-0000-7000-8000-0000000000aa","change":\#(change)}"#)
    }

  static func decode(_ name: String, _ args: JSON, version: Int = 1) throws -> DayBlockCommand? {
    try DayBlockCommand.decode(system: "day", name: name, version: version, WireCursor(args))
  }

  @Test("the recorded commands of version 1 are understood for ever")
  func recorded() throws {
    var names: Set<String> = []
    for (name, args) in WireTests.corpus {
      let command = try #require(try WireTests.decode(name, JSON.parse(args)), "\(name)")
      #expect(command.name == name)
      #expect(command.args.text == args)
      names.insert(name)
    }
    #expect(names == Set(DayBlockCommand.names))
  }

  @Test("the recorded rows of version 1 are understood for ever")
  func recordedRows() throws {
    let id = try #require(ID<AnyEntity>("01900000-0000-7000-8000-0000000000aa"))
    for (kind, body) in CommandCorpus.rows1 {
      let json = try JSON.parse(body)
      let row = try DayBlockEntity.decode(EntityKey(kind, id), WireCursor(json))
      let entity = try #require(row)
      #expect(entity.body.text == body)
      #expect(entity.key == EntityKey(kind, id))
    }
  }

  @Test("unknown systems, names and versions are nobody's; unknown fields are passed over")
  func unknown() throws {
    let args = try JSON.parse(#"{"block":"01900000-0000-7000-8000-000000000002","x":[1]}"#)
    #expect(try WireTests.decode("deleteBlock", args) != nil)
    #expect(try WireTests.decode("deleteBlock", args, version: 2) == nil)
    #expect(try WireTests.decode("eatBlock", args) == nil)
    #expect(
      try DayBlockCommand.decode(
        system: "golf", name: "deleteBlock", version: 1, WireCursor(args)) == nil)
    let key = EntityKey("novel", ID<AnyEntity>(high: 1, low: 1))
    #expect(try DayBlockEntity.decode(key, WireCursor(args)) == nil)
  }

  @Test("values that cannot be are refused with their path")
  func refused() throws {
    let run = #""run":"01900000-0000-7000-8000-000000000003""#
    let session = #""session":"01900000-0000-7000-8000-000000000004""#
    let rows = [
      ("pauseRun", "{\(run)}", "/at"), ("pauseRun", #"{\#(run),"at":9e15}"#, "/at"),
      ("pauseRun", #"{\#(run),"at":9000000000000000}"#, "/at"),
      ("pauseRun", #"{\#(run),"at":1,"changes":[1]}"#, "/changes"),
      ("pauseRun", #"{\#(run),"at":1,"changes":[1,90000]}"#, "/changes"),
      ("resumeRun", #"{\#(run),"at":1,"offset":86400}"#, "/offset"),
      ("deleteBlock", #"{"block":"zz"}"#, "/block"), ("deleteBlock", "[]", ""),
      (
        "editSession", #"{\#(session),"edits":[{"field":"time","value":[1,2]}]}"#,
        "/edits/0/value"
      ),
      (
        "editSession",
        #"{\#(session),"edits":[{"field":"time","value":[8640000000000000,1,0]}]}"#,
        "/edits/0/value"
      ),
      ("editSession", #"{\#(session),"edits":[{"field":"color"}]}"#, "/edits/0/field"),
    ]
    for (name, args, path) in rows {
      do {
        _ = try WireTests.decode(name, JSON.parse(args))
        Issue.record("\(name) \(args) was accepted")
      } catch let error as WireError {
        #expect(error.path == path, "\(name) \(args)")
      }
    }
  }

  @Test("whatever arrives in the place of a value, nothing traps", arguments: UInt64(1)...6)
  func malformed(seed: UInt64) throws {
    var dice = Dice(seed)
    let id = ID<AnyEntity>(high: 1, low: 1)
    for (name, args) in WireTests.corpus {
      for _ in 0..<40 {
        let json = broken(try JSON.parse(args), &dice)
        do { _ = try WireTests.decode(name, json) } catch {}
      }
    }
    for (kind, body) in CommandCorpus.rows1 {
      for _ in 0..<100 {
        let json = broken(try JSON.parse(body), &dice)
        do {
          _ = try DayBlockEntity.decode(EntityKey(kind, id), WireCursor(json))
        } catch {}
      }
    }
  }

  /// The value with one thing in it replaced.
  private func broken(_ json: JSON, _ dice: inout Dice) -> JSON {
    let strange: [JSON] = [
      .null, .bool(true), .integer(.max), .integer(.min), .integer(-1), .number(0.5), .string(""),
      .string("V"), .array([]), .array([.integer(.max), .integer(.max), .integer(.max)]),
      .object([JSON.Member("field", "time")]),
    ]
    if dice.chance(1, in: 4) { return dice.pick(strange) }
    switch json {
    case .array(var values) where !values.isEmpty:
      let index = dice.below(values.count)
      values[index] = broken(values[index], &dice)
      return .array(values)
    case .object(var members) where !members.isEmpty:
      let index = dice.below(members.count)
      members[index] = JSON.Member(
        members[index].name, broken(members[index].value, &dice))
      return .object(members)
    default: return dice.pick(strange)
    }
  }
}
