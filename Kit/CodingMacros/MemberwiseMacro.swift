import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Memberwise`.
struct MemberwiseMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) else {
      throw fault("Only a structure has a memberwise initializer.", at: node)
    }
    let properties = try properties(of: declaration)
      .filter { property in property.isVariable || property.initial == nil }
    let unlabelled = Int(node.argument("unlabelled")?.trimmedDescription ?? "0") ?? 0
    let parameters = properties.enumerated().map { index, property in
      (index < unlabelled ? "_ " : "")
        + "\(property.name): \(escaping(property.type))\(preset(of: property))"
    }
    let assignments = properties.map { property in "self.\(property.name) = \(property.name)" }
    return [
      """
      \(raw: visibility(of: declaration))init(
      \(raw: parameters.joined(separator: ",\n"))
      ) {
      \(raw: assignments.joined(separator: "\n"))
      }
      """
    ]
  }

  private static func escaping(_ type: TypeSyntax) -> String {
    let isFunction = type.is(FunctionTypeSyntax.self) || type.is(AttributedTypeSyntax.self)
    return (isFunction ? "@escaping " : "") + type.trimmedDescription
  }

  private static func preset(of property: Property) -> String {
    property.preset.map { preset in " = \(preset)" } ?? ""
  }
}
