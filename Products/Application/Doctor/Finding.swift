import Coding

/// One line of what `fieldday doctor` says.
@Memberwise(unlabelled: 3) public struct Finding: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case fine = "ok"
    case note = "note"
    case problem = "PROBLEM"
  }

  public let kind: Kind
  public let subject: String
  public let words: String

  public var isProblem: Bool { kind == .problem }

  /// The finding as it is printed.
  public var line: String {
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    return padded(kind.rawValue, 8) + padded(subject, 14) + words
  }
}
