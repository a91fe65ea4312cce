import Calendar
import Core
import SuperFriendDomain
import Sync
import Testing
import Wire

@testable import SuperFriendTestKit

@Suite("Wire forms")
struct WireTests {
  static let corpus: [(name: String, args: String)] =
    CommandCorpus.version1
    + CommandCorpus.settings1.map { change in
      ("setSetting", #"{"user":"01900000-0000-7000-8000-0000000000aa","change":\#(change)}"#)
    }

  static func decode(_ name: String, _ args: JSON, version: Int = 1) throws -> FriendsCommand? {
    try FriendsCommand.decode(
      system: "friends", name: name, version: version, WireCursor(args))
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
    #expect(names == Set(FriendsCommand.names))
  }

  @Test("unknown systems, names and versions are nobody's; unknown fields are passed over")
  func unknown() throws {
    let args = try JSON.parse(#"{"friend":"01900000-0000-7000-8000-000000000002","x":[1]}"#)
    #expect(try WireTests.decode("pinFriend", args) != nil)
    #expect(try WireTests.decode("pinFriend", args, version: 2) == nil)
    #expect(try WireTests.decode("hugFriend", args) == nil)
    #expect(
      try FriendsCommand.decode(
        system: "golf", name: "pinFriend", version: 1, WireCursor(args)) == nil)
    let key = EntityKey("novel", ID<AnyEntity>(high: 1, low: 1))
    #expect(try FriendsEntity.decode(key, WireCursor(args)) == nil)
  }

  @Test("values that cannot be are refused with their path")
  func refused() throws {
    let friend = #""friend":"01900000-0000-7000-8000-000000000002""#
    let into = #""into":"01900000-0000-7000-8000-000000000003""#
    let rows = [
      ("setPeriod", #"{\#(friend),"period":{"key":"custom","days":0}}"#, "/period/days"),
      ("setPeriod", #"{\#(friend),"period":{"key":"custom"}}"#, "/period/key"),
      ("setPeriod", #"{\#(friend),"period":{"key":"weekly","days":7}}"#, "/period/key"),
      ("snoozeFriend", #"{\#(friend),"until":"2026-02-30"}"#, "/until"),
      ("snoozeFriend", "{\(friend)}", "/until"),
      ("pinFriend", #"{"friend":"zz"}"#, "/friend"), ("pinFriend", "[]", ""),
      ("mergeConnections", #"{\#(into),"others":[1]}"#, "/others/0"),
    ]
    for (name, args, path) in rows {
      do {
        _ = try WireTests.decode(name, JSON.parse(args))
        Issue.record("\(name) \(args) was accepted")
      } catch let error as WireError {
        #expect(error.path == path)
      }
    }
  }

  @Test("malformed arguments never trap", arguments: UInt64(1)...4)
  func malformed(seed: UInt64) throws {
    var dice = Dice(seed)
    var understood = 0
    var refused = 0
    for round in 0..<4_000 {
      let (name, text) = WireTests.corpus[round % WireTests.corpus.count]
      let args = mutate(try JSON.parse(text), &dice)
      do {
        let command = try WireTests.decode(name, args)
        understood += command == nil ? 0 : 1
        // What is understood can be decided, written and read again.
        guard let command else { continue }
        var ledger = Ledger()
        _ = ledger.rejection(command)
        #expect(try WireTests.decode(command.name, command.args) == command)
      } catch is WireError {
        refused += 1
      }
    }
    #expect(understood > 100)
    #expect(refused > 1_000)
  }

  /// One value somewhere inside replaced by a strange one, or left out.
  func mutate(_ json: JSON, _ dice: inout Dice) -> JSON {
    if dice.chance(1, in: 5) {
      return dice.pick([
        .null, .bool(true), .integer(.max), .integer(.min), .integer(-1), .number(1e300),
        .string(""), .string("2026-02-30"), .string(String(repeating: "x", count: 9_999)),
        .array([]), .object([]), .string("\u{0}"), .array([.null]),
        .string("01900000-0000-7000-8000-000000000002"),
      ])
    }
    switch json {
    case .object(var members):
      guard !members.isEmpty else { return json }
      let index = dice.below(members.count)
      if dice.chance(1, in: 6) {
        members.remove(at: index)
      } else {
        members[index] = JSON.Member(members[index].name, mutate(members[index].value, &dice))
      }
      return .object(members)
    case .array(var values):
      guard !values.isEmpty else { return json }
      let index = dice.below(values.count)
      values[index] = mutate(values[index], &dice)
      return .array(values)
    default: return json
    }
  }

  @Test("every rejection survives the wire")
  func rejections() throws {
    let id = ID<AnyEntity>(high: 1, low: 2)
    var all: [FriendsRejection] = [
      .notYours, .alreadyOnList(FriendID(high: 1, low: 2)),
      .duplicateCard(ContactID(high: 1, low: 2)), .nameMissing, .tooLarge(limit: 9),
      .futureDate(limit: day("2026-03-10")), .tooEarly(limit: day("1900-01-01")),
      .dateNotReal("2026-02-30"), .dateNotReal(""), .daysOutOfRange(shortest: 1, longest: 3_650),
      .notOneMeeting(ConnectionID(high: 1, low: 2)),
    ]
    for kind in FriendsEntity.Kind.allCases {
      all += [.notFound(kind, id), .idTaken(kind, id)]
    }
    for field in FriendsRejection.Field.allCases {
      all += [.tooLong(field, limit: 7), .tooMany(field, limit: 8), .unusableCharacter(field)]
    }
    for rejection in all {
      #expect(
        try FriendsRejection(WireCursor(try JSON.parse(rejection.json.text))) == rejection)
    }
  }
}
