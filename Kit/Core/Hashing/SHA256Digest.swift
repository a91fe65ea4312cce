/// SHA-256 (FIPS 180-4), for what runs in the browser too, where there is no other.
///
/// For public values only: nothing is wiped, and the server's secrets go through swift-crypto.
public enum SHA256Digest {
  /// Bytes of a digest.
  public static let length = 32

  /// The digest of a message of any length. O(n).
  public static func of(_ message: [UInt8]) -> [UInt8] {
    var hash = SHA256Block.initial
    var block = SHA256Block()
    var place = 0
    while place + 64 <= message.count {
      block.fill { index in message[place + index] }
      block.mix(into: &hash)
      place += 64
    }
    // §5.1.1: a one bit, zeros, and the length in bits as the last eight bytes.
    let rest = message.count - place
    let total = rest < 56 ? 64 : 128
    let bits = UInt64(message.count) &* 8
    for start in stride(from: 0, to: total, by: 64) {
      block.fill { index in
        let at = start + index
        if at < rest { return message[place + at] }
        if at == rest { return 0x80 }
        if at < total - 8 { return 0 }
        return UInt8(truncatingIfNeeded: bits >> UInt64((total - 1 - at) * 8))
      }
      block.mix(into: &hash)
    }
    return SHA256Block.bytes(hash)
  }
}

/// One block of 64 bytes on its way into the state, with room for its schedule.
struct SHA256Block {
  typealias State = SIMD8<UInt32>

  /// §5.3.3.
  static let initial = State(
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19)

  /// The message schedule of §6.2.2; the first sixteen words are the block.
  var words = [UInt32](repeating: 0, count: 64)

  mutating func fill(_ byte: (Int) -> UInt8) {
    for word in 0..<16 {
      var value: UInt32 = 0
      for part in 0..<4 { value = value << 8 | UInt32(byte(word * 4 + part)) }
      words[word] = value
    }
  }

  /// §6.2.2, steps 1 to 4.
  mutating func mix(into hash: inout State) {
    for index in 16..<64 {
      let early = words[index - 15]
      let late = words[index - 2]
      let small = Self.turned(early, 7) ^ Self.turned(early, 18) ^ early >> 3
      let large = Self.turned(late, 17) ^ Self.turned(late, 19) ^ late >> 10
      words[index] = words[index - 16] &+ small &+ words[index - 7] &+ large
    }
    var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
    var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
    for index in 0..<64 {
      let turn = Self.turned(e, 6) ^ Self.turned(e, 11) ^ Self.turned(e, 25)
      let first = h &+ turn &+ (e & f ^ ~e & g) &+ Self.constants[index] &+ words[index]
      let other = Self.turned(a, 2) ^ Self.turned(a, 13) ^ Self.turned(a, 22)
      let second = other &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    hash = hash &+ State(a, b, c, d, e, f, g, h)
  }

  static func bytes(_ hash: State) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(SHA256Digest.length)
    for word in 0..<8 {
      for shift in [24, 16, 8, 0] as [UInt32] {
        bytes.append(UInt8(truncatingIfNeeded: hash[word] >> shift))
      }
    }
    return bytes
  }

  private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word >> bits | word << (32 - bits)
  }

  /// §4.2.2.
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
    0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
    0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
    0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
    0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
    0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]
}
