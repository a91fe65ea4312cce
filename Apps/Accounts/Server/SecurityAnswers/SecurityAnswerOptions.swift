import Coding
import Server

/// Whether people are offered security questions; what an operator says.
@Memberwise public struct SecurityAnswerOptions: Hashable, Sendable {
  /// Off unless the operator turns it on: guidance advises against such questions.
  public var isOn = false
  /// For answers that were imported.
  public var oldPepper: OldPepper?
}

/// The options, and what questions that people made up themselves are stored under.
@Memberwise(unlabelled: 2) public struct SecurityAnswerVault: Sendable {
  let options: SecurityAnswerOptions
  let cipher: FieldCipher
}
