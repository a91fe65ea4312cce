import Foundation
import Testing
import Wire

/// Foundation's reader and writer as a second opinion.
@Suite("Compared with another implementation")
struct OracleTests {
  @Test(arguments: 0..<8)
  func whatWeWriteMeansTheSameThere(seed: Int) throws {
    for round in 0..<250 {
      var generated = Generated(seed: UInt64(10_000 + seed * 250 + round))
      let value = generated.value()
      let theirs = try JSONSerialization.jsonObject(
        with: Data(value.bytes), options: .fragmentsAllowed)
      #expect(agrees(value, theirs), "\(value.text)")
    }
  }

  @Test(arguments: 0..<8)
  func whatTheyWriteMeansTheSameHere(seed: Int) throws {
    let styles: [JSONSerialization.WritingOptions] = [
      [.fragmentsAllowed], [.fragmentsAllowed, .prettyPrinted],
      [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes],
    ]
    for round in 0..<250 {
      var generated = Generated(seed: UInt64(20_000 + seed * 250 + round))
      let value = generated.value()
      let data = try JSONSerialization.data(
        withJSONObject: foundationValue(value), options: styles[round % styles.count])
      let back = try JSON.parse(Array(data))
      #expect(agrees(back, foundationValue(value)), "\(value.text)")
    }
  }

  @Test(arguments: AcceptedTexts.all)
  func whatWeTakeTheyTake(_ text: AcceptedText) throws {
    // Foundation drops a byte order mark at the beginning of a string, too.
    guard text.bytes != Array("\"\u{FEFF}\"".utf8) else { return }
    let theirs = try JSONSerialization.jsonObject(
      with: Data(text.bytes), options: .fragmentsAllowed)
    #expect(agrees(text.value, theirs))
  }

  /// They, too, refuse what we refuse, but for what a reader is free to take.
  @Test(arguments: RejectedTests.all)
  func whatWeRefuseTheyRefuse(_ text: RejectedText) {
    guard case .syntax(let fault, _) = text.error.reason else { return }
    let isChoice = [.duplicateName, .numberOutOfRange, .loneSurrogate].contains(fault)
    guard !isChoice, !looksLikeAnotherEncoding(text.bytes) else { return }
    // Foundation for Linux overlooks a comma after the last value.
    guard text.bytes != Array("[1,]".utf8), text.bytes != Array("{\"a\":1,}".utf8) else { return }
    #expect(throws: (any Error).self) {
      try JSONSerialization.jsonObject(with: Data(text.bytes), options: .fragmentsAllowed)
    }
  }

  /// Foundation also reads UTF-16 and UTF-32 and skips a byte order mark.
  private func looksLikeAnotherEncoding(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(4).contains(0) || bytes.starts(with: [0xEF, 0xBB, 0xBF])
      || bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
  }

  /// Whether both mean the same; names and strings byte by byte, numbers as doubles.
  private func agrees(_ ours: JSON, _ theirs: Any) -> Bool {
    switch ours {
    case .null: return theirs is NSNull
    case .bool(let bool): return theirs as? Bool == bool
    case .integer(let integer):
      return (theirs as? NSNumber)?.int64Value == integer
    case .number(let number):
      // Where Foundation keeps a decimal number, its digits are right but its double is not always.
      return (theirs as? NSNumber).flatMap { other in Double(other.stringValue) } == number
    case .string(let string):
      return (theirs as? String).map { text in Array(text.utf8) } == Array(string.utf8)
    case .array(let elements):
      guard let others = theirs as? [Any], others.count == elements.count else { return false }
      return zip(elements, others).allSatisfy { element, other in agrees(element, other) }
    case .object(let members):
      // A dictionary there takes canonically equivalent names for one: such a pair shows up as a
      // missing member.
      guard let others = theirs as? [String: Any] else { return false }
      let names = Set(members.map { member in member.name })
      guard others.count == names.count else { return false }
      guard names.count == members.count else { return true }
      return members.allSatisfy { member in
        others[member.name].map { other in agrees(member.value, other) } ?? false
      }
    }
  }

  private func foundationValue(_ value: JSON) -> Any {
    switch value {
    case .null: return NSNull()
    case .bool(let bool): return bool
    case .integer(let integer): return NSNumber(value: integer)
    case .number(let number): return NSNumber(value: number)
    case .string(let string): return string
    case .array(let elements): return elements.map { element in foundationValue(element) }
    case .object(let members):
      var dictionary: [String: Any] = [:]
      for member in members { dictionary[member.name] = foundationValue(member.value) }
      return dictionary
    }
  }
}
