/// Which addresses of the Internet Protocol a request of ours may go to.
///
/// Everything that the IANA registries of special-purpose addresses do not call globally reachable
/// is refused (RFC 6890), and so is what only wraps such an address.
public enum PublicNetwork {
  /// Whether 4 or 16 bytes, in network order, are an address anybody on the internet could have.
  public static func contains(_ bytes: [UInt8]) -> Bool {
    switch bytes.count {
    case 4: !isSpecial(v4: bytes)
    case 16: contains(v6: bytes)
    default: false
    }
  }

  /// Whether it is this machine itself.
  public static func isLoopback(_ bytes: [UInt8]) -> Bool {
    if bytes.count == 4 { return bytes[0] == 127 }
    return bytes.count == 16 && bytes.dropLast().allSatisfy { byte in byte == 0 }
      && bytes[15] == 1
  }

  private static func isSpecial(v4 bytes: [UInt8]) -> Bool {
    switch (bytes[0], bytes[1], bytes[2]) {
    case (0, _, _), (10, _, _), (127, _, _): true
    case (100, 64...127, _): true
    case (169, 254, _), (172, 16...31, _), (192, 168, _): true
    case (192, 0, 0), (192, 0, 2), (192, 88, 99): true
    case (198, 18...19, _), (198, 51, 100), (203, 0, 113): true
    case (224..., _, _): true
    default: false
    }
  }

  private static func contains(v6 bytes: [UInt8]) -> Bool {
    // NAT64, with the address of the other end in the last four bytes.
    let translated: [UInt8] = [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]
    if Array(bytes[..<12]) == translated { return contains(Array(bytes[12...])) }
    // Only 2000::/3 is given out. Of it are special: Teredo and its neighbours (2001::/23), the
    // addresses of examples (2001:db8::/32, 3fff::/20), and 6to4 (2002::/16).
    guard bytes[0] & 0xE0 == 0x20 else { return false }
    switch (bytes[0], bytes[1], bytes[2]) {
    case (0x20, 0x01, 0...1): return false
    case (0x20, 0x01, 0x0D): return bytes[3] != 0xB8
    case (0x20, 0x02, _): return false
    case (0x3F, 0xFF, 0...0x0F): return false
    default: return true
    }
  }
}
