import Core

/// What a card says of itself when it stands for a group (RFC 6350 §6.1.4, and Apple's way in
/// version 3.0).
struct GroupReading: Hashable, Sendable {
  private(set) var isGroup = false
  private(set) var members: [String] = []

  mutating func takeKind(_ text: String) {
    isGroup = isGroup || sameBytes(trimmed(text).lowercased(), "group")
  }

  mutating func takeMember(_ text: String) {
    let member = trimmed(text)
    if !member.isEmpty { members.append(member) }
  }
}

/// A group of a file. It is no person: it becomes a category of its members.
public struct ReadGroup: Hashable, Sendable {
  /// The line of its BEGIN.
  public let line: Int
  public let name: String
  /// Their UIDs, see ``memberKey(_:)``.
  let members: [String]

  init(line: Int, name: String, members: [String]) {
    self.line = line
    self.name = name
    var seen: Set<String> = []
    self.members = members.map(memberKey).filter { key in seen.insert(key).inserted }
  }
}

/// A UID without the scheme that some write in front of it and others do not.
func memberKey(_ uid: String) -> String {
  let scheme = "urn:uuid:"
  return uid.lowercased().hasPrefix(scheme) ? String(uid.dropFirst(scheme.utf8.count)) : uid
}
