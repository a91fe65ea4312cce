/// Random numbers that are the same on every run (xorshift64*).
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// A number in `0..<bound`.
  mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % bound }

  /// One of `values`.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
