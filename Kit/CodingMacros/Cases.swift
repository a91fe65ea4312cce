import SwiftSyntax

/// A case of an enumeration that travels as an object: its word, and its values.
struct FieldCase {
  struct Value {
    let label: String?
    let member: Member
  }

  /// The member that says which case it is, unless the declaration names another.
  static let tag = "field"

  let name: String
  let word: String
  let values: [Value]

  fileprivate var reading: String {
    guard !values.isEmpty else { return "case \"\(word)\": self = .\(name)" }
    let arguments = values.map { value in
      (value.label.map { label in "\(label): " } ?? "") + value.member.reading("cursor")
    }
    return "case \"\(word)\": self = .\(name)(\(arguments.joined(separator: ", ")))"
  }

  fileprivate func writing(_ tag: String) -> String {
    let members = values.enumerated().map { index, value in
      ", \"\(value.member.key)\": \(value.member.writing("value\(index)"))"
    }
    return "case \(pattern): .object([\"\(tag)\": \"\(word)\"\(members.joined())])"
  }

  /// Binds the values as `value0`, `value1`….
  private var pattern: String {
    guard !values.isEmpty else { return ".\(name)" }
    let bindings = values.indices.map { index in "let value\(index)" }
    return ".\(name)(\(bindings.joined(separator: ", ")))"
  }
}

extension [FieldCase] {
  /// `init(_:)` and `json`. `noun` is what a case is, for the error "a known …".
  func coding(tag: String, noun: String, _ visibility: String) -> String {
    """
    \(visibility)init(_ cursor: WireCursor) throws(WireError) {
    let word = try cursor.required("\(tag)")
    switch try word.string(limit: 32) {
    \(map(\.reading).joined(separator: "\n"))
    default: throw word.error(.expected("a known \(noun)"))
    }
    }
    \(visibility)var json: JSON {
    switch self {
    \(map { element in element.writing(tag) }.joined(separator: "\n"))
    }
    }
    """
  }
}

/// The cases of an enumeration as they travel.
func cases(of declaration: EnumDeclSyntax) throws -> [FieldCase] {
  var cases: [FieldCase] = []
  for member in declaration.memberBlock.members {
    guard let line = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
    let arguments = try FieldArguments(line.attributes)
    for element in line.elements {
      let name = element.name.text
      cases.append(
        FieldCase(
          name: name, word: arguments.key ?? bare(name), values: try values(of: element, arguments))
      )
    }
  }
  return cases
}

/// Values without a label are named by the case, the first of them is `value` otherwise. The case's
/// form holds for all values of the first one's type.
private func values(
  of element: EnumCaseElementSyntax, _ arguments: FieldArguments
) throws -> [FieldCase.Value] {
  let parameters = element.parameterClause?.parameters ?? []
  let first = parameters.first?.type.trimmedDescription
  var names = (arguments.values.isEmpty ? ["value"] : arguments.values).makeIterator()
  return try parameters.map { parameter in
    let label = parameter.firstName?.text
    guard let key = label ?? names.next() else {
      throw fault("This value needs a name: @Case(values: [\"one\", \"other\"]).", at: parameter)
    }
    let isLikeFirst = parameter.type.trimmedDescription == first
    return FieldCase.Value(
      label: label,
      member: try Member(
        key: key, type: parameter.type, isLikeFirst ? arguments : arguments.withoutForm,
        absent: isLikeFirst ? arguments.absent : nil, defaults: .omitted))
  }
}
