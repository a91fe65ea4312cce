import Calendar
import Coding
import Core
import Server
import Store
import SuperFriendDomain

/// What a person's calendar of friends is made from.
struct FriendsCalendar: Sendable {
  /// Somebody who is shown.
  @Memberwise struct Entry: Sendable {
    let friend: Friend
    let lastOn: CivilDate?
    /// `nil` where the contact is gone.
    let card: Card?
    /// When something was recorded last.
    let stamp: Instant
    /// How often something of it was written.
    let changes: Int
  }

  let settings: FriendsSettings
  /// The person's date.
  let today: CivilDate
  let entries: [Entry]

  /// What it is called as it is now; another name whenever something else would be shown.
  struct Version: Hashable, Sendable {
    let settings: FriendsSettings
    let today: CivilDate
    let text: String

    /// Rises with every release that writes calendars in another way.
    private static let form = 1

    init(
      of owner: UserID, language: Language, at now: Instant, in session: some Session
    ) throws(StoreFailure) {
      let settings = try ReminderReading.settings(of: owner, in: session)
      let rules = ZoneTable.rules(named: settings.zone) ?? .utc
      today = ReminderTimes(settings: settings, rules: rules).day(of: now)
      let changes = try FriendChangeRows.sum(of: owner, in: session)
      text = "\(Version.form) \(owner) \(language.rawValue) \(today) \(changes)"
      self.settings = settings
    }
  }

  /// Those who are not archived, by their ids.
  init(
    of owner: UserID, _ version: Version, in session: some Session
  ) throws(StoreFailure) {
    settings = version.settings
    today = version.today
    let changes = try FriendChangeRows.all(of: owner, in: session)
    let common = changes[owner.retagged()] ?? 0
    let cards = try FriendsCalendar.cards(of: owner, in: session)
    let stamps = try FriendsCalendar.stamps(of: owner, in: session)
    var entries: [Entry] = []
    for (friend, lastOn) in try ReminderReading.friends(of: owner, until: today, in: session) {
      entries.append(
        Entry(
          friend: friend, lastOn: lastOn, card: cards[friend.contact],
          stamp: max(friend.createdAt, stamps[friend.id] ?? friend.createdAt),
          changes: common + (changes[friend.id] ?? 0)))
    }
    self.entries = entries.sorted { a, b in a.friend.id < b.friend.id }
  }

  private static func cards(
    of owner: UserID, in session: some Session
  ) throws(StoreFailure) -> [ContactID: Card] {
    let rows: [(ContactID, Card)] = try session.rows(
      """
      SELECT contact.id AS id, contact.card AS card FROM friend
      JOIN contact ON contact.owner = friend.owner AND contact.id = friend.contact
      WHERE friend.owner = \(owner) AND friend.archived_at IS NULL
      """
    ) { row throws(StoreFailure) in (try row["id"], try row.decoded("card")) }
    return Dictionary(rows) { card, _ in card }
  }

  private static func stamps(
    of owner: UserID, in session: some Session
  ) throws(StoreFailure) -> [FriendID: Instant] {
    let rows: [(FriendID, Instant)] = try session.rows(
      """
      SELECT j.friend AS friend, max(c.created_at) AS stamp
      FROM connection_friend AS j
      JOIN connection AS c ON c.owner = j.owner AND c.id = j.connection
      WHERE j.owner = \(owner) GROUP BY j.friend
      """
    ) { row throws(StoreFailure) in (try row["friend"], try row["stamp"]) }
    return Dictionary(rows) { stamp, _ in stamp }
  }
}
