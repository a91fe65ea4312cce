import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Wire`.
struct WireMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let expansion: String
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      if let noun = node.argument("casesOf") {
        let tag = try node.argument("tag").map(text) ?? FieldCase.tag
        expansion = conforming(
          type,
          try caseLines(of: declaration).map { line in try line.fieldCase() }
            .coding(tag: tag, noun: try text(noun), visibility(of: declaration)))
      } else {
        expansion = conforming(type, words(visibility(of: declaration)))
      }
    } else if let identity = node.argument("identity") {
      let defaults = try node.argument("defaults").map(DefaultMembers.init) ?? .omitted
      expansion = try stored(type, declaration, under: try text(identity), defaults)
    } else {
      expansion = conforming(type, try object(declaration))
    }
    return [try ExtensionDeclSyntax("\(raw: expansion)")]
  }

  private static func conforming(_ type: some TypeSyntaxProtocol, _ members: String) -> String {
    "extension \(type.trimmedDescription): WireCodable {\n\(members)\n}"
  }

  /// An enumeration of words.
  private static func words(_ visibility: String) -> String {
    """
    \(visibility)init(_ cursor: WireCursor) throws(WireError) { self = try cursor.word() }
    \(visibility)var json: JSON { .string(rawValue) }
    """
  }

  private static func object(_ declaration: some DeclGroupSyntax) throws -> String {
    let properties = try properties(of: declaration)
    let visibility = visibility(of: declaration)
    return """
      \(visibility)init(_ cursor: WireCursor) throws(WireError) {
      \(try reading(properties, .omitted, from: "cursor"))
      }
      \(visibility)var json: JSON {
      \(try writing(properties, .omitted))
      }
      """
  }

  private static func stored(
    _ type: some TypeSyntaxProtocol, _ declaration: some DeclGroupSyntax, under identity: String,
    _ defaults: DefaultMembers
  ) throws -> String {
    var properties = try properties(of: declaration)
    guard let index = properties.firstIndex(where: { property in property.name == identity }) else {
      throw fault("There is no property \(identity).", at: declaration.memberBlock)
    }
    let key = properties.remove(at: index)
    let visibility = visibility(of: declaration)
    return """
      extension \(type.trimmedDescription) {
      \(visibility)init(\(identity): \(key.type), _ body: WireCursor) throws(WireError) {
      self.\(identity) = \(identity)
      \(try reading(properties, defaults, from: "body"))
      }
      \(visibility)var body: JSON {
      \(try writing(properties, defaults))
      }
      }
      """
  }

  private static func reading(
    _ properties: [Property], _ defaults: DefaultMembers, from object: String
  ) throws -> String {
    try properties.map { property in
      "self.\(property.name) = \(try property.member(defaults).reading(object))"
    }.joined(separator: "\n")
  }

  private static func writing(
    _ properties: [Property], _ defaults: DefaultMembers
  ) throws -> String {
    let members = try properties.map { property in
      let member = try property.member(defaults)
      return "\"\(member.key)\": \(member.writing(property.name)),"
    }
    return ".object([\n\(members.joined(separator: "\n"))\n])"
  }
}
