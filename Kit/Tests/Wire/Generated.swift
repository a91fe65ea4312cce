import Wire

/// Documents made up from a seed.
struct Generated {
  private var random: Seeded

  init(seed: UInt64) { random = Seeded(seed) }

  /// A value whose containers are at most `depth` deep.
  mutating func value(depth: Int = 4) -> JSON {
    switch random.below(depth > 0 ? 9 : 6) {
    case 0: return .null
    case 1: return .bool(random.below(2) == 0)
    case 2: return integer()
    case 3: return number()
    case 4, 5: return .string(string())
    case 6: return .array((0..<random.below(6)).map { _ in value(depth: depth - 1) })
    default: return object(depth: depth)
    }
  }

  private mutating func object(depth: Int) -> JSON {
    var members: [JSON.Member] = []
    for index in 0..<random.below(random.below(8) == 0 ? 30 : 6) {
      // A number in front keeps the names apart.
      members.append(JSON.Member("\(index)" + string(), value(depth: depth - 1)))
    }
    return .object(members)
  }

  private mutating func integer() -> JSON {
    .integer(Int64(bitPattern: random.next()) >> Int64(random.below(64)))
  }

  private mutating func number() -> JSON {
    switch random.below(3) {
    case 0: return .number(Double(random.below(2_000_001) - 1_000_000) / 1000)
    case 1: return .number(Double(random.below(1000)) * 0.25 + 0.125)
    default:
      let number = Double(bitPattern: random.next())
      return .number(number.isFinite ? number : 0.5)
    }
  }

  private mutating func string() -> String {
    var string = ""
    for _ in 0..<random.below(random.below(5) == 0 ? 40 : 8) {
      string += random.pick(Self.pieces)
    }
    return string
  }

  private static let pieces = [
    "a", "b", "name", "0", " ", "/", "~", "\"", "\\", "\n", "\t", "\u{0}", "\u{1F}", "\u{7F}", "é",
    "e\u{301}", "우", "정", "\u{2028}", "\u{FFFD}", "\u{FFFF}", "😀", "👩‍👩‍👧", "\u{10FFFF}", "{", "]",
  ]
}
