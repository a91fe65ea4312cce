import Calendar
import Coding
import Core
import Wire

public typealias FriendID = ID<Friend>

/// A contact the person does not want to lose touch with.
@Memberwise @Wire(identity: "id")
public struct Friend: Hashable, Sendable {
  public let id: FriendID
  /// At most one friend for each contact.
  public var contact: ContactID
  public var period: Period
  public let createdAt: Instant
  /// The date where the person was.
  @Field(as: "date") public let createdOn: CivilDate
  /// The name of the zone where the person was.
  @Field(reading: "zoneName", absent: "") public let createdZone: String
  /// Out of the order while today is before this date.
  @Field(as: "date") public var pausedUntil: CivilDate?
  /// Not due before this date.
  @Field(as: "date") public var snoozedUntil: CivilDate?
  /// Hidden since; the history stays.
  public var archivedAt: Instant?
  public var preferredChannel: Channel?
  @Field("pinned") public var isPinned = false
  /// The contact's name as last known, for when the contact is not there.
  @Field("name", absent: "") public var nameCache: String
  /// Set when a deletion on one device met a new connection from another and the friend came back,
  /// archived.
  public var revival: Revival?
  /// Whether a push notification comes for them too; `nil` for what the settings say.
  public var reminds: Bool?

  public var isArchived: Bool { archivedAt != nil }

  public func isPaused(on today: CivilDate) -> Bool {
    pausedUntil.map { until in today < until } ?? false
  }
}

/// The ways to get in touch that have a button.
@Wire public enum Channel: String, Hashable, Sendable, CaseIterable {
  case message, call, meetUp
}

/// Why a deleted friend is back: what the activity log says.
@Memberwise @Wire public struct Revival: Hashable, Sendable {
  @Wire public enum Cause: String, Hashable, Sendable {
    /// A connection recorded on a device that did not know of the deletion.
    case recordedElsewhere
    /// The deletion arrived after history the deleting device had not seen.
    case unseenHistory
  }

  public let cause: Cause
  /// When the device that caused it believed it was.
  public let at: Instant
}

/// What a device knew of a friend when it recorded a connection: enough to bring a deleted friend
/// back.
@Memberwise @Wire public struct FriendGlimpse: Hashable, Sendable {
  public let id: FriendID
  public let contact: ContactID
  public let period: Period
  @Field(absent: "") public let name: String

  public init(_ friend: Friend) {
    self.init(
      id: friend.id, contact: friend.contact, period: friend.period, name: friend.nameCache)
  }
}
