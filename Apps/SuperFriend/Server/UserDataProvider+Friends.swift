import Core
import Server
import Store
import SuperFriendDomain

extension UserDataProvider {
  /// SuperFriend's rows of a person.
  public static var superFriend: UserDataProvider {
    UserDataProvider(
      name: "SuperFriend",
      count: { user, session throws(StoreFailure) in
        let kinds = FriendsExport.kinds.map { kind, _ in kind }
        return try FeedExport.count(of: user, kinds: kinds, in: session)
      },
      entries: { user, session throws(StoreFailure) in
        try FriendsExport.entries(of: user, in: session)
      },
      erase: { user, limit, session throws(StoreFailure) in
        try FriendsErasure.part(of: user, limit: limit, in: session)
      })
  }
}

private enum FriendsExport {
  static var kinds: [(kind: String, name: String)] {
    [
      (FriendsEntity.Kind.contact.rawValue, "contacts"),
      (FriendsEntity.Kind.friend.rawValue, "friends"),
      (FriendsEntity.Kind.connection.rawValue, "connections"),
      (FriendsEntity.Kind.settings.rawValue, "settings"),
    ]
  }

  static func entries(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> [ExportEntry] {
    var cards = ""
    for entity in try ContactRows.load("1 = 1 ORDER BY id", user, session) {
      guard case .contact(let contact) = entity else { continue }
      // An id that was made by hand says when.
      let added = Instant(milliseconds: Int64(contact.id.high >> 16))
      cards += contact.vCard(.v3, at: added)
    }
    return [
      ExportEntry(
        "superfriend/superfriend.json",
        about: Sentence(
          "SuperFriend: contacts, friends with their frequency, contact records, settings.",
          "SuperFriend: 연락처, 친구와 연락 주기, 연락한 기록, 설정."),
        try FeedExport.json(of: user, kinds: kinds, in: session)),
      ExportEntry(
        "superfriend/contacts.vcf",
        about: Sentence(
          "The contacts as vCards of version 3.0 (RFC 2426), for any address book.",
          "모든 주소록에서 읽을 수 있는 vCard 3.0(RFC 2426) 연락처."),
        bytes: Array(cards.utf8)),
    ]
  }
}

private enum FriendsErasure {
  /// Who was met goes before the meetings and the friends it names.
  static func part(
    of user: UserID, limit: Int, in session: some Session
  ) throws(StoreFailure) -> Bool {
    let statements: [SQL] = [
      """
      DELETE FROM connection_friend WHERE owner = \(user) AND (connection, friend) IN (
        SELECT connection, friend FROM connection_friend WHERE owner = \(user) LIMIT \(limit))
      """,
      """
      DELETE FROM connection WHERE owner = \(user) AND id IN (
        SELECT id FROM connection WHERE owner = \(user) LIMIT \(limit))
      """,
      """
      DELETE FROM friend WHERE owner = \(user) AND id IN (
        SELECT id FROM friend WHERE owner = \(user) LIMIT \(limit))
      """,
      """
      DELETE FROM contact WHERE owner = \(user) AND id IN (
        SELECT id FROM contact WHERE owner = \(user) LIMIT \(limit))
      """,
      "DELETE FROM friends_settings WHERE owner = \(user)",
      "DELETE FROM friends_reminder WHERE owner = \(user)",
      "DELETE FROM friends_link WHERE owner = \(user)",
      """
      DELETE FROM friends_change WHERE owner = \(user) AND subject IN (
        SELECT subject FROM friends_change WHERE owner = \(user) LIMIT \(limit))
      """,
      """
      DELETE FROM friends_reminded WHERE owner = \(user) AND (friend, due_on, level) IN (
        SELECT friend, due_on, level FROM friends_reminded WHERE owner = \(user)
        LIMIT \(limit))
      """,
    ]
    for statement in statements where try session.run(statement) > 0 { return false }
    return true
  }
}
