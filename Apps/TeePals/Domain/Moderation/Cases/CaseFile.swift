import Coding
import Core
import Wire

/// A case with everything that a moderator looks at.
@Memberwise @Wire public struct CaseFile: Hashable, Sendable {
  @Field("case") public let found: ModerationCase
  /// What the profile calls whoever it is about.
  public let name: String
  /// The oldest first.
  public let reports: [CaseReport]
  /// What is there now; empty where nothing is.
  @Field("now") public let text: String
  @Field(as: "photos") public let photos: [MediaDigest]
  /// Messages around a reported one, in their order, or the post that a comment is under.
  public let around: [CaseLine]
  /// What was done about the person, in this case and in others, the newest first.
  public let history: [ModerationEntry]
  public let lasting: [Sanction]
  public let appeals: [ShownAppeal]
  @Field(in: CaseFile.reputations) public let reputation: Int

  static let reputations: ClosedRange<Int64> = 0...100
}

/// What somebody reported, or the server found.
@Memberwise @Wire public struct CaseReport: Hashable, Sendable {
  /// `nil` where the server found it, and where whoever reported it is gone.
  public let reporter: UserID?
  /// What the profile calls them; empty for nobody.
  @Field(absent: "") public let name: String
  public let reason: ReportReason
  public let priority: ReportPriority
  public let status: ReportStatus
  /// What was said, as it was when it was reported.
  @Field(absent: "") public let text: String
  /// What the reporter says beside the reason.
  @Field(absent: "") public let context: String
  @Field(as: "time") public let at: Instant
  /// Whether it is of somebody whose account is gone.
  @Field(absent: false) public let isGone: Bool
}

/// Something beside what was reported.
@Memberwise @Wire public struct CaseLine: Hashable, Sendable {
  public let user: UserID
  public let name: String
  public let text: String
  @Field(as: "time") public let at: Instant
  /// Whether it is what was reported.
  @Field(absent: false) public let isReported: Bool
}

/// What somebody says against a decision about them.
@Memberwise @Wire public struct ShownAppeal: Hashable, Sendable {
  /// The entry of the log that it is against.
  public let entry: Int64
  public let text: String
  @Field(as: "time") public let at: Instant
  /// `nil` while nobody has decided.
  @Field("granted") public let isGranted: Bool?
  @Field(as: "time") public let decidedAt: Instant?
}
