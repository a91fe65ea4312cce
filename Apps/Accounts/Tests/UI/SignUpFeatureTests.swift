import AccountsDomain
import AccountsUI
import Calendar
import Core
import Testing
import View

/// A person in front of the steps of signing up, with everything that was asked of the host.
struct SignUpDesk {
  var state: SignUpFeature.State
  private(set) var requests: [HostRequest] = []
  /// What waits for an answer.
  private var waiting: [(request: HostRequest, answer: (HostAnswer) -> SignUpFeature.Action?)] = []
  private(set) var session: SignedInSession?
  /// Whether the server says that it can verify telephone numbers.
  private let offersPhones: Bool
  /// What the server says of the steps before the last one, and what it was told of them.
  var verdict = HostAnswer.http(status: 204, body: "")
  private(set) var judged: [String] = []
  private var moments: UInt64 = 0

  /// Chance of its own for each moment, as the host gives it.
  private mutating func moment() -> Moment {
    moments += 1
    return Moment(
      instant: Instant(milliseconds: 1_790_000_000_000), zone: .utc,
      entropy: Entropy(high: mixed(moments), low: mixed(moments + 1_000)))
  }

  static let password = "a long walk home"
  static let judge = "/api/account/sign-up/judge"
  static let sessionBody = """
    {"session":{"id":"01900000-0000-7000-8000-000000000002",\
    "user":"01900000-0000-7000-8000-000000000001","email":"ana@x.io"}}
    """

  init(
    _ language: Language = .english, draft: SignUpDraft = SignUpDraft(),
    offersPhones: Bool = false
  ) {
    self.offersPhones = offersPhones
    state = SignUpFeature.State(language: language, draft: draft)
    // As the parent does.
    perform(SignUpFeature.askSteps(in: &state))
  }

  var exchanges: [HTTPExchange] {
    requests.compactMap { request in
      if case .http(let exchange) = request { exchange } else { nil }
    }
  }

  /// The last value that was kept for another run.
  var kept: String? {
    requests.reversed().lazy.compactMap { request -> String? in
      if case .remember(SignUpDraft.key, let value) = request { value } else { nil }
    }.first
  }

  var html: String { HTMLRenderer.html(SignUpFeature.view(state)) }

  mutating func send(_ actions: SignUpFeature.Action...) {
    for action in actions { take(action) }
  }

  private mutating func take(_ action: SignUpFeature.Action) {
    if case .delegate(.signedIn(let session)) = action { self.session = session }
    perform(SignUpFeature.reduce(&state, action, moment()))
  }

  private mutating func perform(_ effects: [Effect<SignUpFeature.Action, Never>]) {
    for effect in effects {
      guard case .ask(let request, let answer) = effect else { continue }
      if case .http(let exchange) = request, exchange.path == SignUpDesk.judge {
        judged.append(exchange.body ?? "")
      }
      if let reply = ownAnswer(to: request) {
        if let action = answer(reply) { take(action) }
        continue
      }
      requests.append(request)
      waiting.append((request, answer))
    }
  }

  /// What is answered at once and not what most tests are about.
  private func ownAnswer(to request: HostRequest) -> HostAnswer? {
    switch request {
    case .http(let exchange) where exchange.path == "/api/account/phone/offer":
      .http(status: 200, body: "{\"offered\":\(offersPhones)}")
    case .http(let exchange) where exchange.path == SignUpDesk.judge: verdict
    case .timer("sign-up-code", _): .done
    default: nil
    }
  }

  mutating func open(_ step: SignUpStep) { perform(SignUpFeature.open(step, in: &state)) }

  /// Answers the latest request of a kind.
  mutating func answer(_ reply: HostAnswer, to kind: (HostRequest) -> Bool) {
    guard let index = waiting.lastIndex(where: { entry in kind(entry.request) }) else {
      Issue.record("nothing waits for \(reply)")
      return
    }
    let entry = waiting.remove(at: index)
    if let action = entry.answer(reply) { take(action) }
  }

