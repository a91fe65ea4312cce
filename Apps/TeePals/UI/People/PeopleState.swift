import Coding
import Core
import TeePalsDomain
import Wire

/// A list of golfers that is on the screen.
struct PeopleState {
  var list: PeopleList?
  var golfers = Asked<[GolferLine]>.loading
  /// Where the next page begins.
  var next: String?
  var isLoadingMore = false
  var search = ""
  var isSearching = false
}

/// Somebody in a list of followers.
@Memberwise struct GolferLine: Hashable, WireCodable {
  let card: GolferCard
  /// Whether they and the person who asks follow each other.
  var isFriend: Bool
  /// Whether the person who asks follows them.
  var isFollowed: Bool

  init(_ cursor: WireCursor) throws(WireError) {
    card = GolferCard(
      user: try cursor.required("user").id(), name: try cursor.required("name").string(limit: 100),
      photo: try cursor.optional("photo")?.knownPhoto())
    isFriend = try cursor.flag("isFriend")
    isFollowed = try cursor.flag("isFollowed")
  }

  var json: JSON {
    .object([
      "user": .id(card.user), "name": .string(card.name),
      "photo": card.photo.map { photo in .string(photo.text) }, "isFriend": .flag(isFriend),
      "isFollowed": .flag(isFollowed),
    ])
  }
}

extension PeopleList {
  var user: UserID {
    switch self {
    case .followers(let user), .following(let user): user
    }
  }

  func path(after cursor: String) -> String {
    let list =
      switch self {
      case .followers: "/followers"
      case .following: "/following"
      }
    let path = "/api/golf/golfers/" + user.description + list
    return cursor.isEmpty ? path : path + "?cursor=" + percentEncoded(cursor)
  }
}
