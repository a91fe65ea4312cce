/// How much of a text the reader is willing to take.
public struct JSONLimits: Hashable, Sendable {
  /// Arrays and objects that may stand inside one another; 0 allows only a scalar.
  /// At most 512, so that comparing, writing or releasing a value cannot exhaust the stack.
  public let depth: Int
  /// Bytes of the whole text, white space included.
  public let bytes: Int

  /// Depth is clamped to 0…512, bytes to 0 and more.
  public init(depth: Int = 64, bytes: Int = 1 << 20) {
    self.depth = min(max(depth, 0), 512)
    self.bytes = max(bytes, 0)
  }

  /// 64 levels, 1 MiB.
  public static let standard = JSONLimits()
}
