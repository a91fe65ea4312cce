import Core
import Testing
import Wire

@Suite("Building values")
struct BuildingTests {
  @Test func absentMembersAreLeftOut() {
    let nothing: JSON? = nil
    let value: JSON = .object(["a": .int(1), "b": nothing, "c": .null, "d": "x"])
    #expect(value.text == #"{"a":1,"c":null,"d":"x"}"#)
  }

  @Test func coreValuesHaveTheirForm() throws {
    let id = ID<User>(high: 0x0190_A000_1234_7ABC, low: 0x8DEF_0123_4567_89AB)
    #expect(JSON.id(id) == "0190a000-1234-7abc-8def-0123456789ab")
    #expect(try WireCursor(.id(id)).id(User.self) == id)
    #expect(JSON.instant(Instant(milliseconds: -5)) == .integer(-5))
    #expect(try WireCursor(.instant(Instant(milliseconds: .max))).instant().milliseconds == .max)
    #expect(JSON.int(.min) == .integer(Int64(Int.min)))
    #expect(JSON.array(of: [JSON.null, "a"]).text == #"[null,"a"]"#)
  }

  @Test func membersAreFoundByTheirBytes() {
    let value = object(["a": .integer(1), "b": .null, "\u{E9}": .integer(2)])
    #expect(value["a"] == .integer(1))
    #expect(value["b"] == .null)
    #expect(value["A"] == nil)
    #expect(value["\u{E9}"] == .integer(2))
    #expect(value["e\u{301}"] == nil)
    #expect(JSON.array([value])["a"] == nil)
    #expect(JSON.null["a"] == nil)
  }
}
