import AccountsDomain
import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

/// Accepts messages; the tests read them in the queue.
struct AcceptingDeliverer: Deliverer {
  let name = "test"
  let delivers = true

  func deliver(_ message: AddressedMessage) async -> DeliveryOutcome { .delivered }
}

/// A message of the queue.
struct QueueEntry: Hashable {
  let template: String
  let recipient: String
  let state: String
  let variables: JSON
  let channel: String

  var code: String { word(variables["code"]) ?? "" }
  var token: String { word(variables["token"]) ?? "" }
}

extension AccountsSite {
  /// A site that sends email.
  static func writing(
    limits: AdmissionLimits = AdmissionLimits(),
    registration: RegistrationPolicy = .open,
    registrationLimits: RegistrationLimits = RegistrationLimits(
      perNetwork: 1_000, withoutWork: 1_000), networkFactor: Int = 1,
    database: TemporaryDatabase? = nil,
    clock: AccountsClock = AccountsClock(), texts: TextRules = TextRules(),
    keys: ServerKeys = .fleeting({ count in (0..<count).map { UInt8($0) } }),
    answers: SecurityAnswerOptions = SecurityAnswerOptions()
  ) throws -> AccountsSite {
    try AccountsSite(
      limits: limits,
      mailer: Mailer(
        deliverer: AcceptingDeliverer(), origin: "https://fieldday.example", texts: texts),
      keys: keys, registrationLimits: registrationLimits, networkFactor: networkFactor,
      database: database, clock: clock,
      registration: registration, answers: answers)
  }

  /// Every message so far, oldest first.
  func messages() throws -> [QueueEntry] {
    try database.engine.readNow { session throws(StoreFailure) in
      try session.rows(
        """
        SELECT template, state, id, sealed_recipient, sealed_variables, channel
        FROM outgoing_message ORDER BY rowid
        """
      ) { row throws(StoreFailure) in
        let id: OutgoingMessageID = try row[2]
        return QueueEntry(
          template: try row[0], recipient: open(try row[3], "recipient", id), state: try row[1],
          variables: (try? JSON.parse(open(try row[4], "variables", id))) ?? .null,
          channel: try row[5])
      }
    }
  }

  private func open(_ sealed: [UInt8]?, _ column: String, _ id: OutgoingMessageID) -> String {
    let place = "outgoing_message/\(column)/\(id)"
    return sealed.flatMap { sealed in try? cipher.open(sealed, at: place) }
      .map { opened in String(decoding: opened.bytes, as: UTF8.self) } ?? ""
  }

  func lastMessage() throws -> QueueEntry { try #require(try messages().last) }

  /// Signs a browser up and confirms the address.
  func welcome(
    _ browser: AccountsBrowser, _ email: String, _ password: String = "a long walk home"
  ) async throws -> AccountsBrowser.Answer {
    let asked = try await browser.signUp(email, password)
    #expect(asked.status == 202)
    return try await browser.confirm(try lastMessage().code)
  }
}

extension AccountsBrowser {
  func confirm(_ code: String) async throws -> Answer {
    try await post("/api/account/sign-up/confirm", .object(["code": .string(code)]))
  }

  func open(_ token: String) async throws -> Answer {
    try await post("/api/account/sign-up/confirm", .object(["token": .string(token)]))
  }

  func forgot(_ email: String) async throws -> Answer {
    try await post("/api/account/forgot-password", .object(["email": .string(email)]))
  }

  func reset(_ proof: JSON.Member, _ password: String) async throws -> Answer {
    try await post(
      "/api/account/reset-password",
      .object([proof, JSON.Member("password", .string(password))]))
  }
}

extension AccountsBrowser.Answer {
  /// The answer without what differs from request to request.
  var bare: String {
    guard case .object(let members) = json else { return text }
    return "\(status) " + JSON.object(members.filter { $0.name != "requestId" }).text
  }
}

/// A code of six digits that is not this one.
func other(than code: String) -> String { code == "000000" ? "000001" : "000000" }
