/// A telephone number that messages can be sent to: a Korean mobile number in any of its spellings,
/// or an international number that begins with + or 00.
///
/// Numbers of countries other than Korea are checked by country code and length alone.
public struct PhoneNumber: Hashable, Sendable {
  /// ITU-T E.164: a plus sign and 8 to 15 digits.
  public let e164: String

  public enum Fault: String, Error, Hashable, Sendable, CaseIterable {
    case empty
    /// Something that is no digit of ASCII, nor a sign that people put between digits.
    case badCharacter
    /// A number of no country, without + in front, that is not a Korean mobile number either.
    case badPrefix
    case badLength
    /// No country has this code.
    case unknownCountry
  }

  /// Reads a number as it is typed: with spaces, dots, hyphens and brackets between digits.
  public init(_ raw: String) throws(Fault) {
    let typed = try TypedNumber(raw)
    guard !typed.digits.isEmpty else { throw .empty }
    guard let international = typed.international else {
      try KoreanMobile.check(typed.digits)
      e164 = "+82" + text(typed.digits.dropFirst())
      return
    }
    e164 = try PhoneNumber.checked(international)
  }

  private static func checked(_ digits: [UInt8]) throws(Fault) -> String {
    guard let length = CallingCode.prefix(of: digits) else { throw .unknownCountry }
    if digits.starts(with: KoreanMobile.country) {
      let rest = digits.dropFirst(length)
      // The zero that is dialled at home is often left in.
      let national = rest.first == 0 ? Array(rest) : [0] + rest
      try KoreanMobile.check(national)
      return "+82" + text(national.dropFirst())
    }
    guard (8...15).contains(digits.count) else { throw .badLength }
    return "+" + text(digits[...])
  }

  /// As it is written: a Korean number as at home, `010-1234-5678`; another with its country code
  /// set off.
  public var formatted: String { PhoneNumber.live(e164) }

  /// A number in the middle of being typed, with what belongs between its groups. Signs that are no
  /// digits go; a number that is complete keeps its meaning.
  public static func live(_ raw: String) -> String {
    let typed = TypedNumber(keeping: raw)
    guard let international = typed.international else {
      return KoreanMobile.live(typed.digits)
    }
    guard let length = CallingCode.prefix(of: international) else {
      return "+" + text(international.prefix(15))
    }
    let rest = international.dropFirst(length)
    if international.starts(with: KoreanMobile.country) {
      let national = Array(([0] + rest.drop { digit in digit == 0 }).prefix(11))
      do throws(Fault) {
        try KoreanMobile.check(national)
        return KoreanMobile.live(national)
      } catch {
        let groups = KoreanMobile.live(national).dropFirst()
        return groups.isEmpty ? "+82" : "+82 " + String(groups)
      }
    }
    let code = "+" + text(international.prefix(length))
    return rest.isEmpty ? code : code + " " + text(rest.prefix(15 - length))
  }
}

/// The digits that were typed, and whether they begin with a country code.
struct TypedNumber {
  private(set) var digits: [UInt8] = []
  private var hasPlus = false

  init(_ raw: String) throws(PhoneNumber.Fault) {
    for scalar in raw.unicodeScalars {
      switch scalar {
      case "0"..."9": digits.append(UInt8(scalar.value - 48))
      case "+" where digits.isEmpty && !hasPlus: hasPlus = true
      case " ", "-", ".", "(", ")", "\u{A0}", "\u{2010}", "\u{2011}": continue
      default: throw .badCharacter
      }
    }
  }

  /// Drops whatever does not belong into a number.
  init(keeping raw: String) {
    for scalar in raw.unicodeScalars {
      switch scalar {
      case "0"..."9": digits.append(UInt8(scalar.value - 48))
      case "+" where digits.isEmpty: hasPlus = true
      default: continue
      }
    }
  }

  /// The digits from the country code on: after +, after 00, or beginning with Korea's, which no
  /// number at home does. `nil` for a number as dialled in Korea.
  var international: [UInt8]? {
    if hasPlus { return digits }
    if digits.starts(with: [0, 0]) { return Array(digits.dropFirst(2)) }
    return digits.count > 3 && digits.starts(with: KoreanMobile.country) ? digits : nil
  }
}

func text(_ digits: ArraySlice<UInt8>) -> String {
  var text = ""
  for digit in digits { text.unicodeScalars.append(Unicode.Scalar(48 + digit)) }
  return text
}
