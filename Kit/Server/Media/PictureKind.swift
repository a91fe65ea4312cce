/// The kinds of pictures that are read, told by their first bytes.
///
/// Browsers make these four, and phones hand out JPEG where nothing else is asked for. HEIF and
/// AVIF are left out: their decoders are video decoders, by far the largest of all.
public enum PictureKind: String, Hashable, Sendable, CaseIterable {
  case jpeg, png, webp, gif

  /// What the bytes say they are; `nil` for anything else.
  public init?(_ bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(12))
    func begins(_ magic: [UInt8]) -> Bool { head.starts(with: magic) }
    if begins([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if begins(Array("RIFF".utf8)), head.dropFirst(8).elementsEqual("WEBP".utf8) {
      self = .webp
    } else if begins(Array("GIF87a".utf8)) || begins(Array("GIF89a".utf8)) {
      self = .gif
    } else {
      return nil
    }
  }
}
