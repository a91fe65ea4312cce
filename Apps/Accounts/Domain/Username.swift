/// A short name a person can sign in with besides the email address: lower-case ASCII letters,
/// digits and underscores, a letter first.
///
/// It never holds an @, so a login is either a username or an address, never both.
public struct Username: Hashable, Sendable {
  public let text: String

  /// In the order in which they are looked for.
  public enum Fault: String, Error, Hashable, Sendable, CaseIterable {
    case empty, space, tooShort, tooLong, badCharacter, badFirst
  }

  /// Characters.
  public static let shortest = 4
  public static let longest = 20

  public init(_ raw: String) throws(Fault) {
    guard !raw.isEmpty else { throw .empty }
    for scalar in raw.unicodeScalars where scalar == " " { throw .space }
    guard raw.count >= Username.shortest else { throw .tooShort }
    guard raw.count <= Username.longest else { throw .tooLong }
    for scalar in raw.unicodeScalars where !Username.isAllowed(scalar) { throw .badCharacter }
    guard let first = raw.unicodeScalars.first, ("a"..."z").contains(first) else {
      throw .badFirst
    }
    text = raw
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "0"..."9", "_": true
    default: false
    }
  }
}
