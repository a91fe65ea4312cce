import Calendar
import Coding
import Core
import Wire

/// A contact going onto the list.
@Memberwise @Wire public struct NewFriend: Hashable, Sendable {
  @Field("friend") public let id: FriendID
  public let contact: ContactID
  public let period: Period
  @Field("channel") public let preferredChannel: Channel?
  /// The contact's name, for the cache.
  @Field(absent: "") public let name: String
  /// The person's date and zone.
  @Field(as: "date") public let today: CivilDate
  @Field(as: "zone") public let zone: Zone
  /// `nil` when the person does not remember the last contact.
  public let initial: InitialConnection?
}

/// The meeting from before the list: "last contacted?".
@Memberwise @Wire public struct InitialConnection: Hashable, Sendable {
  public let id: ConnectionID
  @Field(as: "date") public let occurredOn: CivilDate
  public let tookPlaceAt: Instant
}
