import Core
import Design
import Sync
import TeePalsDomain
import TeePalsUI
import Wire

// What the tests of posts need of a device.
extension GolferPhone {
  static let noah = GolferCard(user: UserID(high: 4, low: 4), name: "Noah B.")
  static let refusedID = CommandID(high: 4, low: 4)

  mutating func feed(_ action: FeedAction) { send(.view(.feed(action))) }
  mutating func comments(_ action: CommentAction) { feed(.comments(action)) }
  mutating func write(_ action: PostFormAction) { feed(.form(action)) }

  /// A post as the server shows it, of so many minutes ago.
  func shown(
    _ number: UInt64 = 1, _ title: String = "Wind at the links", by card: GolferCard = maya,
    minutes: Int64 = 60, likes: Int = 0, comments: Int = 0
  ) -> ShownPost {
    let post = GolfPost(
      id: PostID(high: 8, low: number), author: card.user, title: title, text: "Two clubs more.",
      createdAt: instant.advanced(byMilliseconds: -minutes * 60_000))
    return ShownPost(post: post, author: card, likes: likes, comments: comments)
  }

  /// Answers the latest question for a feed.
  mutating func fed(_ posts: [ShownPost], next: String? = nil) {
    let page = FeedPage(posts: posts, next: next, at: instant)
    fire(feeds.last ?? "", .http(status: 200, body: page.json.text))
  }

  /// Answers the question for a golfer's posts at a path.
  mutating func listed(_ path: String, _ posts: [ShownPost], next: String? = nil) {
    let page = FeedPage(posts: posts, next: next, at: instant)
    fire(path, .http(status: 200, body: page.json.text))
  }

  mutating func failedFeed(_ answer: HostAnswer) { fire(feeds.last ?? "", answer) }

  var feeds: [String] { paths.filter { path in path.hasPrefix("/api/golf/feed?") } }
  var news: [String] { paths.filter { path in path.hasPrefix("/api/golf/feed/new?") } }

  /// Answers what the page of a post asks.
  mutating func told(
    _ shown: ShownPost, _ comments: [ShownComment] = [], next: String? = nil
  ) {
    let path = "/api/golf/posts/" + shown.post.id.description
    fire(path, .http(status: 200, body: shown.json.text))
    let page = CommentPage(comments: comments, next: next)
    fire(path + "/comments", .http(status: 200, body: page.json.text))
  }

  /// What somebody says under a post, so many minutes ago.
  func said(
    _ number: UInt64, _ text: String, by card: GolferCard? = noah, minutes: Int64 = 30,
    replies: [ShownComment] = []
  ) -> ShownComment {
    ShownComment(
      id: CommentID(high: 6, low: number), author: card, text: text,
      createdAt: instant.advanced(byMilliseconds: -minutes * 60_000), replies: replies)
  }

  /// The server does not take a command: what it changed is undone.
  mutating func refuse(
    _ command: TeePalsCommand, _ rejection: TeePalsRejection, undoing entity: TeePalsEntity?
  ) {
    if let entity { replica.set(entity.key, to: nil) }
    state.refused = [
      RefusedGolfCommand(
        id: Self.refusedID, command: command, reason: .rules(rejection), made: instant,
        when: "now")
    ]
    load()
  }

  /// The post that was published last.
  var published: GolfPost? {
    for command in commands.reversed() {
      if case .publishPost(let post) = command { return post }
    }
    return nil
  }
}
