extension Rule {
  /// What only makes the stylesheet is no part of the client: `Tools/compile-web.sh` goes by the
  /// names of the files. So nothing in them may be called from elsewhere.
  static let styles = Rule(name: "styles") { source in
    let name = source.path.split(separator: "/").last ?? ""
    let isSheet = source.path.contains("/Stylesheet/") && name.hasSuffix("Rules.swift")
    guard !source.path.hasPrefix("Tools/"), isSheet || name.hasSuffix("Styles.swift") else {
      return []
    }
    return source.code.enumerated().compactMap { index, line in
      guard line.contains("func "), !line.contains("private ") else { return nil }
      return (index + 1, "a file of styles has no function for others")
    }
  }
}

/// A selector or the name of an animation, and where a style file defines it.
struct StyleName: Hashable {
  let text: String
  /// From 1.
  let line: Int
}

/// Names that two style files define. All rules come to one stylesheet, in which the later
/// definition silently changes what the earlier one meant: a name belongs to one file.
///
/// A media query does not make it another name, because its rules add to the same elements. Only
/// `@media print` counts by itself: a page that is to be printed hides what the others have put
/// around it. Rules that a loop writes are not seen, because their selectors stand nowhere.
func doubleStyles(_ sources: [Source]) -> [Finding] {
  var owners: [String: String] = [:]
  var findings: [Finding] = []
  for source in sources where source.holdsStyles {
    var reported: Set<String> = []
    for name in source.styleNames {
      let owner = owners[name.text, default: source.path]
      owners[name.text] = owner
      guard owner != source.path, reported.insert(name.text).inserted else { continue }
      findings.append(
        Finding(
          path: source.path, line: name.line, rule: "double-style",
          message: "\(name.text) is defined in \(owner) too"))
    }
  }
  return findings
}

extension Source {
  /// Whether this is a stylesheet, or the Swift of one: it declares the style text `css`.
  var holdsStyles: Bool {
    guard !isTest else { return false }
    guard isSwift else { return path.hasSuffix(".css") }
    return code.contains { line in
      line.contains("static let css ") || line.contains("static var css:")
    }
  }

  /// What this style file defines, in its order.
  var styleNames: [StyleName] {
    var reader = StyleReader()
    guard isSwift else {
      for (index, line) in lines.enumerated() { reader.read(line + "\n", at: index + 1) }
      return reader.names
    }
    var isInside = false
    for (index, line) in lines.enumerated() {
      if code[index].contains("\"\"\"") {
        isInside.toggle()
        if isInside { reader.begin() }
      } else if isInside {
        let text = line.drop { character in character == " " }
        reader.read(text.hasSuffix("\\") ? String(text.dropLast()) : text + "\n", at: index + 1)
      }
    }
    return reader.names
  }
}

/// Reads style text piece by piece, and keeps the names that it defines.
private struct StyleReader {
  private(set) var names: [StyleName] = []
  /// The heads of the blocks that are open.
  private var open: [String] = []
  private var text = ""
  private var start = 1
  private var quote: Character?
  private var isComment = false

  /// Another text begins, which has nothing to do with the one before.
  mutating func begin() {
    open = []
    text = ""
    quote = nil
    isComment = false
  }

  mutating func read(_ piece: some StringProtocol, at line: Int) {
    for character in piece { read(character, at: line) }
  }

  private mutating func read(_ character: Character, at line: Int) {
    if text.isEmpty { start = line }
    if isComment {
      text.append(character)
      if text.hasSuffix("*/") {
        isComment = false
        text = ""
      }
    } else if let mark = quote {
      text.append(character)
      if character == mark { quote = nil }
    } else if character == "{" {
      define()
      open.append(text)
      text = ""
    } else if character == "}" {
      _ = open.popLast()
      text = ""
    } else if character == ";" {
      text = ""
    } else if !text.isEmpty || !character.isWhitespace {
      text.append(character)
      if character == "\"" || character == "'" { quote = character }
      isComment = text.hasSuffix("/*")
    }
  }

  /// The head of a block has been read.
  private mutating func define() {
    let head = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if head.hasPrefix("@keyframes ") { names.append(StyleName(text: head, line: start)) }
    guard !head.hasPrefix("@"), !open.contains(where: isKeyframes) else { return }
    let isPrinted = open.contains { block in block.hasPrefix("@media print") }
    for selector in selectors(head) where !selector.contains("\\(") {
      names.append(StyleName(text: (isPrinted ? "@media print " : "") + selector, line: start))
    }
  }

  private func isKeyframes(_ block: String) -> Bool { block.hasPrefix("@keyframes") }
}

/// The selectors of a list, each in one spelling.
private func selectors(_ list: String) -> [String] {
  var found = [""]
  var depth = 0
  for character in list {
    if character == "(" || character == "[" { depth += 1 }
    if character == ")" || character == "]" { depth -= 1 }
    if character == ",", depth == 0 {
      found.append("")
    } else {
      found[found.count - 1].append(character)
    }
  }
  return found.map(oneSpelling)
}

/// Without the spaces that mean nothing.
private func oneSpelling(_ selector: String) -> String {
  var result = ""
  for character in selector {
    let joins = ">+~".contains(character)
    if joins || character == " ", result.last == " " { result.removeLast() }
    if character == " ", result.isEmpty || result.last.map(">+~".contains) == true { continue }
    result.append(character)
  }
  if result.last == " " { result.removeLast() }
  return result
}