  mutating func serverAnswers(_ status: Int, _ body: String) {
    answer(.http(status: status, body: body)) { request in
      if case .http = request { true } else { false }
    }
  }

  mutating func timerRings() {
    answer(.done) { request in
      if case .timer("sign-up-username", _) = request { true } else { false }
    }
  }

  /// As far as the review.
  mutating func fill(username: String = "") {
    send(.emailChanged("ana@x.io"), .displayNameChanged("Ana"))
    if !username.isEmpty { send(.usernameChanged(username)) }
    send(.advanced, .passwordChanged(Self.password), .advanced)
    if offersPhones { send(.contactSkipped) }
    send(.advanced)
  }
}

@Suite("Signing up, step by step")
struct SignUpFeatureTests {
  @Test func fourPagesAndAnAddressAndAPasswordAreEnough() {
    var desk = SignUpDesk()
    desk.send(.emailChanged("ana@x.io"), .advanced)
    #expect(desk.state.step == .credential)
    #expect(desk.requests.last == .focus(elementID: "sign-up-heading"))
    desk.send(.passwordChanged(SignUpDesk.password), .advanced)
    #expect(desk.state.step == .recovery)
    let codes = desk.state.codes.map { code in "\"" + code + "\"" }.joined(separator: ",")
    desk.send(.advanced)
    #expect(desk.state.step == .review)
    #expect(desk.exchanges.isEmpty)
    desk.send(.advanced)
    #expect(desk.state.phase == .sending)
    #expect(desk.exchanges.map(\.path) == ["/api/account/sign-up"])
    #expect(
      desk.exchanges.first?.body
        == "{\"email\":\"ana@x.io\",\"password\":\"a long walk home\",\"language\":\"en\","
        + "\"recoveryCodes\":[" + codes + "]}")
    desk.serverAnswers(201, SignUpDesk.sessionBody)
    #expect(desk.session?.email == "ana@x.io")
    #expect(desk.state.isUntouched, "nothing of the sign-up is left")
    #expect(desk.kept?.isEmpty == true)
  }

  @Test func aStepIsHeldWhileSomethingIsWrong() {
    var desk = SignUpDesk()
    desk.send(.emailChanged("ana.example"), .usernameChanged("1x"), .advanced)
    #expect(desk.state.step == .identify)
    #expect(desk.requests.last == .focus(elementID: "email"))
    #expect(desk.html.contains("2 entries need another look"))
    #expect(desk.html.contains("needs an @"))
    #expect(desk.html.contains("At least 4 characters"))
    desk.send(.faultChosen(.username))
    #expect(desk.requests.last == .focus(elementID: "username"))
    desk.send(.emailChanged("ana@x.io"), .usernameChanged(""), .advanced)
    #expect(desk.state.step == .credential)
    #expect(!desk.html.contains("another look"))
    desk.send(.passwordChanged("1234567"), .advanced)
    #expect(desk.state.step == .credential)
    #expect(desk.requests.last == .focus(elementID: "password"))
  }

  @Test func faultsAreSaidOnceAFieldIsLeft() {
    var desk = SignUpDesk()
    desk.send(.emailChanged("ana"))
    #expect(!desk.html.contains("email-fault"))
    desk.send(.judged(.displayName))
    #expect(!desk.html.contains("fault"))
    desk.send(.judged(.email))
    #expect(desk.html.contains("email-fault"))
    desk.send(.emailChanged("ana@x.io"))
    #expect(!desk.html.contains("email-fault"))
  }

  @Test func aHiddenPasswordIsTypedTwice() {
    var desk = SignUpDesk()
    desk.send(.emailChanged("ana@x.io"), .advanced, .passwordChanged(SignUpDesk.password))
    #expect(!desk.html.contains("password-again"))
    desk.send(.passwordShownToggled)
    #expect(desk.html.contains("id=\"password-again\""))
    desk.send(.passwordAgainChanged("a long walk hom"), .advanced)
    #expect(desk.state.step == .credential)
    #expect(desk.html.contains("The passwords don't match"))
    desk.send(.passwordAgainChanged(SignUpDesk.password), .advanced)
    #expect(desk.state.step == .recovery)
  }

  @Test func backLosesNothing() {
    var desk = SignUpDesk()
    desk.fill(username: "ana_1")
    let codes = desk.state.codes
    desk.send(.backTapped)
    #expect(desk.state.step == .recovery)
    desk.send(.backTapped)
    #expect(desk.state.step == .credential)
    #expect(desk.state.password == SignUpDesk.password)
    desk.send(.backTapped, .backTapped)
    #expect(desk.state.step == .identify)
    #expect(desk.state.email == "ana@x.io")
    #expect(desk.state.displayName == "Ana")
    #expect(desk.state.username == "ana_1")
    desk.send(.advanced, .advanced, .advanced)
    #expect(desk.state.step == .review)
    #expect(desk.state.codes == codes)
    desk.send(.stepChosen(.identify))
    #expect(desk.state.step == .identify)
  }

  @Test func historyLeadsNoFurtherThanWhatIsComplete() {
    var desk = SignUpDesk()
    for step in SignUpStep.allCases {
      desk.open(step)
      #expect(desk.state.step == .identify)
    }
    desk.send(.emailChanged("ana@x.io"))
    desk.open(.review)
    #expect(desk.state.step == .credential)
    desk.send(.passwordChanged(SignUpDesk.password))
    desk.open(.done)
    #expect(desk.state.step == .recovery)
    desk.send(.advanced)
    desk.open(.done)
    #expect(desk.state.step == .review)
  }

  @Test func theDraftOutlivesAReloadWithoutThePassword() throws {
    var desk = SignUpDesk()
    desk.fill(username: "ana_1")
    let kept = try #require(desk.kept)
    #expect(!kept.contains("long walk"))
    var again = SignUpDesk(draft: SignUpDraft(kept))
    again.open(.review)
    #expect(again.state.step == .credential)
    #expect(again.state.email == "ana@x.io")
    #expect(again.state.displayName == "Ana")
    #expect(again.state.username == "ana_1")
    #expect(again.state.password.isEmpty)
    again.send(.passwordChanged(SignUpDesk.password), .advanced)
    #expect(again.state.step == .recovery)
    #expect(again.state.codes == desk.state.codes, "they are made once")
    // Nothing that was asked of the host besides what the server says of it holds the password.
    for request in desk.requests { #expect(!"\(request)".contains("long walk")) }
  }

  @Test(arguments: ["", "{", "[]", "{\"email\":1}", "null"])
  func anUnreadableDraftIsNone(text: String) {
    #expect(SignUpDraft(text) == SignUpDraft())
  }

  @Test func theLanguageGoesWithIt() {
    var desk = SignUpDesk(.korean)
    #expect(desk.html.contains("계정 만들기"))
    #expect(desk.html.contains("5단계 중 1단계"))
    desk.fill()
    desk.send(.advanced)
    #expect(desk.exchanges.last?.body?.contains("\"language\":\"ko\"") == true)
  }

  @Test func dotsSayWhereOneIs() {
    var desk = SignUpDesk()
    #expect(desk.html.components("step-dot reached").count - 1 == 1)
    desk.fill()
    #expect(desk.html.components("step-dot reached").count - 1 == 4)
    #expect(desk.html.components("aria-current=\"step\"").count - 1 == 1)
    #expect(!desk.html.contains("a long walk home"), "the review never shows the password")
  }
}

extension String {
  /// The parts between occurrences of `text`.
  fileprivate func components(_ text: String) -> [Substring] {
    split(separator: text, omittingEmptySubsequences: false)
  }
}
