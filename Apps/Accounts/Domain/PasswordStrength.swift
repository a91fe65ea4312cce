/// How hard a password is to guess, as advice while it is typed. Nothing is refused by it.
public enum PasswordStrength: Int, Hashable, Sendable, CaseIterable, Comparable {
  case poor, fair, good, strong

  public static func < (left: PasswordStrength, right: PasswordStrength) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Judges by length alone, once repetitions, sequences and well-known words are taken out: each
  /// of those counts as one sign. No sort of sign is worth more than another.
  public static func of(_ password: String) -> PasswordStrength {
    switch worth(password) {
    case ..<8: .poor
    case ..<12: .fair
    case ..<16: .good
    default: .strong
    }
  }

  /// The signs that are not foreseeable from the ones before.
  static func worth(_ password: String) -> Int {
    let signs = withoutWords(password.lowercased().unicodeScalars.map { scalar in scalar.value })
    var worth = 0
    for index in signs.indices where !isForeseeable(signs, at: index) { worth += 1 }
    return worth
  }

  /// The third and later signs of a run (`aaa`, `abc`, `321`), and whatever repeats the two to four
  /// signs before the ones just before it (`abab`, `12341234`).
  private static func isForeseeable(_ signs: [UInt32], at index: Int) -> Bool {
    if index >= 2 {
      let last = Int64(signs[index]) - Int64(signs[index - 1])
      let before = Int64(signs[index - 1]) - Int64(signs[index - 2])
      if last == before, (-1...1).contains(last) { return true }
    }
    for length in 2...4 where index >= 2 * length - 1 {
      let start = index - length + 1
      var repeats = true
      for offset in 0..<length where signs[start + offset] != signs[start + offset - length] {
        repeats = false
      }
      if repeats { return true }
    }
    return false
  }

  /// Every well-known word becomes one sign. The signs put in are beyond Unicode and no two are in
  /// a row, so they make no sequence with anything.
  private static func withoutWords(_ signs: [UInt32]) -> [UInt32] {
    var rest: [UInt32] = []
    var index = 0
    while index < signs.count {
      if let length = wordLength(in: signs, from: index) {
        rest.append(0x11_0000 + UInt32(truncatingIfNeeded: index) * 8)
        index += length
      } else {
        rest.append(signs[index])
        index += 1
      }
    }
    return rest
  }

  private static func wordLength(in signs: [UInt32], from start: Int) -> Int? {
    for word in words where start + word.count <= signs.count {
      var isHere = true
      for offset in word.indices where signs[start + offset] != word[offset] { isHere = false }
      if isHere { return word.count }
    }
    return nil
  }

  /// The heads of every published list, and keyboard rows. The server refuses many more.
  private static let words: [[UInt32]] = [
    "password", "passw0rd", "p@ssw0rd", "qwertyuiop", "qwerty", "asdfghjkl", "asdf", "zxcvbnm",
    "zxcv", "iloveyou", "letmein", "welcome", "admin", "dragon", "monkey", "sunshine", "princess",
    "football", "baseball", "superman", "batman", "master", "login", "fieldday", "1q2w3e4r",
    "1qaz2wsx", "비밀번호", "사랑해", "qlalfqjsgh", "tkfkdgo",
  ].map { (word: String) in word.unicodeScalars.map { scalar in scalar.value } }
}
