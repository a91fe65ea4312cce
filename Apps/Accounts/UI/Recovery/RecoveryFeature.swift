import AccountsDomain
import Calendar
import Core
import Design
import View
import Wire

/// Getting back in: a message to the address, then a new password by its link or its code.
public enum RecoveryFeature: Feature {
  public enum Step: Hashable, Sendable {
    /// Which address?
    case asking
    /// A message is on its way, if there is somebody to send it to.
    case sent
    /// The same, about how one signs in: there is nothing to type.
    case loginSent
    /// The link of a message was opened.
    case choosing(token: String)
    /// An account without a password: one can be set from a moment on, or with a recovery code.
    case waiting(token: String, opens: Instant)
    /// Questions have to be answered too. Without a token it is the code that proves the rest.
    case answering(token: String?)
    /// The password is changed.
    case done
  }

  public struct State: Hashable, Sendable {
    public var step: Step
    public var language: Language
    /// An address; for being reminded of the login a telephone number will do too.
    public var email = ""
    /// Whether this server sends text messages.
    public var takesPhones = false
    public var code = ""
    public var password = ""
    public var passwordShown = false
    /// A recovery code, which ends the wait, or stands in for answers.
    public var paper = ""
    public var challenge = SecurityAnswerChallenge()
    public var phase = FormPhase.editing
    /// What the server holds passwords to.
    public var rules = PasswordRules.modern
    /// Shown once the person has tried to send.
    public var emailChecked = false
    public var passwordChecked = false

    public init(step: Step = .asking, email: String = "", language: Language) {
      self.step = step
      self.email = email
      self.language = language
    }

    public var emailFault: EmailAddress.Fault? {
      do throws(EmailAddress.Fault) {
        _ = try EmailAddress(email)
        return nil
      } catch { return error }
    }

    public var passwordFault: PasswordRules.Fault? { rules.fault(of: password, login: email) }
  }

  public enum Action {
    // What the person did.
    case emailChanged(String)
    case codeChanged(String)
    case passwordChanged(String)
    case passwordShownToggled
    case passwordAsked
    case loginAsked
    case emailLeft
    case passwordSent
    case paperChanged(String)
    case paperSent
    case answerChanged(Int, String)
    case answersSent
    case paperToggled
    case startedOver
    // What came back.
    case offerAnswered(HostAnswer)
    case asked(HostAnswer)
    case loginAnswered(HostAnswer)
    case changed(HostAnswer)
    // What the parent must know.
    case delegate(Delegate)
  }

  public enum Delegate: Hashable, Sendable {
    /// Back to signing in, with this address.
    case signIn(email: String)
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .emailChanged(let text):
      state.email = text
      state.phase.edited()
    case .codeChanged(let text):
      state.code = ConfirmFeature.digits(of: text)
      state.phase.edited()
    case .passwordChanged(let text):
      state.password = text
      state.phase.edited()
    case .passwordShownToggled: state.passwordShown.toggle()
    case .passwordAsked: return state.ask("forgot-password") { answer in .asked(answer) }
    case .loginAsked: return state.askLogin()
    case .emailLeft: if state.phone != nil { state.email = PhoneTyping.settled(state.email) }
    case .offerAnswered(let answer): state.takesPhones = PhoneOffer.isMade(answer)
    case .passwordSent: return state.change()
    case .paperChanged(let text):
      state.paper = text
      state.phase.edited()
    case .paperSent: return state.sendPaper()
    case .answerChanged(let place, let text):
      state.challenge.set(text, at: place)
      state.phase.edited()
    case .answersSent: return state.sendAnswers()
    case .paperToggled:
      state.challenge.isOnPaper.toggle()
      state.phase.edited()
    case .startedOver:
      let (rules, takesPhones) = (state.rules, state.takesPhones)
      state = State(email: state.email, language: state.language)
      state.rules = rules
      state.takesPhones = takesPhones
    case .asked(let answer): state.receive(answer, status: 202, next: .sent)
    case .loginAnswered(let answer): state.receive(answer, status: 202, next: .loginSent)
    case .changed(let answer):
      if case .http(202, let body) = answer {
        if !state.poses(body) { state.wait(body) }
      } else if !state.rests(answer) {
        state.receive(answer, status: 204, next: .done)
      }
      if state.step == .done {
        state.password = ""
        state.paper = ""
        state.challenge = SecurityAnswerChallenge()
      }
    case .delegate: break
    }
    return []
  }
}

