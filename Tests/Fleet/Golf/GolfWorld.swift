import Application
import Core
import Suite
import Sync
import TeePalsDomain
import Testing
import Wire

/// A round, with everybody who may be something to it. Each came to be what they are through the
/// server, by commands of their own device.
struct GolfWorld: Sendable {
  /// What the host says in the round.
  static let words = "canary-of-the-round-2b9d"
  /// What the host says in its chat.
  static let chat = "canary-of-the-chat-88e1"
  /// What the accepted member says there.
  static let reply = "canary-of-the-reply-5d07"

  /// Of nobody else.
  static let hostsBirthDate = "1979-11-23"

  let client: SuiteClient
  let site: SuiteSite
  let round: RoundID
  /// What the host has said in the chat.
  let hostsWords: ChatMessageID
  private(set) var people: [GolfRelation: SuitePerson]
  /// Invited by the accepted member, and nothing else.
  let guest: SuitePerson
  /// A golfer who is in nothing at all, and whom nobody knows.
  let newcomer: SuitePerson

  init(
    _ client: SuiteClient, _ site: SuiteSite, _ visibility: RoundVisibility = .public
  ) async throws {
    self.client = client
    self.site = site
    round = client.clock.moment.id(40)
    hostsWords = client.clock.moment.id(45)
    var people: [GolfRelation: SuitePerson] = [:]
    for relation in GolfRelation.allCases {
      people[relation] = try await client.person("\(relation.rawValue)@example.com")
    }
    self.people = people
    guest = try await client.person("guest@example.com")
    newcomer = try await client.person("newcomer@example.com")
    try await introduce()
    try await gather()
    try await judge()
    try await talk()
    if visibility != .public {
      try await done(.editRound(round, [.visibility(visibility)]), .host)
    }
    // Nobody is held up by how much they did just now; what the host refused still stands.
    site.clock.advance(bySeconds: 7_200)
  }

