/// Korean mobile numbers as they are dialled at home: 010 and eight digits. The second-generation
/// ranges 011 and 016 to 019 with seven are gone from the network and kept for old address books.
enum KoreanMobile {
  static let country: [UInt8] = [8, 2]

  static func check(_ digits: [UInt8]) throws(PhoneNumber.Fault) {
    guard digits.count >= 3 else { throw .badLength }
    guard digits[0] == 0, digits[1] == 1 else { throw .badPrefix }
    switch digits[2] {
    case 0: guard digits.count == 11 else { throw .badLength }
    case 1, 6, 7, 8, 9: guard digits.count == 10 else { throw .badLength }
    default: throw .badPrefix
    }
  }

  /// Groups of three, four and the rest after 010; of three, three and the rest after the others;
  /// eleven digits at most.
  static func live(_ digits: [UInt8]) -> String {
    let digits = digits.prefix(11)
    guard digits.count > 3 else { return text(digits) }
    let rest = digits.dropFirst(3)
    let head = text(digits.prefix(3)) + "-"
    let isPresent = digits.starts(with: [0, 1, 0])
    let middle = isPresent ? 4 : 3
    guard digits.count > 7 else { return head + text(rest) }
    return head + text(rest.prefix(middle)) + "-" + text(rest.dropFirst(middle))
  }
}
