import Coding
import Core
import Store
import TeePalsDomain

/// A place among posts by the time: nothing is at it twice.
@Memberwise struct FeedPlace: Hashable, Comparable, Sendable {
  let at: Instant
  let id: PostID

  static func < (one: FeedPlace, other: FeedPlace) -> Bool {
    one.at != other.at ? one.at < other.at : one.id < other.id
  }
}

/// Statements about posts as ranking looks at them.
enum FeedRows {
  /// The newest posts of a feed, the newest first.
  ///
  /// - Parameters:
  ///   - start: From when on; `nil` for all there are.
  ///   - last: After this place.
  static func newest(
    _ filter: FeedFilter, for reader: UserID, since start: Instant?, after last: FeedPlace? = nil,
    limit: Int, at now: Instant, _ session: some Session
  ) throws(StoreFailure) -> [FeedPost] {
    var conditions = [readable(filter, by: reader)]
    if let start { conditions.append("golf_post.created_at >= \(start)") }
    if let last {
      conditions.append("(golf_post.created_at, golf_post.id) < (\(last.at), \(last.id))")
    }
    return try posts(
      """
      \(SQL.joined(conditions, by: " AND "))
      ORDER BY golf_post.created_at DESC, golf_post.id DESC LIMIT \(limit)
      """, at: now, session)
  }

  /// The place of the newest that everybody may read.
  static func newestPlace(_ session: some Session) throws(StoreFailure) -> FeedPlace? {
    try session.rows(
      """
      SELECT created_at, id FROM golf_post WHERE \(VisiblePosts.isPublic)
      ORDER BY golf_post.created_at DESC, golf_post.id DESC LIMIT 1
      """
    ) { row throws(StoreFailure) in FeedPlace(at: try row[0], id: try row[1]) }.first
  }

  /// The newest by new authors among the newest that everybody may read, about ``looked`` of them:
  /// one after the other, until there are enough.
  ///
  /// - Parameter last: Only what is newer than this place.
  static func byNewAuthors(
    since last: FeedPlace?, limit: Int, at now: Instant, _ session: some Session
  ) throws(StoreFailure) -> [PostID] {
    let oldest: SQL = """
      SELECT golf_post.created_at FROM golf_post WHERE \(VisiblePosts.isPublic)
      ORDER BY golf_post.created_at DESC, golf_post.id DESC LIMIT 1 OFFSET \(looked)
      """
    let few: SQL = """
      coalesce((SELECT posts FROM golf_author_stats AS written
        WHERE written.author = golf_post.author), 0) < \(NewAuthor.posts)
      """
    let isNew: SQL = """
      (\(few) OR EXISTS (SELECT 1 FROM golf_profile AS writer WHERE writer.id = golf_post.author
        AND writer.created_at > \(now.earlier(by: NewAuthor.age))))
      """
    let start: SQL =
      last.map { last in "(golf_post.created_at, golf_post.id) > (\(last.at), \(last.id))" }
      ?? "golf_post.created_at >= coalesce((\(oldest)), 0)"
    return try session.rows(
      """
      SELECT golf_post.id FROM golf_post WHERE \(VisiblePosts.isPublic) AND \(start) AND \(isNew)
      ORDER BY golf_post.created_at DESC, golf_post.id DESC LIMIT \(limit)
      """
    ) { row throws(StoreFailure) in try row[0] }
  }

  /// For how many posts it is found out whether their authors are new.
  static let looked = 1_000

  /// Those of these that everybody may read and the reader too, in no order.
  static func open(
    _ ids: [PostID], to reader: UserID, at now: Instant, _ session: some Session
  ) throws(StoreFailure) -> [FeedPost] {
    guard !ids.isEmpty else { return [] }
    return try posts(
      """
      golf_post.id IN \(list: ids) AND \(VisiblePosts.isPublic)
        AND \(VisiblePosts.areShown(of: "golf_post.author", to: reader))
      """, at: now, session)
  }