  func person(_ relation: GolfRelation) throws -> SuitePerson { try #require(people[relation]) }

  /// The same world, with somebody else in a part.
  func with(_ person: SuitePerson, as relation: GolfRelation) -> GolfWorld {
    var world = self
    world.people[relation] = person
    return world
  }

  /// "Stranger G."
  static func card(_ relation: GolfRelation, _ person: SuitePerson) -> GolferCard {
    GolferCard(user: person.user, name: relation.rawValue)
  }

  func card(_ relation: GolfRelation) throws -> GolferCard {
    Self.card(relation, try person(relation))
  }

  // MARK: How they came to be what they are

  private func introduce() async throws {
    for relation in GolfRelation.allCases {
      let photo = relation == .tierOne ? nil : SuiteSite.photo(11)
      let born = relation == .host ? Self.hostsBirthDate : "1987-03-09"
      let edits = SuiteSite.introduction(relation.rawValue, "Green", photo: photo, born: born)
      let person = try person(relation)
      if let photo { try site.lend(photo, to: person.user) }
      try await done(.editProfile(person.user, edits), person)
    }
    for (name, person) in [("Guest", guest), ("Newcomer", newcomer)] {
      let photo = try #require(SuiteSite.photo(12))
      try site.lend(photo, to: person.user)
      let edits = SuiteSite.introduction(name, "Green", photo: photo)
      try await done(.editProfile(person.user, edits), person)
    }
  }

  private func gather() async throws {
    let host = try card(.host)
    let made = try site.round(round, host: host, saying: Self.words, players: 8)
    try await done(.createRound(made), .host)
    for relation: GolfRelation in [
      .accepted, .shunned, .requested, .declined, .removed, .left,
    ] {
      try await done(event(.request), relation)
    }
    try await done(event(.invite(try card(.invited))), .host)
    let friend = try card(.friend)
    try await done(.follow(host.user, friend), .host)
    try await done(.follow(friend.user, host), .friend)
    try await done(.block(host.user, try card(.blocked)), .host)
    try await done(.block(try person(.blocking).user, host), .blocking)
  }

  private func judge() async throws {
    for relation: GolfRelation in [.accepted, .shunned, .removed, .left] {
      try await done(event(.accept(try person(relation).user)), .host)
    }
    try await done(event(.decline(try person(.declined).user)), .host)
    try await done(event(.remove(try person(.removed).user)), .host)
    try await done(event(.leave), .left)
    let card = GolferCard(user: guest.user, name: "Guest G.")
    try await done(event(.invite(card)), .accepted)
  }

  private func talk() async throws {
    let words = ChatMessage(
      id: hostsWords, round: round, sender: try card(.host), content: .text(Self.chat),
      writtenAt: client.clock.now)
    try await done(.sendMessage(words), .host)
    try await done(.sendMessage(message(Self.reply, by: try card(.accepted))), .accepted)
    try await done(.block(try person(.host).user, try card(.shunned)), .host)
    _ = try await client.ask(
      "POST", "/api/account/sign-out", body: .object([]), cookie: person(.signedOut).cookie)
  }

  func event(_ event: MembershipEvent) -> TeePalsCommand {
    .changeMembership(round, event, seen: nil)
  }

  func message(_ text: String, by card: GolferCard, in other: RoundID? = nil) -> ChatMessage {
    let moment = client.clock.moment
    return ChatMessage(
      id: moment.id(41), round: other ?? round, sender: card, content: .text(text),
      writtenAt: moment.instant)
  }

  func done(_ command: TeePalsCommand, _ relation: GolfRelation) async throws {
    try await done(command, try person(relation))
  }

  func done(_ command: TeePalsCommand, _ person: SuitePerson) async throws {
    let rejection = try await client.push(.golf(command), as: person)
    #expect(rejection == nil, "\(command.name): \(rejection?.text ?? "")")
  }

  // MARK: What somebody sees

  /// Everything a device of the person gets, page after page.
  func pages(_ person: SuitePerson, cursor: String? = nil) async throws -> [Page] {
    var pages: [Page] = []
    var cursor = cursor
    repeat {
      let request = PullRequest(
        device: person.device, cursor: cursor, acknowledged: person.dseq, limit: 1_000)
      let answer = try await client.ask(
        "POST", "/api/sync/pull", body: request.json, cookie: person.cookie)
      let page = try Page(WireCursor(answer.json))
      pages.append(page)
      cursor = page.cursor
    } while pages.last?.more == true
    return pages
  }

  /// The rows of golf that a device of the person gets, each with where it lives.
  func rows(_ person: SuitePerson) async throws -> [(scope: Scope, entity: TeePalsEntity)] {
    var rows: [(scope: Scope, entity: TeePalsEntity)] = []
    for part in try await pages(person).flatMap({ page in page.parts }) {
      for row in part.rows {
        guard let body = row.body else { continue }
        let entity = try TeePalsEntity.decode(row.key, WireCursor(JSON.parse(body)))
        if let entity { rows.append((part.scope, entity)) }
      }
    }
    return rows
  }

  func replica(_ person: SuitePerson) async throws -> TeePalsReplica {
    var replica = TeePalsReplica()
    for (_, entity) in try await rows(person) { replica.set(entity.key, to: entity) }
    return replica
  }
}

extension SuiteClient {
  /// Pushes a golfer's command; the word of the rejection, `nil` when it was accepted, and
  /// `notSignedIn` where nobody was asked.
  func refusal(of command: TeePalsCommand, as person: SuitePerson) async throws -> String? {
    let (envelope, before) = person.next(.golf(command), clock.moment)
    let request = PushRequest(
      device: person.device, epoch: epoch, predecessor: before,
      commands: [PushedCommand(envelope)])
    let answer = try await ask(
      "POST", "/api/sync/push", body: request.json, cookie: person.cookie)
    if answer.status != 200 {
      guard case .string(let code)? = answer.json["code"] else { return "\(answer.status)" }
      return code
    }
    let pull = PullRequest(
      device: person.device, cursor: nil, acknowledged: envelope.dseq - 1, limit: 1_000)
    let pulled = try await ask("POST", "/api/sync/pull", body: pull.json, cookie: person.cookie)
    let rejection = try Page(WireCursor(pulled.json)).rejections
      .first { rejection in rejection.dseq == envelope.dseq }
    return try rejection.map { rejection in try Self.code(of: rejection.reason) }
  }

  /// The word of a golfer's rejection.
  static func code(of reason: JSON) throws -> String {
    let read = try RejectionReason<SuiteRejection>(WireCursor(reason))
    guard case .domain(.golf(let rejection)) = read else { return reason.text }
    return rejection.code
  }
}
