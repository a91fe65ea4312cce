import Coding
import Core
import Wire

/// One thing that was done, as the log has it.
@Memberwise @Wire public struct ModerationEntry: Hashable, Sendable {
  public let id: Int64
  @Field(as: "time") public let at: Instant
  /// "member", "operator" or "server".
  public let origin: String
  public let moderator: UserID?
  public let deed: String
  public let golfer: UserID?
  public let rule: ModerationRule?
  @Field("case") public let caseID: ModerationCaseID?
  @Field(as: "time") public let until: Instant?
  /// Whoever decided on an appeal had made the decision.
  @Field(absent: false) public let isSamePerson: Bool
  @Field(absent: "") public let note: String
  /// What profiles call the two; empty where there is none, or nobody asked.
  public var moderatorName: String = ""
  public var golferName: String = ""
}

/// A page of the log, the newest first.
@Memberwise @Wire public struct LogPage: Hashable, Sendable {
  public var entries: [ModerationEntry] = []
  /// Before which entry it goes on; `nil` at the end.
  public var next: Int64?
}
