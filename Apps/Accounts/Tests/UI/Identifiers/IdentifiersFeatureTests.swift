import AccountsUI
import Calendar
import Core
import Testing
import View
import Wire

/// A feature that submits nothing, with a host played by hand.
private struct Harness<F: Feature> where F.Command == Never {
  var state: F.State
  private(set) var asked: [(request: HostRequest, answer: (HostAnswer) -> F.Action?)] = []
  private(set) var actions: [F.Action] = []
  private let moment = Moment(
    instant: Instant(milliseconds: 1_790_000_000_000), zone: .utc,
    entropy: Entropy(high: 1, low: 2))

  init(_: F.Type, _ state: F.State) { self.state = state }

  var html: String { HTMLRenderer.html(F.view(state)) }

  /// Method and path of what waits for an answer.
  var exchanges: [String] {
    asked.compactMap { asked in
      guard case .http(let exchange) = asked.request else { return nil }
      return exchange.method + " " + exchange.path
    }
  }

  mutating func send(_ action: F.Action) {
    actions.append(action)
    take(F.reduce(&state, action, moment))
  }

  mutating func take(_ effects: [Effect<F.Action, Never>]) {
    for effect in effects {
      if case .ask(let request, let answer) = effect { asked.append((request, answer)) }
    }
  }

  /// Answers the last request that is one of these.
  mutating func answer(
    _ answer: HostAnswer,
    where matches: (HostRequest) -> Bool = { request in
      if case .http = request { true } else { false }
    }
  ) {
    guard let index = asked.lastIndex(where: { asked in matches(asked.request) }) else { return }
    if let action = asked.remove(at: index).answer(answer) { send(action) }
  }

  mutating func rings(_ key: String) {
    answer(.done) { request in
      if case .timer(key, _) = request { true } else { false }
    }
  }
}

