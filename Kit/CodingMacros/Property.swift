import SwiftSyntax
import SwiftSyntaxBuilder

/// A stored property of a structure.
struct Property {
  /// As it stands in the source.
  let name: String
  let type: TypeSyntax
  let isVariable: Bool
  let initial: String?
  let arguments: FieldArguments
  let syntax: Syntax

  /// As a member of an object: it has its initial value when it is absent. `defaults` is what holds
  /// where the property does not say it.
  func member(_ defaults: DefaultMembers) throws -> Member {
    if !isVariable, initial != nil {
      throw fault("A constant with a value cannot be read: leave the value out.", at: syntax)
    }
    return try Member(
      key: arguments.key ?? bare(name), type: type, arguments, absent: arguments.absent ?? initial,
      defaults: arguments.defaults ?? defaults)
  }

  /// What it is where nothing says what it is, as it stands in the source.
  var preset: String? {
    initial ?? arguments.absent ?? (type.is(OptionalTypeSyntax.self) ? "nil" : nil)
  }
}

/// A name without the marks that make a word of the language a name.
func bare(_ name: String) -> String { name.filter { character in character != "`" } }

/// The stored properties of a structure, in their order.
func properties(of declaration: some DeclGroupSyntax) throws -> [Property] {
  var properties: [Property] = []
  for member in declaration.memberBlock.members {
    guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.isOfTheType
    else { continue }
    let arguments = try FieldArguments(variable.attributes)
    for binding in variable.bindings where !binding.isComputed {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        throw fault("A property needs a name of its own.", at: binding)
      }
      let initial = binding.initializer?.value
      guard let type = binding.typeAnnotation?.type.trimmed ?? initial.flatMap(typeOfLiteral)
      else { throw fault("The type of this property must be written.", at: binding) }
      properties.append(
        Property(
          name: name, type: type, isVariable: variable.bindingSpecifier.tokenKind == .keyword(.var),
          initial: initial?.trimmedDescription, arguments: arguments, syntax: Syntax(binding)))
    }
  }
  return properties
}

private func typeOfLiteral(_ value: ExprSyntax) -> TypeSyntax? {
  if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
  if value.is(StringLiteralExprSyntax.self) { return "String" }
  if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
  if value.is(FloatLiteralExprSyntax.self) { return "Double" }
  return nil
}

extension VariableDeclSyntax {
  fileprivate var isOfTheType: Bool {
    modifiers.contains { modifier in modifier.name.tokenKind == .keyword(.static) }
  }
}

extension PatternBindingSyntax {
  /// Whether it has a getter; observers alone belong to what is stored.
  fileprivate var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    return !list.allSatisfy { accessor in
      [.keyword(.willSet), .keyword(.didSet)].contains(accessor.accessorSpecifier.tokenKind)
    }
  }
}

/// `public ` or nothing: what is generated is as visible as its type.
func visibility(of declaration: some DeclGroupSyntax) -> String {
  let visible: [TokenKind] = [.keyword(.public), .keyword(.package)]
  for modifier in declaration.modifiers where visible.contains(modifier.name.tokenKind) {
    return modifier.name.text + " "
  }
  return ""
}
