/// What stands between white space in a text, in lower case and without the marks around it.
struct SpamToken {
  let bytes: [UInt8]

  static func all(in text: [UInt8]) -> [SpamToken] {
    text.split { byte in byte <= 0x20 }.map { part in SpamToken(part) }
  }

  private init(_ part: ArraySlice<UInt8>) {
    var part = part
    while let first = part.first, SpamToken.isMark(first) { part.removeFirst() }
    while let last = part.last, SpamToken.isMark(last) { part.removeLast() }
    bytes = Array(part)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: ":"),
      UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  // MARK: Addresses

  /// Something before an "@", a name with a dot after it.
  var isMailAddress: Bool {
    guard link == nil || scheme == nil, let at = bytes.firstIndex(of: UInt8(ascii: "@")), at > 0
    else { return false }
    let host = bytes[(at + 1)...].prefix(while: SpamToken.isOfHost)
    guard let dot = host.lastIndex(of: UInt8(ascii: ".")), dot > host.startIndex else {
      return false
    }
    return host.endIndex - dot > 2
  }

  /// Whether it leads out of here to something that is no place on a map.
  func isForeignLink(besides own: String) -> Bool {
    guard let link else { return false }
    let authority = Array(
      link.prefix { byte in byte == UInt8(ascii: ":") || !SpamToken.endsHost(byte) })
    if !own.isEmpty, authority.elementsEqual(own.lowercased().utf8) { return false }
    return !SpamToken.isMap(authority, Array(link.dropFirst(authority.count)))
  }

  /// From the authority on, where the token is a link; `nil` where it is none.
  private var link: ArraySlice<UInt8>? {
    if let scheme { return bytes[scheme...] }
    let host = bytes.prefix { byte in SpamToken.isOfHost(byte) }
    let end = bytes.dropFirst(host.count).first
    guard end.map(SpamToken.endsHost) ?? true,
      let dot = host.lastIndex(of: UInt8(ascii: ".")), dot > 0
    else { return nil }
    if host.starts(with: Array("www.".utf8)) { return bytes[...] }
    let top = host[(dot + 1)...]
    let isTop = SpamWords.endings.contains { word in top.elementsEqual(word.utf8) }
    return isTop ? bytes[...] : nil
  }

  /// Where a link begins after "http://" or "https://", also in the middle of Korean words.
  private var scheme: Int? {
    for word in ["https://", "http://"] {
      let letters = Array(word.utf8)
      if let start = bytes.place(of: letters) { return start + letters.count }
    }
    return nil
  }

  private static func isOfHost(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func endsHost(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
      || byte == UInt8(ascii: ":")
  }

  // MARK: Maps

  /// Coordinates on one of the maps people know.
  private static func isMap(_ authority: [UInt8], _ rest: [UInt8]) -> Bool {
    guard SpamWords.maps.contains(where: { host in authority.elementsEqual(host.utf8) }),
      decimals(in: rest) >= 2
    else { return false }
    // There is more than a map there, such as what leads anywhere.
    guard authority.holds(Array("google".utf8)) else { return true }
    return rest.starts(with: Array("/maps".utf8))
  }

  /// How many numbers have a fraction.
  private static func decimals(in bytes: [UInt8]) -> Int {
    var count = 0
    for index in bytes.indices.dropFirst() where bytes[index] == UInt8(ascii: ".") {
      guard index + 1 < bytes.count, isDigit(bytes[index - 1]), isDigit(bytes[index + 1])
      else { continue }
      count += 1
    }
    return count
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
