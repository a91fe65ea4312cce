import AccountsDomain
import Calendar
import Core
import Design
import View
import Wire

/// Signing up, step by step.
///
/// The parent shows ``State/step`` as the address and calls ``open(_:in:)`` when the person moves
/// through history; it reacts to `delegate`.
public enum SignUpFeature: Feature {
  public struct State: Hashable, Sendable {
    public internal(set) var step = SignUpStep.identify
    public var language: Language {
      didSet { confirm?.language = language }
    }
    public var email = ""
    public internal(set) var displayName = ""
    public internal(set) var username = ""
    public internal(set) var usernameCheck = FieldCheck()
    public internal(set) var password = ""
    /// Asked for only while the password is hidden.
    public internal(set) var passwordAgain = ""
    public internal(set) var passwordShown = true
    public internal(set) var phoneOffer = PhoneOffer.unknown
    /// The person wants to go on, and the server has still to say where.
    var awaitsOffer = false
    public internal(set) var phone = ""
    /// Made on this device, once.
    public internal(set) var codes: [String] = []
    public internal(set) var codesKept = false
    public internal(set) var phase = FormPhase.editing
    /// What the server holds passwords to.
    public var rules = PasswordRules.modern
    /// The fields whose faults are said: those the person has left or tried to go on with.
    public internal(set) var checked: Set<SignUpField> = []
    /// The person tried to go on while something was wrong.
    public internal(set) var wasHeld = false
    /// Who else can say who somebody is.
    public var providers: [ProviderOffer] = []
    /// Without a connection the apps may be used on this device alone, until the account is made.
    public var canStartHere = false
    /// Waiting for the address to be confirmed.
    public internal(set) var confirm: ConfirmFeature.State?
    /// The steps that the server has nothing against, as they are filled in.
    var approved: Set<SignUpStep> = []
    /// Which question about a step waits for its answer; those before it are of no interest.
    var question = 0
    /// What the server asked the device to work out for this sign-up.
    var work: SignUpWork?
    /// Who may sign up here; nothing until the server has said.
    public internal(set) var registration: RegistrationPolicy?
    /// The secret of an invitation.
    public internal(set) var invitation: String?

    /// - Parameter draft: What an earlier run kept.
    public init(language: Language, draft: SignUpDraft = SignUpDraft()) {
      self.language = language
      email = draft.email
      displayName = draft.displayName
      username = draft.username
      phone = draft.phone
      if draft.codes.count == RecoveryCodeLetters.count { codes = draft.codes }
      invitation = draft.invitation
      if draft.isConfirming {
        confirm = ConfirmFeature.State(
          purpose: .signUp, email: draft.email, language: language, wait: 0)
      }
    }

    /// Nothing has been filled in.
    public var isUntouched: Bool { draft == SignUpDraft() && password.isEmpty }
  }

  public enum Action {
    // What the person did.
    case emailChanged(String)
    case displayNameChanged(String)
    case usernameChanged(String)
    case passwordChanged(String)
    case passwordAgainChanged(String)
    case passwordShownToggled
    case phoneChanged(String)
    case contactSkipped
    case codesCopied
    case codesSaved
    case left(SignUpField)
    /// Left long enough ago. A fault that appeared at once would push the button away from under
    /// the finger that left the field for it.
    case judged(SignUpField)
    case faultChosen(SignUpField)
    case advanced
    case backTapped
    case stepChosen(SignUpStep)
    // What came back.
    case offerAnswered(HostAnswer)
    case codeDue
    case usernameDue(String)
    case usernameAnswered(String, HostAnswer)
    case registrationAnswered(HostAnswer)
    case invitationAnswered(HostAnswer)
    case stepAnswered(Int, HostAnswer)
    case answered(HostAnswer)
    case workDue
    case confirm(ConfirmFeature.Action)
    // What the parent must know.
    case delegate(Delegate)
  }

  public enum Delegate: Hashable, Sendable {
    case signedIn(SignedInSession)
    /// The person has an account; what they typed as the address.
    case haveAccount(email: String)
    /// The person begins without an account, on this device.
    case startHere(name: String?)
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    let kept = state.draft
    var effects = state.handle(action, moment)
    if state.draft != kept {
      effects.append(.tell(.remember(key: SignUpDraft.key, value: state.draft.text)))
    }
    return effects
  }

