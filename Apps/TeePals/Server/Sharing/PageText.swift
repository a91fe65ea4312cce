/// HTML put together as text. What is interpolated is escaped, unless it is such a text itself.
struct PageText: Hashable, Sendable {
  private(set) var text: String

  static func + (a: PageText, b: PageText) -> PageText { "\(a)\(b)" }
}

extension PageText: ExpressibleByStringInterpolation {
  init(stringLiteral value: StaticString) { text = value.description }
  init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: StaticString) { text += literal.description }

    mutating func appendInterpolation(_ part: PageText) { text += part.text }

    /// Safe between tags and in a quoted attribute.
    mutating func appendInterpolation(_ value: String) {
      for scalar in value.unicodeScalars {
        switch scalar {
        case "&": text += "&amp;"
        case "<": text += "&lt;"
        case ">": text += "&gt;"
        case "\"": text += "&quot;"
        case "'": text += "&#39;"
        case "\0"..<" ", "\u{7F}": text += " "
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
  }
}
