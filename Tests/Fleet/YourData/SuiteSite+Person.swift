import AccountsDomain
import AccountsServer
import Application
import Core
import HTTPTypes
import Hummingbird
import RefWatchDomain
import RunningBuddyDomain
import Server
import ServerTestKit
import Store
import StoreSQLite
import Suite
import SuperFriendDomain
import Sync
import Testing
import Wire

/// Accepts messages; they stay in the queue.
struct AcceptingDeliverer: Deliverer {
  let name = "test"
  let delivers = true

  func deliver(_ message: AddressedMessage) async -> DeliveryOutcome { .delivered }
}

extension SuiteSite {
  /// A site that sends email, and signs people in without waiting for them.
  static func writing() throws -> SuiteSite {
    try SuiteSite(
      mailer: Mailer(
        deliverer: AcceptingDeliverer(), origin: "https://fieldday.example", confirmsFirst: false))
  }

  /// The work of the background jobs once: what is due is done.
  func doJobs() async { await build.jobs.pass() }

  /// What a person's devices send.
  private func push(as person: SuitePerson, _ client: SuiteClient) async throws {
    for number in 0..<3 {
      let contact = Contact(
        id: client.clock.moment.id(60), card: Card(given: "Canary\(number)", family: "Yellow"))
      let settings = FriendsSettings(user: person.user)
      for command: FriendsCommand in [
        .addContact(contact),
        .add(contact, .monthly, lastContact: nil, settings, client.clock.moment),
      ] {
        _ = try await client.push(.friends(command), as: person)
      }
    }
    let reminded = SuiteCommand.friends(.setSetting(person.user, .reminders(.push)))
    _ = try await client.push(reminded, as: person)
    try await befriended(person, client)
    let moment = client.clock.moment
    for command in RefereeSamples.traces(of: person.user, saying: "Canary", moment)
      + DaySamples.traces(of: person.user, saying: "Canary", moment)
    {
      _ = try await client.push(command, as: person)
    }
    let ran = RunThings(moment, saying: "Canary")
    let setting = SuiteCommand.run(.setRunSetting(person.user, .speaksCues(false)))
    for command in ran.making + ran.keeping + [setting] {
      _ = try await client.push(command, bringing: ran.content(of: command), as: person)
    }
    try sit(person, saying: "Canary")
    try mentor(person, saying: "Canary")
    for command: AccountsCommand in [
      .setPublic(person.user, .about("Canary")), .setPrivate(person.user, .birthYear(1_990)),
    ] {
      _ = try await client.push(.accounts(command), as: person)
    }
  }

  /// Somebody else's match with the person in its crew.
  private func sit(_ person: SuitePerson, saying name: String) throws {
    let other = UserID(high: 8, low: 8)
    let id = MatchID(high: 8, low: person.user.low)
    var match = Match(
      id: id, home: TeamRef(name: "Home"), away: TeamRef(name: "Away"), rules: RuleSet(),
      createdAt: clock.now)
    match.owner = other
    let seat = CrewSeat(
      id: CrewSeatID(high: 8, low: person.user.low), match: id, user: person.user, name: name,
      role: .recorder, joinedAt: clock.now)
    let event = MatchEvent(
      id: MatchEventID(high: 8, low: person.user.low), match: id, ordinal: 1,
      stage: .gap(.beforeMatch), elapsed: 0, at: clock.now, uptime: 0,
      boot: BootID(high: 8, low: 8),
      quality: .synced, fact: .takeover(by: person.user, epoch: 1), writer: person.user)
    let request = ClockRequest(
      match: id, asker: person.user, number: ClockAskID(high: 8, low: 8), ask: .kickOff(.home),
      place: CoursePlace(stage: .gap(.beforeMatch), after: nil), askedAt: clock.now)
    let scope = Scope.match(id)
    _ = try build.engine.writeNow { session throws(StoreFailure) in
      typealias Storage = SQLStorage<SuiteTables, SQLiteSession>
      var storage = Storage(session)
      _ = try ServerRules<Storage>().enact(
        [
          .join(scope, other), .put(scope, .referee(.match(match))), .join(scope, person.user),
          .put(scope, .referee(.seat(seat))), .put(scope, .referee(.event(event))),
          .put(scope, .referee(.request(request))),
        ], in: &storage)
    }
  }

