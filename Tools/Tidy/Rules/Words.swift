/// What asks the outside for time, chance or output, and the folders that may.
private let outsideCalls = ["Date(", "UUID(", ".random(", "Task.sleep", "print("]
private let outsideFolders = ["Products/", "Kit/Store", "Tools/", "Benchmarks/"]

/// Name parts that name nothing.
private let emptyNames = [
  "Manager", "Helper", "Helpers", "Util", "Utils", "Common", "Impl", "Info",
]

/// Words for which the house has another: the vocabulary of ARCHITECTURE.md.
private let synonyms = [
  "ViewModel": "Feature", "Middleware": "context ladder", "Mutation": "Command",
  "Bridge": "Host", "Shim": "Host", "SideEffect": "Effect", "Repository": "tables",
]

extension Rule {
  /// Time, randomness and zones are arguments.
  static let outside = Rule(name: "outside") { source in
    guard !source.isTest, !outsideFolders.contains(where: source.path.hasPrefix) else { return [] }
    return source.code.enumerated().compactMap { index, line in
      for call in outsideCalls where line.calls(call) {
        return (index + 1, "\(call)…) is an input here, not a call")
      }
      return nil
    }
  }

  /// Types have names that say what they are, in the house's words.
  static let names = Rule(name: "names") { source in
    source.code.enumerated().compactMap { index, line in
      guard let name = declaredType(line) else { return nil }
      for part in emptyNames where name.hasSuffix(part) || isBase(name) {
        return (index + 1, "the name \(name) names nothing")
      }
      for (word, instead) in synonyms where name.contains(word) {
        return (index + 1, "\(name): the house word is \(instead)")
      }
      return nil
    }
  }

  /// What can trap or race stands on the allow-list with its reason.
  static let risky = Rule(name: "risky") { source in
    guard !source.isTest else { return [] }
    let words = ["@unchecked Sendable", "nonisolated(unsafe)", "fatalError(", "try!", "as!"]
    return source.code.enumerated().compactMap { index, line in
      for word in words where line.contains(word) {
        return (index + 1, "\(word) needs a line on the allow-list")
      }
      return forceUnwraps(line) ? (index + 1, "force unwrap") : nil
    }
  }
}

/// Whether a name begins with `Base` and is not that of an encoding, such as `Base32`.
private func isBase(_ name: String) -> Bool {
  name.hasPrefix("Base") && name.dropFirst(4).first?.isNumber != true
}

/// The name a line declares as a type.
func declaredType(_ line: String) -> String? {
  let words = line.split { character in !character.isName }.map(String.init)
  for keyword in ["struct", "class", "enum", "protocol", "typealias"] {
    if let at = words.firstIndex(of: keyword), at + 1 < words.count, at <= 4,
      words[at + 1].first?.isUppercase == true
    {
      return words[at + 1]
    }
  }
  return nil
}

extension String {
  /// Whether this calls `call`, and not something that only ends alike (`blueprint(`).
  fileprivate func calls(_ call: String) -> Bool {
    var rest = self[...]
    while let range = rest.firstRange(of: call) {
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
      if call.hasPrefix(".") || (!before.isName && before != ".") { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}

private func forceUnwraps(_ line: String) -> Bool {
  let characters = Array(line)
  for index in characters.indices where characters[index] == "!" && index > 0 {
    let before = characters[index - 1]
    let after = index + 1 < characters.count ? characters[index + 1] : " "
    if before.isName || before == ")" || before == "]", after != "=", after != "(" { return true }
  }
  return false
}
