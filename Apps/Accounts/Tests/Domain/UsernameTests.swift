import AccountsDomain
import Testing

@Suite("Usernames: the table of specification §3.4")
struct UsernameTests {
  static let accepted = ["run1", "abcd", "a_b_c_1", String(repeating: "a", count: 20)]

  static let refused: [(text: String, fault: Username.Fault)] = [
    ("", .empty), ("run 1", .space), (" run1", .space), ("a b", .space),
    ("abc", .tooShort), (String(repeating: "a", count: 21), .tooLong), ("Run1", .badCharacter),
    ("1run", .badFirst), ("_run", .badFirst), ("run-1", .badCharacter), ("러너123", .badCharacter),
    ("run@x", .badCharacter), ("run１", .badCharacter), ("rún1", .badCharacter),
    ("R n", .space), ("러너", .tooShort),
  ]

  @Test(arguments: accepted)
  func takes(text: String) throws {
    #expect(try Username(text).text == text)
  }

  @Test(arguments: refused)
  func refuses(text: String, fault: Username.Fault) {
    #expect(throws: fault) { try Username(text) }
  }

  @Test func everyFaultIsReached() {
    #expect(Set(Self.refused.map(\.fault)) == Set(Username.Fault.allCases))
  }
}
