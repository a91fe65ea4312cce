import SwiftDiagnostics
import SwiftSyntax

/// What cannot be expanded, at the place in the source that has to change.
func fault(_ text: String, at node: some SyntaxProtocol) -> DiagnosticsError {
  DiagnosticsError(diagnostics: [Diagnostic(node: Syntax(node), message: Fault(message: text))])
}

private struct Fault: DiagnosticMessage {
  let message: String
  let diagnosticID = MessageID(domain: "Coding", id: "fault")
  let severity = DiagnosticSeverity.error
}
