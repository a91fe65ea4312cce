import Core

/// A phone number as written by a person, and what can be done with it (spec §9 rules 2 and 3).
public struct PhoneNumber: Hashable, Sendable {
  public let raw: String

  public init(_ raw: String) { self.raw = raw }

  /// What goes behind `tel:` and `sms:`: only `0-9 + * # , ;`. Empty when nothing of it can be
  /// dialled.
  public var dialled: String {
    var bytes: [UInt8] = []
    for scalar in raw.unicodeScalars {
      if let digit = digit(scalar) {
        bytes.append(digit)
      } else {
        switch scalar {
        case "+", "*", "#", ",", ";": bytes.append(UInt8(scalar.value))
        default: break
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  public var canBeDialled: Bool { raw.unicodeScalars.contains { scalar in digit(scalar) != nil } }

  /// The digits alone, pauses and extensions included.
  var digits: [UInt8] {
    var bytes: [UInt8] = []
    for scalar in raw.unicodeScalars {
      if let digit = digit(scalar) { bytes.append(digit) }
    }
    return bytes
  }

  /// E.164 with its plus: from an international number, or from a national one when the country is
  /// known.
  public func e164(in country: Country?) -> String? {
    let text = dialled
    let number = text.prefix { character in character != "," && character != ";" }
    guard !number.contains("*"), !number.contains("#") else { return nil }
    var national = number.filter { character in character != "+" }
    if number.hasPrefix("+") { return international(national) }
    if number.hasPrefix("00") { return international(String(national.dropFirst(2))) }
    guard let country, let rule = dialling(country.code) else { return nil }
    if !rule.trunk.isEmpty, national.hasPrefix(rule.trunk) {
      national = String(national.dropFirst(rule.trunk.utf8.count))
    }
    return international(rule.calling + national)
  }

  /// What numbers are compared by.
  public func key(in country: Country?) -> PhoneKey {
    PhoneKey(e164: e164(in: country), tail: String(decoding: digits.suffix(9), as: UTF8.self))
  }
}

/// Two numbers are one when their E.164 forms agree, or, where one has none, their last nine
/// digits.
public struct PhoneKey: Hashable, Sendable {
  public let e164: String?
  /// The last nine digits, fewer when there are no more.
  public let tail: String

  public func matches(_ other: PhoneKey) -> Bool {
    if let e164, let theirs = other.e164 { return sameBytes(e164, theirs) }
    return !tail.isEmpty && sameBytes(tail, other.tail)
  }
}

/// ITU-T E.164: at most 15 digits; fewer than 7 are no subscriber's number.
private func international(_ digits: String) -> String? {
  guard (7...15).contains(digits.utf8.count), !digits.hasPrefix("0") else { return nil }
  return "+" + digits
}

/// ASCII, full-width, Arabic-Indic and Devanagari digits as ASCII.
private func digit(_ scalar: Unicode.Scalar) -> UInt8? {
  for zero: UInt32 in [0x30, 0xFF10, 0x660, 0x6F0, 0x966] {
    if scalar.value >= zero, scalar.value < zero + 10 {
      return UInt8(ascii: "0") + UInt8(scalar.value - zero)
    }
  }
  return nil
}
