/// How far a form has come.
public enum FormPhase: Hashable, Sendable {
  case editing
  case sending
  case failed(AccountProblem)

  /// Something was typed: what was wrong is being put right.
  mutating func edited() {
    if case .failed = self { self = .editing }
  }
}
