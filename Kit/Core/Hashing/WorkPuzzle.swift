/// Work that is quickly checked and slowly done: to find a number whose SHA-256 together with the
/// puzzle's text begins with so many zero bits (Hashcash, with today's hash).
public struct WorkPuzzle: Hashable, Sendable {
  /// Bits that nobody is asked for more of: hours of a telephone.
  public static let mostBits = 30

  /// Stands in for the text, so that every try is one block of the hash.
  private let seed: [UInt8]
  public let bits: Int

  /// - Parameter bits: 0 to ``mostBits``; each one doubles the work.
  public init(text: String, bits: Int) {
    seed = SHA256Digest.of(Array(text.utf8))
    self.bits = min(max(bits, 0), Self.mostBits)
  }

  /// Whether a number solves it. One hash.
  public func isSolved(by number: UInt64) -> Bool {
    var block = SHA256Block()
    return isSolved(by: number, &block)
  }

  /// Tries `count` numbers from `first` on and answers the first that solves it.
  public func solution(from first: UInt64, count: Int) -> UInt64? {
    var block = SHA256Block()
    for step in 0..<UInt64(max(count, 0)) where isSolved(by: first &+ step, &block) {
      return first &+ step
    }
    return nil
  }

  /// The 32 bytes of the seed and the eight of the number, padded to the one block of 64.
  private func isSolved(by number: UInt64, _ block: inout SHA256Block) -> Bool {
    block.fill { index in
      switch index {
      case 0..<32: seed[index]
      case 32..<40: UInt8(truncatingIfNeeded: number >> UInt64((39 - index) * 8))
      case 40: 0x80
      case 62: 1  // 320 bits, as two bytes.
      case 63: 0x40
      default: 0
      }
    }
    var hash = SHA256Block.initial
    block.mix(into: &hash)
    // Never more than 30 bits, so the first word tells.
    return hash[0].leadingZeroBitCount >= bits
  }
}
