/// Where a request comes from, no finer than rate limits need: a /24 of IPv4, a /64 of IPv6.
///
/// Whole addresses are personal data; they are neither kept nor logged.
public struct ClientAddress: Hashable, Sendable {
  enum Network: Hashable, Sendable {
    case unknown
    case loopback
    case v4(UInt32)
    case v6(UInt64)
  }

  let network: Network

  /// Reads the text form of an address; anything else is an unknown network, which is one network
  /// for the limits.
  public init(_ text: String?) {
    guard let text, !text.isEmpty else {
      network = .unknown
      return
    }
    let bare = text.prefix { character in character != "%" }
    if let bytes = ipv4(bare) {
      network = ClientAddress.classified(bytes)
    } else if let groups = ipv6(bare) {
      network = ClientAddress.classified(groups)
    } else {
      network = .unknown
    }
  }

  /// Whether it is this machine's own address. Whoever a proxy beside the server brings has it too:
  /// see ``LocalRequests``.
  public var isLoopback: Bool { network == .loopback }

  /// The network in words, for the list of what happened to an account: a /24 of IPv4, a /48 of
  /// IPv6.
  public var prefix: String? {
    switch network {
    case .unknown: nil
    case .loopback: "127.0.0.0/24"
    case .v4(let part): "\(part >> 16).\(part >> 8 & 0xFF).\(part & 0xFF).0/24"
    case .v6(let part):
      [48, 32, 16].map { shift in String(part >> UInt64(shift) & 0xFFFF, radix: 16) }
        .joined(separator: ":") + "::/48"
    }
  }

  private static func classified(_ bytes: [UInt8]) -> Network {
    if bytes[0] == 127 { return .loopback }
    return .v4(UInt32(bytes[0]) << 16 | UInt32(bytes[1]) << 8 | UInt32(bytes[2]))
  }

  private static func classified(_ groups: [UInt16]) -> Network {
    if groups.dropLast().allSatisfy({ group in group == 0 }), groups[7] == 1 { return .loopback }
    if groups[0..<5].allSatisfy({ group in group == 0 }), groups[5] == 0xFFFF {
      return classified([
        UInt8(groups[6] >> 8), UInt8(groups[6] & 0xFF), UInt8(groups[7] >> 8),
        UInt8(groups[7] & 0xFF),
      ])
    }
    var prefix: UInt64 = 0
    for group in groups[0..<4] { prefix = prefix << 16 | UInt64(group) }
    return .v6(prefix)
  }
}

private func ipv4(_ text: Substring) -> [UInt8]? {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count == 4 else { return nil }
  var bytes: [UInt8] = []
  for part in parts {
    guard part.utf8.count <= 3, let byte = UInt8(part) else { return nil }
    bytes.append(byte)
  }
  return bytes
}

/// RFC 4291 §2.2, forms 1 to 3.
private func ipv6(_ text: Substring) -> [UInt16]? {
  var text = text
  if text.hasPrefix("["), text.hasSuffix("]") { text = text.dropFirst().dropLast() }
  guard text.contains(":"), text.utf8.count <= 45 else { return nil }
  var tail: [UInt16] = []
  if let last = text.split(separator: ":").last, last.contains(".") {
    guard let bytes = ipv4(last) else { return nil }
    tail = [
      UInt16(bytes[0]) << 8 | UInt16(bytes[1]), UInt16(bytes[2]) << 8 | UInt16(bytes[3]),
    ]
    text = text.dropLast(last.count)
    if !text.hasSuffix("::") { text = text.dropLast() }
  }
  let halves = halved(text)
  guard let head = groups(halves.before), let back = groups(halves.after ?? "") else { return nil }
  let known = head.count + back.count + tail.count
  guard halves.after == nil ? known == 8 : known <= 7 else { return nil }
  return head + Array(repeating: 0, count: 8 - known) + back + tail
}

private func halved(_ text: Substring) -> (before: Substring, after: Substring?) {
  var index = text.startIndex
  while index < text.endIndex {
    let next = text.index(after: index)
    if next < text.endIndex, text[index] == ":", text[next] == ":" {
      return (text[..<index], text[text.index(after: next)...])
    }
    index = next
  }
  return (text, nil)
}

private func groups(_ text: Substring) -> [UInt16]? {
  guard !text.isEmpty else { return [] }
  var groups: [UInt16] = []
  for part in text.split(separator: ":", omittingEmptySubsequences: false) {
    guard (1...4).contains(part.utf8.count), let group = UInt16(part, radix: 16) else { return nil }
    groups.append(group)
  }
  return groups
}
