import Core
import Sync
import TeePalsDomain
import Testing
import Wire

@testable import TeePalsTestKit

@Suite("What is malformed")
struct MalformedGolfTests {
  @Test("never traps, and what is understood survives the wire", arguments: UInt64(1)...6)
  func malformed(seed: UInt64) throws {
    var golf = SampleGolf(seed)
    var understood = 0
    var refused = 0
    for _ in 0..<200 {
      for command in golf.commands() {
        do {
          let args = mutated(command.args, &golf.lots)
          guard let read = try TeePalsWireTests.decode(command.name, args) else { continue }
          understood += 1
          #expect(try TeePalsWireTests.decode(read.name, read.args) == read)
        } catch is WireError {
          refused += 1
        }
      }
      let entity = golf.entity()
      do {
        let body = mutated(entity.body, &golf.lots)
        guard let read = try TeePalsEntity.decode(entity.key, WireCursor(body)) else { continue }
        var replica = TeePalsReplica()
        replica.set(read.key, to: read)
        #expect(replica.entity(read.key) == read)
      } catch {
        refused += 1
      }
    }
    #expect(understood > 300)
    #expect(refused > 500)
  }

  /// One value somewhere inside replaced by a strange one, or left out.
  private func mutated(_ json: JSON, _ lots: inout Lots) -> JSON {
    if lots.chance(1, in: 6) {
      return lots.pick([
        .null, .bool(true), .bool(false), .integer(.max), .integer(.min), .integer(-1),
        .integer(3), .number(1e300), .string(""), .string("host"), .string("range"),
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
        members[index] = JSON.Member(members[index].name, mutated(members[index].value, &lots))
      }
      return .object(members)
    case .array(var values):
      guard !values.isEmpty else { return json }
      let index = lots.below(values.count)
      values[index] = mutated(values[index], &lots)
      return .array(values)
    default: return json
    }
  }
}
