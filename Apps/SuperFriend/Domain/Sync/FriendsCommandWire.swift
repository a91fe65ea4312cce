import Core
import Sync
import Wire

extension FriendsCommand {
  public var args: JSON {
    switch self {
    case .addContact(let contact), .updateContact(let contact): wire(contact)
    case .editContact(let id, let edits):
      .object(["contact": .id(id), "edits": .array(of: edits)])
    case .deleteContact(let id): .object(["contact": .id(id)])
    case .addFriend(let new): new.json
    case .friend(let id, let step): step.args(id)
    case .deleteFriend(let id, let seen): .object(["friend": .id(id), "seen": seen.json])
    case .restoreFriend(let friend, let connections):
      .object([
        "friend": .id(friend.id), "body": friend.body, "connections": wire(connections),
      ])
    case .recordConnection(let new): new.json
    case .editConnection(let id, let edits):
      .object(["connection": .id(id), "edits": .array(of: edits)])
    case .deleteConnection(let id): .object(["connection": .id(id)])
    case .restoreConnections(let connections): .object(["connections": wire(connections)])
    case .mergeConnections(let id, let others):
      .object(["into": .id(id), "others": .ids(others)])
    case .setSetting(let user, let change):
      .object(["user": .id(user), "change": change.json])
    }
  }

  public static func decode(
    system: String, name: String, version: Int, _ args: WireCursor
  ) throws(WireError) -> FriendsCommand? {
    guard sameBytes(system, Self.system), version == 1 else { return nil }
    switch name {
    case "addContact": return .addContact(try readContact(args))
    case "updateContact": return .updateContact(try readContact(args))
    case "editContact":
      let id: ContactID = try args.required("contact").id()
      return .editContact(id, try args.required("edits").decodeArray())
    case "deleteContact": return .deleteContact(try args.required("contact").id())
    case "addFriend": return .addFriend(try args.decode())
    case "deleteFriend":
      let id: FriendID = try args.required("friend").id()
      return .deleteFriend(id, seen: try args.required("seen").decode())
    case "restoreFriend":
      let id: FriendID = try args.required("friend").id()
      let friend = try Friend(id: id, try args.required("body"))
      return .restoreFriend(friend, try readConnections(args))
    case "recordConnection": return .recordConnection(try args.decode())
    case "editConnection":
      let id: ConnectionID = try args.required("connection").id()
      return .editConnection(id, try args.required("edits").decodeArray())
    case "deleteConnection": return .deleteConnection(try args.required("connection").id())
    case "restoreConnections": return .restoreConnections(try readConnections(args))
    case "mergeConnections":
      let id: ConnectionID = try args.required("into").id()
      return .mergeConnections(into: id, try args.required("others").ids())
    case "setSetting":
      let user: UserID = try args.required("user").id()
      return .setSetting(user, try args.required("change").decode())
    default:
      guard let step = try FriendStep(name: name, args) else { return nil }
      return .friend(try args.required("friend").id(), step)
    }
  }
}

private func wire(_ contact: Contact) -> JSON {
  .object(["contact": .id(contact.id), "body": contact.body])
}

private func readContact(_ args: WireCursor) throws(WireError) -> Contact {
  try Contact(id: args.required("contact").id(), args.required("body"))
}

private func wire(_ connections: [Connection]) -> JSON {
  .array(
    connections.map { connection in
      .object(["id": .id(connection.id), "body": connection.body])
    })
}

private func readConnections(_ args: WireCursor) throws(WireError) -> [Connection] {
  var connections: [Connection] = []
  for element in try args.required("connections").elements() {
    let id: ConnectionID = try element.required("id").id()
    connections.append(try Connection(id: id, element.required("body")))
  }
  return connections
}
