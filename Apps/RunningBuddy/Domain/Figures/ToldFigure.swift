import Coding

/// A figure that we work out, and that a file or device may say too.
@Memberwise public struct ToldFigure<Value: Hashable & Sendable>: Hashable, Sendable {
  /// `nil` where nothing is known.
  public let ours: Value?
  /// As the file or the device has it.
  public let device: Value?

  /// The one to show first: the device's where it has one.
  public var first: Value? { device ?? ours }
  /// The one to show beside it, where there are two.
  public var second: Value? { device == nil ? nil : ours }
}
