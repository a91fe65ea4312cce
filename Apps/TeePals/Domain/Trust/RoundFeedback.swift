import Coding
import Core
import Wire

public typealias FeedbackID = ID<RoundFeedback>

/// The answer of one player about a round, in a scope that nobody is in: once it is acknowledged no
/// device has it, its author's neither.
@Memberwise @Wire(identity: "id")
public struct RoundFeedback: Hashable, Sendable {
  /// Follows from who answers about what: there is one for the two.
  public let id: FeedbackID
  public let round: RoundID
  /// `nil` after they are gone.
  public var reviewer: UserID?
  public var answer: FeedbackAnswer
  /// The account was younger than ``FeedbackLimits/youth``: it says nothing that counts.
  @Field("young") public var isYoung: Bool = false
  /// Moderators have dismissed too much of what they said: they alone hear what went wrong.
  @Field("doubted") public var isDoubted: Bool = false
  /// When it was given: the device's word, within what can be believed.
  @Field(as: "time") public let at: Instant

  public static func id(by reviewer: UserID, of round: RoundID) -> FeedbackID {
    FeedbackID(of: .words(["golfFeedback", round.description, reviewer.description]))
  }

  /// The report of what went wrong with somebody.
  public static func report(_ feedback: FeedbackID, about user: UserID) -> ReportID {
    ReportID(of: .words(["golfIssue", feedback.description, user.description]))
  }
}
