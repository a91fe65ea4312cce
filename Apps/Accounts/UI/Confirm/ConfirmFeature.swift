import AccountsDomain
import Calendar
import Core
import Design
import View
import Wire

/// "Check your mail": the code that was sent, sending it again, and the link that does the same.
///
/// A parent shows it after the server has answered a sign-up with 202, or on the account page while
/// the address is not confirmed. It calls ``begin(_:)`` when it opens it and reacts to `delegate`.
public enum ConfirmFeature: Feature {
  /// What the code completes.
  public enum Purpose: Hashable, Sendable {
    /// A sign-up of this browser: the session begins with it.
    case signUp
    /// The address of the person who is signed in.
    case address
    /// What is to become the address of the person who is signed in.
    case newAddress
  }

  public struct State: Hashable, Sendable {
    public let purpose: Purpose
    /// Where the message went, as the person typed it; empty when a link was opened in a new tab.
    public var email: String
    public var language: Language
    public var code = ""
    public var phase = FormPhase.editing
    /// Seconds until it may be sent again; 0 when it may be now.
    public var wait: Int
    public var isResending = false
    public var wasResent = false
    /// How often it was looked whether another tab has completed it.
    var watches = 0
    /// The secret of a link that was opened.
    public var token: String?
    /// Whether a link was opened here: then no other tab does this one's work.
    let isLink: Bool

    /// - Parameter wait: The `resendAfter` of the server's answer.
    public init(
      purpose: Purpose, email: String, language: Language, wait: Int = 60, token: String? = nil
    ) {
      self.purpose = purpose
      self.email = email
      self.language = language
      self.wait = wait
      self.token = token
      isLink = token != nil
    }
  }

  public enum Action {
    // What the person did.
    case codeChanged(String)
    case sent
    case resendTapped
    // What came back.
    case ticked
    /// Time to look whether the link was opened in another tab.
    case watchDue
    case watched
    case answered(HostAnswer)
    case resendAnswered(HostAnswer)
    // What the parent must know.
    case delegate(Delegate)
  }

  public enum Delegate: Hashable, Sendable {
    /// The sign-up is complete.
    case signedIn(SignedInSession)
    /// The address of the signed-in person is confirmed.
    case confirmed
    /// The person wants to correct the address.
    case changeAddress
  }

  /// What has to be asked when the screen opens: the countdown, and the link's secret if there is
  /// one.
  public static func begin(_ state: inout State) -> [Effect<Action, Never>] {
    (state.token == nil ? [] : state.send()) + state.countdown + state.watch()
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .codeChanged(let text):
      state.code = digits(of: text)
      state.phase.edited()
      // The sixth digit says that all is typed.
      return state.code.utf8.count == 6 ? state.send() : []
    case .sent: return state.send()
    case .resendTapped: return state.resend()
    case .ticked:
      if state.wait > 0 { state.wait -= 1 }
      return state.countdown
    case .watchDue: return state.look()
    case .watched: return state.watch()
    case .answered(let answer): state.receive(answer)
    case .resendAnswered(let answer): return state.receiveResend(answer)
    case .delegate: state.phase = .editing
    }
    return []
  }

  /// Digits only, at most six: spaces and dashes come with copying.
  static func digits(of text: String) -> String {
    var digits = ""
    for scalar in text.unicodeScalars where ("0"..."9").contains(scalar) {
      if digits.utf8.count < 6 { digits.unicodeScalars.append(scalar) }
    }
    return digits
  }

  static func read(_ answer: HostAnswer) -> Action {
    guard case .http(let status, let body) = answer, status / 100 == 2 else {
      return .answered(answer)
    }
    if case .some(.some(let session)) = SignedInSession.read(body) {
      return .delegate(.signedIn(session))
    }
    return .delegate(.confirmed)
  }
}

extension ConfirmFeature.State {
  private var path: String {
    switch purpose {
    case .signUp: "/api/account/sign-up/"
    case .address: "/api/account/confirmation/"
    case .newAddress: "/api/account/identifiers/email"
    }
  }

  mutating func send() -> [Effect<ConfirmFeature.Action, Never>] {
    guard phase != .sending else { return [] }
    let body: JSON
    if code.utf8.count == 6 {
      body = .object(["code": .string(code)])
    } else if let token {
      body = .object(["token": .string(token)])
    } else {
      return [.tell(.focus(elementID: "code"))]
    }
    phase = .sending
    token = nil
    let word: String
    switch purpose {
    case .signUp: word = "confirm"
    case .address: word = "check"
    case .newAddress: word = "/confirm"
    }
    let request = HostRequest.post(path + word, body: body.text, timeout: 30_000)
    return [.ask(request, answer: ConfirmFeature.read)]
  }

  mutating func resend() -> [Effect<ConfirmFeature.Action, Never>] {
    guard wait == 0, !isResending else { return [] }
    isResending = true
    wasResent = false
    let word: String
    var body = "{}"
    switch purpose {
    case .signUp: word = "resend"
    case .address: word = "send"
    case .newAddress:
      word = ""
      body = JSON.object(["email": .string(email)]).text
    }
    let request = HostRequest.post(path + word, body: body)
    return [.ask(request, answer: { answer in .resendAnswered(answer) })]
  }

  var countdown: [Effect<ConfirmFeature.Action, Never>] {
    guard wait > 0 else { return [] }
    return [
      .ask(.timer(key: "confirm-resend", milliseconds: 1_000), answer: { _ in .ticked })
    ]
  }

  mutating func receive(_ answer: HostAnswer) {
    phase = .failed(AccountProblem.of(answer))
    code = ""
  }

  mutating func receiveResend(_ answer: HostAnswer) -> [Effect<ConfirmFeature.Action, Never>] {
    isResending = false
    if case .http(202, _) = answer {
      wait = 60
      wasResent = true
      code = ""
      phase = .editing
      return countdown
    }
    let problem = AccountProblem.of(answer)
    phase = .failed(problem)
    guard let seconds = problem.retryAfter else { return [] }
    wait = seconds
    return countdown
  }
}

extension AccountProblem {
  /// What an answer that is no success says.
  static func of(_ answer: HostAnswer) -> AccountProblem {
    switch answer {
    case .http(_, let body): AccountProblem.read(body)
    case .failed(let reason): AccountProblem(code: reason)
    default: AccountProblem(code: "internal")
    }
  }
}
