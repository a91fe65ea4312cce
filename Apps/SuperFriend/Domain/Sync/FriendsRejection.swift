import Calendar
import Coding
import Core
import Sync
import Wire

/// Why a change is not accepted. Data for the words of the UI.
@Wire(casesOf: "rejection", tag: "code")
public enum FriendsRejection: Error, Hashable, Sendable {
  /// The thing is not there (any more).
  @Case(values: ["kind", "id"]) case notFound(FriendsEntity.Kind, ID<AnyEntity>)
  /// Another thing has this id.
  @Case(values: ["kind", "id"]) case idTaken(FriendsEntity.Kind, ID<AnyEntity>)
  /// Only one's own settings can be changed.
  case notYours
  /// The contact has a friend: this one.
  @Case(values: ["friend"]) case alreadyOnList(FriendID)
  /// The UID belongs to another contact: this one.
  @Case(values: ["contact"]) case duplicateCard(ContactID)
  /// None of formatted name, given name, family name, organisation, phone, email says anything.
  case nameMissing
  /// Unicode scalars.
  @Case(values: ["field"], in: counts) case tooLong(Field, limit: Int)
  @Case(values: ["field"], in: counts) case tooMany(Field, limit: Int)
  /// The text holds a NUL.
  @Case(values: ["field"]) case unusableCharacter(Field)
  /// Bytes of the whole.
  @Case(in: counts) case tooLarge(limit: Int)
  /// `limit` is the last date allowed.
  @Case(as: "date") case futureDate(limit: CivilDate)
  /// `limit` is the first date allowed.
  @Case(as: "date") case tooEarly(limit: CivilDate)
  /// The text names no date.
  @Case(values: ["text"], absent: "") case dateNotReal(String)
  @Case(in: 0...1_000_000) case daysOutOfRange(shortest: Int, longest: Int)
  /// Only connections of one type on one date can be merged.
  @Case(values: ["connection"]) case notOneMeeting(ConnectionID)

  /// What is too long or too many.
  @Wire public enum Field: String, Hashable, Sendable, CaseIterable {
    case name, note, value, phones, emails, urls, impps, addresses, categories, friends
    case connections
  }
}

private let counts: ClosedRange<Int64> = 0...Int64(Int32.max)
