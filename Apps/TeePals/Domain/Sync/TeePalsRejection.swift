import Coding
import Wire

/// Why a change is not accepted (specification §6). Data for the words of the UI.
///
/// What somebody may not know of is ``notFound``: hidden, blocked and absent cannot be told apart.
@Wire(casesOf: "rejection", tag: "code")
public enum TeePalsRejection: Error, Hashable, Sendable {
  case notFound
  /// The profile lacks something that this asks for, in order.
  @Case(values: ["gaps"], as: "words") case profileIncomplete([ProfileGap])
  case roundFull
  /// Closed, cancelled, completed, or begun.
  case roundNotOpen
  /// Too close to the start.
  case tooLate
  case alreadyMember
  case notInvited
  case notParticipant
  /// Only the host does this, or only one's own can be changed.
  case notYours
  /// The host cannot leave: they cancel.
  case hostStays
  /// The host asked that their wishes are kept: the one that is not met. Older refusals do not say.
  @Case(values: ["wish"]) case outsidePreferences(RoundWish?)
  /// Whom the host declined or removed the host alone invites again, and three requests are all.
  case askedTooOften
  /// Nobody holds a seat for them: the offer has ended, or there was none.
  case offerEnded
  /// A round is completed from its start on.
  case notStarted
  case alreadyExists
  /// An abuse limit (§10): in how many seconds it is allowed again.
  @Case(in: counts) case rateLimited(seconds: Int)
  /// By a moderator, or by limits that refused too often: nothing that others get to see is taken,
  /// and of whoever is banned nothing at all.
  case suspended
  /// Nobody likes or comments on a post while its author is suspended.
  case closed
  /// Somebody answers about a round once.
  case alreadySubmitted
  /// It was given, or has come, too late.
  case expired
  /// Several people reported them after rounds, or a moderator says so: they make no new ones for a
  /// while.
  case coolingOff
  /// The host does not ask them any more to take the round over, or never did.
  case handoverEnded
  @Case(values: ["field", "rule"]) case invalid(Field, Rule)
  /// Another device changed the field while it was changed here: the person says which one stands.
  @Case(values: ["field"]) case changedMeanwhile(Field)
  /// Bytes of the whole.
  @Case(in: counts) case tooLarge(limit: Int)

  @Wire public enum Field: String, Hashable, Sendable, CaseIterable {
    case firstName, lastName, gender, city, photo, occupation, bio, averageScore, experience
    case playsPerMonth, skill, instagram, birthDate
    case course, point, startTime, zone, ages, skills, price, message, maxPlayers, members
    case visibility, joinPolicy, requirements, play
    case text, notifications, quietHours
    case title, tags, round, parent
    case issues, comment
    case homeCourse
  }

  @Wire(casesOf: "rule", tag: "kind")
  public enum Rule: Hashable, Sendable {
    case missing
    @Case(values: ["limit"], in: numbers) case tooShort(Int)
    @Case(values: ["limit"], in: numbers) case tooLong(Int)
    case characters
    @Case(values: ["from", "to"], in: numbers) case outOfRange(Int, Int)
    /// At least 18 years.
    case tooYoung
    case inThePast
    /// More than 365 days ahead.
    case tooFarAhead
    /// The birth date is there already.
    case setOnce
    /// Fewer seats than people who have one.
    case fewerThanAccepted
    /// It belongs to another round, or is under another post.
    case elsewhere
  }
}

extension TeePalsRejection {
  /// The word of the reason.
  public var code: String {
    if case .string(let code)? = json["code"] { code } else { "" }
  }
}

private let counts: ClosedRange<Int64> = 0...Int64(Int32.max)
private let numbers = Int64(Int32.min)...Int64(Int32.max)
