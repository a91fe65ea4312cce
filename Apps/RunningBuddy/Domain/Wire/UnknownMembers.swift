import Core
import Wire

/// The members of an object that this version does not know, as they came.
func unknownMembers(of value: JSON, known: [String]) -> [JSON.Member] {
  guard case .object(let members) = value else { return [] }
  return members.filter { member in
    !known.contains { name in sameBytes(name, member.name) } && member.value != .null
  }
}

extension JSON {
  /// An object with such members after its own.
  func followed(by rest: [JSON.Member]) -> JSON {
    guard case .object(let members) = self, !rest.isEmpty else { return self }
    return .object(members + rest)
  }
}
