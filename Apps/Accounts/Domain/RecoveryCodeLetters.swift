import Core

/// Recovery codes as they are made on a device and shown to people: 80 unpredictable bits in base32
/// (RFC 4648 §6), four groups of four letters.
public enum RecoveryCodeLetters {
  /// How many are made at once.
  public static let count = 10

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

  /// A code of the first 80 bits of a moment's entropy. One moment is good for one code.
  public static func text(_ entropy: Entropy) -> String {
    var letters: [UInt8] = []
    for index in 0..<16 {
      if index > 0, index % 4 == 0 { letters.append(UInt8(ascii: "-")) }
      let place = UInt64(index * 5)
      var bits: UInt64 = 0
      for bit in place..<(place + 5) {
        let word = bit < 64 ? entropy.high >> (63 - bit) : entropy.low >> (127 - bit)
        bits = bits << 1 | word & 1
      }
      letters.append(alphabet[Int(bits)])
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
