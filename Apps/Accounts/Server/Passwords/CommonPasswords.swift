/// The passwords attackers try first: runs of keys and digits, and favourite words with the usual
/// decorations.
///
/// A password is common when it is on the list, or when it becomes a favourite word once capitals,
/// look-alike signs (`p@ssw0rd`) and what was put before or behind it (`password2024!`) are taken
/// away.
public enum CommonPasswords {
  /// Whether a password is too common to be used.
  public static func contains(_ password: String) -> Bool {
    let lowered = password.lowercased()
    if entries.contains(lowered) { return true }
    let core = stripped(lowered)
    if words.contains(core) { return true }
    let plain = stripped(withoutLookalikes(core))
    if words.contains(plain) || entries.contains(plain) { return true }
    return isRepetition(lowered)
  }

  /// The list itself, lower-case.
  public static let entries: Set<String> = {
    var entries = Set(runs).union(phrases)
    for word in words {
      for ending in endings { entries.insert(word + ending) }
    }
    return entries
  }()

  /// Letters only, with digits and signs at both ends taken away.
  private static func stripped(_ text: String) -> String {
    var part = Substring(text)
    while let first = part.first, !first.isLetter, first != "@", first != "$" { part.removeFirst() }
    while let last = part.last, !last.isLetter, last != "$" { part.removeLast() }
    return String(part)
  }

  private static func withoutLookalikes(_ text: String) -> String {
    String(
      text.map { character -> Character in
        switch character {
        case "@", "4": "a"
        case "3": "e"
        case "1", "!": "i"
        case "0": "o"
        case "$", "5": "s"
        case "7", "+": "t"
        default: character
        }
      })
  }

  /// One to four signs again and again: `abcabcabc`, `12341234`.
  private static func isRepetition(_ text: String) -> Bool {
    let signs = Array(text)
    for length in 1...4 where signs.count >= 2 * length {
      let repeats = signs.indices.allSatisfy { index in signs[index] == signs[index % length] }
      if repeats { return true }
    }
    return false
  }
}
