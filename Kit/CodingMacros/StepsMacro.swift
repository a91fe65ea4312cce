import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Steps`.
struct StepsMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      throw fault("Steps are the cases of an enumeration.", at: node)
    }
    let cases = try caseLines(of: declaration).map { line in try line.fieldCase() }
    let visibility = visibility(of: declaration)
    let words = cases.map { element in "\"\(element.word)\"" }
    let reading = cases.map { element in
      "case \"\(element.word)\": self = \(element.made(from: "args"))"
    }
    return [
      try ExtensionDeclSyntax(
        """
        extension \(type.trimmed) {
        /// The names of the commands.
        \(raw: visibility)static var names: [String] {
        [\(raw: words.joined(separator: ", "))]
        }
        /// The name of the command.
        \(raw: visibility)var name: String {
        switch self {
        \(raw: cases.map { element in Branch(element.name, "\"\(element.word)\"") }.lines)
        }
        }
        /// The arguments of the command, the first of which is whose step it is.
        func args(_ key: String, _ owner: JSON) -> JSON {
        switch self {
        \(raw: cases.map(arguments).lines)
        }
        }
        /// Reads a step; `nil` when the name is no step's.
        init?(name: String, _ args: WireCursor) throws(WireError) {
        switch name {
        \(raw: reading.joined(separator: "\n"))
        default: return nil
        }
        }
        }
        """)
    ]
  }

  private static func arguments(_ element: FieldCase) -> Branch {
    let members = ["key: owner"] + element.members
    return Branch(element.name, element.values.map(\.type), Branch.object(members))
  }
}
