import AccountsUI
import Calendar
import Core
import Testing
import View
import Wire

/// Coming back from a provider, with a host played by hand.
private struct ArrivalScreen {
  var state: ArrivalFeature.State
  var sent: JSON?
  var sessions: [SignedInSession] = []
  private var waiting: [(HostAnswer) -> ArrivalFeature.Action?] = []

  init(isNew: Bool, _ language: Language = .english) {
    state = ArrivalFeature.State(isNew: isNew, language: language)
    take(ArrivalFeature.begin(state))
  }

  var html: String { HTMLRenderer.html(ArrivalFeature.view(state)) }

  mutating func send(_ action: ArrivalFeature.Action) {
    if case .delegate(.signedIn(let session)) = action { sessions.append(session) }
    let moment = Moment(
      instant: Instant(milliseconds: 0), zone: .utc, entropy: Entropy(high: 1, low: 2))
    take(ArrivalFeature.reduce(&state, action, moment))
  }

  mutating func answer(_ answer: HostAnswer) {
    guard !waiting.isEmpty, let action = waiting.removeFirst()(answer) else { return }
    send(action)
  }

  private mutating func take(_ effects: [Effect<ArrivalFeature.Action, Never>]) {
    for effect in effects {
      guard case .ask(.http(let exchange), let answer) = effect else { continue }
      waiting.append(answer)
      sent = exchange.body.flatMap { text in try? JSON.parse(text) }
    }
  }
}

@Suite("Coming back from a provider")
struct ArrivalFeatureTests {
  private static let session =
    #"{"session":{"id":"s","user":"00000000-0000-0000-0000-000000000001","email":"a@b.example"}}"#
  private static let newcomer =
    #"{"provider":"Home","email":"ana@example.com","name":"Ana"}"#

  @Test(arguments: [Language.english, .korean])
  func aNewcomerFindsTheFormFilled(language: Language) {
    var screen = ArrivalScreen(isNew: true, language)
    screen.answer(.http(status: 200, body: Self.newcomer))
    #expect(screen.html.contains("ana@example.com") && screen.html.contains("Home"))
    screen.send(.emailChanged("no address"))
    screen.send(.sent)
    #expect(!screen.state.isSending && screen.html.contains("alert"))
    screen.send(.emailChanged("ben@example.com"))
    screen.send(.sent)
    #expect(screen.sent?["email"] == "ben@example.com")
    #expect(screen.sent?["language"] == .string(language.rawValue))
    screen.answer(.http(status: 202, body: #"{"resendAfter":60}"#))
    #expect(screen.html.contains("one-time-code"))
    screen.send(.confirm(.delegate(.changeAddress)))
    #expect(screen.html.contains("ben@example.com") && screen.html.contains("display-name"))
  }

  @Test func aTrustedAddressSignsIn() {
    var screen = ArrivalScreen(isNew: true)
    screen.answer(.http(status: 200, body: Self.newcomer))
    screen.send(.sent)
    screen.answer(.http(status: 201, body: Self.session))
    #expect(screen.sessions.map { session in session.email } == ["a@b.example"])
  }

  @Test func whoeverIsKnownIsSignedIn() {
    var screen = ArrivalScreen(isNew: false)
    screen.answer(.http(status: 200, body: Self.session))
    #expect(screen.sessions.count == 1)
  }

  @Test(arguments: [
    HostAnswer.http(status: 200, body: #"{"session":null}"#), .failed("offline"),
    .http(status: 410, body: #"{"code":"providerExpired"}"#), .http(status: 200, body: "?"),
  ])
  func whatCannotGoOnSaysSo(answer: HostAnswer) {
    for isNew in [true, false] {
      var screen = ArrivalScreen(isNew: isNew)
      screen.answer(answer)
      guard case .lost = screen.state.step else {
        Issue.record("went on")
        continue
      }
      #expect(screen.html.contains("alert"))
      screen.send(.retried)
      #expect(screen.state.step == .opening)
    }
  }

  @Test func wordsOfProvidersAreSaidInBothLanguages() {
    for code in [
      "providerDenied", "providerExpired", "providerDown", "providerRefused", "providerUnknown",
      "providerTaken", "providerOther", "passwordAbsent",
    ] {
      let problem = AccountProblem(code: code)
      let unknown = AccountProblem(code: "never heard of")
      for language in [Language.english, .korean] {
        #expect(problem.text(in: language) != unknown.text(in: language), "\(code)")
      }
    }
  }

  @Test func offersAreLinksThatLeaveTheClient() {
    let body = #"{"providers":[{"id":"apple","title":"Apple"},{"id":"home","title":"Haus"}]}"#
    var state = SignInFeature.State(language: .korean)
    #expect(!HTMLRenderer.html(SignInFeature.view(state)).contains("/api/"))
    state.providers = ProviderOffer.read(.http(status: 200, body: body))
    let html = HTMLRenderer.html(SignInFeature.view(state))
    #expect(html.contains("/api/account/providers/apple/begin"))
    #expect(html.contains("target=\"_self\""))
    #expect(html.contains("Apple로 계속하기") && html.contains("Haus(으)로 계속하기"))
    #expect(ProviderOffer.read(.failed("offline")).isEmpty)
    #expect(ProviderOffer.read(.http(status: 200, body: "[]")).isEmpty)
  }
}
