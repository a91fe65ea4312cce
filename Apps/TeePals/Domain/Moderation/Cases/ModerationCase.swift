import Coding
import Core
import Wire

/// The tag of a case's id.
public enum ModerationCaseTag {}
public typealias ModerationCaseID = ID<ModerationCaseTag>

/// What has become of a case.
@Wire public enum ModerationCaseState: String, Hashable, Sendable, CaseIterable {
  case open, resolved, dismissed, appealed

  /// Whether somebody has to look at it.
  public var waits: Bool { self == .open || self == .appealed }
}

/// Everything that was reported of one thing.
@Memberwise @Wire public struct ModerationCase: Hashable, Sendable {
  public let id: ModerationCaseID
  /// The word of what it is about (``ReportTarget/kind``), and its id.
  public let kind: String
  public let target: ID<AnyReported>
  /// Whose it is.
  public let golfer: UserID
  public let state: ModerationCaseState
  public let priority: ReportPriority
  @Field(as: "time") public let firstAt: Instant
  @Field(as: "time") public let lastAt: Instant
  /// Since when somebody has to look at it, or had to.
  @Field(as: "time") public let openedAt: Instant
  /// How many decisions there were.
  @Field(in: ModerationCase.revisions) public let revision: Int

  /// Whether something was said that can be taken away: what others say of somebody after a round
  /// is not theirs, and nothing of it is shown.
  public var hasWords: Bool { kind != "feedback" }

  public static let revisions: ClosedRange<Int64> = 0...Int64(Int32.max)

  /// Whether it waits for too long.
  public func isLate(at now: Instant) -> Bool {
    state.waits
      && now.milliseconds - openedAt.milliseconds
        > ModerationLimits.lateHours * ModerationLimits.hour
  }
}

/// A case as the queue lists it.
@Memberwise @Wire public struct ListedCase: Hashable, Sendable {
  @Field("case") public let found: ModerationCase
  /// What the profile calls whoever it is about.
  public let name: String
  /// How many different people reported it, besides the server.
  @Field(in: ModerationCase.revisions) public let reporters: Int
  public let reasons: [ReportReason]
  public let text: String
}

/// A page of the queue.
@Memberwise @Wire public struct CasePage: Hashable, Sendable {
  public var cases: [ListedCase] = []
  /// Where the next page begins, a word without a meaning to the client; `nil` at the end.
  @Field(limit: FeedPage.cursor) public var next: String?
}
