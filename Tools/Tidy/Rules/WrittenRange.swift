/// A closed range of two whole numbers, as it stands in a line.
struct WrittenRange {
  let lower: Int
  let upper: Int
  /// The app or the module of the kit.
  let family: String
  let path: String
  /// From 1.
  let line: Int
  /// What the line speaks of.
  let words: Set<String>
  /// Whether the line gives the range a name: `static let players = 2...8`.
  let isNamed: Bool
  /// Whether it says how a property or a case travels.
  let isField: Bool

  var text: String { "\(lower)...\(upper)" }

  /// Whether both say the same of the same thing, as far as words tell.
  func isLike(_ other: WrittenRange) -> Bool {
    lower == other.lower && upper == other.upper && !words.isDisjoint(with: other.words)
  }
}

extension Source {
  /// The app or the module of the kit; `nil` for tests, and for what plays people in them.
  var family: String? {
    let parts = path.split(separator: "/")
    guard parts.count > 2, parts[0] == "Apps" || parts[0] == "Kit", !isTest,
      !path.hasPrefix("Kit/Testing/")
    else { return nil }
    return parts[0] + "/" + parts[1]
  }

  /// The ranges of whole numbers that mean something.
  var writtenRanges: [WrittenRange] {
    guard let family else { return [] }
    var ranges: [WrittenRange] = []
    for (index, line) in code.enumerated() where line.contains("...") {
      let characters = Array(line)
      for found in bounds(in: characters) where !isUsual(found.lower, found.upper) {
        let before = String(characters[..<found.start])
        if isPattern(before) { continue }
        ranges.append(
          WrittenRange(
            lower: found.lower, upper: found.upper, family: family, path: path, line: index + 1,
            words: spoken(at: index),
            isNamed: before.contains(word: "let") && before.hasSuffix("= "),
            isField: before.contains("@Field(") || before.contains("@Case(")))
      }
    }
    return ranges
  }

  /// The words of a line, those in its strings included.
  private func spoken(at index: Int) -> Set<String> {
    // Where there is a comment, only the code can be told from it.
    let line = code[index] == prose[index] ? lines[index] : code[index]
    var words: Set<String> = []
    for part in nameParts(of: line) where part.count > 2 {
      let word = part.lowercased()
      words.insert(word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word)
    }
    return words.subtracting(silent)
  }
}

/// Words that do not say what a range is of.
private let silent: Set<String> = [
  "let", "var", "case", "try", "int", "uint", "value", "public", "private", "fileprivate",
  "static", "func", "return", "guard", "else", "for", "self", "init", "nil", "throw", "true",
  "false", "where", "wire", "error", "cursor", "body", "element", "field", "string", "integer",
  "text", "closed", "range", "min", "max", "map", "flat", "lower", "upper", "bound", "all",
  "satisfy", "contain", "count", "required", "optional", "absent", "default", "written",
  "limit", "byte", "ascii", "utf", "and", "not", "first", "last", "description", "option", "some",
]

/// What no one changes: a few numbers, minutes and seconds, months.
private func isUsual(_ lower: Int, _ upper: Int) -> Bool {
  upper &- lower < 3 || lower == 0 && upper == 59 || lower == 1 && upper == 12
}

/// Whether what follows is matched by a `case`: `case 200...299:`, not `case .players: 2...8`.
private func isPattern(_ before: String) -> Bool {
  guard let word = before.ranges(of: "case ").last else { return false }
  return !before[word.upperBound...].contains { character in ":=".contains(character) }
}

/// The closed ranges between two literals of whole numbers, and where they start.
private func bounds(in line: [Character]) -> [(lower: Int, upper: Int, start: Int)] {
  var found: [(lower: Int, upper: Int, start: Int)] = []
  var index = 0
  while index + 3 < line.count {
    guard line[index..<(index + 3)].allSatisfy({ character in character == "." }) else {
      index += 1
      continue
    }
    var start = index
    while start > 0, line[start - 1].isOfNumber { start -= 1 }
    if start > 0, line[start - 1] == "-" { start -= 1 }
    var end = line[index + 3] == "-" ? index + 4 : index + 3
    while end < line.count, line[end].isOfNumber { end += 1 }
    let isOpen = start == 0 || !line[start - 1].isName && !".)]".contains(line[start - 1])
    let isClosed = end == line.count || !line[end].isName && line[end] != "."
    if isOpen, isClosed, let lower = whole(line[start..<index]),
      let upper = whole(line[(index + 3)..<end]), lower <= upper
    {
      found.append((lower, upper, start))
    }
    index = end
  }
  return found
}

private func whole(_ digits: ArraySlice<Character>) -> Int? {
  Int(String(digits.filter { character in character != "_" }))
}

extension Character {
  /// A digit, or what parts digits.
  var isOfNumber: Bool { self == "_" || isASCII && isNumber }
}
