/// One file, with its comments and string contents masked so that rules look at code only: Swift,
/// or a stylesheet or script of the page, which only the rules about these look at.
public struct Source: Sendable {
  /// Path from the repository's root, with `/`.
  public let path: String
  /// The lines as written.
  public let lines: [String]
  /// The same lines with comments and the insides of string literals blanked out, column for
  /// column.
  public let code: [String]
  /// The same lines with only the insides of string literals blanked out.
  public let prose: [String]

  public init(path: String, text: String) {
    self.path = path
    lines = Self.lines(of: text)
    code = Self.lines(of: masked(text))
    prose = Self.lines(of: masked(text, keepsComments: true))
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  var isSwift: Bool { path.hasSuffix(".swift") }
  var isScript: Bool { path.hasPrefix("Web/") && path.hasSuffix(".js") }

  public var isTest: Bool {
    path.hasPrefix("Tests/") || path.hasPrefix("Kit/Tests/") || path.contains("/Tests/")
  }
}

/// Something a rule does not like.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  public let path: String
  /// From 1.
  public let line: Int
  public let rule: String
  public let message: String

  public init(path: String, line: Int, rule: String, message: String) {
    self.path = path
    self.line = line
    self.rule = rule
    self.message = message
  }

  public var description: String { "\(path):\(line): \(message) [\(rule)]" }
}

/// Blanks comments, unless they are kept, and the contents of string literals, interpolations
/// included, keeping line breaks.
func masked(_ text: String, keepsComments: Bool = false) -> String {
  var mask = Mask(Array(text.unicodeScalars), keepsComments: keepsComments)
  return mask.run()
}

private struct Mask {
  private let scalars: [Unicode.Scalar]
  private let keepsComments: Bool
  private var index = 0
  private var result = String.UnicodeScalarView()

  init(_ scalars: [Unicode.Scalar], keepsComments: Bool) {
    self.scalars = scalars
    self.keepsComments = keepsComments
  }

  mutating func run() -> String {
    while index < scalars.count {
      if matches("//") {
        while index < scalars.count, scalars[index] != "\n" { pass() }
      } else if matches("/*") {
        blockComment()
      } else if matches("\"\"\"") {
        literal(closing: "\"\"\"")
      } else if matches("#\"") {
        keep()
        literal(closing: "\"#")
      } else if matches("\"") {
        literal(closing: "\"")
      } else {
        keep()
      }
    }
    return String(result)
  }

  private func matches(_ text: String) -> Bool {
    var position = index
    for scalar in text.unicodeScalars {
      guard position < scalars.count, scalars[position] == scalar else { return false }
      position += 1
    }
    return true
  }

  private mutating func keep() {
    result.append(scalars[index])
    index += 1
  }

  private mutating func blank() {
    result.append(scalars[index] == "\n" ? "\n" : " ")
    index += 1
  }

  /// Takes a part of a comment.
  private mutating func pass() {
    if keepsComments { keep() } else { blank() }
  }

  private mutating func blockComment() {
    var depth = 0
    repeat {
      if matches("/*") {
        depth += 1
        pass()
      } else if matches("*/") {
        depth -= 1
        pass()
      }
      if index < scalars.count { pass() }
    } while depth > 0 && index < scalars.count
  }

  private mutating func literal(closing: String) {
    let raw = closing == "\"#"
    for _ in 0..<(raw ? 1 : closing.unicodeScalars.count) { keep() }
    while index < scalars.count, !matches(closing) {
      if !raw, scalars[index] == "\\" {
        blank()
        if index < scalars.count, scalars[index] == "(" {
          interpolation()
          continue
        }
      }
      if index < scalars.count { blank() }
    }
    for _ in 0..<closing.unicodeScalars.count where index < scalars.count { keep() }
  }

  private mutating func interpolation() {
    var depth = 0
    repeat {
      if scalars[index] == "(" { depth += 1 }
      if scalars[index] == ")" { depth -= 1 }
      blank()
    } while depth > 0 && index < scalars.count
  }
}
