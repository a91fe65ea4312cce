/// A picture that was drawn.
public struct DrawnPicture: Hashable, Sendable {
  /// The most bytes of one: what programs that show links still fetch.
  public static let mostBytes = 300_000

  /// A JPEG of ``Drawing/width`` × ``Drawing/height`` pixels.
  public let bytes: [UInt8]

  /// Checks what came out of the process, as ``ProcessedImage`` does.
  init?(_ bytes: [UInt8]) {
    let isOurs = isBareJPEG(bytes) { width, height in
      width == Drawing.width && height == Drawing.height
    }
    guard isOurs, bytes.count <= DrawnPicture.mostBytes else { return nil }
    self.bytes = bytes
  }
}
