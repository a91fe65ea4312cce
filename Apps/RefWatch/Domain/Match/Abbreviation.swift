import Core

extension TeamRef {
  /// The short name; where there is none, up to three letters of the name: the initials of its
  /// first three words, if it has as many, else its first three letters.
  ///
  /// Beside another team it may be no name at all: see ``Match/code(_:)``.
  public var abbreviation: String {
    short.isEmpty ? TeamRef.abbreviated(name) : short
  }

  static func abbreviated(_ name: String) -> String {
    let initials = name.split(separator: " ").compactMap { word -> Character? in
      guard let first = word.first, first.isLetter || first.isNumber else { return nil }
      return first
    }
    let letters =
      initials.count >= 3 ? Array(initials.prefix(3)) : Array(TeamRef.letters(of: name).prefix(3))
    return letters.isEmpty ? "TBD" : String(letters).uppercased()
  }

  static func letters(of name: String) -> [Character] {
    Array(name.filter { character in character.isLetter || character.isNumber })
  }
}

extension Match {
  /// What a side is called where there is little room. The codes of a match's two teams differ,
  /// whatever their abbreviations are.
  public func code(_ side: Side) -> String { codes[side] }

  /// Manchester City and Manchester United are `MCI` and `MUN`: the initial of the first word, and
  /// the beginning of the last. Where that is no help, the first letter that differs is the third;
  /// teams of one name are counted.
  public var codes: BothSides<String> {
    let plain = BothSides(home: home.abbreviation, away: away.abbreviation)
    guard Match.isOne(plain) else { return plain }
    // A short name that somebody gave stays, where the other team has none.
    let isAwayGiven = !away.short.isEmpty && home.short.isEmpty
    let isHomeGiven = !home.short.isEmpty && away.short.isEmpty
    let byWords = BothSides(
      home: isHomeGiven ? plain.home : Match.byWords(home.name) ?? plain.home,
      away: isAwayGiven ? plain.away : Match.byWords(away.name) ?? plain.away)
    if !Match.isOne(byWords) { return byWords }
    let byLetters = Match.byLetters(home.name, away.name)
    if !byLetters.home.isEmpty, !byLetters.away.isEmpty, !Match.isOne(byLetters) {
      return byLetters
    }
    return BothSides(
      home: String(plain.home.prefix(2)) + "1", away: String(plain.away.prefix(2)) + "2")
  }

  private static func isOne(_ codes: BothSides<String>) -> Bool {
    sameBytes(codes.home.uppercased(), codes.away.uppercased())
  }

  private static func byWords(_ name: String) -> String? {
    let words = name.split(separator: " ").map { word in TeamRef.letters(of: String(word)) }
      .filter { letters in !letters.isEmpty }
    guard words.count >= 2 else { return nil }
    let letters = Array(words[0].prefix(1)) + Array(words[words.count - 1].prefix(2))
    return String(letters).uppercased()
  }

  private static func byLetters(_ home: String, _ away: String) -> BothSides<String> {
    let first = TeamRef.letters(of: home.uppercased())
    let second = TeamRef.letters(of: away.uppercased())
    var shared = 0
    while shared < min(first.count, second.count),
      sameBytes(String(first[shared]), String(second[shared]))
    {
      shared += 1
    }
    let third = max(2, shared)
    func code(_ letters: [Character]) -> String {
      String(Array(letters.prefix(2)) + Array(letters.dropFirst(third).prefix(1)))
    }
    return BothSides(home: code(first), away: code(second))
  }
}
