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

extension SuiteSite {
  /// Golfers without an account whom a person has to do with.
  private static func other(_ number: UInt64) -> UserID { UserID(high: 8, low: 20 + number) }

  /// Lets a golfer leave a trace of every kind: in what is theirs, in their round and those of
  /// others, and in what others hold of them.
  func golf(
    _ person: SuitePerson, saying words: String, _ client: SuiteClient
  ) async throws {
    let me = GolferCard(user: person.user, name: words)
    let others = (0..<6).map { number in
      GolferCard(user: Self.other(number), name: "Other O.")
    }
    for other in others { try addGolfer(other.user, "Other") }
    try addGolfPhoto(#require(Self.photo(21)), of: me.user)
    try await play(person, saying: words, with: others, client)
    try enact(.follow(others[3].user, me), as: others[3].user)
    try enact(.block(others[5].user, me), as: others[5].user)
    let commands: [TeePalsCommand] = [
      .follow(me.user, others[0]), .block(me.user, others[4]),
      .setSetting(me.user, .digest(.weekly)),
    ]
    for command in commands + posts(of: me.user, saying: words) {
      try await done(command, person, client)
    }
    _ = try await client.ask("POST", "/api/golf/calendar", cookie: person.cookie)
    try addCalls(of: me.user)
    try addReports(of: me.user, others[0].user)
    try addFeedback(of: me, others[0], saying: words)
  }

  /// A round of theirs that others play in and are invited to, one of another's that they play in,
  /// one that they ask for, and one that they are invited to.
  private func play(
    _ person: SuitePerson, saying words: String, with others: [GolferCard], _ client: SuiteClient
  ) async throws {
    let me = GolferCard(user: person.user, name: words)
    let edits = Self.introduction(words, "Yellow", photo: Self.photo(21))
    try await done(
      .editProfile(me.user, edits + [.bio(words), .occupation(words), .instagram(words)]), person,
      client)
    let own = try round(
      clock.moment.id(48), host: me, .public, .instant, saying: words, players: 6)
    try await done(.createRound(own), person, client)
    try enact(.changeMembership(own.id, .join, seen: nil), as: others[0].user)
    try await done(.changeMembership(own.id, .invite(others[3]), seen: nil), person, client)
    var theirs: [Round] = []
    for (host, policy) in zip(others, [JoinPolicy.instant, .request, .request]) {
      let round = try round(clock.moment.id(49), host: host, .public, policy)
      try enact(.createRound(round), as: host.user)
      theirs.append(round)
    }
    try await done(.changeMembership(theirs[0].id, .join, seen: nil), person, client)
    try await done(.changeMembership(theirs[1].id, .request, seen: nil), person, client)
    try enact(.changeMembership(theirs[2].id, .invite(me), seen: nil), as: others[2].user)
    for round in [own, theirs[0]] {
      let message = ChatMessage(
        id: clock.moment.id(50), round: round.id, sender: me, content: .text(words),
        writtenAt: clock.now)
      try await done(.sendMessage(message), person, client)
    }
    try await done(.muteChat(me.user, own.id, true), person, client)
  }

  /// A post of theirs, with a comment and a like of their own.
  private func posts(of user: UserID, saying words: String) -> [TeePalsCommand] {
    let post = GolfPost(
      id: clock.moment.id(53), author: user, title: words, text: words, createdAt: clock.now)
    let comment = GolfComment(
      id: clock.moment.id(54), post: post.id, author: user, text: words, createdAt: clock.now)
    return [.publishPost(post), .comment(comment), .like(user, .comment(comment.id))]
  }

  private func done(
    _ command: TeePalsCommand, _ person: SuitePerson, _ client: SuiteClient
  ) async throws {
    let rejection = try await client.push(.golf(command), as: person)
    #expect(rejection == nil, "\(command.name): \(rejection?.text ?? "")")
  }

  /// What they reported and what was reported of them, and that limits refused them too often.
  private func addReports(of user: UserID, _ other: UserID) throws {
    try enact(.report(.golfer(other), .spam), as: user)
    try enact(.report(.golfer(user), .harassment), as: other)
    let id: GolfNotificationID = clock.moment.id(52)
    _ = try build.engine.writeNow { session throws(StoreFailure) in
      try session.run(
        """
        INSERT INTO golf_violation (command, user_id, happened_at)
        VALUES (\(id), \(user), \(clock.now))
        """)
      // They have been told: no background job adds anything while the tests count.
      try session.run(
        """
        INSERT INTO golf_sanction (entry, golfer, kind, rule, hides, since, told)
        VALUES (1000, \(user), 'suspension', 'other', 'nothing', \(clock.now), 1)
        """)
      try session.run(
        "INSERT INTO golf_moderation_person (number, golfer) VALUES (1000, \(user))")
      try session.run(
        """
        INSERT INTO golf_moderation_log (id, at, origin, moderator, deed, golfer, rule, same_person)
        VALUES (1000, \(clock.now), 'operator', 1000, 'suspend', 1000, 'other', 0)
        """)
      try session.run(
        """
        INSERT INTO golf_moderation_note (entry, golfer, note) VALUES (1000, \(user), 'canary')
        """)
      try session.run(
        """
        INSERT INTO golf_appeal (entry, golfer, case_id, words, created_at)
        VALUES (1000, \(user), \(id), 'canary', \(clock.now))
        """)
    }
  }

  /// What they and another said of each other after a round, what they are asked about another, and
  /// what is published of them.
  private func addFeedback(
    of me: GolferCard, _ other: GolferCard, saying words: String
  ) throws {
    let id: RoundID = clock.moment.id(55)
    let (scope, own) = (Scope.feedback(of: id), Scope.user(me.user))
    let asked = FeedbackRound(
      id: id.retagged(), startTime: clock.now, zone: .utc, completedAt: clock.now,
      players: [me.user, other.user])
    func said(by user: UserID, of about: UserID) -> TeePalsEntity {
      .feedback(
        RoundFeedback(
          id: RoundFeedback.id(by: user, of: id), round: id, reviewer: user,
          answer: .issues([PersonIssue(user: about, kinds: [.late], comment: words)]),
          at: clock.now))
    }
    func due(_ card: GolferCard, with another: GolferCard) -> TeePalsEntity {
      .feedbackDue(
        FeedbackDue(
          user: card.user, round: id, course: "Links", zone: .utc, others: [another],
          until: asked.until))
    }
    let rows: [(Scope, TeePalsEntity)] = [
      (scope, .feedbackRound(asked)), (scope, said(by: me.user, of: other.user)),
      (own, due(me, with: other)), (.user(other.user), due(other, with: me)),
      (own, .trust(GolferTrust(user: me.user, publishedAt: clock.now))),
    ]
    _ = try build.engine.writeNow { session throws(StoreFailure) in
      typealias Storage = SQLStorage<SuiteTables, SQLiteSession>
      var storage = Storage(session)
      try storage.enact(rows.map { scope, entity in .put(scope, .golf(entity)) })
    }
  }

  /// A browser that takes messages, and a call that was made to it.
  private func addCalls(of user: UserID) throws {
    let bytes = Array("canary".utf8) + [UInt8](repeating: 7, count: 26)
    let id: GolfNotificationID = clock.moment.id(51)
    _ = try build.engine.writeNow { session throws(StoreFailure) in
      try session.run(
        """
        INSERT INTO golf_call (notification, recipient, called_at)
        VALUES (\(id), \(user), \(clock.now))
        """)
      try session.run(
        """
        INSERT INTO push_subscription
          (id, app, owner, endpoint_hash, sealed, language, zone, created_at)
        VALUES (\(id), 'golf', \(user), \(bytes), \(bytes), 'en', 'UTC', 0)
        """)
    }
  }
}
