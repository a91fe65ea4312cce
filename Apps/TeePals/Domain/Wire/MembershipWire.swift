import Core
import Wire

extension RoundMember {
  public var body: JSON {
    .object([
      "round": .id(round), "card": card.json, "role": .word(role), "status": .word(status),
      "invitedBy": invitedBy.map { user in .id(user) },
      "requestedAt": .instant(of: requestedAt), "invitedAt": .instant(of: invitedAt),
      "waitlistedAt": .instant(of: waitlistedAt),
      "requests": requests == 0 ? nil : .int(requests), "link": link.map { link in link.json },
      "createdAt": .instant(createdAt),
      "updatedAt": .instant(updatedAt),
    ])
  }

  public init(_ body: WireCursor) throws(WireError) {
    self.init(
      round: try body.required("round").id(), card: try body.required("card").decode(),
      role: try body.required("role").word(), status: try body.required("status").word(),
      createdAt: try body.required("createdAt").time())
    invitedBy = try body.optional("invitedBy")?.id()
    requestedAt = try body.time("requestedAt")
    invitedAt = try body.time("invitedAt")
    waitlistedAt = try body.time("waitlistedAt")
    requests = try body.int("requests", in: 0...1_000, else: 0)
    link = try body.optional("link")?.decode()
    updatedAt = try body.required("updatedAt").time()
  }
}

extension RoundSeat {
  public var body: JSON {
    .object([
      "round": .id(round), "card": card.json, "role": .word(role), "joinedAt": .instant(joinedAt),
    ])
  }

  public init(_ body: WireCursor) throws(WireError) {
    self.init(
      round: try body.required("round").id(), card: try body.required("card").decode(),
      role: try body.required("role").word(), joinedAt: try body.required("joinedAt").time())
  }
}

extension RoundPlace {
  public var body: JSON {
    .object([
      "user": .id(user), "round": .id(round.id), "copy": round.body, "role": .word(role),
      "status": .word(status), "invitedBy": invitedBy.map { card in card.json },
      "position": position.map { position in .int(position) },
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
  }
}

extension MembershipEvent: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let kind = try cursor.required("kind")
    func user() throws(WireError) -> UserID { try cursor.required("user").id() }
    switch try kind.string(limit: 32) {
    case "request": self = .request
    case "join": self = .join
    case "cancelRequest": self = .cancelRequest
    case "acceptInvite": self = .acceptInvite
    case "declineInvite": self = .declineInvite
    case "leave": self = .leave
    case "joinWaitlist": self = .joinWaitlist
    case "leaveWaitlist": self = .leaveWaitlist
    case "acceptOffer": self = .acceptOffer
    case "accept": self = .accept(try user())
    case "decline": self = .decline(try user())
    case "remove": self = .remove(try user())
    case "withdraw": self = .withdraw(try user())
    case "invite": self = .invite(try cursor.required("card").decode())
    default: throw kind.error(.expected("a known event"))
    }
  }

  /// The word of the event.
  public var kind: String {
    switch self {
    case .request: "request"
    case .join: "join"
    case .cancelRequest: "cancelRequest"
    case .acceptInvite: "acceptInvite"
    case .declineInvite: "declineInvite"
    case .leave: "leave"
    case .joinWaitlist: "joinWaitlist"
    case .leaveWaitlist: "leaveWaitlist"
    case .acceptOffer: "acceptOffer"
    case .accept: "accept"
    case .decline: "decline"
    case .remove: "remove"
    case .withdraw: "withdraw"
    case .invite: "invite"
    }
  }

  public var json: JSON {
    switch self {
    case .request, .join, .cancelRequest, .acceptInvite, .declineInvite, .leave, .joinWaitlist,
      .leaveWaitlist, .acceptOffer:
      .object(["kind": .string(kind)])
    case .accept(let user), .decline(let user), .remove(let user), .withdraw(let user):
      .object(["kind": .string(kind), "user": .id(user)])
    case .invite(let card): .object(["kind": .string(kind), "card": card.json])
    }
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