  /// These, whoever may read them, in no order.
  static func ranked(
    _ ids: [PostID], at now: Instant, _ session: some Session
  ) throws(StoreFailure) -> [FeedPost] {
    guard !ids.isEmpty else { return [] }
    return try posts("golf_post.id IN \(list: ids)", at: now, session)
  }

  /// How many posts of others there are in a feed that are newer than a moment, up to `limit`.
  static func count(
    _ filter: FeedFilter, for reader: UserID, since start: Instant, limit: Int,
    _ session: some Session
  ) throws(StoreFailure) -> Int {
    try session.value(
      """
      SELECT count(*) FROM (
        SELECT 1 FROM golf_post
        WHERE \(readable(filter, by: reader)) AND golf_post.author <> \(reader)
          AND golf_post.created_at > \(start)
        LIMIT \(limit)) AS newer
      """) ?? 0
  }

  /// What a feed may have: what everybody may read; or what somebody and those whom they follow
  /// have written, as far as they may read it.
  private static func readable(_ filter: FeedFilter, by reader: UserID) -> SQL {
    switch filter {
    case .all:
      "\(VisiblePosts.isPublic) AND \(VisiblePosts.areShown(of: "golf_post.author", to: reader))"
    case .friends:
      """
      golf_post.author IN (SELECT followee FROM golf_follow WHERE follower = \(reader)
          UNION ALL SELECT \(reader))
        AND \(VisiblePosts.isOpen(to: reader))
      """
    }
  }

  /// `rest` is about `golf_post` and what is joined to it.
  private static func posts(
    _ rest: SQL, at now: Instant, _ session: some Session
  ) throws(StoreFailure) -> [FeedPost] {
    try known(rest, session).map { post in post.read(at: now) }
  }

  /// - Parameter isHidden: Whether moderators hide the author's words, where it matters.
  private static func known(
    _ rest: SQL, isHidden: SQL = "0", _ session: some Session
  ) throws(StoreFailure) -> [KnownPost] {
    try session.rows(
      """
      SELECT golf_post.id, golf_post.author, golf_post.created_at, golf_post.city,
        golf_post.course, golf_post.tags, coalesce(golf_post_stats.likes, 0),
        coalesce(golf_post_stats.comments, 0), coalesce(golf_author_stats.posts, 0),
        golf_profile.created_at, \(isHidden)
      FROM golf_post LEFT JOIN golf_post_stats ON golf_post_stats.post = golf_post.id
        LEFT JOIN golf_author_stats ON golf_author_stats.author = golf_post.author
        LEFT JOIN golf_profile ON golf_profile.id = golf_post.author
      WHERE \(rest)
      """
    ) { row throws(StoreFailure) in try KnownPost(row) }
  }

  // MARK: For all readers

  private static let isHidden = SanctionRows.areWordsHidden(of: "golf_post.author")

  /// The newest that everybody may read, the newest first.
  static func knownNewest(
    _ limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [KnownPost] {
    try known(
      """
      \(VisiblePosts.isPublic)
      ORDER BY golf_post.created_at DESC, golf_post.id DESC LIMIT \(limit)
      """, isHidden: isHidden, session)
  }

  /// Those of these that everybody may read, in no order.
  static func known(
    _ ids: [PostID], _ session: some Session
  ) throws(StoreFailure) -> [KnownPost] {
    guard !ids.isEmpty else { return [] }
    return try known(
      "golf_post.id IN \(list: ids) AND \(VisiblePosts.isPublic)", isHidden: isHidden, session)
  }

  // MARK: Whoever reads

  /// What they like to read.
  static func reader(
    _ profile: GolferProfile, _ session: some Session
  ) throws(StoreFailure) -> FeedReader {
    let columns: [String] = try session.rows(
      """
      SELECT tags FROM golf_post WHERE author = \(profile.user) AND deleted_at IS NULL
      ORDER BY created_at DESC, id DESC LIMIT \(FeedReader.tagged)
      """
    ) { row throws(StoreFailure) in try row[0] }
    return FeedReader(
      city: profile.city?.key ?? "", course: profile.homeCourse?.id,
      tags: Set(columns.flatMap(PostIndexRows.tags)))
  }
}