  /// Goes to a step, or to the first one before it that is not complete.
  public static func open(_ step: SignUpStep, in state: inout State) -> [Effect<Action, Never>] {
    state.go(to: step)
  }

  static func read(_ answer: HostAnswer) -> Action {
    if case .http(201, let body) = answer,
      case .some(.some(let session)) = SignedInSession.read(body)
    {
      return .delegate(.signedIn(session))
    }
    return .answered(answer)
  }
}

extension SignUpFeature.State {
  typealias Effects = [Effect<SignUpFeature.Action, Never>]

  fileprivate mutating func handle(_ action: SignUpFeature.Action, _ moment: Moment) -> Effects {
    switch action {
    case .emailChanged(let text):
      let isFirst = email.isEmpty
      email = text
      // A password must not be the address.
      edited(.credential)
      edited(.identify)
      // Asked early, so that the number of steps is right by the time it matters.
      return isFirst ? askAboutPhones() : []
    case .displayNameChanged(let text):
      displayName = text
      phase.edited()
    case .usernameChanged(let text): return changeUsername(text)
    case .passwordChanged(let text):
      password = text
      edited(.credential)
    case .passwordAgainChanged(let text):
      passwordAgain = text
      phase.edited()
    case .passwordShownToggled:
      passwordShown.toggle()
      passwordAgain = ""
      checked.remove(.passwordAgain)
    case .phoneChanged(let text): changePhone(text)
    case .contactSkipped: return skipContact()
    case .codesCopied: return [.tell(.copy(codesText))]
    case .codesSaved:
      return [
        .tell(
          .save(name: "fieldday-recovery-codes.txt", mediaType: "text/plain", text: codesText))
      ]
    case .offerAnswered(let answer): return receiveOffer(answer)
    case .codeDue: return addCode(moment)
    case .left(let field):
      if field == .phone { phone = PhoneTyping.settled(phone) }
      return [
        .ask(
          .timer(key: "left-" + field.id, milliseconds: 500), answer: { _ in .judged(field) })
      ]
    case .judged(let field): if !text(of: field).isEmpty { checked.insert(field) }
    case .faultChosen(let field): return [.tell(.focus(elementID: field.id))]
    case .advanced: return advance()
    case .backTapped: return stepBefore.map { step in go(to: step) } ?? []
    case .stepChosen(let step): return go(to: step)
    case .usernameDue(let text): return askAboutUsername(text)
    case .usernameAnswered(let text, let answer):
      usernameCheck.answered(verdict(of: answer), for: text)
    case .registrationAnswered(let answer): receiveRegistration(answer)
    case .invitationAnswered(let answer): receiveInvitation(answer)
    case .stepAnswered(let question, let answer): return receiveStep(question, answer)
    case .answered(let answer): return receive(answer)
    case .workDue: return continueWork()
    case .confirm(let action): return reduceConfirm(action, moment)
    case .delegate(.signedIn):
      let rules = rules
      self = SignUpFeature.State(language: language)
      self.rules = rules
    case .delegate(.haveAccount): phase = .editing
    case .delegate(.startHere):
      // The account is made some other day: a secret is not kept for so long.
      password = ""
      passwordAgain = ""
      forgetCodes()
      phase = .editing
    }
    return []
  }

  private mutating func changeUsername(_ text: String) -> Effects {
    username = text
    edited(.identify)
    guard usernameCheck.changed(to: text, hasFault: usernameFault != nil) else { return [] }
    return [
      .ask(
        .timer(key: "sign-up-username", milliseconds: FieldCheck.pause),
        answer: { _ in .usernameDue(text) })
    ]
  }

  private mutating func askAboutUsername(_ text: String) -> Effects {
    // Only a text without a fault is ever due, so it fits into a path as it is.
    guard usernameCheck.due(text) else { return [] }
    let request = HostRequest.get("/api/account/username/" + text)
    return [.ask(request, answer: { answer in .usernameAnswered(text, answer) })]
  }

  /// Anything but a clear word is no answer.
  private func verdict(of answer: HostAnswer) -> FieldCheck.Verdict {
    guard case .http(200, let body) = answer else { return .unanswered }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(body))
      return try cursor.required("free").bool() ? .free : .taken
    } catch { return .unanswered }
  }
}
