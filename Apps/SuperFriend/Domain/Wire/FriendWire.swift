import Calendar
import Core
import Wire

extension Period: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let days = try cursor.optional("days")?.integer(in: 1...3_650)
    let key = try cursor.required("key")
    guard
      let period = Period(key: try key.string(limit: 32), days: days.map { days in Int(days) })
    else { throw key.error(.expected("a period")) }
    self = period
  }

  public var json: JSON {
    switch self {
    case .custom(let count): .object(["key": .string(key), "days": .int(count.days)])
    default: .object(["key": .string(key)])
    }
  }
}

extension Revival: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      cause: try cursor.required("cause").word(), at: try cursor.required("at").instant())
  }

  public var json: JSON { .object(["cause": .string(cause.rawValue), "at": .instant(at)]) }
}

extension FriendGlimpse: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      id: try cursor.required("id").id(), contact: try cursor.required("contact").id(),
      period: try cursor.required("period").decode(), name: try cursor.text("name"))
  }

  public var json: JSON {
    .object([
      "id": .id(id), "contact": .id(contact), "period": period.json, "name": .text(name),
    ])
  }
}

extension Friend {
  var body: JSON {
    .object([
      "contact": .id(contact), "period": period.json, "createdAt": .instant(createdAt),
      "createdOn": .date(createdOn), "createdZone": .text(createdZone),
      "pausedUntil": pausedUntil.map { date in .date(date) },
      "snoozedUntil": snoozedUntil.map { date in .date(date) },
      "archivedAt": archivedAt.map { instant in .instant(instant) },
      "preferredChannel": preferredChannel.map { channel in .string(channel.rawValue) },
      "pinned": .flag(isPinned), "name": .text(nameCache),
      "revival": revival.map { revival in revival.json },
    ])
  }

  init(id: FriendID, _ body: WireCursor) throws(WireError) {
    self.init(
      id: id, contact: try body.required("contact").id(),
      period: try body.required("period").decode(),
      createdAt: try body.required("createdAt").instant(),
      createdOn: try body.required("createdOn").date(),
      createdZone: try body.optional("createdZone").map(zoneName) ?? "",
      nameCache: try body.text("name"))
    pausedUntil = try body.optional("pausedUntil")?.date()
    snoozedUntil = try body.optional("snoozedUntil")?.date()
    archivedAt = try body.optional("archivedAt")?.instant()
    preferredChannel = try body.optional("preferredChannel")?.word()
    isPinned = try body.flag("pinned")
    revival = try body.optional("revival")?.decode()
  }
}
