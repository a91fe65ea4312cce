import Coding
import Core
import Store
import TeePalsDomain

/// Which of a golfer's people.
enum PeopleSide: Hashable, Sendable {
  case followers, following
}

/// Somebody in a list of people.
struct ListedGolfer: Hashable, Sendable {
  let card: GolferCard
  /// Of the reader's.
  let isFriend: Bool
  /// By the reader.
  let isFollowed: Bool
}

struct PeoplePage: Hashable, Sendable {
  var golfers: [ListedGolfer] = []
  var next: PeopleCursor?
}

/// Where a page of people ended. To the client it is a word without a meaning.
@Memberwise struct PeopleCursor: Hashable, Sendable {
  /// 1 for the reader's friends, who come first; then who came last.
  let rank: Int
  let createdAt: Instant
  let user: UserID

  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let rank = Int(parts[0]), let time = Int64(parts[1]),
      let user = UserID(parts[2])
    else { return nil }
    self.init(rank: rank, createdAt: Instant(milliseconds: time), user: user)
  }

  var text: String { "\(rank).\(createdAt.milliseconds).\(user)" }
}

/// Statements about who follows a golfer, and whom they follow.
enum PeopleRows {
  static let page = 30

  /// Those who have a profile and whom neither the reader has blocked nor they the reader.
  static func page(
    _ side: PeopleSide, of golfer: UserID, for reader: UserID, after cursor: PeopleCursor?,
    _ session: some Session
  ) throws(StoreFailure) -> PeoplePage {
    let after: SQL =
      cursor.map { cursor in
        """
        WHERE (rank < \(cursor.rank)
          OR (rank = \(cursor.rank) AND created_at < \(cursor.createdAt))
          OR (rank = \(cursor.rank) AND created_at = \(cursor.createdAt)
            AND person < \(cursor.user)))
        """
      } ?? ""
    let rows = try session.rows(
      """
      SELECT person, created_at, rank, followed FROM (
        SELECT listed.person, listed.created_at,
          CASE WHEN \(VisibleRounds.areFriends(reader, "listed.person")) THEN 1 ELSE 0 END AS rank,
          CASE WHEN \(VisibleRounds.follows(reader, "listed.person")) THEN 1 ELSE 0 END AS followed
        FROM (\(listed(side, of: golfer, for: reader))) AS listed) AS ranked
      \(after)
      ORDER BY rank DESC, created_at DESC, person DESC LIMIT \(page + 1)
      """)
    return try read(rows, session)
  }

  /// How many a golfer follows, which is as many as they took the time for.
  static func following(
    by golfer: UserID, for reader: UserID, _ session: some Session
  ) throws(StoreFailure) -> Int {
    try session.value(
      "SELECT count(*) FROM (\(listed(.following, of: golfer, for: reader))) AS listed") ?? 0
  }

  private static func listed(
    _ side: PeopleSide, of golfer: UserID, for reader: UserID
  ) -> SQL {
    let (person, own): (SQL, SQL) =
      switch side {
      case .followers: ("golf_follow.follower", "golf_follow.followee")
      case .following: ("golf_follow.followee", "golf_follow.follower")
      }
    return """
      SELECT \(person) AS person, golf_follow.created_at AS created_at
      FROM golf_follow JOIN golf_profile ON golf_profile.id = \(person)
      WHERE \(own) = \(golfer) AND \(VisibleRounds.isUnblocked(reader, person))
      """
  }

  private static func read(
    _ rows: [Row], _ session: some Session
  ) throws(StoreFailure) -> PeoplePage {
    let ids = try rows.map { row throws(StoreFailure) -> UserID in try row[0] }
    var cards: [UserID: GolferCard] = [:]
    for profile in try ProfileRows.all("id IN \(list: ids)", session) {
      cards[profile.user] = profile.card
    }
    var result = PeoplePage()
    for row in rows.prefix(page) {
      let user: UserID = try row[0]
      guard let card = cards[user] else { continue }
      let rank: Int = try row[2]
      let followed: Int = try row[3]
      result.golfers.append(
        ListedGolfer(
          card: card, isFriend: rank == 1, isFollowed: followed == 1))
      if rows.count > page, result.golfers.count == page {
        result.next = PeopleCursor(rank: rank, createdAt: try row[1], user: user)
      }
    }
    return result
  }
}
