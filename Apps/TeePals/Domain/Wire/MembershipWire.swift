import Core
import Wire

extension RoundPlace {
  public var body: JSON {
    .object([
      "user": .id(user), "round": .id(round.id), "copy": round.body, "role": .word(role),
      "status": .word(status), "invitedBy": invitedBy.map { card in card.json },
      "position": position.map { position in .int(position) },
      "requests": requests == 0 ? nil : .int(requests), "refused": .flag(isRefused),
      "sent": .list(sent), "hostOfferedAt": hostOfferedAt.map { time in .time(time) },
      "updatedAt": .instant(updatedAt),
    ])
  }

  public init(_ body: WireCursor) throws(WireError) {
    self.init(
      user: try body.required("user").id(),
      round: try Round(id: body.required("round").id(), body.required("copy")),
      role: try body.required("role").word(), status: try body.required("status").word(),
      updatedAt: try body.required("updatedAt").time())
    invitedBy = try body.optional("invitedBy")?.decode()
    position = try body.optional("position")?.int(in: 1...1_000)
    requests = try body.optional("requests")?.int(in: RoundMember.requestCounts.wire) ?? 0
    isRefused = try body.flag("refused")
    sent = try body.list("sent")
    hostOfferedAt = try body.optional("hostOfferedAt")?.time()
  }
}

extension RoundLink: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      inviter: try cursor.optional("inviter")?.id(),
      source: try cursor.text("source", limit: RoundLink.longest))
  }

  public var json: JSON {
    .object(["inviter": inviter.map { user in .id(user) }, "source": .text(source)])
  }
}
