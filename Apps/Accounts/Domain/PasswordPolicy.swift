/// What a password must be (NIST SP 800-63B §3.1.1: length and a list of known ones, no composition
/// rules).
public enum PasswordPolicy {
  /// Unicode scalars.
  public static let shortest = 8
  public static let longest = 1_024

  public enum Fault: String, Error, Hashable, Sendable {
    case tooShort, tooLong
    /// On the list of passwords that attackers try first.
    case common
    /// Made of the person's own address.
    case personal
    /// One character, or a run of the alphabet or keyboard.
    case simple
  }

  /// Checks what can be checked without the list of common passwords, which only the server holds.
  public static func check(_ password: String, login: String) throws(Fault) {
    let length = password.unicodeScalars.count
    guard length >= shortest else { throw .tooShort }
    guard length <= longest else { throw .tooLong }
    let lowered = password.lowercased()
    let name = String(login.lowercased().prefix { character in character != "@" })
    if lowered == login.lowercased()
      || (name.count >= 4 && lowered.hasPrefix(name) && lowered.count <= name.count + 4)
    {
      throw .personal
    }
    if isSimple(lowered) { throw .simple }
  }

  private static func isSimple(_ password: String) -> Bool {
    let scalars = password.unicodeScalars.map { scalar in Int(scalar.value) }
    var steps: [Int] = []
    for index in scalars.indices.dropFirst() { steps.append(scalars[index] - scalars[index - 1]) }
    guard let first = steps.first, (-1...1).contains(first) else { return false }
    return steps.allSatisfy { step in step == first }
  }
}
