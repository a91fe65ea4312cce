import Core
import Wire

extension GolfNotification {
  public var body: JSON {
    .object([
      "recipient": .id(recipient), "kind": .word(kind), "actor": actor.map { card in card.json },
      "actorCount": actorCount == 1 ? nil : .int(actorCount),
      "counted": counted.isEmpty ? nil : .array(counted.map { user in .id(user) }),
      "round": round.map { round in .id(round) }, "course": .text(course),
      "startTime": .instant(of: startTime), "zone": zone.map { zone in zone.wire },
      "text": .text(text), "read": .flag(isRead), "createdAt": .instant(createdAt),
      "updatedAt": .instant(updatedAt),
    ])
  }

  public init(id: GolfNotificationID, _ body: WireCursor) throws(WireError) {
    self.init(
      id: id, recipient: try body.required("recipient").id(),
      kind: try body.required("kind").word(), createdAt: try body.required("createdAt").time())
    actor = try body.optional("actor")?.decode()
    actorCount = try body.int("actorCount", in: 0...100_000, else: 1)
    for value in try body.optional("counted")?.elements() ?? [] {
      counted.append(try value.id())
    }
    round = try body.optional("round")?.id()
    course = try body.text("course", limit: 400)
    startTime = try body.time("startTime")
    if let zone = try body.optional("zone") { self.zone = try Zone(wire: zone) }
    text = try body.text("text", limit: 400)
    isRead = try body.flag("read")
    updatedAt = try body.required("updatedAt").time()
  }
}
