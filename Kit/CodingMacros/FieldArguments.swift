import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Field` and `@Case`, which only say something to the macros beside them.
struct FieldMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// The arguments of `@Field` or `@Case`, as they stand in the source.
struct FieldArguments {
  /// Without quotation marks, as `form`, `reader` and `values` are.
  private(set) var key: String?
  private(set) var form: String?
  private(set) var reader: String?
  private(set) var values: [String] = []
  private(set) var range: String?
  private(set) var limit: String?
  private(set) var absent: String?
  private(set) var defaults: DefaultMembers?
  /// The forms of single values, by their names.
  private(set) var forms: [String: String] = [:]
  // What is said of a command.
  private(set) var stored: String?
  private(set) var step: String?
  private(set) var isByHand = false
  private(set) var about: String?

  /// What holds for an edit: what is stored may be read more leniently.
  var ofEdits: FieldArguments {
    var arguments = self
    arguments.reader = nil
    return arguments
  }

  /// What holds for the value `name` of a case.
  func ofValue(_ name: String, isLikeFirst: Bool) -> FieldArguments {
    var arguments = self
    arguments.form = forms[name] ?? (isLikeFirst ? form : nil)
    return arguments
  }

  init(_ attributes: AttributeListSyntax) throws {
    for case .attribute(let attribute) in attributes
    where ["Field", "Case"].contains(attribute.attributeName.trimmedDescription) {
      for argument in attribute.arguments?.as(LabeledExprListSyntax.self) ?? [] {
        let value = argument.expression
        switch argument.label?.text {
        case "as": form = try text(value)
        case "reading": reader = try text(value)
        case "values":
          values =
            try value.as(ArrayExprSyntax.self)?.elements
            .map { element in try text(element.expression) } ?? []
        case "forms": forms = try pairs(value)
        case "stored": stored = try text(value)
        case "step": step = try text(value)
        case "byHand": isByHand = value.trimmedDescription == "true"
        case "about": about = try text(value)
        case "defaults": defaults = try DefaultMembers(value)
        case "in": range = value.trimmedDescription
        case "limit": limit = value.trimmedDescription
        case "absent": absent = value.trimmedDescription
        default: key = try text(value)
        }
      }
    }
  }
}

/// The text of a literal without interpolations.
func text(_ expression: ExprSyntax) throws -> String {
  guard let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
    throw fault("Only a text in quotation marks can stand here.", at: expression)
  }
  return text
}

/// The texts of a dictionary of literals.
private func pairs(_ expression: ExprSyntax) throws -> [String: String] {
  var pairs: [String: String] = [:]
  for pair in expression.as(DictionaryExprSyntax.self)?.content.as(DictionaryElementListSyntax.self)
    ?? []
  { pairs[try text(pair.key)] = try text(pair.value) }
  return pairs
}

/// What happens to members that have their default values: as in `Coding`.
enum DefaultMembers: String {
  case omitted, written, required

  init(_ expression: ExprSyntax) throws {
    let word = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    guard let known = DefaultMembers(rawValue: word) else {
      throw fault("This is .omitted, .written or .required.", at: expression)
    }
    self = known
  }
}

extension AttributeSyntax {
  /// The argument `label`, or the first one without a label.
  func argument(_ label: String?) -> ExprSyntax? {
    arguments?.as(LabeledExprListSyntax.self)?
      .first { argument in argument.label?.text == label }?.expression
  }
}
