import Calendar
import Core
import Sync
import TeePalsDomain

extension TeePalsFeature.State {
  /// Looks at what the profile has already, once, and begins at what is missing.
  mutating func enterWelcome() {
    guard !profile.welcome.hasBegun else { return }
    profile.welcome.hasBegun = true
    profile.welcome.answers.fill(from: replica.profile(of: me), replica.secret(of: me))
    let names = GolferName.parts(accountName)
    if profile.welcome.answers.firstName.isEmpty, profile.welcome.answers.lastName.isEmpty {
      profile.welcome.answers.firstName = names.first
      profile.welcome.answers.lastName = names.last
      profile.welcome.step = .name
    } else {
      profile.welcome.step = profile.welcome.answers.firstMissing
    }
  }

  mutating func reduceWelcome(_ action: WelcomeAction, _ moment: Moment) -> Effects {
    switch action {
    case .typed(let field, let text):
      switch field {
      case .firstName: profile.welcome.answers.firstName = String(text.prefix(60))
      case .lastName: profile.welcome.answers.lastName = String(text.prefix(60))
      case .birthDate: profile.welcome.answers.birthDate = String(text.prefix(10))
      }
      profile.welcome.fault = nil
      return keepWelcome()
    case .genderChosen(let gender):
      profile.welcome.answers.gender = gender
      profile.welcome.fault = nil
      return keepWelcome()
    case .went(let step):
      profile.welcome.step = step
      profile.welcome.fault = nil
      return [.tell(.focus(elementID: step.focus(after: nil)))]
    case .submitted: return answerStep(moment)
    }
  }

  /// On to the next step when the answer is one; after the last one, everything is sent at once.
  private mutating func answerStep(_ moment: Moment) -> Effects {
    let step = profile.welcome.step
    if let fault = welcomeFault(step) {
      profile.welcome.fault = fault
      return [.tell(.focus(elementID: step.focus(after: fault)))]
    }
    profile.welcome.fault = nil
    if let next = step.next {
      profile.welcome.step = next
      return [.tell(.focus(elementID: next.focus(after: nil)))]
    }
    // Something of an earlier step may be missing yet, or may have become wrong meanwhile.
    for earlier in WelcomeStep.allCases {
      if let fault = welcomeFault(earlier) {
        profile.welcome.step = earlier
        profile.welcome.fault = fault
        return []
      }
    }
    var edits: [ProfileEdit] = []
    for step in WelcomeStep.allCases { edits += profile.welcome.answers.edits(of: step) }
    // What is set once and is there is not said again.
    if replica.secret(of: me)?.birthDate != nil {
      edits.removeAll { edit in if case .birthDate = edit { true } else { false } }
    }
    isProfileOnItsWay = true
    return settle(.editProfile(me, edits)) + forgetWelcome()
  }

  /// What the rules have against the answer of a step.
  func welcomeFault(_ step: WelcomeStep) -> TeePalsRejection? {
    let answers = profile.welcome.answers
    switch step {
    case .name:
      if trimmed(answers.firstName).isEmpty { return .invalid(.firstName, .missing) }
      if trimmed(answers.lastName).isEmpty { return .invalid(.lastName, .missing) }
    case .birthDate:
      if replica.secret(of: me)?.birthDate != nil { return nil }
      if CivilDate(answers.birthDate) == nil { return .invalid(.birthDate, .missing) }
    case .city: if answers.city == nil { return .invalid(.city, .missing) }
    case .gender: if answers.gender == nil { return .invalid(.gender, .missing) }
    }
    return refusal(of: .editProfile(me, answers.edits(of: step)))
  }

  /// What the rules would say to a command now.
  func refusal(of command: TeePalsCommand) -> TeePalsRejection? {
    let context = DecideContext(actor: me, command: moment.id(0x90F), at: now)
    do throws(TeePalsRejection) {
      _ = try TeePalsDomain.decide(command, context, in: replica)
      return nil
    } catch { return error }
  }

  /// Keeps the answers on the device, over a reload too.
  func keepWelcome() -> Effects {
    let text = WelcomeDraft.text(
      profile.welcome.answers, to: destination, since: profile.welcome.since)
    return [.tell(.remember(key: TeePalsMemory.welcome.key(of: me), value: text))]
  }

  /// Keeps where the person was going, after every turn that changed it.
  mutating func keepDestination() -> Effects {
    guard destination != profile.welcome.kept else { return [] }
    profile.welcome.kept = destination
    profile.welcome.since = destination == nil ? nil : way.linkedAt ?? now
    // What is wanted next has nothing to do with the link.
    way.linkedAt = nil
    return needsWelcome ? keepWelcome() : []
  }

  private func forgetWelcome() -> Effects {
    [.tell(.remember(key: TeePalsMemory.welcome.key(of: me), value: ""))]
  }
}

extension WelcomeStep {
  /// The field that is typed into next, or that is wrong.
  func focus(after fault: TeePalsRejection?) -> String {
    switch self {
    case .name:
      if case .invalid(.lastName, _)? = fault { "welcome-lastName" } else { "welcome-firstName" }
    case .birthDate: "welcome-birthDate"
    case .city: "city"
    case .gender: "welcome-title"
    }
  }
}
