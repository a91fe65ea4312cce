import SwiftSyntax

/// A member of a JSON object: how its value is read from the cursor of the object, and written.
struct Member {
  /// The forms in which values travel.
  enum Shape {
    case text(limit: String?)
    case truth
    case whole(in: String)
    /// `Int64`, which may have any value unless a range is stated.
    case long(in: String?)
    case number
    case list
    /// Whatever is `WireCodable`.
    case value
  }

  let key: String
  private let shape: Shape
  /// The name of the functions of cursor and JSON that read and write it.
  private let form: String?
  /// The name of the function of the cursor that reads it.
  private let reader: String?
  private let isOptional: Bool
  /// The value without the member, as it stands in the source.
  private let absent: String?
  private let isOmitted: Bool

  init(
    key: String, type: TypeSyntax, _ arguments: FieldArguments, absent: String?,
    defaults: DefaultMembers
  ) throws {
    let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType
    self.key = key
    isOptional = wrapped != nil
    form = arguments.form
    reader = arguments.reader ?? arguments.form
    shape = try Member.shape(wrapped ?? type, arguments)
    self.absent = defaults == .required ? nil : absent.map(Member.plain)
    isOmitted = defaults == .omitted
  }

  /// An empty list may have to name its type: `[Part]()`.
  private static func plain(_ absent: String) -> String {
    absent.hasPrefix("[") && absent.hasSuffix("]()") ? "[]" : absent
  }

  private static func shape(_ type: TypeSyntax, _ arguments: FieldArguments) throws -> Shape {
    if type.is(ArrayTypeSyntax.self) { return .list }
    switch type.trimmedDescription {
    case "String": return .text(limit: arguments.limit)
    case "Bool": return .truth
    case "Double": return .number
    case "Int":
      if let range = arguments.range { return .whole(in: range) }
      guard arguments.form == nil else { return .value }
      throw fault("A whole number needs its range: in: 1...9.", at: type)
    case "Int64": return .long(in: arguments.range)
    default: return .value
    }
  }

  // MARK: Reading

  /// The expression that reads the member of `object`, a cursor.
  func reading(_ object: String) -> String {
    if isOptional { return "try \(object).optional(\"\(key)\")?.\(read)" }
    guard let absent else { return "try \(object).required(\"\(key)\").\(read)" }
    if reader == nil {
      switch (shape, absent) {
      case (.text(limit: nil), "\"\""): return "try \(object).text(\"\(key)\")"
      case (.truth, "false"): return "try \(object).flag(\"\(key)\")"
      case (.list, "[]"): return "try \(object).list(\"\(key)\")"
      default: break
      }
    }
    return "try \(object).optional(\"\(key)\")?.\(read) ?? \(absent)"
  }

  /// What is called on the cursor of the value.
  var read: String {
    if let reader { return "\(reader)()" }
    return switch shape {
    case .text(let limit): limit.map { limit in "string(limit: \(limit))" } ?? "string()"
    case .truth: "bool()"
    case .whole(let range): "int(in: \(range))"
    case .long(let range): range.map { range in "integer(in: \(range))" } ?? "integer()"
    case .number: "double()"
    case .list: "decodeArray()"
    case .value: "decode()"
    }
  }

  // MARK: Writing

  /// The expression of type `JSON?` that writes `value`.
  func writing(_ value: String) -> String {
    if isOptional { return "\(value).map { value in \(written("value")) }" }
    guard isOmitted, let absent else { return written(value) }
    switch (shape, absent) {
    case (.text, "\"\"") where form == nil: return ".text(\(value))"
    case (.truth, "false") where form == nil: return ".flag(\(value))"
    case (.list, "[]") where form == nil: return ".list(\(value))"
    case (.text, "\"\""), (.list, "[]"): return "\(value).isEmpty ? nil : \(written(value))"
    default: return "\(value) == \(absent) ? nil : \(written(value))"
    }
  }

  /// The expression that writes a value that is there.
  func written(_ value: String) -> String {
    if let form { return ".\(form)(\(value))" }
    return switch shape {
    case .text: ".string(\(value))"
    case .truth: ".bool(\(value))"
    case .whole: ".int(\(value))"
    case .long: ".integer(\(value))"
    case .number: ".number(\(value))"
    case .list: ".array(of: \(value))"
    case .value: "\(value).json"
    }
  }
}
