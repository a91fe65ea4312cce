import Core

/// An array or object whose end has not been reached, or the document around the outermost value.
struct OpenContainer {
  enum Kind {
    case document, array, object
  }

  let kind: Kind
  /// Whether a value of this container is being read; otherwise the reader stands between two.
  var isInside = false
  /// The name of the member being read.
  private(set) var name = ""
  private(set) var members: [JSON.Member] = []
  private(set) var elements: [JSON] = []
  /// All names, kept once there are too many to compare one by one.
  private var names: Set<ByteName> = []

  /// Up to this many members, comparing with each of them is quicker than hashing.
  private static let manyMembers = 16

  /// `expected` is a guess how many members will come.
  init(_ kind: Kind, expected: Int = 0) {
    self.kind = kind
    if kind == .object { members.reserveCapacity(expected) }
  }

  /// The value of this container, all of whose content has been read.
  var value: JSON { kind == .object ? .object(members) : .array(elements) }

  /// Begins the member `name`; `false` when there is one of this name already.
  mutating func begin(_ name: String) -> Bool {
    self.name = name
    isInside = true
    if members.count < OpenContainer.manyMembers {
      return JSON.index(of: name, in: members) == nil
    }
    if names.isEmpty {
      for member in members { names.insert(ByteName(member.name)) }
    }
    return names.insert(ByteName(name)).inserted
  }

  /// Completes the member or element being read.
  mutating func add(_ value: JSON) {
    if kind == .object {
      members.append(JSON.Member(name, value))
    } else {
      elements.append(value)
    }
    isInside = false
  }

  /// The reference token (RFC 6901 §3) of the value being read, with its slash; empty between
  /// values.
  var pointerToken: String {
    guard isInside else { return "" }
    switch kind {
    case .document: return ""
    case .array: return "/" + elements.count.description
    case .object: return "/" + escapedPointerToken(name)
    }
  }
}

/// A name compared and hashed by its UTF-8. A Set of strings would take canonically equivalent
/// names for one; and as the hash is seeded, nobody can prepare names that collide.
private struct ByteName: Hashable {
  let name: String

  init(_ name: String) { self.name = name }

  static func == (a: ByteName, b: ByteName) -> Bool { sameBytes(a.name, b.name) }

  func hash(into hasher: inout Hasher) {
    for byte in name.utf8 { hasher.combine(byte) }
  }
}
