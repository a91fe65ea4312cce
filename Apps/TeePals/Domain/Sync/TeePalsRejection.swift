/// Why a change is not accepted (specification §6). Data for the words of the UI.
///
/// What somebody may not know of is ``notFound``: hidden, blocked and absent cannot be told apart.
public enum TeePalsRejection: Error, Hashable, Sendable {
  case notFound
  /// The profile lacks something that this asks for, in order.
  case profileIncomplete([ProfileGap])
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
  /// The host asked that their wishes are kept.
  case outsidePreferences
  /// A refusal stands for a day, and three requests are all.
  case askedTooOften
  /// Nobody holds a seat for them: the offer has ended, or there was none.
  case offerEnded
  /// A round is completed from its start on.
  case notStarted
  case alreadyExists
  /// An abuse limit (§10): in how many seconds it is allowed again.
  case rateLimited(seconds: Int)
  /// Refused by limits too often: nothing that others get to see is taken until a moderator has
  /// looked at it.
  case suspended
  case invalid(Field, Rule)
  /// Another device changed the field while it was changed here: the person says which one stands.
  case changedMeanwhile(Field)
  /// Bytes of the whole.
  case tooLarge(limit: Int)

  public enum Field: String, Hashable, Sendable, CaseIterable {
    case firstName, lastName, gender, city, photo, occupation, bio, averageScore, experience
    case playsPerMonth, skill, instagram, birthDate
    case course, point, startTime, zone, ages, skills, price, message, maxPlayers, members
    case visibility, joinPolicy, requirements
    case text, notifications, quietHours
  }

  public enum Rule: Hashable, Sendable {
    case missing
    case tooShort(Int)
    case tooLong(Int)
    case characters
    case outOfRange(Int, Int)
    /// At least 18 years.
    case tooYoung
    case inThePast
    /// More than 365 days ahead.
    case tooFarAhead
    /// The birth date is there already.
    case setOnce
    /// Fewer seats than people who have one.
    case fewerThanAccepted
    /// It belongs to another round.
    case elsewhere
  }
}