  /// Somebody else's journal entry, with the person as its mentor.
  private func mentor(_ person: SuitePerson, saying words: String) throws {
    let other = UserID(high: 8, low: 8)
    let entry = JournalEntry(
      id: JournalEntryID(high: 8, low: person.user.low), match: MatchID(high: 8, low: 1),
      createdAt: clock.now)
    var share = JournalShare(
      id: JournalShareID(high: 8, low: person.user.low), owner: other, ownerName: "Other",
      showsNames: false, createdAt: clock.now, expiresAt: nil, entry: entry)
    (share.mentor, share.mentorName) = (person.user, words)
    let comment = JournalComment(
      id: JournalCommentID(high: 8, low: person.user.low), share: share.id, author: person.user,
      writtenAt: clock.now, text: words)
    let scope = Scope.sharedJournal(share.id)
    _ = try build.engine.writeNow { [share] session throws(StoreFailure) in
      typealias Storage = SQLStorage<SuiteTables, SQLiteSession>
      var storage = Storage(session)
      _ = try ServerRules<Storage>().enact(
        [
          .join(scope, other), .join(scope, person.user), .put(scope, .referee(.share(share))),
          .put(scope, .referee(.comment(comment))),
        ], in: &storage)
    }
  }

  /// Lets a person leave a trace in every module.
  func fill(_ person: SuitePerson, email: String, _ client: SuiteClient) async throws {
    try await push(as: person, client)
    try await golf(person, saying: "Canary", client)
    try await addDayExtras(person, client)
    try await addRunExtras(person, client)
    try addFile(like: person.session, of: person.user)
    try addPasskey(like: person.session, of: person.user)
    let bytes = [UInt8](repeating: 7, count: 32)
    let user = person.user
    let device = person.device
    _ = try build.engine.writeNow { session throws(StoreFailure) in
      try session.run(
        "INSERT INTO confirmed_address (account_id, confirmed_at) VALUES (\(user), 1)")
      try session.run(
        "INSERT INTO username (account_id, name, created_at) VALUES (\(user), 'canary', 1)")
      try session.run(
        """
        INSERT INTO user_totp (account_id, secret, started_at) VALUES (\(user), \(bytes), 1)
        """)
      try session.run(
        """
        INSERT INTO phone_number (account_id, state, sealed, mark, mark_key, since)
        VALUES (\(user), 'pending', \(bytes), \(bytes), 'test', 1)
        """)
      try session.run(
        "INSERT INTO recovery_code (account_id, code_hash) VALUES (\(user), \(bytes))")
      try session.run(
        """
        INSERT INTO sign_in_ticket (token_hash, account_id, expires_at)
        VALUES (\(bytes), \(user), 9000000000000)
        """)
      try session.run(
        "INSERT INTO security_answer_set (account_id, set_at) VALUES (\(user), 1)")
      try session.run(
        """
        INSERT INTO security_answer (account_id, place, sealed, encoded, is_old)
        VALUES (\(user), 0, \(bytes), 'x', 0)
        """)
      // A stranger's sign-up with the address waits.
      let secret = OneTimeSecretID(high: 5, low: 5)
      try session.run(
        """
        INSERT INTO one_time_secret (id, purpose, token_hash, tries, code_expires_at, expires_at)
        VALUES (\(secret), 'signUp', \(bytes), 0, 9000000000000, 9000000000000)
        """)
      try session.run(
        """
        INSERT INTO pending_sign_up (secret_id, login, email, encoded, is_taken)
        VALUES (\(secret), \(email), \(email), 'x', 1)
        """)
      try session.run(
        """
        INSERT INTO scope_member (scope_kind, scope_id, user_id)
        VALUES ('round', \(OneTimeSecretID(high: 6, low: 6)), \(user))
        """)
      // A command that was not accepted.
      try session.run(
        """
        INSERT INTO command_rejection (device, dseq, reason) VALUES (\(device), 1, '{}')
        ON CONFLICT DO NOTHING
        """)
    }
    _ = try await client.ask(
      "POST", "/api/account/forgot-password", body: .object(["email": .string(email)]))
    _ = try await client.ask(
      "POST", "/api/account/exports", body: .object([]), cookie: person.cookie)
    await doJobs()
  }
}

extension SuiteClient {
  /// The bytes of an answer, with headers of the test's.
  func fetch(
    _ path: String, cookie: String, _ fields: [HTTPField.Name: String] = [:]
  ) async throws -> (status: Int, headers: HTTPFields, bytes: [UInt8]) {
    var headers = HTTPFields()
    headers[.cookie] = cookie
    for (name, value) in fields { headers[name] = value }
    return try await client.execute(uri: path, method: .get, headers: headers, body: nil) {
      response in
      (response.status.code, response.headers, Array(buffer: response.body))
    }
  }

  func delete(
    _ person: SuitePerson, _ body: JSON
  ) async throws -> SuiteAnswer {
    try await ask("POST", "/api/account/deletion", body: body, cookie: person.cookie)
  }

  func signIn(_ email: String) async throws -> SuiteAnswer {
    try await ask(
      "POST", "/api/account/sign-in",
      body: .object(["email": .string(email), "password": "a long walk home"]))
  }

  /// The archives of a person as the list tells them.
  func archives(of person: SuitePerson) async throws -> [JSON] {
    let answer = try await ask("GET", "/api/account/exports", cookie: person.cookie)
    guard case .array(let list)? = answer.json["exports"] else { return [] }
    return list
  }
}
