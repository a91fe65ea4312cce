import Core
import Wire

extension SyncCommand {
  /// The arguments of a command that was made under the id of a local profile, as they are when an
  /// account has claimed it: wherever the one id stands, alone or in a scope, the other one does.
  ///
  /// Works on what is stored, so that it holds for every app, and for commands which this client is
  /// too old to read. Text that merely mentions the id is left as it is.
  public static func claimed(
    _ args: JSON, by claimant: UserID, from local: UserID
  ) -> JSON {
    args.replacing(Array(local.description.utf8), with: claimant.description)
  }
}

extension JSON {
  fileprivate func replacing(_ old: [UInt8], with new: String) -> JSON {
    switch self {
    case .null, .bool, .integer, .number: return self
    case .string(let text): return .string(replaced(text, old, new))
    case .array(let list): return .array(list.map { element in element.replacing(old, with: new) })
    case .object(let members):
      return .object(
        members.map { member in
          Member(replaced(member.name, old, new), member.value.replacing(old, with: new))
        })
    }
  }
}

/// The text with the id at its end exchanged, if it is an id or a scope (`kind:id`).
private func replaced(_ text: String, _ old: [UInt8], _ new: String) -> String {
  let bytes = text.utf8
  guard bytes.count >= old.count, bytes.suffix(old.count).elementsEqual(old) else { return text }
  let head = text[..<bytes.index(bytes.endIndex, offsetBy: -old.count)]
  guard let last = head.utf8.last else { return new }
  return last == UInt8(ascii: ":") ? String(head) + new : text
}
