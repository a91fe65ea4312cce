/// The password rules of the product's first generation: ten characters of four classes and no
/// space. Kept for comparison with its tables; nobody is asked for such a password any more.
public enum LegacyPasswordPolicy {
  /// Characters as a person counts them.
  public static let shortest = 10

  public enum Fault: String, Hashable, Sendable, CaseIterable {
    case space, length, upper, lower, digit, special
  }

  /// Everything that is wrong, in the order of ``Fault``. A space is the only thing said of a
  /// password that has one. Whatever is no ASCII letter or digit counts as special.
  public static func faults(in password: String) -> [Fault] {
    var hasUpper = false
    var hasLower = false
    var hasDigit = false
    var hasSpecial = false
    for scalar in password.unicodeScalars {
      switch scalar {
      case " ": return [.space]
      case "A"..."Z": hasUpper = true
      case "a"..."z": hasLower = true
      case "0"..."9": hasDigit = true
      default: hasSpecial = true
      }
    }
    var faults: [Fault] = []
    if password.count < shortest { faults.append(.length) }
    if !hasUpper { faults.append(.upper) }
    if !hasLower { faults.append(.lower) }
    if !hasDigit { faults.append(.digit) }
    if !hasSpecial { faults.append(.special) }
    return faults
  }
}
