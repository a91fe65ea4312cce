/// A name from which an id follows: the same on every device, without asking anybody, and another
/// one for every other name.
///
/// The ids are in databases and files, so what a name comes to never changes. That is why there are
/// two ways.
public enum IDName: Hashable, Sendable {
  /// Goes through SHA-256: nobody finds another text with the same id, so it may stand for what
  /// strangers wrote.
  case text(String)
  /// Goes through ``mixed(_:)``, word by word: `["ab", "c"]` is another name than `["a", "bc"]`.
  /// Whoever wants to can find two lists with one id; for words of the person's own.
  case words([String])

  fileprivate var digest: (high: UInt64, low: UInt64) {
    switch self {
    case .text(let text):
      let bytes = SHA256Digest.of(Array(text.utf8))
      return (IDName.word(bytes[0..<8]), IDName.word(bytes[8..<16]))
    case .words(let words):
      var high: UInt64 = 0x6C69_6272_6172_7900
      var low: UInt64 = 0x7265_6677_6174_6368
      for word in words {
        for byte in word.utf8 {
          high = mixed(high ^ UInt64(byte))
          low = mixed(low &+ high)
        }
        high = mixed(high ^ 0x1_0000)
        low = mixed(low &+ high)
      }
      return (high, low)
    }
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { word, byte in word << 8 | UInt64(byte) }
  }
}

extension ID {
  /// The id that follows from a name, in the layout of a UUIDv8 (RFC 9562 §5.8).
  public init(of name: IDName) {
    let (high, low) = name.digest
    self.init(
      high: high & ~0xF000 | 0x8000, low: low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000)
  }

  /// The id that follows from a name and from when the thing was made, in the layout of a UUIDv7
  /// (RFC 9562 §5.7): it sorts with those that were made then. Times before 1970 count as 1970.
  public init(of name: IDName, at time: Instant) {
    let named = ID(of: name)
    let milliseconds = UInt64(max(0, time.milliseconds)) & 0xFFFF_FFFF_FFFF
    self.init(high: milliseconds << 16 | 0x7000 | named.high & 0xFFF, low: named.low)
  }
}
