extension Rule {
  /// Portable targets keep to what Embedded Swift accepts.
  static let portable = Rule(name: "portable") { source in
    guard source.isPortable else { return [] }
    return source.code.enumerated().compactMap { index, line in
      if line.contains(word: "throws"), !line.contains("throws(") {
        return (index + 1, "untyped throws in a portable target")
      }
      if line.contains("(\\.") { return (index + 1, "key path in a portable target") }
      for word in ["any", "async", "await", "weak"] where line.contains(word: word) {
        return (index + 1, "\(word) in a portable target")
      }
      if line.contains(word: "actor"), declaresActor(line) {
        return (index + 1, "actor in a portable target")
      }
      return nil
    }
  }

  /// Every public symbol of the kit has a doc comment, or is one of an enumeration's plain cases.
  static let documented = Rule(name: "documented") { source in
    guard source.path.hasPrefix("Kit/"), !source.isTest else { return [] }
    return source.lines.indices.compactMap { index in
      let line = source.lines[index].drop { character in character == " " }
      guard line.hasPrefix("public "), let kind = typeKeyword(line) else { return nil }
      var above = index - 1
      while above >= 0, source.lines[above].drop(while: { $0 == " " }).hasPrefix("@") { above -= 1 }
      let comment = above >= 0 ? source.lines[above].drop { $0 == " " } : ""
      return comment.hasPrefix("///") || comment.hasSuffix("*/")
        ? nil : (index + 1, "a public \(kind) without a doc comment")
    }
  }
}

/// `actor` is also a good name for whoever acts; only the keyword is followed by a type's name.
private func declaresActor(_ line: String) -> Bool {
  guard let range = line.firstRange(of: "actor ") else { return false }
  return line[range.upperBound...].first?.isUppercase == true
}

/// Types and protocols must be documented; members speak through their names and types' comments.
private func typeKeyword(_ line: Substring) -> String? {
  let words = line.split(separator: " ").map(String.init)
  return words.prefix(3).first { word in ["struct", "enum", "class", "protocol"].contains(word) }
}

/// Files whose every declared type and function is named nowhere else.
func deadFiles(_ sources: [Source]) -> [Finding] {
  var places: [String: Set<String>] = [:]
  for source in sources {
    for line in source.code {
      for word in line.split(whereSeparator: { character in !character.isName }) {
        places[String(word), default: []].insert(source.path)
      }
    }
  }
  return sources.compactMap { source in
    guard !source.isTest, !source.path.hasSuffix("main.swift") else { return nil }
    let names = source.code.compactMap(declaredName)
    guard !names.isEmpty, !source.code.contains(where: isOpenEnded) else { return nil }
    let used = names.contains { name in places[name, default: []].count > 1 }
    return used
      ? nil
      : Finding(
        path: source.path, line: 1, rule: "dead-file", message: "nothing here is used elsewhere")
  }
}

private func declaredName(_ line: String) -> String? {
  if let type = declaredType(line) { return type }
  let words = line.split { character in !character.isName }.map(String.init)
  for keyword in ["func", "let", "var"] {
    if let at = words.firstIndex(of: keyword), at + 1 < words.count, at <= 3 {
      return words[at + 1]
    }
  }
  return nil
}

/// Entry points and conformances are used without being named.
private func isOpenEnded(_ line: String) -> Bool {
  line.contains("@main") || line.contains("@_expose") || line.contains("extension ")
}