private let wanted = HostAnswer.http(
  status: 403, body: #"{"code":"reauthenticationRequired"}"#)
private let done = HostAnswer.http(status: 204, body: "")

@Suite("Changing what one signs in with")
struct IdentifiersFeatureTests {
  private func own(_ username: String? = nil, delivers: Bool = true) -> HostAnswer {
    let name = username.map { name in #","username":"\#(name)""# } ?? ""
    return .http(
      status: 200, body: #"{"email":"ana@example.com","delivers":\#(delivers)\#(name)}"#)
  }

  private func opened(_ answer: HostAnswer) -> Harness<IdentifiersFeature> {
    var harness = Harness(IdentifiersFeature.self, .init(language: .english))
    harness.send(.opened)
    harness.answer(answer)
    return harness
  }

  @Test func theAddressIsProvedThenChanged() {
    var harness = opened(own())
    #expect(harness.html.contains("ana@example.com"))
    harness.send(.formOpened(.email))
    harness.send(.sent)
    #expect(harness.exchanges.isEmpty)
    harness.send(.emailChanged("ana@new.example"))
    harness.send(.sent)
    #expect(harness.exchanges == ["POST /api/account/identifiers/email"])
    harness.answer(wanted)
    #expect(harness.state.proof != nil)
    harness.answer(
      .http(status: 200, body: #"{"password":true,"code":false,"passkey":false}"#))
    harness.send(.proof(.textChanged("a long walk home")))
    harness.send(.proof(.sent))
    harness.answer(done)
    #expect(harness.exchanges == ["POST /api/account/identifiers/email"])
    harness.answer(.http(status: 202, body: #"{"resendAfter":60}"#))
    #expect(harness.state.confirm?.purpose == .newAddress)
    #expect(harness.html.contains("ana@new.example"))
    harness.send(.confirm(.codeChanged("123456")))
    #expect(harness.exchanges == ["POST /api/account/identifiers/email/confirm"])
    harness.answer(done)
    #expect(harness.state.done == .email)
    #expect(harness.exchanges == ["GET /api/account/identifiers"])
  }

  @Test func withoutMailTheAddressStays() {
    let harness = opened(own(delivers: false))
    #expect(!harness.html.contains("Change email"))
    #expect(harness.html.contains("send email, so"))
  }

  @Test func aUsernameIsCheckedWhileItIsTyped() {
    var harness = opened(own("ana_1"))
    harness.send(.formOpened(.username))
    #expect(harness.state.username == "ana_1")
    harness.send(.usernameChanged("a"))
    #expect(harness.html.contains("At least 4 characters"))
    harness.send(.usernameChanged("ana_2"))
    harness.rings("own-username")
    #expect(harness.exchanges == ["GET /api/account/username/ana_2"])
    harness.answer(.http(status: 200, body: #"{"free":false}"#))
    #expect(harness.html.contains("This username is taken"))
    harness.send(.usernameChanged("ana_3"))
    harness.rings("own-username")
    harness.answer(.failed("offline"))
    #expect(harness.html.contains("when you save"))
    harness.send(.sent)
    #expect(harness.exchanges == ["POST /api/account/identifiers/username"])
    harness.answer(.http(status: 409, body: #"{"code":"usernameTooSoon"}"#))
    #expect(harness.html.contains("less than 30 days ago"))
    harness.send(.sent)
    harness.answer(done)
    #expect(harness.state.form == nil && harness.state.done == .username)
  }

  @Test func cancellingTheProofDoesNothing() {
    var harness = opened(own())
    harness.send(.formOpened(.username))
    harness.send(.usernameChanged("ana_9"))
    harness.send(.sent)
    harness.answer(wanted)
    harness.send(.proof(.delegate(.cancelled)))
    #expect(harness.state.proof == nil && harness.state.act == nil)
    #expect(harness.state.form == .username)
  }
}

@Suite("Proving again who one is")
struct ReauthenticationFeatureTests {
  private func harness(_ ways: String) -> Harness<ReauthenticationFeature> {
    var harness = Harness(ReauthenticationFeature.self, .init(language: .english))
    harness.send(.waysAnswered(.http(status: 200, body: ways)))
    return harness
  }

  @Test func onlyWhatTheAccountHasIsOffered() {
    let all = harness(#"{"password":true,"code":true,"passkey":true}"#)
    #expect(all.html.contains("proof-password"))
    #expect(all.html.contains("Use a code instead") && all.html.contains("Use a passkey instead"))
    let bare = harness(#"{"password":false,"code":false,"passkey":true}"#)
    #expect(!bare.html.contains("proof-password"))
    #expect(!bare.html.contains("instead"))
    // That the server did not say leaves everything on offer.
    var silent = Harness(ReauthenticationFeature.self, .init(language: .korean))
    silent.send(.waysAnswered(.failed("offline")))
    #expect(silent.html.contains("패스키로 확인") && silent.html.contains("코드로 확인"))
  }

  @Test func aPasskeyProvesIt() {
    var harness = harness(#"{"password":false,"code":false,"passkey":true}"#)
    harness.send(.sent)
    #expect(harness.exchanges == ["POST /api/account/reauthenticate/passkey/begin"])
    harness.answer(.http(status: 200, body: #"{"options":{"challenge":"AA"}}"#))
    harness.answer(.failed("cancelled")) { request in
      if case .usePasskey = request { true } else { false }
    }
    #expect(harness.state.phase == .editing)
    harness.send(.sent)
    harness.answer(.http(status: 200, body: #"{"options":{"challenge":"AA"}}"#))
    harness.answer(.text(#"{"id":"AA"}"#)) { request in
      if case .usePasskey = request { true } else { false }
    }
    #expect(harness.exchanges == ["POST /api/account/reauthenticate/passkey"])
    harness.answer(done)
    guard case .delegate(.proved)? = harness.actions.last else {
      Issue.record("nothing was proved")
      return
    }
  }
}

@Suite("Taking something back, and waiting")
struct UndoAndWaitTests {
  @Test func nothingIsUndoneBeforeThePersonSaysSo() {
    var harness = Harness(UndoFeature.self, .init(token: "ab", language: .english))
    #expect(harness.html.contains("Undo this?"))
    harness.send(.sent)
    harness.send(.sent)
    #expect(harness.exchanges == ["POST /api/account/undo"])
    harness.answer(.http(status: 410, body: #"{"code":"codeDead"}"#))
    #expect(harness.html.contains("no longer valid"))
    harness.send(.sent)
    harness.answer(.http(status: 200, body: #"{"undone":"recovery"}"#))
    #expect(harness.html.contains("Sign in as before"))
  }

  @Test func anAddressTakenBackLeadsToANewPassword() {
    let state = DoorstepFeature.State(
      .undo(token: "ab"), isSignedIn: false, email: "", language: .english)
    guard let state else {
      Issue.record("no page")
      return
    }
    var harness = Harness(DoorstepFeature.self, state)
    harness.send(.undo(.sent))
    harness.answer(.http(status: 200, body: #"{"undone":"address","token":"cd"}"#))
    guard case .recovery(let recovery) = harness.state else {
      Issue.record("no new password")
      return
    }
    #expect(recovery.step == .choosing(token: "cd"))
  }

  @Test func anAccountOfPasskeysWaits() {
    var harness = Harness(RecoveryFeature.self, .init(language: .english))
    harness.state.step = .sent
    harness.send(.codeChanged("123456"))
    harness.send(.passwordChanged("another long walk"))
    harness.send(.passwordSent)
    harness.answer(.http(status: 202, body: #"{"token":"ef","opensAt":1790086400000}"#))
    #expect(
      harness.state.step
        == .waiting(token: "ef", opens: Instant(milliseconds: 1_790_086_400_000)))
    #expect(harness.html.contains("24-hour wait"))
    harness.send(.paperSent)
    #expect(harness.exchanges.isEmpty)
    harness.send(.paperChanged("AAAA-BBBB-CCCC-DDDD"))
    harness.send(.paperSent)
    #expect(harness.exchanges == ["POST /api/account/reset-password"])
    harness.answer(done)
    #expect(harness.state.step == .done)
    #expect(harness.state.password.isEmpty && harness.state.paper.isEmpty)
  }

  @Test func aFirstPasswordNeedsNoPresentOne() {
    var harness = Harness(PasswordFeature.self, .init(email: "ana@example.com", language: .english))
    harness.send(.shown)
    harness.answer(.http(status: 200, body: #"{"password":false,"code":false,"passkey":true}"#))
    #expect(harness.html.contains("Set a password"))
    harness.send(.opened)
    #expect(!harness.html.contains("current-password\""))
    harness.send(.newChanged("another long walk"))
    harness.send(.sent)
    #expect(harness.exchanges == ["POST /api/account/password/first"])
    harness.answer(wanted)
    harness.send(.proof(.delegate(.cancelled)))
    #expect(harness.state.phase == .editing && harness.state.act == nil)
    harness.send(.sent)
    harness.answer(done) { request in
      if case .http(let exchange) = request { exchange.method == "POST" } else { false }
    }
    #expect(harness.state.phase == .done && harness.state.hasPassword)
  }
}

@Suite("A page that waits for a code notices what another tab has done")
struct ConfirmWatchTests {
  private let session =
    #"{"session":{"id":"s1","user":"01900000-0000-7000-8000-000000000001","email":"Ana@x.io"}}"#

  private func waiting(
    _ purpose: ConfirmFeature.Purpose, _ email: String = "ana@x.io"
  ) -> Harness<ConfirmFeature> {
    var state = ConfirmFeature.State(purpose: purpose, email: email, language: .english)
    let effects = ConfirmFeature.begin(&state)
    var harness = Harness(ConfirmFeature.self, state)
    harness.take(effects)
    return harness
  }

  @Test func aSignUpCompletedElsewhereGoesOnHere() {
    var harness = waiting(.signUp)
    harness.rings("confirm-watch")
    #expect(harness.exchanges == ["GET /api/account/session"])
    harness.answer(.http(status: 200, body: #"{"session":null}"#))
    harness.rings("confirm-watch")
    harness.answer(.failed("offline"))
    harness.rings("confirm-watch")
    harness.answer(.http(status: 200, body: session))
    guard case .delegate(.signedIn(let found))? = harness.actions.last else {
      Issue.record("the page still waits")
      return
    }
    #expect(found.email == "Ana@x.io")
  }

  /// Somebody else who is signed in here has completed nothing.
  @Test func anotherPersonsSessionIsNone() {
    var harness = waiting(.signUp, "ben@x.io")
    harness.rings("confirm-watch")
    harness.answer(.http(status: 200, body: session))
    if case .delegate? = harness.actions.last { Issue.record("a stranger's session") }
  }

  @Test func addressesToo() {
    var first = waiting(.address, "")
    first.rings("confirm-watch")
    #expect(first.exchanges == ["GET /api/account/confirmation"])
    first.answer(.http(status: 200, body: #"{"confirmed":true,"delivers":true}"#))
    var second = waiting(.newAddress, "ana@new.example")
    second.rings("confirm-watch")
    #expect(second.exchanges == ["GET /api/account/identifiers"])
    second.answer(.http(status: 200, body: #"{"email":"ana@new.example","delivers":true}"#))
    for harness in [first, second] {
      guard case .delegate(.confirmed)? = harness.actions.last else {
        Issue.record("the page still waits")
        return
      }
    }
  }

  @Test func aLinkDoesItsOwnWork() {
    var state = ConfirmFeature.State(
      purpose: .address, email: "", language: .english, wait: 0, token: "ab")
    let effects = ConfirmFeature.begin(&state)
    #expect(effects.count == 1)
  }
}
