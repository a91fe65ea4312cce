import Core
import Store
import Sync
import Wire

extension UserDataProvider {
  /// The sync engine's own: feed, heads, marks, outcomes. Registered after the apps, whose rows it
  /// leads to.
  public static var feed: UserDataProvider {
    UserDataProvider(
      name: nil,
      erase: { user, limit, session throws(StoreFailure) in
        try FeedErasure.part(of: user, limit: limit, in: session)
      })
  }
}

/// Reads a person's own scope as the server would send it to a new device.
public enum FeedExport {
  /// One member for each kind, in the order given: `[{"id", "revision", …the entity's own}]`.
  public static func json(
    of user: UserID, kinds: [(kind: String, name: String)], in session: some Session
  ) throws(StoreFailure) -> JSON {
    var members: [JSON.Member] = []
    for (kind, name) in kinds {
      let rows = try session.rows(statement(kind, of: user)) { row throws(StoreFailure) in
        entity(try row[0], revision: try row[1], try row[2])
      }
      members.append(JSON.Member(name, .array(rows)))
    }
    return .object(members)
  }

  /// How many entities of these kinds there are.
  public static func count(
    of user: UserID, kinds: [String], in session: some Session
  ) throws(StoreFailure) -> Int {
    var count = 0
    for kind in kinds {
      count += try session.value("SELECT count(*) FROM (\(statement(kind, of: user)))") ?? 0
    }
    return count
  }

  /// The latest row of each entity that is still there.
  private static func statement(_ kind: String, of user: UserID) -> SQL {
    let scope = Scope.user(user)
    return """
      SELECT id, revision, body FROM feed AS one
      WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id) AND kind = \(kind)
        AND body IS NOT NULL
        AND NOT EXISTS (
          SELECT 1 FROM feed AS later
          WHERE later.scope_kind = one.scope_kind AND later.scope_id = one.scope_id
            AND later.kind = one.kind AND later.id = one.id AND later.seq > one.seq)
      ORDER BY id
      """
  }

  private static func entity(_ id: ID<AnyEntity>, revision: Int64, _ body: String) -> JSON {
    let first: [JSON.Member] = [.init("id", .id(id)), .init("revision", .integer(revision))]
    guard case .object(let members)? = try? JSON.parse(body) else {
      return .object(first + [.init("body", .string(body))])
    }
    return .object(first + members.filter { member in member.name != "id" })
  }
}
