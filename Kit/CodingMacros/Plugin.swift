// What `SwiftCompilerPlugin` of the package swift-syntax does: the toolchain's own modules have all
// but the entry point.
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The process that the compiler asks to expand the macros of `Coding`.
@main enum Plugin {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Macros()).main()
  }
}

private struct Macros: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "CommandsMacro": CommandsMacro.self
    case "EditsMacro": EditsMacro.self
    case "FieldMacro": FieldMacro.self
    case "MemberwiseMacro": MemberwiseMacro.self
    case "StepsMacro": StepsMacro.self
    case "WireMacro": WireMacro.self
    default: throw UnknownMacro(name: typeName)
    }
  }
}

private struct UnknownMacro: Error {
  let name: String
}
