/// A picture as it is kept where nothing of it may be cut off.
public struct WholePicture: Hashable, Sendable {
  /// Pixels of the longest side at most.
  public static let side = 1_080

  /// A JPEG.
  public let bytes: [UInt8]

  /// Checks what came out of the process, as ``ProcessedImage`` does.
  init?(_ bytes: [UInt8]) {
    let sides = 1...WholePicture.side
    let isOurs = isBareJPEG(bytes) { width, height in
      sides.contains(width) && sides.contains(height)
    }
    guard isOurs else { return nil }
    self.bytes = bytes
  }
}
