import Coding
import Core

// What golfers are told about posts (specification §13).

extension GolfNotification {
  /// The id of what tells of the likes of a post: of those within ``PostNews/gathering`` from the
  /// first one on.
  public static func id(
    likesOf post: PostID, for author: UserID, since first: Instant
  ) -> GolfNotificationID {
    id(about: .postUpvoted, author, [post.description, String(first.milliseconds)])
  }

  /// The id of what tells of a comment.
  public static func id(
    _ kind: NotificationKind, of comment: CommentID, for recipient: UserID
  ) -> GolfNotificationID { id(about: kind, recipient, [comment.description]) }

  private static func id(
    about kind: NotificationKind, _ recipient: UserID, _ rest: [String]
  ) -> GolfNotificationID {
    let words = ["golfPostNotification", kind.rawValue, recipient.description] + rest
    return GolfNotificationID(of: .words(words))
  }
}

/// How likes become rows, and comments.
public enum PostNews {
  /// One row is for the likes within so many milliseconds from its first.
  public static let gathering: Int64 = 3_600_000
  /// Up to so many likes the row changes with each of them, and then with each tenth.
  static let exact = 20
  static let step = 10
  /// Those who wrote under a post whom a comment may mention, the latest.
  public static let voices = 100

  /// Who wrote under a post, the latest first, and its author: of all comments there are.
  public static func voices(under post: GolfPost, among comments: [GolfComment]) -> [UserID] {
    var last: [UserID: Instant] = [:]
    for comment in comments where comment.post == post.id {
      last[comment.author] = max(last[comment.author] ?? comment.createdAt, comment.createdAt)
    }
    let latest = last.sorted { one, other in
      one.value != other.value ? one.value > other.value : one.key < other.key
    }.prefix(voices).map { entry in entry.key }
    return latest.contains(post.author) ? latest : latest + [post.author]
  }

  /// Whether a row changes when it comes to be of so many likes.
  static func changes(at count: Int) -> Bool { count <= exact || count % step == 0 }
}

/// The likes that one row tells of; loaded by the server only.
@Memberwise public struct Upvotes: Hashable, Sendable {
  /// When the first was.
  public var since: Instant
  public var count: Int
  /// Who did it last, the latest first: two of them are enough to name another one.
  public var latest: [UserID] = []

  /// How many of ``latest`` are looked up.
  public static let named = 2
}

extension Upvotes {
  /// Of all likes there are.
  public init?(of post: PostID, by user: UserID, among likes: [GolfLike]) {
    let all = likes.filter { like in like.target == .post(post) }
    let own = all.first { like in like.user == user }
    let last = all.compactMap { like in like.toldAt }.max()
    guard let since = own == nil ? last : own?.toldAt else { return nil }
    let together = all.filter { like in like.toldAt == since }.sorted { one, other in
      one.createdAt != other.createdAt ? one.createdAt > other.createdAt : one.id > other.id
    }
    self.init(
      since: since, count: together.count,
      latest: together.prefix(Upvotes.named).map { like in like.user })
  }
}

/// Whom a text names with "@".
enum Mentions {
  /// Those of these people whose name stands behind an "@": all of it, or the first name where it
  /// is one person's alone. Of several names that stand there, the longest.
  static func people(in text: String, among cards: [GolferCard]) -> [UserID] {
    let names = names(of: cards)
    let words = Array(folded(text))
    var found: [UserID] = []
    for (place, byte) in words.enumerated() where byte == 0x40 {
      let rest = words[(place + 1)...]
      let here = names.filter { entry in begins(rest, with: entry.name) }
      let longest = here.map { entry in entry.name.count }.max() ?? 0
      for entry in here where entry.name.count == longest && !found.contains(entry.user) {
        found.append(entry.user)
      }
    }
    return found
  }

  private static func names(of cards: [GolferCard]) -> [(name: [UInt8], user: UserID)] {
    let whole = cards.map { card in Array(folded(card.name)) }
    let first = whole.map { name in Array(name.prefix { byte in byte != 0x20 }) }
    var names: [(name: [UInt8], user: UserID)] = []
    for (index, card) in cards.enumerated() where !whole[index].isEmpty {
      names.append((name: whole[index], user: card.user))
      let isAlone = first.count { name in name == first[index] } == 1
      if isAlone, first[index] != whole[index] {
        names.append((name: first[index], user: card.user))
      }
    }
    return names
  }

  /// Whether the name stands there, and no Latin letter or digit goes on with it. Korean goes on
  /// without a gap.
  private static func begins(_ words: ArraySlice<UInt8>, with name: [UInt8]) -> Bool {
    guard words.starts(with: name) else { return false }
    guard let next = words.dropFirst(name.count).first else { return true }
    return !(0x30...0x39).contains(next) && !(0x61...0x7A).contains(next)
  }
}
