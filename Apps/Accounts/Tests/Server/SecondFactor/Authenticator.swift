import AccountsServer
import Core
import Testing
import Wire

/// Somebody's authenticator app, beside their browser.
struct Authenticator: Sendable {
  let secret: [UInt8]
  let recoveryCodes: [String]

  init(secret: [UInt8], recoveryCodes: [String]) {
    self.secret = secret
    self.recoveryCodes = recoveryCodes
  }

  /// Knows the secret as the server shows it, and no recovery codes yet.
  init(base32 text: String) { self.init(secret: base32(text) ?? [], recoveryCodes: []) }

  func code(at now: Instant, steps: Int64 = 0) -> String {
    OneTimePassword.code(secret: secret, step: OneTimePassword.step(at: now) + steps)
  }
}

extension AccountsBrowser {
  /// Signs somebody up and turns two-step sign-in on. Time has moved on by a step when it returns,
  /// so that the app's code is one that was not used.
  func signUpWithApp(_ email: String, _ clock: AccountsClock) async throws -> Authenticator {
    _ = try await signUp(email)
    return try await turnOnApp(clock)
  }

  /// Turns two-step sign-in on for whoever is signed in here.
  func turnOnApp(_ clock: AccountsClock) async throws -> Authenticator {
    let begun = try await post("/api/account/second-factor/begin")
    let secret = try #require(word(begun.json["secret"]).flatMap { text in base32(text) })
    let app = Authenticator(secret: secret, recoveryCodes: [])
    let confirmed = try await post(
      "/api/account/second-factor/confirm", .object(["code": .string(app.code(at: clock.now))]))
    #expect(confirmed.status == 200)
    clock.advance(bySeconds: 30)
    return Authenticator(secret: secret, recoveryCodes: codes(confirmed))
  }

  func codes(_ answer: Answer) -> [String] {
    guard case .array(let codes)? = answer.json["recoveryCodes"] else { return [] }
    return codes.compactMap { code in word(code) }
  }

  /// The first step; answers the ticket.
  func ticket(_ email: String) async throws -> String? {
    word(try await signIn(email).json["secondFactorRequired"]?["ticket"])
  }

  /// The second step.
  func finish(_ ticket: String?, _ code: String) async throws -> Answer {
    try await post(
      "/api/account/sign-in/second-factor",
      .object(["ticket": .string(ticket ?? ""), "code": .string(code)]))
  }

  /// The words of what happened to the account, the latest first.
  func events() async throws -> [String] {
    guard case .array(let events)? = try await get("/api/account/events").json["events"] else {
      return []
    }
    return events.compactMap { event in word(event["event"]) }
  }
}

/// RFC 4648 §6, read the other way round than the server writes it.
private func base32(_ text: String) -> [UInt8]? {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
  var bits = ""
  for letter in text {
    guard let value = alphabet.firstIndex(of: letter) else { return nil }
    let digits = String(value, radix: 2)
    bits += String(repeating: "0", count: 5 - digits.count) + digits
  }
  var bytes: [UInt8] = []
  while bits.count >= 8 {
    guard let byte = UInt8(bits.prefix(8), radix: 2) else { return nil }
    bytes.append(byte)
    bits = String(bits.dropFirst(8))
  }
  return bytes
}
