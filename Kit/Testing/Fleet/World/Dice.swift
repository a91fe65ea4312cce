import Core

/// The only source of chance in a simulation: everything follows from its seed.
public struct Dice: Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1CE }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return mixed(state)
  }

  /// 0..<bound; 0 when there is nothing to choose from.
  public mutating func below(_ bound: Int) -> Int {
    bound <= 0 ? 0 : Int(next() % UInt64(bound))
  }

  public mutating func within(_ range: ClosedRange<Int64>) -> Int64 {
    range.lowerBound + Int64(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  /// True in `chance` of 1,000.
  public mutating func permille(_ chance: Int) -> Bool { below(1_000) < chance }

  public mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  public mutating func id<Tag>() -> ID<Tag> {
    ID(high: next() & ~0xF000 | 0x7000, low: next() >> 2 | 0x8000_0000_0000_0000)
  }

  public mutating func entropy() -> Entropy { Entropy(high: next(), low: next()) }
}

/// A running fingerprint of everything that happens.
public struct Trace: Sendable {
  public private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  public mutating func add(_ value: UInt64) {
    hash = mixed(hash ^ value)
  }

  public mutating func add(_ text: String) {
    var word: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { word = (word ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    add(word)
  }
}
