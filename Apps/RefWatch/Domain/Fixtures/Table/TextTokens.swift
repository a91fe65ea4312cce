/// A number, a word or a sign of a text, for reading dates and times as people write them.
enum TextToken: Hashable, Sendable {
  case number(Int, digits: Int)
  /// In lower case.
  case word(String)
  case sign(Character)

  /// The tokens of a text without its blanks; `nil` for one too long to be a date or a time.
  static func read(_ text: String) -> [TextToken]? {
    guard text.utf8.count <= 120 else { return nil }
    var tokens: [TextToken] = []
    var rest = Substring(text)
    while let first = rest.first {
      if let digit = first.asciiDigit {
        var value = digit
        var digits = 1
        rest.removeFirst()
        while let next = rest.first?.asciiDigit {
          guard digits < 9 else { return nil }
          value = value * 10 + next
          digits += 1
          rest.removeFirst()
        }
        tokens.append(.number(value, digits: digits))
      } else if first.isLetter {
        let word = rest.prefix { character in character.isLetter }
        rest = rest.dropFirst(word.count)
        tokens.append(.word(String(word).lowercased()))
      } else {
        rest.removeFirst()
        if !first.isWhitespace { tokens.append(.sign(first)) }
      }
    }
    return tokens
  }

  var isNumber: Bool { if case .number = self { true } else { false } }
}

extension Character {
  fileprivate var asciiDigit: Int? {
    guard let byte = asciiValue, (48...57).contains(byte) else { return nil }
    return Int(byte) - 48
  }
}
