import Calendar
import Core
import Server
import Store
import SuperFriendDomain

/// What is known of a person who is to be looked at.
struct ReminderLook: Sendable {
  let row: ReminderRows.Waiting
  let settings: FriendsSettings
  let times: ReminderTimes
  /// What there is to say; `nil` where nothing is due.
  var digest: ReminderDigest?
  var names: ReminderNames?
  /// Where push notifications go.
  var browsers: [PushRows.Held] = []
  /// Where the email goes.
  var reader: DigestRecipient?

  /// Whether there is somebody to say it to.
  var canBeTold: Bool {
    switch settings.reminders {
    case .off: false
    case .push: !browsers.isEmpty
    case .email: reader != nil
    }
  }
}

enum ReminderReading {
  /// Those of a person who are not archived, with the date of the latest connection until a date:
  /// what `Due` is made from on the device too.
  static func friends(
    of owner: UserID, until today: CivilDate, in session: some Session
  ) throws(StoreFailure) -> [(friend: Friend, lastOn: CivilDate?)] {
    let rows: [(FriendID, String)] = try session.rows(
      """
      SELECT j.friend AS friend, max(c.occurred_on) AS last_on
      FROM connection_friend AS j
      JOIN connection AS c ON c.owner = j.owner AND c.id = j.connection
      WHERE j.owner = \(owner) AND c.occurred_on <= \(today.description)
      GROUP BY j.friend
      """
    ) { row throws(StoreFailure) in (try row["friend"], try row["last_on"]) }
    var last: [FriendID: CivilDate] = [:]
    for (id, date) in rows { last[id] = CivilDate(date) }
    var friends: [(friend: Friend, lastOn: CivilDate?)] = []
    for case .friend(let friend) in try FriendRows.load("archived_at IS NULL", owner, session) {
      friends.append((friend, last[friend.id]))
    }
    return friends
  }

  /// Those of a person's friends whose birthday it is on a date.
  static func born(
    on date: CivilDate, of owner: UserID, in session: some Session
  ) throws(StoreFailure) -> [FriendID] {
    // Most cards are of another month: those are not read.
    let pattern = "%\"birthday\":\"%-" + date.description.dropFirst(5).prefix(3) + "%"
    let rows: [(FriendID, Card)] = try session.rows(
      """
      SELECT friend.id AS friend, contact.card AS card FROM contact
      JOIN friend ON friend.owner = contact.owner AND friend.contact = contact.id
      WHERE contact.owner = \(owner) AND contact.card LIKE \(pattern)
      """
    ) { row throws(StoreFailure) in (try row["friend"], try row.decoded("card")) }
    return rows.compactMap { friend, card in
      card.birthday?.isMarked(on: date) == true ? friend : nil
    }
  }

  static func settings(
    of owner: UserID, in session: some Session
  ) throws(StoreFailure) -> FriendsSettings {
    for case .settings(let settings) in try SettingsRows.load(owner, session) { return settings }
    return FriendsSettings(user: owner)
  }
}
