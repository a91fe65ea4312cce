import Core

/// A place as people paste it: degrees ("37.77, -122.41"), or the link of a map that has them
/// (specification §9). Nothing is asked of anybody: what a link does not say itself is not known.
public enum PlaceText {
  /// Bytes of a text that is read.
  public static let longest = 2_000

  /// The place; `nil` where the text has none.
  public static func point(_ text: String) -> GlobePoint? {
    guard text.utf8.count <= longest else { return nil }
    var scan = PlaceScan(trimmed(text))
    if scan.take("geo:") { return geo(scan) }
    if scan.begins("http://") || scan.begins("https://") { return linked(scan) }
    guard let point = scan.pair(), scan.isAtEnd else { return nil }
    return point
  }

  /// RFC 5870; Android's own form has the place in its question, and nothing before that.
  private static func geo(_ scan: PlaceScan) -> GlobePoint? {
    var asked = scan
    if asked.moveAfter("?q="), let point = asked.pair(), asked.isAtBreak { return point }
    var scan = scan
    return scan.pair()
  }

  /// A mark that was set comes before what the map shows around it.
  private static func linked(_ scan: PlaceScan) -> GlobePoint? {
    if let point = apart(scan, "mlat=", "mlon=") ?? apart(scan, "!3d", "!4d") { return point }
    for name in ["ll", "q", "query", "coordinate", "daddr", "destination", "center"] {
      for sign in ["?", "&", "#"] {
        var found = scan
        if found.moveAfter(sign + name + "="), let point = found.pair(), found.isAtBreak {
          return point
        }
      }
    }
    var found = scan
    while found.moveAfter("@") { if let point = found.pair() { return point } }
    found = scan
    if found.moveAfter("map="), found.number() != nil, found.take("/") {
      return found.pair(by: "/")
    }
    return nil
  }

  private static func apart(_ scan: PlaceScan, _ north: String, _ east: String) -> GlobePoint? {
    var (first, second) = (scan, scan)
    guard first.moveAfter(north), let latitude = first.number(), second.moveAfter(east),
      let longitude = second.number()
    else { return nil }
    return PlaceScan.point(latitude, longitude)
  }
}

/// Reads numbers and words of a text, from the left.
private struct PlaceScan {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = PlaceScan.unescaped(Array(text.utf8)) }

  var isAtEnd: Bool { index == bytes.count }

  /// Whether a part of an address ends here.
  var isAtBreak: Bool {
    guard index < bytes.count else { return true }
    return ["&", "#", "(", ",", ";"].contains { sign in bytes[index] == UInt8(ascii: sign) }
  }

  func begins(_ word: String) -> Bool { matches(Array(word.utf8), at: index) }

  /// Goes on after a word that stands here, in either case; whether it does.
  mutating func take(_ word: String) -> Bool {
    guard begins(word) else { return false }
    index += word.utf8.count
    return true
  }

  /// Goes on after the next such word; whether there is one.
  mutating func moveAfter(_ word: String) -> Bool {
    let word = Array(word.utf8)
    var place = index
    while place + word.count <= bytes.count {
      if matches(word, at: place) {
        index = place + word.count
        return true
      }
      place += 1
    }
    return false
  }

  /// Latitude and longitude, with a sign or spaces between them.
  mutating func pair(by sign: Unicode.Scalar = ",") -> GlobePoint? {
    guard let latitude = number() else { return nil }
    let end = index
    skipSpaces()
    if index < bytes.count, bytes[index] == UInt8(ascii: sign) {
      index += 1
      skipSpaces()
    } else if index == end {
      return nil
    }
    guard let longitude = number() else { return nil }
    return PlaceScan.point(latitude, longitude)
  }

  /// Millionths of a number with up to three digits before its point.
  mutating func number() -> Int? {
    var place = index
    var isNegative = false
    if place < bytes.count, bytes[place] == UInt8(ascii: "-") || bytes[place] == 0x2B {
      isNegative = bytes[place] == UInt8(ascii: "-")
      place += 1
    }
    var value = 0
    let whole = place
    while let digit = digit(at: place) {
      guard place - whole < 3 else { return nil }
      value = value * 10 + digit
      place += 1
    }
    guard place > whole else { return nil }
    var parts = 0
    if place < bytes.count, bytes[place] == UInt8(ascii: "."), digit(at: place + 1) != nil {
      place += 1
      while let digit = digit(at: place) {
        if parts < 6 { value = value * 10 + digit }
        if parts == 6, digit >= 5 { value += 1 }
        parts += 1
        place += 1
      }
    }
    for _ in min(parts, 6)..<6 { value *= 10 }
    index = place
    return isNegative ? -value : value
  }

  /// Where both are nought, nobody golfs: something has been left out.
  static func point(_ latitude: Int, _ longitude: Int) -> GlobePoint? {
    guard latitude != 0 || longitude != 0 else { return nil }
    return GlobePoint(microLatitude: latitude, microLongitude: longitude)
  }

  private func digit(at place: Int) -> Int? {
    guard place < bytes.count, (0x30...0x39).contains(bytes[place]) else { return nil }
    return Int(bytes[place]) - 0x30
  }

  /// In an address, a plus stands for a space as well.
  private mutating func skipSpaces() {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x2B { index += 1 }
  }

  private func matches(_ word: [UInt8], at place: Int) -> Bool {
    guard place + word.count <= bytes.count else { return false }
    for (offset, byte) in word.enumerated()
    where PlaceScan.small(bytes[place + offset]) != byte {
      return false
    }
    return true
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// Without "%2C" for what it stands for, and with a real minus sign as a hyphen.
  private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x25, index + 2 < bytes.count,
        let high = hexadecimalValue(bytes[index + 1]),
        let low = hexadecimalValue(bytes[index + 2])
      {
        plain.append(high << 4 | low)
        index += 3
      } else if bytes[index...].starts(with: [0xE2, 0x88, 0x92] as [UInt8]) {
        plain.append(UInt8(ascii: "-"))
        index += 3
      } else {
        plain.append(bytes[index])
        index += 1
      }
    }
    return plain
  }
}
