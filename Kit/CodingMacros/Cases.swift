import SwiftSyntax

/// A case of an enumeration that travels as an object: its word, and its values.
struct FieldCase {
  /// The member that says which case it is, unless the declaration names another.
  static let tag = "field"

  let name: String
  let word: String
  let values: [FieldValue]

  /// The expression that makes the case of what the cursor `object` has.
  func made(from object: String) -> String {
    guard !values.isEmpty else { return ".\(name)" }
    let arguments = values.map { value in
      (value.label.map { label in "\(label): " } ?? "") + value.reading(object)
    }
    return ".\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The members of the object, of the values that a branch binds.
  var members: [String] {
    values.enumerated().map { index, value in value.writing(Branch.value(index)) }
  }

  fileprivate var reading: String { "case \"\(word)\": self = \(made(from: "cursor"))" }

  fileprivate func writing(_ tag: String) -> Branch {
    let members = ["\"\(tag)\": \"\(word)\""] + members
    return Branch(name, values.map(\.type), Branch.object(members))
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
    \(map { element in element.writing(tag) }.lines)
    }
    }
    """
  }
}

/// A case as it is declared, with what is said about it.
struct CaseLine {
  let element: EnumCaseElementSyntax
  let arguments: FieldArguments

  var name: String { element.name.text }
  var word: String { arguments.key ?? bare(name) }
  var parameters: [EnumCaseParameterSyntax] {
    element.parameterClause.map { clause in Array(clause.parameters) } ?? []
  }

  func fieldCase() throws -> FieldCase {
    FieldCase(name: name, word: word, values: try values())
  }
}

/// The cases of an enumeration in their order.
func caseLines(of declaration: EnumDeclSyntax) throws -> [CaseLine] {
  var lines: [CaseLine] = []
  for member in declaration.memberBlock.members {
    guard let line = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
    let arguments = try FieldArguments(line.attributes)
    lines += line.elements.map { element in CaseLine(element: element, arguments: arguments) }
  }
  return lines
}
