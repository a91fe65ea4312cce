import Calendar
import Coding
import Core
import Wire

/// A contact being recorded, with what the device knew of the friends.
public struct NewConnection: Hashable, Sendable {
  public let id: ConnectionID
  public let type: ConnectionType
  public let occurredOn: CivilDate
  public let tookPlaceAt: Instant
  public let zone: Zone
  public let note: String
  public let origin: Origin
  /// At least one, nobody twice.
  public let friends: [FriendGlimpse]
  /// The person's date when they recorded it.
  public let today: CivilDate

  /// `nil` when the friends are nobody or more than ``Participants/limit``.
  public init?(
    id: ConnectionID, type: ConnectionType, occurredOn: CivilDate, tookPlaceAt: Instant, zone: Zone,
    note: String = "", origin: Origin = .manual, friends: [FriendGlimpse], today: CivilDate
  ) {
    var unique: [FriendGlimpse] = []
    for friend in friends where !unique.contains(where: { other in other.id == friend.id }) {
      unique.append(friend)
    }
    guard (1...Participants.limit).contains(unique.count) else { return nil }
    self.id = id
    self.type = type
    self.occurredOn = occurredOn
    self.tookPlaceAt = tookPlaceAt
    self.zone = zone
    self.note = note
    self.origin = origin
    self.friends = unique
    self.today = today
  }
}

extension NewConnection: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let friends: WireCursor = try cursor.required("friends")
    guard
      let connection = NewConnection(
        id: try cursor.required("connection").id(), type: try cursor.required("type").word(),
        occurredOn: try cursor.required("occurredOn").date(),
        tookPlaceAt: try cursor.required("tookPlaceAt").instant(),
        zone: try cursor.required("zone").zone(), note: try cursor.text("note"),
        origin: try cursor.optional("origin")?.decode() ?? .manual,
        friends: try friends.decodeArray(), today: try cursor.required("today").date())
    else { throw friends.error(.outOfRange("1…\(Participants.limit) friends")) }
    self = connection
  }

  public var json: JSON {
    .object([
      "connection": .id(id), "type": .string(type.rawValue), "occurredOn": .date(occurredOn),
      "tookPlaceAt": .instant(tookPlaceAt), "zone": .zone(zone),
      "note": .text(note), "origin": origin.json, "friends": .array(of: friends),
      "today": .date(today),
    ])
  }
}

/// One field of a connection and its new value.
@Wire(casesOf: "field")
public enum ConnectionEdit: Hashable, Sendable {
  case type(ConnectionType)
  /// `today` is the person's date at entry.
  @Case(as: "date") case date(CivilDate, tookPlaceAt: Instant, today: CivilDate)
  @Case(absent: "") case note(String)
  case friends(Participants)
}
