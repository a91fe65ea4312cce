import Core

/// What a person is found by: folded words, and the digits of their numbers.
public struct SearchKey: Hashable, Sendable {
  /// Folded texts with a line feed between them, so that no match runs over a border.
  let text: [UInt8]
  let digits: [UInt8]

  public init(_ card: Card) {
    var text: [UInt8] = []
    let names = [card.fn, joined([card.given, card.family]), joined([card.family, card.given])]
    var seen: [[UInt8]] = []
    let others = [card.family + card.given, card.nickname] + card.moreNicknames
    for part in names + others + [card.organisation] + card.categories {
      let key = folded(part)
      guard !key.isEmpty, !seen.contains(key) else { continue }
      seen.append(key)
      if !text.isEmpty { text.append(0x0A) }
      text.append(contentsOf: key)
    }
    var digits: [UInt8] = []
    for phone in card.phones {
      if !digits.isEmpty { digits.append(0x0A) }
      digits.append(contentsOf: PhoneNumber(phone.value).digits)
    }
    self.text = text
    self.digits = digits
  }

  /// For someone known only by a name.
  public init(name: String) {
    text = folded(name)
    digits = []
  }
}

/// What is searched for: words that must all be there, or part of a phone number (spec §6).
public struct SearchQuery: Hashable, Sendable {
  let words: [[UInt8]]
  let digits: [UInt8]?

  public init(_ text: String) {
    words = folded(text).split(separator: 0x20).map { word in Array(word) }
    digits = numberDigits(text)
  }

  /// Everything matches.
  public var isEmpty: Bool { words.isEmpty }

  public func matches(_ key: SearchKey) -> Bool {
    if let digits, contains(key.digits, digits) { return true }
    for word in words where !contains(key.text, word) { return false }
    return true
  }
}

/// The digits of a text that can only be part of a number: at least two, without the trunk zeros
/// that an international spelling of the same number does not have.
private func numberDigits(_ text: String) -> [UInt8]? {
  for scalar in text.unicodeScalars where scalar.properties.isAlphabetic { return nil }
  let digits = PhoneNumber(text).digits
  guard digits.count >= 2 else { return nil }
  let significant = Array(digits.drop { digit in digit == UInt8(ascii: "0") })
  return significant.count >= 2 ? significant : digits
}

private func contains(_ haystack: [UInt8], _ needle: [UInt8]) -> Bool {
  guard let first = needle.first else { return true }
  guard haystack.count >= needle.count else { return false }
  return haystack.withUnsafeBufferPointer { hay in
    needle.withUnsafeBufferPointer { part in
      var start = 0
      let last = hay.count - part.count
      while start <= last {
        if hay[start] == first {
          var length = 1
          while length < part.count, hay[start + length] == part[length] { length += 1 }
          if length == part.count { return true }
        }
        start += 1
      }
      return false
    }
  }
}
