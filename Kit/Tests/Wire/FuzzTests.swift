import Testing
import Wire

@Suite("Damaged texts")
struct FuzzTests {
  /// Changes valid documents in small ways. Whatever comes out is refused at a place inside the
  /// text, or means something that is written and read again unchanged.
  @Test(arguments: 0..<40)
  func damageNeverTraps(seed: Int) throws {
    var random = Seeded(UInt64(seed))
    var taken = 0
    for round in 0..<1000 {
      var generated = Generated(seed: UInt64(seed * 1000 + round))
      var bytes = generated.value(depth: 3).bytes
      for _ in 0...random.below(3) { damage(&bytes, with: &random) }
      if try check(bytes) { taken += 1 }
    }
    // Neither everything nor nothing may be taken, or the test tests nothing.
    #expect(taken > 20)
    #expect(taken < 980)
  }

  @Test func anyBytesAtAllNeverTrap() throws {
    var random = Seeded(99)
    for _ in 0..<20_000 {
      _ = try check((0..<random.below(12)).map { _ in UInt8(truncatingIfNeeded: random.next()) })
    }
  }

  @Test func anyTokensInAnyOrderNeverTrap() throws {
    var random = Seeded(7)
    var taken = 0
    for _ in 0..<60_000 {
      let tokens = (0...random.below(7)).map { _ in random.pick(Self.tokens) }
      if try check(Array(tokens.joined().utf8)) { taken += 1 }
    }
    #expect(taken > 500)
  }

  private static let tokens = [
    "[", "]", "{", "}", ",", ":", "\"", "\"a\"", "\"b\":", "0", "1", "-", ".", "e", "E+", "9",
    "true",
    "false", "null", " ", "\n", "\\", "\\u", "\\uD83D", "\\uDE00", "00", "é", "\"\\n\"", "[]", "{}",
  ]

  /// Whether `bytes` are taken.
  private func check(_ bytes: [UInt8]) throws -> Bool {
    do throws(WireError) {
      let value = try JSON.parse(bytes)
      let again = try JSON.parse(value.bytes)
      #expect(again == value)
      #expect(again.bytes == value.bytes)
      #expect(try JSON.parse(value.text).bytes == value.bytes)
      return true
    } catch {
      guard case .syntax(_, let offset) = error.reason else {
        Issue.record("not a syntax error")
        return false
      }
      #expect((0...bytes.count).contains(offset))
      #expect(error.path.isEmpty || error.path.hasPrefix("/"))
      return false
    }
  }

  private func damage(_ bytes: inout [UInt8], with random: inout Seeded) {
    guard !bytes.isEmpty else { return }
    let place = random.below(bytes.count)
    switch random.below(8) {
    case 0: bytes[place] ^= 1 << UInt8(random.below(8))
    case 1: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 2: bytes.remove(at: place)
    case 3: bytes.insert(random.pick(Array("[]{},:\"\\-+.eE0 \n".utf8)), at: place)
    case 4: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(6)))
    case 5:
      let piece = bytes[place..<min(bytes.count, place + 1 + random.below(12))]
      bytes.insert(contentsOf: piece, at: random.below(bytes.count))
    case 6: bytes.swapAt(place, random.below(bytes.count))
    default: bytes.insert(contentsOf: Array("\\u00e9".utf8), at: place)
    }
  }
}
