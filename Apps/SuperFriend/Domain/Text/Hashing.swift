import Core

extension ID {
  /// The id that stands for a text: the same on every device. Layout of a UUIDv8 (RFC 9562 §5.8)
  /// over two 64-bit hashes, FNV-1a and a chain of SplitMix64. Not for texts of people who mean
  /// harm to one another: within one person's own data only.
  init(hashing text: String) {
    var high: UInt64 = 0xcbf2_9ce4_8422_2325
    var low: UInt64 = 0x8422_2325_cbf2_9ce4
    for byte in text.utf8 {
      high = (high ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      low = mixed(low ^ UInt64(byte))
    }
    self.init(
      high: mixed(high) & ~0xF000 | 0x8000,
      low: low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000)
  }
}
