import AccountsUI
import Calendar
import Core
import Testing
import View
import Wire

/// A feature that submits nothing, with a host played by hand.
private struct Desk<F: Feature> where F.Command == Never {
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

  private func opened(_ answer: HostAnswer) -> Desk<IdentifiersFeature> {
    var desk = Desk(IdentifiersFeature.self, .init(language: .english))
    desk.send(.opened)
    desk.answer(answer)
    return desk
  }

  @Test func theAddressIsProvedThenChanged() {
    var desk = opened(own())
    #expect(desk.html.contains("ana@example.com"))
    desk.send(.formOpened(.email))
    desk.send(.sent)
    #expect(desk.exchanges.isEmpty)
    desk.send(.emailChanged("ana@new.example"))
    desk.send(.sent)
    #expect(desk.exchanges == ["POST /api/account/identifiers/email"])
    desk.answer(wanted)
    #expect(desk.state.proof != nil)
    desk.answer(
      .http(status: 200, body: #"{"password":true,"code":false,"passkey":false}"#))
    desk.send(.proof(.textChanged("a long walk home")))
    desk.send(.proof(.sent))
    desk.answer(done)
    #expect(desk.exchanges == ["POST /api/account/identifiers/email"])
    desk.answer(.http(status: 202, body: #"{"resendAfter":60}"#))
    #expect(desk.state.confirm?.purpose == .newAddress)
    #expect(desk.html.contains("ana@new.example"))
    desk.send(.confirm(.codeChanged("123456")))
    #expect(desk.exchanges == ["POST /api/account/identifiers/email/confirm"])
    desk.answer(done)
    #expect(desk.state.done == .email)
    #expect(desk.exchanges == ["GET /api/account/identifiers"])
  }

  @Test func withoutMailTheAddressStays() {
    let desk = opened(own(delivers: false))
    #expect(!desk.html.contains("Change email"))
    #expect(desk.html.contains("send email, so"))
  }

  @Test func aUsernameIsCheckedWhileItIsTyped() {
    var desk = opened(own("ana_1"))
    desk.send(.formOpened(.username))
    #expect(desk.state.username == "ana_1")
    desk.send(.usernameChanged("a"))
    #expect(desk.html.contains("At least 4 characters"))
    desk.send(.usernameChanged("ana_2"))
    desk.rings("own-username")
    #expect(desk.exchanges == ["GET /api/account/username/ana_2"])
    desk.answer(.http(status: 200, body: #"{"free":false}"#))
    #expect(desk.html.contains("This username is taken"))
    desk.send(.usernameChanged("ana_3"))
    desk.rings("own-username")
    desk.answer(.failed("offline"))
    #expect(desk.html.contains("when you save"))
    desk.send(.sent)
    #expect(desk.exchanges == ["POST /api/account/identifiers/username"])
    desk.answer(.http(status: 409, body: #"{"code":"usernameTooSoon"}"#))
    #expect(desk.html.contains("less than 30 days ago"))
    desk.send(.sent)
    desk.answer(done)
    #expect(desk.state.form == nil && desk.state.done == .username)
  }

  @Test func cancellingTheProofDoesNothing() {
    var desk = opened(own())
    desk.send(.formOpened(.username))
    desk.send(.usernameChanged("ana_9"))
    desk.send(.sent)
    desk.answer(wanted)
    desk.send(.proof(.delegate(.cancelled)))
    #expect(desk.state.proof == nil && desk.state.act == nil)
    #expect(desk.state.form == .username)
  }
}

@Suite("Proving again who one is")
struct ReauthenticationFeatureTests {
  private func desk(_ ways: String) -> Desk<ReauthenticationFeature> {
    var desk = Desk(ReauthenticationFeature.self, .init(language: .english))
    desk.send(.waysAnswered(.http(status: 200, body: ways)))
    return desk
  }

  @Test func onlyWhatTheAccountHasIsOffered() {
    let all = desk(#"{"password":true,"code":true,"passkey":true}"#)
    #expect(all.html.contains("proof-password"))
    #expect(all.html.contains("Use a code instead") && all.html.contains("Use a passkey instead"))
    let bare = desk(#"{"password":false,"code":false,"passkey":true}"#)
    #expect(!bare.html.contains("proof-password"))
    #expect(!bare.html.contains("instead"))
    // That the server did not say leaves everything on offer.
    var silent = Desk(ReauthenticationFeature.self, .init(language: .korean))
    silent.send(.waysAnswered(.failed("offline")))
    #expect(silent.html.contains("패스키로 확인") && silent.html.contains("코드로 확인"))
  }

  @Test func aPasskeyProvesIt() {
    var desk = desk(#"{"password":false,"code":false,"passkey":true}"#)
    desk.send(.sent)
    #expect(desk.exchanges == ["POST /api/account/reauthenticate/passkey/begin"])
    desk.answer(.http(status: 200, body: #"{"options":{"challenge":"AA"}}"#))
    desk.answer(.failed("cancelled")) { request in
      if case .usePasskey = request { true } else { false }
    }
    #expect(desk.state.phase == .editing)
    desk.send(.sent)
    desk.answer(.http(status: 200, body: #"{"options":{"challenge":"AA"}}"#))
    desk.answer(.text(#"{"id":"AA"}"#)) { request in
      if case .usePasskey = request { true } else { false }
    }
    #expect(desk.exchanges == ["POST /api/account/reauthenticate/passkey"])
    desk.answer(done)
    guard case .delegate(.proved)? = desk.actions.last else {
      Issue.record("nothing was proved")
      return
    }
  }
}

@Suite("Taking something back, and waiting")
struct UndoAndWaitTests {
  @Test func nothingIsUndoneBeforeThePersonSaysSo() {
    var desk = Desk(UndoFeature.self, .init(token: "ab", language: .english))
    #expect(desk.html.contains("Undo this?"))
    desk.send(.sent)
    desk.send(.sent)
    #expect(desk.exchanges == ["POST /api/account/undo"])
    desk.answer(.http(status: 410, body: #"{"code":"codeDead"}"#))
    #expect(desk.html.contains("no longer valid"))
    desk.send(.sent)
    desk.answer(.http(status: 200, body: #"{"undone":"recovery"}"#))
    #expect(desk.html.contains("Sign in as before"))
  }

  @Test func anAddressTakenBackLeadsToANewPassword() {
    let state = DoorstepFeature.State(
      .undo(token: "ab"), isSignedIn: false, email: "", language: .english)
    guard let state else {
      Issue.record("no page")
      return
    }
    var desk = Desk(DoorstepFeature.self, state)
    desk.send(.undo(.sent))
    desk.answer(.http(status: 200, body: #"{"undone":"address","token":"cd"}"#))
    guard case .recovery(let recovery) = desk.state else {
      Issue.record("no new password")
      return
    }
    #expect(recovery.step == .choosing(token: "cd"))
  }

  @Test func anAccountOfPasskeysWaits() {
    var desk = Desk(RecoveryFeature.self, .init(language: .english))
    desk.state.step = .sent
    desk.send(.codeChanged("123456"))
    desk.send(.passwordChanged("another long walk"))
    desk.send(.passwordSent)
    desk.answer(.http(status: 202, body: #"{"token":"ef","opensAt":1790086400000}"#))
    #expect(
      desk.state.step
        == .waiting(token: "ef", opens: Instant(milliseconds: 1_790_086_400_000)))
    #expect(desk.html.contains("24-hour wait"))
    desk.send(.paperSent)
    #expect(desk.exchanges.isEmpty)
    desk.send(.paperChanged("AAAA-BBBB-CCCC-DDDD"))
    desk.send(.paperSent)
    #expect(desk.exchanges == ["POST /api/account/reset-password"])
    desk.answer(done)
    #expect(desk.state.step == .done)
    #expect(desk.state.password.isEmpty && desk.state.paper.isEmpty)
  }

  @Test func aFirstPasswordNeedsNoPresentOne() {
    var desk = Desk(PasswordFeature.self, .init(email: "ana@example.com", language: .english))
    desk.send(.shown)
    desk.answer(.http(status: 200, body: #"{"password":false,"code":false,"passkey":true}"#))
    #expect(desk.html.contains("Set a password"))
    desk.send(.opened)
    #expect(!desk.html.contains("current-password\""))
    desk.send(.newChanged("another long walk"))
    desk.send(.sent)
    #expect(desk.exchanges == ["POST /api/account/password/first"])
    desk.answer(wanted)
    desk.send(.proof(.delegate(.cancelled)))
    #expect(desk.state.phase == .editing && desk.state.act == nil)
    desk.send(.sent)
    desk.answer(done) { request in
      if case .http(let exchange) = request { exchange.method == "POST" } else { false }
    }
    #expect(desk.state.phase == .done && desk.state.hasPassword)
  }
}

@Suite("A page that waits for a code notices what another tab has done")
struct ConfirmWatchTests {
  private let session =
    #"{"session":{"id":"s1","user":"01900000-0000-7000-8000-000000000001","email":"Ana@x.io"}}"#

  private func waiting(
    _ purpose: ConfirmFeature.Purpose, _ email: String = "ana@x.io"
  ) -> Desk<ConfirmFeature> {
    var state = ConfirmFeature.State(purpose: purpose, email: email, language: .english)
    let effects = ConfirmFeature.begin(&state)
    var desk = Desk(ConfirmFeature.self, state)
    desk.take(effects)
    return desk
  }

  @Test func aSignUpCompletedElsewhereGoesOnHere() {
    var desk = waiting(.signUp)
    desk.rings("confirm-watch")
    #expect(desk.exchanges == ["GET /api/account/session"])
    desk.answer(.http(status: 200, body: #"{"session":null}"#))
    desk.rings("confirm-watch")
    desk.answer(.failed("offline"))
    desk.rings("confirm-watch")
    desk.answer(.http(status: 200, body: session))
    guard case .delegate(.signedIn(let found))? = desk.actions.last else {
      Issue.record("the page still waits")
      return
    }
    #expect(found.email == "Ana@x.io")
  }

  /// Somebody else who is signed in here has completed nothing.
  @Test func anotherPersonsSessionIsNone() {
    var desk = waiting(.signUp, "ben@x.io")
    desk.rings("confirm-watch")
    desk.answer(.http(status: 200, body: session))
    if case .delegate? = desk.actions.last { Issue.record("a stranger's session") }
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
    for desk in [first, second] {
      guard case .delegate(.confirmed)? = desk.actions.last else {
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
