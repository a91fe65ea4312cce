import Coding
import Core
import Wire

public typealias ReportID = ID<Report>

/// That something should be looked at by a moderator (specification §§3.4, 8.9). It lives in a
/// scope that nobody is in: neither who reported nor who is reported is ever sent it.
@Wire(identity: "id")
public struct Report: Hashable, Sendable {
  /// Follows from who reports what: there is one for the two.
  public let id: ReportID
  /// `nil` where the server found it by itself (``SpamScore``), and once they are gone.
  public var reporter: UserID?
  public let target: ReportTarget
  /// Whose it is.
  public let reported: UserID
  public var reason: ReportReason
  public var priority: ReportPriority
  @Field(defaults: .required) public var status: ReportStatus = .pending
  /// What was said, as it was when it was reported.
  @Field(limit: GolfLimits.storedReport, absent: "") public var text: String
  /// What the reporter says beside the reason; empty where they said nothing.
  @Field(limit: 4 * GolfLimits.reportContext, absent: "") public var context: String
  /// When the reporter did it, as far as their device can be believed: limits count from it.
  @Field(as: "time") public var createdAt: Instant
  @Field(as: "time") public var closedAt: Instant?

  /// - Parameter id: What follows from who reports what, unless it is said otherwise.
  public init(
    id: ReportID? = nil, reporter: UserID?, target: ReportTarget, reported: UserID,
    reason: ReportReason, priority: ReportPriority, text: String, context: String = "",
    createdAt: Instant
  ) {
    self.id = id ?? Report.id(by: reporter, of: target)
    self.reporter = reporter
    self.target = target
    self.reported = reported
    self.reason = reason
    self.priority = priority
    self.text = text
    self.context = context
    self.createdAt = createdAt
  }

  public static func id(by reporter: UserID?, of target: ReportTarget) -> ReportID {
    ReportID(of: .words(["golfReport", reporter?.description ?? ""] + target.words))
  }

  /// Whether the server found it by itself. What somebody reported who is gone has no reporter
  /// either, but its id is still theirs.
  public var isByServer: Bool { id == Report.id(by: nil, of: target) }

  /// Whether the server keeps the text from others until a moderator has looked at it.
  public var holdsBack: Bool { isByServer && priority == .high && status == .pending }

  /// So many different people who report the same within ``gathering`` are believed to be urgent.
  public static let urgentFrom = 3
  /// Milliseconds.
  public static let gathering: Int64 = 86_400_000
}

/// What is reported.
public enum ReportTarget: Hashable, Sendable {
  case round(RoundID)
  case message(ChatMessageID, in: RoundID)
  case golfer(UserID)
  case post(PostID)
  case comment(CommentID)
  /// What went wrong with somebody in a round, said in an answer about it.
  case feedback(RoundID, about: UserID)

  /// The word of the kind.
  public var kind: String {
    switch self {
    case .round: "round"
    case .message: "message"
    case .golfer: "golfer"
    case .post: "post"
    case .comment: "comment"
    case .feedback: "feedback"
    }
  }

  /// The id of what is reported, whatever it is.
  public var id: ID<AnyReported> {
    switch self {
    case .round(let id): id.retagged()
    case .message(let id, _): id.retagged()
    case .golfer(let id): id.retagged()
    case .post(let id): id.retagged()
    case .comment(let id): id.retagged()
    case .feedback(let round, let user): RoundMember.id(of: user, in: round).retagged()
    }
  }

  /// The round it is in or is.
  public var round: RoundID? {
    switch self {
    case .round(let id), .message(_, let id), .feedback(let id, _): id
    case .golfer, .post, .comment: nil
    }
  }

  var words: [String] { [kind, id.description] }
}

/// The tag of an id where it does not matter of what.
public enum AnyReported {}

/// The specification's reasons (§4).
@Wire public enum ReportReason: String, Hashable, Sendable, CaseIterable {
  case spam, harassment, inappropriate, impersonation, other
}

@Wire public enum ReportPriority: String, Hashable, Sendable, CaseIterable {
  case high, medium
}

@Wire public enum ReportStatus: String, Hashable, Sendable, CaseIterable {
  case pending, resolved, dismissed
}

/// What a moderator makes of a report.
public enum ReportOutcome: Hashable, Sendable {
  /// Right: what was said is taken away.
  case upheld
  /// Nothing is wrong: what was held back is shown.
  case dismissed
  /// Right, and what was said stays: something is done about the person.
  case kept
}
