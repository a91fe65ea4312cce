import AccountsDomain
import Calendar
import Core
import View
import Wire

// Going from step to step, and sending what was filled in.
extension SignUpFeature.State {
  /// What is kept for another run.
  public var draft: SignUpDraft {
    var draft = SignUpDraft()
    draft.email = email
    draft.displayName = displayName
    draft.username = username
    draft.phone = phone
    draft.isConfirming = confirm != nil
    draft.invitation = invitation
    // Half of them are none.
    if codes.count == RecoveryCodeLetters.count { draft.codes = codes }
    return draft
  }

  /// Goes to a step, or to the first one before it that is not complete, and puts the focus on its
  /// heading.
  mutating func go(to wanted: SignUpStep) -> Effects {
    var reached = SignUpStep.identify
    while reached.place < wanted.place, isComplete(reached) {
      reached = step(after: reached)
    }
    guard reached != step else { return [] }
    if isBeingJudged { stopJudging() }
    step = reached
    wasHeld = false
    if phase != .sending { phase = .editing }
    return (reached == .recovery ? makeCode() : [])
      + [.tell(.focus(elementID: reached == .done ? "code" : SignUpFeature.headingID))]
  }

  private func isComplete(_ step: SignUpStep) -> Bool {
    // Nobody has to type a password again to get back to where the code is asked for.
    if confirm != nil, step != .identify { return true }
    if step == .recovery { return codesKept }
    return step != .review && faults(at: step).isEmpty
  }

  /// The fields of a step that are wrong.
  func faults(at step: SignUpStep) -> [SignUpField] {
    SignUpField.allCases.filter { field in field.step == step && isFaulty(field) }
  }

  mutating func advance() -> Effects {
    guard phase != .sending else { return [] }
    for field in SignUpField.allCases where field.step == step { checked.insert(field) }
    if let first = faults(at: step).first {
      wasHeld = true
      return [.tell(.focus(elementID: first.id))]
    }
    switch step {
    case .identify, .credential: return approved.contains(step) ? goOn() : judge()
    case .contact, .done: return go(to: step(after: step))
    case .recovery: return keepCodes() ? go(to: step(after: step)) : []
    case .review: break
    }
    // A username may have turned out to be taken meanwhile.
    for earlier in SignUpStep.allCases where !faults(at: earlier).isEmpty {
      return go(to: earlier)
    }
    return send()
  }

  /// Nothing is wrong with the step: the next one.
  mutating func goOn() -> Effects {
    guard step == .credential else { return go(to: step(after: step)) }
    awaitsOffer = phoneOffer == .unknown || phoneOffer == .asking
    return awaitsOffer ? askAboutPhones() : go(to: step(after: step))
  }

  /// - Parameter done: The work the server asked for.
  mutating func send(_ done: JSON? = nil) -> Effects {
    phase = .sending
    let body = JSON.object([
      "email": .string(email), "password": .string(password),
      "displayName": displayName.isEmpty ? nil : .string(displayName),
      "username": username.isEmpty ? nil : .string(username),
      "language": .string(language.rawValue),
      "invitation": invitation.map { token in .string(token) },
      "phone": phone.isEmpty || phoneOffer != .offered ? nil : .string(phone),
      "recoveryCodes": .array(codes.map { code in .string(code) }), "work": done,
    ])
    let request = HostRequest.post("/api/account/sign-up", body: body.text, timeout: 30_000)
    return [.ask(request, answer: SignUpFeature.read)]
  }

  mutating func receive(_ answer: HostAnswer) -> Effects {
    if let effects = beginWork(answer) { return effects }
    work = nil
    phase = .editing
    if case .http(202, let body) = answer { return beginConfirming(body) }
    let problem = AccountProblem.of(answer)
    var effects: Effects = []
    switch problem.code {
    case "usernameTaken":
      // Said at the field.
      usernameCheck.refused(username)
      approved.remove(.identify)
      return go(to: .identify)
    case "emailInvalid", "usernameInvalid", "nameTooLong", "signUpUnavailable":
      approved.remove(.identify)
      effects = go(to: .identify)
    case "passwordRejected":
      approved.remove(.credential)
      effects = go(to: .credential)
    case "phoneInvalid", "phoneCountry": effects = go(to: .contact)
    case "recoveryCodesInvalid":
      forgetCodes()
      effects = go(to: .recovery)
    default: break
    }
    phase = .failed(problem)
    return effects
  }

  private mutating func beginConfirming(_ body: String) -> Effects {
    var next = ConfirmFeature.State(
      purpose: .signUp, email: email, language: language, wait: SignUpFeature.wait(body))
    let began = ConfirmFeature.begin(&next)
    confirm = next
    step = .done
    return began.lifted(SignUpFeature.parent)
      + [.tell(.focus(elementID: "code"))]
  }

  mutating func reduceConfirm(_ action: ConfirmFeature.Action, _ moment: Moment) -> Effects {
    guard var child = confirm else { return [] }
    let effects = ConfirmFeature.reduce(&child, action, moment)
    confirm = child
    if case .delegate(.changeAddress) = action {
      confirm = nil
      return go(to: .identify)
    }
    return effects.lifted(SignUpFeature.parent)
  }
}

extension SignUpFeature {
  static let headingID = "sign-up-heading"

  /// A child's action as this feature's: a session goes on to the parent at once.
  static func parent(_ action: ConfirmFeature.Action) -> Action {
    if case .delegate(.signedIn(let session)) = action { return .delegate(.signedIn(session)) }
    return .confirm(action)
  }

  /// Seconds until the message may be sent again.
  static func wait(_ body: String) -> Int {
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(body))
      return Int(try cursor.required("resendAfter").integer(in: 0...86_400))
    } catch { return 60 }
  }
}
