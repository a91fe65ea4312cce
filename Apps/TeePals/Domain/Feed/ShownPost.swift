import Coding
import Core
import Wire

/// A post as the server shows it to somebody who may read it now.
@Memberwise @Wire public struct ShownPost: Hashable, Sendable {
  /// The linked round is left out where the reader may not read that round.
  @Field(as: "post") public var post: GolfPost
  /// Its author, as they are called and look now.
  public var author: GolferCard
  /// By everybody.
  @Field(in: ShownPost.counts) public var likes: Int = 0
  /// All there are, replies included, and deleted ones that have replies.
  @Field(in: ShownPost.counts) public var comments: Int = 0
  /// By the reader.
  @Field("liked") public var isLiked: Bool = false
  /// Nobody likes it or says anything under it now: its author cannot answer.
  @Field("closed") public var isClosed: Bool = false
  public var round: LinkedRound?
  /// Why it is in a feed; `nil` elsewhere.
  public var reason: FeedReason?

  /// What travels as a number of likes or comments.
  static let counts: ClosedRange<Int64> = 0...Int64(Int32.max)
}

/// What a post shows of the round that it is about.
@Memberwise @Wire public struct LinkedRound: Hashable, Sendable {
  public let id: RoundID
  /// The name of the course.
  @Field(limit: GolfLimits.storedLabel) public var course: String = ""
  @Field(as: "time") public var startTime: Instant
  @Field(as: "zone") public var zone: Zone
  public var status: RoundStatus = .open
}

extension LinkedRound {
  public init(_ round: Round) {
    self.init(
      id: round.id, course: round.course.name, startTime: round.startTime, zone: round.zone,
      status: round.status)
  }
}

/// Why a post is where it is in a feed: the parts of ``FeedScore``.
@Memberwise @Wire public struct FeedReason: Hashable, Sendable {
  /// `nil` in a feed that has none.
  public var bucket: FeedBucket?
  /// Hours since it was published, when the list was made.
  public var age: Double = 0
  /// What time is in it: 1 of what is new.
  public var freshness: Double = 0
  public var engagement: Double = 0
  public var newAuthor: Double = 0
  public var city: Double = 0
  public var course: Double = 0
  public var tags: Double = 0
  /// What it is sorted by; 0 where that is time alone.
  public var total: Double = 0
}

extension FeedReason {
  public init(
    _ score: FeedScore, from bucket: FeedBucket?, _ ranking: FeedRanking, _ filter: FeedFilter
  ) {
    self.init(
      bucket: bucket, age: score.age, freshness: score.freshness(ranking, filter),
      engagement: score.engagement, newAuthor: score.newAuthor, city: score.city,
      course: score.course, tags: score.tags, total: score.total(ranking, filter))
  }
}

extension WireCursor {
  /// A post with its id.
  @inline(never)
  func post() throws(WireError) -> GolfPost {
    try GolfPost(id: try required("id").id(), try required("body"))
  }
}

extension JSON {
  static func post(_ post: GolfPost) -> JSON {
    .object(["id": .id(post.id), "body": post.body])
  }
}
