import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Commands`.
struct CommandsMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self), let system = node.argument(nil)
    else { throw fault("Commands are the cases of an enumeration.", at: node) }
    let cases = try caseLines(of: declaration).map(CommandCase.init)
    let visibility = visibility(of: declaration)
    var members = """
      /// The word of the system.
      \(visibility)static let system = "\(try text(system))"
      \(visibility)var system: String { Self.system }
      \(visibility)var version: Int { 1 }
      \(names(cases, visibility))
      \(arguments(cases, visibility))
      """
    if let kinds = node.argument("about") {
      members += try subject(cases, kinds: kinds, visibility)
    } else {
      for element in cases { try element.refuseSubject() }
    }
    return [try ExtensionDeclSyntax("extension \(type.trimmed) {\n\(raw: members)\n}")]
  }

  private static func names(_ cases: [CommandCase], _ visibility: String) -> String {
    let words = cases.filter { element in element.step == nil }
      .map { element in "\"\(element.word)\"" }
    let lists =
      ["[\(words.joined(separator: ", "))]"]
      + cases.compactMap(\.step).map { step in "\(step).names" }
    return """
      /// The names of all commands.
      \(visibility)static var names: [String] { \(lists.joined(separator: " + ")) }
      \(visibility)var name: String {
      switch self {
      \(cases.map(\.name).lines)
      }
      }
      """
  }

  private static func arguments(_ cases: [CommandCase], _ visibility: String) -> String {
    let named = cases.filter { element in element.step == nil }
      .map { element in "case \"\(element.word)\": \(element.reading)" }
    let steps = cases.filter { element in element.step != nil }.map(\.reading)
    return """
      \(visibility)var args: JSON {
      switch self {
      \(cases.map(\.writing).lines)
      }
      }
      \(visibility)static func decode(
      system: String, name: String, version: Int, _ args: WireCursor
      ) throws(WireError) -> Self? {
      guard sameBytes(system, Self.system), version == 1 else { return nil }
      switch name {
      \(named.joined(separator: "\n"))
      default:
      \((steps + ["return nil"]).joined(separator: "\n"))
      }
      }
      """
  }

  private static func subject(
    _ cases: [CommandCase], kinds: ExprSyntax, _ visibility: String
  ) throws -> String {
    guard let kinds = kinds.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription else {
      throw fault("This is the enumeration of kinds: Entity.Kind.self.", at: kinds)
    }
    return """

      \(visibility)var subject: EntityKey {
      switch self {
      \(try cases.map { element in try element.subject(of: kinds) }.lines)
      }
      }
      """
  }
}