extension RecoveryFeature.State {
  /// The number, when it is one and not an address.
  var phone: PhoneNumber? {
    guard takesPhones else { return nil }
    do throws(PhoneNumber.Fault) { return try PhoneNumber(email) } catch { return nil }
  }

  /// Asks to be reminded of the login, by email or by text message.
  mutating func askLogin() -> [Effect<RecoveryFeature.Action, Never>] {
    guard let phone else { return ask("forgot-login") { answer in .loginAnswered(answer) } }
    guard phase != .sending else { return [] }
    phase = .sending
    let body = JSON.object(["phone": .string(phone.e164)])
    let request = HostRequest.post("/api/account/forgot-login", body: body.text)
    return [.ask(request, answer: { answer in .loginAnswered(answer) })]
  }

  mutating func ask(
    _ what: String, _ answered: @escaping (HostAnswer) -> RecoveryFeature.Action
  ) -> [Effect<RecoveryFeature.Action, Never>] {
    guard phase != .sending else { return [] }
    emailChecked = true
    guard emailFault == nil else { return [.tell(.focus(elementID: "email"))] }
    phase = .sending
    let body = JSON.object(["email": .string(email)])
    let request = HostRequest.post("/api/account/" + what, body: body.text)
    return [.ask(request, answer: { answer in answered(answer) })]
  }

  mutating func change() -> [Effect<RecoveryFeature.Action, Never>] {
    guard phase != .sending else { return [] }
    passwordChecked = true
    if case .choosing = step {
      // The link proves it.
    } else if code.utf8.count != 6 {
      return [.tell(.focus(elementID: "code"))]
    }
    guard passwordFault == nil else { return [.tell(.focus(elementID: "password"))] }
    phase = .sending
    let body = JSON.object([proof, JSON.Member("password", .string(password))])
    let request = HostRequest.post("/api/account/reset-password", body: body.text, timeout: 30_000)
    return [.ask(request, answer: { answer in .changed(answer) })]
  }

  /// The password just typed is kept on the page for a recovery code; nowhere else.
  mutating func wait(_ body: String) {
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(body))
      step = .waiting(
        token: try cursor.required("token").string(limit: 128),
        opens: try cursor.required("opensAt").instant())
      phase = .editing
    } catch { phase = .failed(AccountProblem(code: "internal")) }
  }

  mutating func sendPaper() -> [Effect<RecoveryFeature.Action, Never>] {
    guard phase != .sending else { return [] }
    guard !paper.isEmpty else { return [.tell(.focus(elementID: "recovery-code"))] }
    passwordChecked = true
    guard passwordFault == nil else { return [.tell(.focus(elementID: "password"))] }
    return send(JSON.Member("recoveryCode", .string(paper)))
  }

  /// Hands the new password in again with what else proves that it is the person.
  mutating func send(_ more: JSON.Member) -> [Effect<RecoveryFeature.Action, Never>] {
    phase = .sending
    let body = JSON.object([proof, JSON.Member("password", .string(password)), more])
    let request = HostRequest.post("/api/account/reset-password", body: body.text, timeout: 30_000)
    return [.ask(request, answer: { answer in .changed(answer) })]
  }

  /// The link's token, or the code that was typed.
  private var proof: JSON.Member {
    switch step {
    case .choosing(let token), .waiting(let token, _), .answering(let token?):
      JSON.Member("token", .string(token))
    default: JSON.Member("code", .string(code))
    }
  }

  mutating func receive(_ answer: HostAnswer, status: Int, next: RecoveryFeature.Step) {
    if case .http(status, _) = answer {
      phase = .editing
      step = next
    } else {
      phase = .failed(AccountProblem.of(answer))
    }
  }
}
