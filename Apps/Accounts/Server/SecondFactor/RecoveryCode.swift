import Crypto

/// A recovery code, kept on paper for the day the authenticator app is gone: 80 random bits, and
/// valid once.
public struct RecoveryCode: Hashable, Sendable {
  /// How many codes are made at once.
  public static let count = 10
  public static let length = 10

  /// In base32.
  private let characters: String

  /// A new code of ``length`` random bytes.
  public init(random bytes: [UInt8]) { characters = Base32.text(bytes) }

  /// A code as it was typed, in any case, with or without dashes and spaces.
  public init(_ typed: String) {
    characters = String(
      typed.uppercased().filter { character in
        character.isASCII && (character.isLetter || character.isNumber)
      }
      .prefix(64))
  }

  /// Whether it can be a code: it has the characters of ``length`` bytes.
  public var isWhole: Bool {
    characters.utf8.count == 16 && characters.utf8.allSatisfy { byte in Base32.isCharacter(byte) }
  }

  /// Four groups of four characters.
  public var text: String {
    var groups: [String] = []
    var rest = characters[...]
    while !rest.isEmpty {
      groups.append(String(rest.prefix(4)))
      rest = rest.dropFirst(4)
    }
    return groups.joined(separator: "-")
  }

  /// What is stored. The code has 80 random bits, so no slow function is needed.
  public var hash: [UInt8] { Array(SHA256.hash(data: Array(characters.utf8))) }
}
