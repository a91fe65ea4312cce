import AccountsDomain
import AccountsUI
import Calendar
import Core
import Testing
import View

/// A person in front of the steps of signing up, with everything that was asked of the host.
struct SignUpHarness {
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
      if case .http(let exchange) = request, exchange.path == SignUpHarness.judge {
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
    case .http(let exchange) where exchange.path == SignUpHarness.judge: verdict
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
    var harness = SignUpHarness()
    harness.send(.emailChanged("ana@x.io"), .advanced)
    #expect(harness.state.step == .credential)
    #expect(harness.requests.last == .focus(elementID: "sign-up-heading"))
    harness.send(.passwordChanged(SignUpHarness.password), .advanced)
    #expect(harness.state.step == .recovery)
    let codes = harness.state.codes.map { code in "\"" + code + "\"" }.joined(separator: ",")
    harness.send(.advanced)
    #expect(harness.state.step == .review)
    #expect(harness.exchanges.isEmpty)
    harness.send(.advanced)
    #expect(harness.state.phase == .sending)
    #expect(harness.exchanges.map(\.path) == ["/api/account/sign-up"])
    #expect(
      harness.exchanges.first?.body
        == "{\"email\":\"ana@x.io\",\"password\":\"a long walk home\",\"language\":\"en\","
        + "\"recoveryCodes\":[" + codes + "]}")
    harness.serverAnswers(201, SignUpHarness.sessionBody)
    #expect(harness.session?.email == "ana@x.io")
    #expect(harness.state.isUntouched, "nothing of the sign-up is left")
    #expect(harness.kept?.isEmpty == true)
  }

  @Test func aStepIsHeldWhileSomethingIsWrong() {
    var harness = SignUpHarness()
    harness.send(.emailChanged("ana.example"), .usernameChanged("1x"), .advanced)
    #expect(harness.state.step == .identify)
    #expect(harness.requests.last == .focus(elementID: "email"))
    #expect(harness.html.contains("2 entries need another look"))
    #expect(harness.html.contains("needs an @"))
    #expect(harness.html.contains("At least 4 characters"))
    harness.send(.faultChosen(.username))
    #expect(harness.requests.last == .focus(elementID: "username"))
    harness.send(.emailChanged("ana@x.io"), .usernameChanged(""), .advanced)
    #expect(harness.state.step == .credential)
    #expect(!harness.html.contains("another look"))
    harness.send(.passwordChanged("1234567"), .advanced)
    #expect(harness.state.step == .credential)
    #expect(harness.requests.last == .focus(elementID: "password"))
  }

  @Test func faultsAreSaidOnceAFieldIsLeft() {
    var harness = SignUpHarness()
    harness.send(.emailChanged("ana"))
    #expect(!harness.html.contains("email-fault"))
    harness.send(.judged(.displayName))
    #expect(!harness.html.contains("fault"))
    harness.send(.judged(.email))
    #expect(harness.html.contains("email-fault"))
    harness.send(.emailChanged("ana@x.io"))
    #expect(!harness.html.contains("email-fault"))
  }

  @Test func aHiddenPasswordIsTypedTwice() {
    var harness = SignUpHarness()
    harness.send(.emailChanged("ana@x.io"), .advanced, .passwordChanged(SignUpHarness.password))
    #expect(!harness.html.contains("password-again"))
    harness.send(.passwordShownToggled)
    #expect(harness.html.contains("id=\"password-again\""))
    harness.send(.passwordAgainChanged("a long walk hom"), .advanced)
    #expect(harness.state.step == .credential)
    #expect(harness.html.contains("The passwords don't match"))
    harness.send(.passwordAgainChanged(SignUpHarness.password), .advanced)
    #expect(harness.state.step == .recovery)
  }

  @Test func backLosesNothing() {
    var harness = SignUpHarness()
    harness.fill(username: "ana_1")
    let codes = harness.state.codes
    harness.send(.backTapped)
    #expect(harness.state.step == .recovery)
    harness.send(.backTapped)
    #expect(harness.state.step == .credential)
    #expect(harness.state.password == SignUpHarness.password)
    harness.send(.backTapped, .backTapped)
    #expect(harness.state.step == .identify)
    #expect(harness.state.email == "ana@x.io")
    #expect(harness.state.displayName == "Ana")
    #expect(harness.state.username == "ana_1")
    harness.send(.advanced, .advanced, .advanced)
    #expect(harness.state.step == .review)
    #expect(harness.state.codes == codes)
    harness.send(.stepChosen(.identify))
    #expect(harness.state.step == .identify)
  }

  @Test func historyLeadsNoFurtherThanWhatIsComplete() {
    var harness = SignUpHarness()
    for step in SignUpStep.allCases {
      harness.open(step)
      #expect(harness.state.step == .identify)
    }
    harness.send(.emailChanged("ana@x.io"))
    harness.open(.review)
    #expect(harness.state.step == .credential)
    harness.send(.passwordChanged(SignUpHarness.password))
    harness.open(.done)
    #expect(harness.state.step == .recovery)
    harness.send(.advanced)
    harness.open(.done)
    #expect(harness.state.step == .review)
  }

  @Test func theDraftOutlivesAReloadWithoutThePassword() throws {
    var harness = SignUpHarness()
    harness.fill(username: "ana_1")
    let kept = try #require(harness.kept)
    #expect(!kept.contains("long walk"))
    var again = SignUpHarness(draft: SignUpDraft(kept))
    again.open(.review)
    #expect(again.state.step == .credential)
    #expect(again.state.email == "ana@x.io")
    #expect(again.state.displayName == "Ana")
    #expect(again.state.username == "ana_1")
    #expect(again.state.password.isEmpty)
    again.send(.passwordChanged(SignUpHarness.password), .advanced)
    #expect(again.state.step == .recovery)
    #expect(again.state.codes == harness.state.codes, "they are made once")
    // Nothing that was asked of the host besides what the server says of it holds the password.
    for request in harness.requests { #expect(!"\(request)".contains("long walk")) }
  }

  @Test(arguments: ["", "{", "[]", "{\"email\":1}", "null"])
  func anUnreadableDraftIsNone(text: String) {
    #expect(SignUpDraft(text) == SignUpDraft())
  }

  @Test func theLanguageGoesWithIt() {
    var harness = SignUpHarness(.korean)
    #expect(harness.html.contains("계정 만들기"))
    #expect(harness.html.contains("5단계 중 1단계"))
    harness.fill()
    harness.send(.advanced)
    #expect(harness.exchanges.last?.body?.contains("\"language\":\"ko\"") == true)
  }

  @Test func dotsSayWhereOneIs() {
    var harness = SignUpHarness()
    #expect(harness.html.components("step-dot reached").count - 1 == 1)
    harness.fill()
    #expect(harness.html.components("step-dot reached").count - 1 == 4)
    #expect(harness.html.components("aria-current=\"step\"").count - 1 == 1)
    #expect(!harness.html.contains("a long walk home"), "the review never shows the password")
  }
}

extension String {
  /// The parts between occurrences of `text`.
  fileprivate func components(_ text: String) -> [Substring] {
    split(separator: text, omittingEmptySubsequences: false)
  }
}
