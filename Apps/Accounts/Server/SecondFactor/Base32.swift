/// Base32 (RFC 4648 §6) without padding: bytes as letters and digits that can be read aloud.
public enum Base32 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

  static func isCharacter(_ byte: UInt8) -> Bool { alphabet.contains(byte) }

  public static func text(_ bytes: [UInt8]) -> String {
    var characters: [UInt8] = []
    var buffer: UInt32 = 0
    var bits = 0
    for byte in bytes {
      buffer = buffer << 8 | UInt32(byte)
      bits += 8
      while bits >= 5 {
        bits -= 5
        characters.append(alphabet[Int(buffer >> UInt32(bits) & 31)])
      }
      buffer &= 0xFF
    }
    if bits > 0 { characters.append(alphabet[Int(buffer << UInt32(5 - bits) & 31)]) }
    return String(decoding: characters, as: UTF8.self)
  }
}
