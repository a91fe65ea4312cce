extension Rule {
  /// A line fits 100 columns.
  static let lineLength = Rule(name: "line-length") { source in
    source.lines.enumerated().compactMap { index, line in
      line.count > 100 ? (index + 1, "line of \(line.count) columns, at most 100") : nil
    }
  }

  /// A file has at most 400 lines, unless its first line says why: `// Long file: …`.
  static let fileLength = Rule(name: "file-length") { source in
    guard source.lines.count > 401, source.lines.first?.hasPrefix("// Long file: ") != true else {
      return []
    }
    return [(1, "file of \(source.lines.count) lines, at most 400")]
  }

  /// A function has at most 70 lines.
  static let functionLength = Rule(name: "function-length") { source in
    var found: [(line: Int, message: String)] = []
    var open: [(start: Int, depth: Int, isFunction: Bool)] = []
    var awaited: Int?
    var depth = 0
    for (index, line) in source.code.enumerated() {
      if beginsFunction(line) { awaited = index }
      for character in line {
        if character == "{" {
          open.append((awaited ?? index, depth, awaited != nil))
          awaited = nil
          depth += 1
        } else if character == "}", let block = open.popLast() {
          depth -= 1
          // What a protocol demands has no body.
          awaited = nil
          let length = index - block.start + 1
          if block.isFunction, length > 70 {
            found.append((block.start + 1, "function of \(length) lines, at most 70"))
          }
        }
      }
    }
    return found
  }
}

/// All JavaScript of the page together has at most 1,585 lines.
func scriptLength(_ sources: [Source]) -> [Finding] {
  let most = 1_585
  var total = 0
  for source in sources.sorted(by: { a, b in a.path < b.path }) where source.isScript {
    // What follows the last line break is no line.
    total += source.lines.count - (source.lines.last == "" ? 1 : 0)
    if total > most {
      return [
        Finding(
          path: source.path, line: 1, rule: "script-length",
          message: "more than \(most) lines of JavaScript in Web")
      ]
    }
  }
  return []
}

private func beginsFunction(_ line: String) -> Bool {
  line.contains(word: "func")
    || line.contains("init(") && !line.contains(".init(")
      && !line.contains("= init(") && !line.contains("self.init(")
}

extension String {
  /// Whether `word` stands here between characters that are not part of a name.
  func contains(word: String) -> Bool {
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
      let after = range.upperBound < endIndex ? self[range.upperBound] : " "
      if !before.isName, !after.isName { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}

extension Character {
  var isName: Bool { isLetter || isNumber || self == "_" }
}
