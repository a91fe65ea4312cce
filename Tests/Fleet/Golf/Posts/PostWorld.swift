import AccountsDomain
import AccountsServer
import Application
import Core
import Server
import Store
import StoreSQLite
import Suite
import Sync
import TeePalsDomain
import Testing
import Wire

/// Posts of every kind, with everybody who may be something to their authors, a report that a
/// moderator has decided about, and what one said of another after a round.
struct PostWorld: Sendable {
  /// What likeness to spam takes: nobody else sees it.
  private static let spam = " evil.com buy now"
  static let photo = "canary-of-the-photo-7f31"
  static let flag = "canary-of-the-flag-c007"
  static let report = "canary-of-the-report-d108"
  static let note = "canary-of-the-note-e209"

  let client: SuiteClient
  let site: SuiteSite
  private var people: [PostRelation: SuitePerson] = [:]
  /// Has reported the author's post, and has nothing else to do with anybody.
  let informer: SuitePerson

  init(_ client: SuiteClient, _ site: SuiteSite) async throws {
    self.client = client
    self.site = site
    informer = try await client.person("informer@example.com")
    try site.addGolfer(informer.user, "Informant")
    for relation in PostRelation.allCases where relation != .moderator {
      let person = try await client.person("\(relation.rawValue)@example.com")
      people[relation] = person
      try site.addGolfer(person.user, relation.rawValue)
    }
    try relate()
    try play()
    // Nobody is new any more, and the moderator has just proved who they are.
    site.clock.advance(byDays: 8)
    let moderator = try await site.promoted(to: .moderator, client)
    people[.moderator] = moderator
    try site.addGolfer(moderator.user, PostRelation.moderator.rawValue)
    try write()
    try answer()
    try await judge(by: moderator)
    try sanction()
  }

  func person(_ relation: PostRelation) throws -> SuitePerson { try #require(people[relation]) }

  private func card(_ relation: PostRelation) throws -> GolferCard {
    GolferCard(user: try person(relation).user, name: relation.rawValue)
  }

  private func done(_ command: TeePalsCommand, _ relation: PostRelation) throws {
    site.clock.advance(bySeconds: 1)
    try site.enact(command, as: try person(relation).user)
  }

  /// The round of somebody whom moderators have done something about.
  static func round(of relation: PostRelation) -> RoundID {
    RoundID(of: .words(["round of the matrix", relation.rawValue]))
  }

  // MARK: How it came to be

  private func relate() throws {
    let author = try card(.author)
    for relation: PostRelation in [.friend, .followed] {
      try done(.follow(author.user, try card(relation)), .author)
    }
    for relation: PostRelation in [.friend, .follower] {
      try done(.follow(try person(relation).user, author), relation)
    }
    try done(.block(author.user, try card(.blocked)), .author)
    try done(.block(try person(.blocking).user, author), .blocking)
  }

  /// A round of the author's, of which the friend says something afterwards.
  private func play() throws {
    let id = Self.round(of: .author)
    try done(.createRound(try site.round(id, host: try card(.author), .public, .instant)), .author)
    try done(.changeMembership(id, .join, seen: nil), .friend)
    site.clock.advance(byDays: 4)
    try done(.completeRound(id), .author)
    let issue = PersonIssue(
      user: try person(.author).user, kinds: [.late], comment: Self.flag)
    try done(.submitFeedback(try person(.friend).user, id, .issues([issue])), .friend)
  }

  private func write() throws {
    let photos = [PostThing.open: SuiteSite.photo(41), .friends: SuiteSite.photo(42)]
    for thing in PostThing.allCases {
      let author = try person(thing.author).user
      var post = GolfPost(
        id: thing.id, author: author, title: thing.title,
        text: thing.words + (thing == .held ? Self.spam : ""), createdAt: site.clock.now)
      if thing == .friends { post.visibility = .friends }
      if let photo = photos[thing] ?? nil {
        try site.addGolfPhoto(
          photo, of: author, for: "post", saying: thing == .friends ? Self.photo : "a photo")
        post.photos = [photo]
      }
      try done(.publishPost(post), thing.author)
    }
    try done(.deletePost(PostThing.deleted.id), .author)
    for relation: PostRelation in [.suspended, .shadowed, .banned] {
      let round = try site.round(
        Self.round(of: relation), host: try card(relation), .public, .instant)
      try done(.createRound(round), relation)
    }
  }

  private func answer() throws {
    for comment in PostComment.allCases {
      let said = GolfComment(
        id: comment.id, post: PostThing.open.id, author: try person(comment.writer).user,
        text: comment.words + (comment == .held ? Self.spam : ""), createdAt: site.clock.now)
      try done(.comment(said), comment.writer)
    }
    try done(.hideComment(PostComment.hidden.id), .author)
  }

  private func judge(by moderator: SuitePerson) async throws {
    try site.enact(
      .report(.post(PostThing.open.id), .spam, context: Self.report), as: informer.user)
    let desk = "/api/golf/moderation/cases"
    let listed = try await client.ask("GET", desk, cookie: moderator.cookie)
    let cases = try CasePage(WireCursor(listed.json)).cases
    let id = try #require(
      cases.first { listed in listed.found.target == PostThing.open.id.retagged() }
    ).found.id
    let decision = JSON.object([
      "decision": .string("warn"), "rule": .string("spam"), "note": .string(Self.note),
      "revision": .int(0),
    ])
    let decided = try await client.ask(
      "POST", "\(desk)/\(id)/decision", body: decision, cookie: moderator.cookie)
    #expect(decided.status == 200, "\(decided.text)")
  }

  /// They have been told already. Sessions of who is banned end with the decision: these go on, so
  /// that it is seen that nothing is behind them.
  private func sanction() throws {
    let sanctions: [(PostRelation, SanctionKind, SanctionHiding)] = [
      (.suspended, .suspension, .nothing), (.shadowed, .shadow, .all), (.banned, .ban, .all),
    ]
    for (place, (relation, kind, hiding)) in sanctions.enumerated() {
      let user = try person(relation).user
      _ = try site.build.engine.writeNow { session throws(StoreFailure) in
        try session.run(
          """
          INSERT INTO golf_sanction (entry, golfer, kind, rule, hides, since, told)
          VALUES (\(Int64(1_000 + place)), \(user), \(kind.rawValue), 'other',
            \(hiding.rawValue), \(site.clock.now), 1)
          """)
      }
    }
  }
}
