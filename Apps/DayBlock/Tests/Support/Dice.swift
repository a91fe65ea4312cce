import Core

/// Deterministic chance for tests.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    return mixed(state)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func chance(_ one: Int, in many: Int) -> Bool { below(many) < one }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
