import Core

/// Chance that is the same every time: SplitMix64.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return mixed(state)
  }

  /// A number of the range.
  mutating func roll(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Whether something happens that happens `percent` times out of a hundred.
  mutating func happens(_ percent: Int) -> Bool { roll(1...100) <= percent }

  /// One of them; there must be one.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(0...values.count - 1)] }

  mutating func entropy() -> Entropy { Entropy(high: next(), low: next()) }
}
