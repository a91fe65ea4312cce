import Core
import Hummingbird
import Server
import Store
import TeePalsDomain
import Wire

/// Rounds over HTTP, for those whose device does not hold them.
struct RoundRoutes<Engine: StoreEngine>: Sendable {
  let service: RoundService<Engine>
  let golfers: GolferService<Engine>
  let environment: ServerEnvironment
  /// Scheme and authority of links: a device does not know how others reach the server.
  let origin: String

  func register(in routes: inout Routes) {
    routes.on(GolfEndpoint.round.endpoint, signedIn: round)
  }

  private func round(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id: RoundID = try call.id("id")
    try await golfers.mustBrowse(member.user)
    let detail = try await service.detail(id, for: member.user, at: environment.now())
    guard let detail else {
      throw Problem(.notFound)
    }
    return .json(
      .object([
        "id": .id(id), "round": detail.round.body, "seats": .array(detail.seats.map(describe)),
        "place": detail.place.map(describe), "link": .string("\(origin)/r/\(id)"),
        "requests": detail.requests.isEmpty ? nil : .array(detail.requests.map(describe)),
      ]))
  }

  private func describe(_ seat: RoundSeat) -> JSON {
    .object([
      "user": .id(seat.user), "name": .string(seat.card.name),
      "photo": seat.card.photo.map { photo in .string(photo.text) }, "role": .word(seat.role),
      "tier": seat.card.tier.map { tier in .word(tier) }, "badges": .list(seat.card.badges),
    ])
  }

  private func describe(_ golfer: DerivedProfile) -> JSON {
    .object([
      "user": .id(golfer.user), "age": golfer.age.map { age in .int(age) },
      "skill": golfer.skill.map { skill in .word(skill) }, "level": .word(golfer.level),
    ])
  }

  private func describe(_ place: RoundPlace) -> JSON {
    .object([
      "status": .word(place.status), "role": .word(place.role),
      "invitedBy": place.invitedBy.map { card in card.json },
    ])
  }
}
