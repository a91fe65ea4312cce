import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Edits`.
struct EditsMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let noun = node.argument(nil) else { return [] }
    let fields = try properties(of: declaration).filter(\.isVariable)
    let visibility = visibility(of: declaration)
    func lines(_ line: (Property) throws -> String) rethrows -> String {
      try fields.map(line).joined(separator: "\n")
    }
    let cases = try fields.map { field in
      let member = try Member(
        key: "value", type: field.type, field.arguments.ofEdits, absent: nil, defaults: .required)
      return FieldCase(
        name: field.name, word: field.arguments.key ?? bare(field.name),
        values: [FieldValue(label: nil, type: field.type.trimmedDescription, member)])
    }
    return [
      try ExtensionDeclSyntax(
        """
        extension \(type.trimmed) {
        /// One field and its new value.
        \(raw: visibility)enum Edit: Hashable, Sendable, WireCodable {
        \(raw: lines { field in "case \(field.name)(\(field.type))" })
        \(raw: cases.coding(tag: FieldCase.tag, noun: try text(noun), visibility))
        }
        /// The field has its new value.
        \(raw: visibility)mutating func apply(_ edit: Edit) {
        switch edit {
        \(raw: lines { field in "case .\(field.name)(let value): \(field.name) = value" })
        }
        }
        /// The edit that brings back what the field is now.
        \(raw: visibility)func former(_ edit: Edit) -> Edit {
        switch edit {
        \(raw: lines { field in "case .\(field.name): .\(field.name)(\(field.name))" })
        }
        }
        }
        """)
    ]
  }
}
