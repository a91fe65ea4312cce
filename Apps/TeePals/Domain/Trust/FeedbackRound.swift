import Calendar
import Coding
import Core
import Wire

public typealias FeedbackRoundID = ID<FeedbackRound>

/// A completed round about which its players were asked, in the scope of their answers. Its id is
/// the round's.
@Memberwise @Wire(identity: "id")
public struct FeedbackRound: Hashable, Sendable {
  public let id: FeedbackRoundID
  @Field(as: "time") public let startTime: Instant
  /// Of the venue.
  @Field(as: "zone") public let zone: Zone
  @Field(as: "time") public let completedAt: Instant
  /// Everybody who was accepted at its start.
  public var players: [UserID]
  /// When everybody had answered or declined, or when it closed.
  @Field(as: "time") public var countedAt: Instant?

  public var round: RoundID { id.retagged() }
  /// Until when answers may be given.
  public var until: Instant { completedAt.advanced(byMilliseconds: FeedbackLimits.open) }
  /// Until when answers that were given in time may come.
  public var closesAt: Instant { until.advanced(byMilliseconds: FeedbackLimits.grace) }
  /// Nobody plays a round in so short a time: what is said of it earns nothing.
  public var isQuick: Bool {
    completedAt < startTime.advanced(byMilliseconds: FeedbackLimits.quick)
  }
  /// The day of its start by the clocks of the venue.
  public var day: CivilDate { startTime.civil(offset: zone.offset).date }

  /// Whether an answer that was given then is taken now.
  public func takes(givenAt time: Instant, at now: Instant) -> Bool {
    countedAt == nil && time <= until && now < closesAt
  }
}

public typealias FeedbackDueID = ID<FeedbackDue>

/// That somebody is asked about a round, in their own scope, until they have answered.
@Memberwise @Wire public struct FeedbackDue: Hashable, Sendable {
  public let user: UserID
  public let round: RoundID
  @Field(limit: GolfLimits.storedLabel, absent: "") public var course: String
  /// Of the venue.
  @Field(as: "zone") public let zone: Zone
  /// The others who played, the host first, then who joined first.
  public var others: [GolferCard]
  @Field(as: "time") public let until: Instant
  @Field("reminded") public var isReminded: Bool = false

  public var id: FeedbackDueID { FeedbackDue.id(of: user, in: round) }

  public static func id(of user: UserID, in round: RoundID) -> FeedbackDueID {
    FeedbackDueID(of: .words(["golfFeedbackDue", round.description, user.description]))
  }

  /// When they were asked.
  public var askedAt: Instant { until.advanced(byMilliseconds: -FeedbackLimits.open) }
}
