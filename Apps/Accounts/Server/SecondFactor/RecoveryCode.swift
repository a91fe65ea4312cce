import Crypto

/// A code on paper for the day the authenticator app is gone: 80 random bits, each opens once.
public struct RecoveryCode: Hashable, Sendable {
  /// How many are made at once.
  public static let count = 10
  public static let length = 10

  private let letters: String

  /// A new code of ``length`` random bytes.
  public init(random bytes: [UInt8]) { letters = LetterCode.text(bytes) }

  /// What somebody typed, in any case, with or without the dashes and spaces.
  public init(_ typed: String) {
    letters = String(
      typed.uppercased().filter { letter in letter.isASCII && (letter.isLetter || letter.isNumber) }
        .prefix(64))
  }

  /// Whether it can be one: all the letters of ``length`` bytes.
  public var isWhole: Bool {
    letters.utf8.count == 16 && letters.utf8.allSatisfy { byte in LetterCode.isLetter(byte) }
  }

  /// Four groups of four letters.
  public var text: String {
    var groups: [String] = []
    var rest = letters[...]
    while !rest.isEmpty {
      groups.append(String(rest.prefix(4)))
      rest = rest.dropFirst(4)
    }
    return groups.joined(separator: "-")
  }

  /// What is stored. The code has 80 random bits, so no slow function is needed.
  public var hash: [UInt8] { Array(SHA256.hash(data: Array(letters.utf8))) }
}
