import Calendar
import Core
import TeePalsDomain
import TeePalsUI
import Wire

// What the tests of rounds, searches and invitations need of a device.
extension GolferPhone {
  mutating func rounds(_ action: RoundsAction) { send(.view(.rounds(action))) }
  mutating func filter(_ action: FilterAction) { rounds(.filter(action)) }

  mutating func did(_ id: RoundID, _ event: MembershipEvent) {
    rounds(.did(id, .membership(event)))
  }

  /// The searches that were asked for, in order.
  var searches: [String] { paths.filter { path in path.hasPrefix("/api/golf/rounds?") } }

  /// Answers the latest search.
  mutating func found(
    _ rounds: [Round], next: String? = nil, truncated: Bool = false, explain: JSON? = nil,
    metres: Int? = 5_150
  ) {
    let body = GolferPhone.page(
      rounds, next: next, truncated: truncated, explain: explain, metres: metres)
    fire(searches.last ?? "", .http(status: 200, body: body))
  }

  static func page(
    _ rounds: [Round], next: String? = nil, truncated: Bool = false, explain: JSON? = nil,
    metres: Int? = 5_150
  ) -> String {
    JSON.object([
      "rounds": .array(
        rounds.map { round in
          .object([
            "id": .id(round.id), "round": round.body,
            "distance": metres.map { metres in .int(metres) },
          ])
        }),
      "next": next.map { next in .string(next) }, "isTruncated": .bool(truncated),
      "explain": explain,
    ]).text
  }

  /// A round of somebody else's that the device does not hold.
  func elsewhere(
    _ number: UInt64 = 50, course: String = "Riverwalk Golf & Country Club",
    start: String = "2026-10-24T08:00", in zone: Zone = losAngeles
  ) -> Round {
    let local = CivilDateTime(start) ?? CivilDateTime(.first, .noon)
    let near = GlobePoint(microLatitude: 37_380_000, microLongitude: -121_900_000)
    return Round(
      id: RoundID(high: 9, low: number), host: Self.maya,
      course: RoundCourse(name: course, cityLabel: "Santa Clara, CA", point: near ?? .nowhere),
      startTime: local.instant(offset: zone.offset), zone: zone, createdAt: instant)
  }

  /// What the server says of a round by itself.
  mutating func told(
    _ round: Round, status: MemberStatus? = nil, link: String? = nil
  ) {
    let body = JSON.object([
      "id": .id(round.id), "round": round.body,
      "seats": .array([
        .object([
          "user": .id(round.host.user), "name": .string(round.host.name), "role": "host",
        ])
      ]),
      "place": status.map { status in
        .object(["status": .word(status), "role": "member"])
      }, "link": link.map { link in .string(link) },
    ])
    fire(
      "/api/golf/rounds/" + round.id.description, .http(status: 200, body: body.text))
  }

  /// What the person is to a round.
  mutating func place(
    _ round: Round, _ status: MemberStatus, role: RoundRole = .member,
    invitedBy: GolferCard? = nil
  ) {
    var place = RoundPlace(
      user: Self.me, round: round, role: role, status: status, updatedAt: instant)
    place.invitedBy = invitedBy
    put(.place(place))
    load()
  }
}
