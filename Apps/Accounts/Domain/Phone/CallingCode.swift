/// The country codes of the international numbering plan, ITU-T Recommendation E.164.
///
/// The data is the ITU's list of assigned country codes (annex to its Operational Bulletin, "List
/// of Recommendation ITU-T E.164 assigned country codes"): geographic areas, and the shared codes
/// 800, 808, 870, 878, 881, 882, 883, 888 and 979. No code is the beginning of another, so the
/// first match is the only one.
public enum CallingCode {
  /// The code at the beginning of an international number's digits.
  public static func prefix(of digits: [UInt8]) -> Int? {
    var value = 0
    for (index, digit) in digits.prefix(3).enumerated() {
      value = value * 10 + Int(digit)
      if isAssigned(value, digits: index + 1) { return index + 1 }
    }
    return nil
  }

  /// Whether some digits are a country's code and nothing else.
  public static func isCode(_ text: String) -> Bool {
    var digits: [UInt8] = []
    for byte in text.utf8 {
      guard (48...57).contains(byte) else { return false }
      digits.append(byte - 48)
    }
    return !digits.isEmpty && prefix(of: digits) == digits.count
  }

  private static func isAssigned(_ code: Int, digits: Int) -> Bool {
    switch digits {
    case 1: code == 1 || code == 7
    case 2: two.contains(code)
    default: three.contains { range in range.contains(code) }
    }
  }

  private static let two: Set<Int> = [
    20, 27, 30, 31, 32, 33, 34, 36, 39, 40, 41, 43, 44, 45, 46, 47, 48, 49, 51, 52, 53, 54, 55, 56,
    57, 58, 60, 61, 62, 63, 64, 65, 66, 81, 82, 84, 86, 90, 91, 92, 93, 94, 95, 98,
  ]

  private static let three: [ClosedRange<Int>] = [
    211...213, 216...216, 218...218, 220...258, 260...269, 290...291, 297...299, 350...359,
    370...378, 379...383, 385...387, 389...389, 420...421, 423...423, 500...509, 590...599,
    670...670, 672...683, 685...692, 800...800, 808...808, 850...850, 852...853, 855...856,
    870...870, 878...878, 880...883, 886...886, 888...888, 960...968, 970...977, 979...979,
    992...996, 998...998,
  ]
}
