import Core

/// Whose posts a feed has.
public enum FeedFilter: String, Hashable, Sendable, CaseIterable {
  case all, friends

  /// After how many hours a post is worth half as much; in ``FeedRanking/classic``, a part of e.
  public var hours: Double { self == .friends ? 24 : 18 }
}

/// In which order a feed is.
public enum FeedRanking: String, Hashable, Sendable, CaseIterable {
  /// Everything about a post fades.
  case decayed
  /// Time is one part of the sum.
  case classic
  /// By time alone.
  case newest
}

/// What a post is worth to whoever reads it, in its parts: they are told why they see it.
public struct FeedScore: Hashable, Sendable {
  /// Hours since it was published.
  public let age: Double
  public let engagement: Double
  public let newAuthor: Double
  public let city: Double
  public let course: Double
  public let tags: Double

  public init(_ post: FeedPost, for reader: FeedReader, at now: Instant) {
    age = FeedScore.hours(from: post.createdAt, to: now)
    engagement = min(2, 0.3 * post.engagement)
    newAuthor = post.isByNewAuthor ? 1 : 0
    let isNear = !post.city.isEmpty && sameBytes(post.city, reader.city)
    city = isNear ? 0.5 : 0
    course = post.course != nil && post.course == reader.course ? 0.8 : 0
    var shared = 0
    for tag in PostLimits.each(post.tags, upTo: PostLimits.tags)
    where reader.tags.contains(tag) {
      shared += 1
    }
    tags = min(0.6, 0.2 * Double(shared))
  }

  /// The sum of what does not depend on time.
  private var worth: Double { engagement + newAuthor + city + course + tags }

  /// What time is in it: 1 of what was published just now.
  public func freshness(_ ranking: FeedRanking, _ filter: FeedFilter) -> Double {
    switch ranking {
    case .decayed: Exponentials.exp(-FeedScore.ln2 * age / filter.hours)
    case .classic: Exponentials.exp(-age / filter.hours)
    case .newest: 0
    }
  }

  public func total(_ ranking: FeedRanking, _ filter: FeedFilter) -> Double {
    switch ranking {
    case .decayed: (1 + worth) * freshness(ranking, filter)
    case .classic: freshness(ranking, filter) + worth
    case .newest: 0
    }
  }

  private static let ln2 = 0.693_147_180_559_945_3

  /// Never negative: no device's clock makes a post worth more.
  static func hours(from: Instant, to now: Instant) -> Double {
    max(0, Double(now.milliseconds - from.milliseconds)) / 3_600_000
  }

  /// A comment counts as much as two likes, the first of them the most.
  static func engagement(likes: Int, comments: Int) -> Double {
    Exponentials.ln(1 + Double(max(0, likes)) + 2 * Double(max(0, comments)))
  }
}

/// How much is made of a post these days.
public enum FeedHeat {
  /// Hours in which somebody has to have done something about a post.
  public static let reach = 168.0

  /// - Parameter hours: Since somebody last did something about it.
  public static func score(likes: Int, comments: Int, hours: Double) -> Double {
    guard hours <= reach else { return 0 }
    return FeedScore.engagement(likes: likes, comments: comments) + max(0, 5 - hours / 24)
  }

  /// What is in the order of the score whenever it is read, as long as the last thing done is no
  /// longer than five days ago: it can be kept.
  public static func key(likes: Int, comments: Int, engagedAt: Instant) -> Double {
    FeedScore.engagement(likes: likes, comments: comments)
      + Double(engagedAt.milliseconds) / Double(GolfRates.day)
  }
}
