import Coding
import Core
import Wire

/// How moderation is doing, as moderators are told (specification §14.9). Counts are words: small
/// ones are not told (``ModerationLimits/figure(_:)``).
@Memberwise @Wire public struct ModerationFigures: Hashable, Sendable {
  public let open: String
  public let late: String
  /// Of those that are looked at.
  public let decided: String
  /// Between the opening and the decision; `nil` where too few were decided.
  @Field(in: ModerationCase.revisions) public let medianHours: Int?
  public let feedback: FeedbackFigures
}

/// How answering after rounds goes. Shares are in percent.
@Memberwise @Wire public struct FeedbackFigures: Hashable, Sendable {
  public let asked: String
  public let answered: String
  public let playAgain: String
  public let issues: String
  public let reminded: String
  /// `nil` where too few have answered.
  @Field(in: ModerationCase.revisions) public let medianSeconds: Int?
}

extension FeedbackFigures {
  public init(_ health: FeedbackHealth) {
    self.init(
      asked: ModerationLimits.figure(health.answered.whole), answered: health.answered.figure,
      playAgain: health.playAgain.figure, issues: health.issues.figure,
      reminded: health.reminded.figure, medianSeconds: health.medianSeconds)
  }
}

extension FeedbackHealth.Share {
  /// In percent; "< 5" where the part is too small to be told.
  public var figure: String {
    percent.map { percent in String(percent) + "%" } ?? ModerationLimits.figure(0)
  }
}
