import Wire

/// Something an operator asks for, of a running server or of its data directory.
public enum AdminRequest: Hashable, Sendable {
  case listUsers
  case resetPassword(email: String, password: String)
  /// Makes a link by which a person sets a new password, once.
  case resetLink(email: String)
  /// Ends every session of a person.
  case signOut(email: String)
  /// Writes a copy of the database to a file on the server's machine.
  case backUp(path: String)
  /// Reads the keys again after they were rotated.
  case takeUpKeys
}

extension AdminRequest: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let word = try cursor.required("ask")
    switch try word.string(limit: 32) {
    case "listUsers": self = .listUsers
    case "resetPassword":
      self = .resetPassword(
        email: try cursor.required("email").string(limit: 1_000),
        password: try cursor.required("password").string())
    case "resetLink": self = .resetLink(email: try cursor.required("email").string(limit: 1_000))
    case "signOut": self = .signOut(email: try cursor.required("email").string(limit: 1_000))
    case "backUp": self = .backUp(path: try cursor.required("path").string(limit: 4_096))
    case "takeUpKeys": self = .takeUpKeys
    default: throw word.error(.expected("a known word"))
    }
  }

  public var json: JSON {
    switch self {
    case .listUsers: .object(["ask": "listUsers"])
    case .resetPassword(let email, let password):
      .object(["ask": "resetPassword", "email": .string(email), "password": .string(password)])
    case .resetLink(let email): .object(["ask": "resetLink", "email": .string(email)])
    case .signOut(let email): .object(["ask": "signOut", "email": .string(email)])
    case .backUp(let path): .object(["ask": "backUp", "path": .string(path)])
    case .takeUpKeys: .object(["ask": "takeUpKeys"])
    }
  }
}

/// What an operator is told.
public struct AdminAnswer: Hashable, Sendable, WireCodable {
  public let done: Bool
  public let lines: [String]

  public init(done: Bool, lines: [String]) {
    self.done = done
    self.lines = lines
  }

  public init(_ cursor: WireCursor) throws(WireError) {
    var lines: [String] = []
    for element in try cursor.required("lines").elements() { lines.append(try element.string()) }
    self.init(done: try cursor.required("done").bool(), lines: lines)
  }

  public var json: JSON {
    .object([
      "done": .bool(done), "lines": .array(lines.map { line in .string(line) }),
    ])
  }
}
