import Core
import TeePalsDomain
import View

// A feed that is come to by its tab begins with a screen full, and the rest follows when that can
// be seen: twenty posts take a phone more than a tenth of a second.
extension FeedState {
  /// Posts that fill the screen of a phone, be they as short as they can.
  static let first = 3
  /// Milliseconds until the rest is drawn.
  static let pause = 200

  /// How many of the posts are drawn.
  func drawn(of posts: Int) -> Int { isBeginning ? min(posts, FeedState.first) : posts }
}

extension TeePalsFeature.State {
  /// Before going from here to a place: back from a post or a golfer, all posts are there at once.
  mutating func beginFeed(at place: TeePalsRoute) -> Effects {
    feed.isBeginning =
      place == .feed && screen.isRoot && screen != .feed && feed.left == nil
      && (feed.kept?.page.posts.count ?? 0) > FeedState.first
    guard feed.isBeginning else { return [] }
    return [
      .ask(
        .timer(key: "golf.feed", milliseconds: FeedState.pause),
        answer: { _ in .inner(.feed(.begun)) })
    ]
  }
}
