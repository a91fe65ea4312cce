import AccountsDomain
import AccountsUI
import Calendar
import Core
import View
import Wire

/// The sign-in form with a host played by hand.
struct SignInScreen {
  var state: SignInFeature.State
  /// What waits for an answer.
  private var asked: [(request: HostRequest, answer: (HostAnswer) -> SignInFeature.Action?)] = []
  /// Who signed in, in order.
  private(set) var sessions: [SignedInSession] = []

  init(_ language: Language = .english) { state = SignInFeature.State(language: language) }

  var html: String { HTMLRenderer.html(SignInFeature.view(state)) }

  var requests: [HostRequest] { asked.map { asked in asked.request } }

  /// The body of the one exchange under way.
  var sent: JSON? {
    guard case .http(let exchange)? = requests.last else { return nil }
    return exchange.body.flatMap { text in try? JSON.parse(text) }
  }

  mutating func send(_ actions: SignInFeature.Action...) {
    for action in actions {
      if case .delegate(.signedIn(let session)) = action { sessions.append(session) }
      for effect in SignInFeature.reduce(&state, action, moment) {
        if case .ask(let request, let answer) = effect { asked.append((request, answer)) }
      }
    }
  }

  /// Types an address and a password and sends them.
  mutating func fill(_ email: String, _ password: String) {
    send(.emailChanged(email), .passwordChanged(password), .sent)
  }

  /// Answers the oldest request.
  mutating func answer(_ answer: HostAnswer) {
    if let action = asked.removeFirst().answer(answer) { send(action) }
  }
}

/// The account page with a host played by hand.
struct SettingsScreen {
  var state: SettingsFeature.State
  private var asked: [(request: HostRequest, answer: (HostAnswer) -> SettingsFeature.Action?)] = []
  private(set) var commands: [AccountsCommand] = []

  static let me = UserID(high: 1, low: 1)

  init(
    _ language: Language = .english, name: String? = nil,
    currentUser: CurrentUser = .signedIn(
      SignedInSession(id: "s1", user: Self.me, email: "ana@example.com"))
  ) {
    state = SettingsFeature.State(
      currentUser: currentUser,
      preferences: Preferences(user: Self.me, displayName: name), language: language)
  }

  var html: String { HTMLRenderer.html(SettingsFeature.view(state)) }

  var requests: [HostRequest] { asked.map { asked in asked.request } }

  mutating func send(_ actions: SettingsFeature.Action...) {
    for action in actions {
      for effect in SettingsFeature.reduce(&state, action, moment) {
        switch effect {
        case .ask(let request, let answer): asked.append((request, answer))
        case .submit(let command), .bring(let command, _): commands.append(command)
        }
      }
    }
  }

  /// Answers the oldest request to `path`, whatever else the page has asked for.
  mutating func answer(_ answer: HostAnswer, to path: String = "/api/account/sessions") {
    let index = asked.firstIndex { asked in
      if case .http(let exchange) = asked.request { exchange.path == path } else { false }
    }
    guard let index else { return }
    if let action = asked.remove(at: index).answer(answer) { send(action) }
  }
}

private let moment = Moment(
  instant: Instant(milliseconds: 1_790_000_000_000), zone: .utc,
  entropy: Entropy(high: 1, low: 2))

/// A problem as the server tells it.
func problem(_ status: Int, _ code: String, _ members: String = "") -> HostAnswer {
  .http(status: status, body: #"{"code":"\#(code)"\#(members)}"#)
}
