import Calendar
import Core
import Wire

/// A contact going onto the list.
public struct NewFriend: Hashable, Sendable {
  public let id: FriendID
  public let contact: ContactID
  public let period: Period
  public let preferredChannel: Channel?
  /// The contact's name, for the cache.
  public let name: String
  /// The person's date and zone.
  public let today: CivilDate
  public let zone: Zone
  /// `nil` when the person does not remember the last contact.
  public let initial: InitialConnection?

  public init(
    id: FriendID, contact: ContactID, period: Period, preferredChannel: Channel? = nil,
    name: String, today: CivilDate, zone: Zone, initial: InitialConnection?
  ) {
    self.id = id
    self.contact = contact
    self.period = period
    self.preferredChannel = preferredChannel
    self.name = name
    self.today = today
    self.zone = zone
    self.initial = initial
  }
}

/// The meeting from before the list: "last contacted?".
public struct InitialConnection: Hashable, Sendable {
  public let id: ConnectionID
  public let occurredOn: CivilDate
  public let tookPlaceAt: Instant

  public init(id: ConnectionID, occurredOn: CivilDate, tookPlaceAt: Instant) {
    self.id = id
    self.occurredOn = occurredOn
    self.tookPlaceAt = tookPlaceAt
  }
}

extension InitialConnection: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      id: try cursor.required("id").id(), occurredOn: try cursor.required("occurredOn").date(),
      tookPlaceAt: try cursor.required("tookPlaceAt").instant())
  }

  public var json: JSON {
    .object([
      "id": .id(id), "occurredOn": .date(occurredOn), "tookPlaceAt": .instant(tookPlaceAt),
    ])
  }
}

extension NewFriend: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      id: try cursor.required("friend").id(), contact: try cursor.required("contact").id(),
      period: try cursor.required("period").decode(),
      preferredChannel: try cursor.optional("channel")?.word(), name: try cursor.text("name"),
      today: try cursor.required("today").date(),
      zone: try SuperFriendDomain.zone(cursor.required("zone")),
      initial: try cursor.optional("initial")?.decode())
  }

  public var json: JSON {
    .object([
      "friend": .id(id), "contact": .id(contact), "period": period.json,
      "channel": preferredChannel.map { channel in .string(channel.rawValue) },
      "name": .text(name), "today": .date(today), "zone": SuperFriendDomain.json(zone),
      "initial": initial.map { initial in initial.json },
    ])
  }
}
