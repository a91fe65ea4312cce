/// Random numbers that are the same on every run (xorshift64*).
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) {
    state = (UInt64(seed) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    for _ in 0..<4 { _ = next() }
  }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// A number in `0..<bound`.
  mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % bound }

  /// A number within 0…1.
  mutating func share() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  /// A normally distributed number, of mean 0 and deviation 1, by twelve even ones.
  mutating func normal() -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += share() }
    return sum
  }
}
