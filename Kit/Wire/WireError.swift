/// What is wrong with what arrived, and where. A reference: what may throw it is everywhere.
public struct WireError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The bytes are not JSON, or not within the limits. `offset` counts bytes from 0.
    case syntax(SyntaxFault, offset: Int)
    /// A member that must be there is absent or null.
    case missing
    /// The value has another type; the associated word says what was expected.
    case expected(String)
    /// A value of the right type outside what is allowed; the word says what is allowed.
    case outOfRange(String)
  }

  private final class Finding: Sendable {
    let reason: Reason
    let path: String

    init(_ reason: Reason, _ path: String) {
      self.reason = reason
      self.path = path
    }
  }

  private let finding: Finding

  /// `reason` at `path`.
  public init(_ reason: Reason, path: String) { finding = Finding(reason, path) }

  /// What is wrong.
  public var reason: Reason { finding.reason }
  /// A JSON Pointer (RFC 6901) to the value, `""` for the whole text.
  public var path: String { finding.path }

  public static func == (a: WireError, b: WireError) -> Bool {
    a.reason == b.reason && a.path == b.path
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(reason)
    hasher.combine(path)
  }
}

/// Why a text is not acceptable JSON.
public enum SyntaxFault: String, Hashable, Sendable {
  /// The text ends within a value.
  case unexpectedEnd
  /// Something stands where the grammar allows only something else.
  case unexpectedCharacter
  /// A number breaks off, or begins with a needless zero.
  case invalidNumber
  /// A backslash is not followed by one of `"\/bfnrt`, or by `u` and four hexadecimal digits.
  case invalidEscape
  /// An escaped surrogate stands without its partner.
  case loneSurrogate
  /// A string holds bytes that are not UTF-8.
  case invalidUTF8
  /// A string holds a control character, U+0000…U+001F, that is not escaped.
  case controlCharacter
  /// Something follows the value.
  case trailingData
  /// An object has two members of one name.
  case duplicateName
  /// More containers stand inside one another than the limit allows.
  case tooDeep
  /// The text has more bytes than the limit allows.
  case tooLarge
  /// A number is beyond what a Double holds.
  case numberOutOfRange
}

extension WireError: CustomStringConvertible {
  /// One line for logs and tests, not for people: reason, place, and nothing of what arrived but
  /// names.
  public var description: String {
    let place = path.isEmpty ? "the document" : path
    switch reason {
    case .syntax(let fault, let offset): return "\(fault.rawValue) at offset \(offset), in \(place)"
    case .missing: return "\(place) is missing"
    case .expected(let word): return "\(place) must be \(word)"
    case .outOfRange(let word): return "\(place) is out of range: \(word)"
    }
  }
}
