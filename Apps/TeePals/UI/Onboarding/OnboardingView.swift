import Calendar
import Core
import Design
import TeePalsDomain
import View

/// The first steps of a new golfer: full screen, one question each (specification §5.4).
enum OnboardingView {
  static func view(_ state: State) -> Piece {
    let step = state.profile.welcome.step
    return element(
      "form", .class("screen"), .key("welcome-" + step.rawValue),
      .attribute("novalidate", "novalidate"), .onSubmit(.profile(.welcome(.submitted))),
      .onBack(step.previous.map { previous in .profile(.welcome(.went(previous))) })
    ) {
      top(state, step)
      element("div", .class("page")) {
        element("div", .class("column tee-welcome")) {
          element(
            "h1", .class("tee-question"), .id("welcome-title"), .attribute("tabindex", "-1")
          ) { state.words(step.title) }
          paragraph(state.words(step.lead, text: String(state.rules.youngest)), "soft")
          fields(state, step)
        }
      }
      foot(state, step)
    }
  }

  /// "2/4", the way back, and the way out.
  private static func top(_ state: State, _ step: WelcomeStep) -> Piece {
    let words = state.words
    let total = String(WelcomeStep.allCases.count)
    let number = String(step.number)
    return element("header", .class("top-bar")) {
      if let previous = step.previous {
        iconButton(
          .back, label: words(WelcomeText.back), .filled,
          action: .profile(.welcome(.went(previous))))
      }
      element("div", .class("tee-steps grow")) {
        measure(
          words(WelcomeText.progressSpoken, name: number, text: total), done: step.number,
          total: WelcomeStep.allCases.count)
        element("span", .class("callout soft figures"), .aria("hidden", "true")) {
          words(WelcomeText.progress, name: number, text: total)
        }
      }
      iconButton(.person, label: words(WelcomeText.account), action: .suiteSettingsWanted)
    }
  }

  private static func fields(_ state: State, _ step: WelcomeStep) -> Piece {
    let answers = state.profile.welcome.answers
    switch step {
    case .name:
      return .fragment([
        field(
          state, .firstName, .firstName, value: answers.firstName, completion: "given-name"),
        field(state, .lastName, .lastName, value: answers.lastName, completion: "family-name"),
      ])
    case .birthDate: return birthDate(state)
    case .city:
      return stack("wide-gap") {
        CityPicker.view(state, chosen: answers.city)
        if let fault = state.profile.welcome.fault { Design.fault(state.words.reason(fault)) }
      }
    case .gender: return genders(state)
    }
  }

  private static func field(
    _ state: State, _ field: WelcomeField, _ title: WelcomeText, value: String, completion: String
  ) -> Piece {
    var label = FieldLabel(state.words(title))
    if let fault = state.profile.welcome.fault, fault.isAbout(field) {
      label.fault = state.words.reason(fault)
    }
    return textField(
      id: "welcome-" + field.rawValue, label, value: value,
      attributes: [
        .attribute("autocomplete", completion), .attribute("autocapitalize", "words"),
        .attribute("maxlength", "60"),
      ], onInput: { text in .profile(.welcome(.typed(field, text))) })
  }

  private static func birthDate(_ state: State) -> Piece {
    let words = state.words
    let today = state.moment.today
    var label = FieldLabel(words(WelcomeText.birthDate))
    if let fault = state.profile.welcome.fault { label.fault = words.reason(fault) }
    let typed = state.profile.welcome.answers.birthDate
    return stack("wide-gap") {
      dateField(
        id: "welcome-birthDate", label, value: typed,
        from: today.adding(months: -1_200).description,
        to: today.adding(months: -12 * state.rules.youngest).description,
        attributes: [
          .attribute("autocomplete", "bday"),
          .onInput({ text in .profile(.welcome(.typed(.birthDate, text))) }),
        ], onChange: { text in .profile(.welcome(.typed(.birthDate, text))) })
      line {
        Icon.lock.node(.small)
        paragraph(words(WelcomeText.birthPrivate), "callout soft")
      }
    }
  }

  private static func genders(_ state: State) -> Piece {
    let chosen = state.profile.welcome.answers.gender
    return stack {
      element(
        "div", .class("tee-options"), .attribute("role", "group"),
        .aria("labelledby", "welcome-title")
      ) {
        for gender in Gender.allCases {
          element(
            "button", .key(gender.rawValue), .class("tee-option"), .attribute("type", "button"),
            .aria("pressed", chosen == gender ? "true" : "false"),
            .onClick(.profile(.welcome(.genderChosen(gender))))
          ) {
            element("span") { state.words.gender(gender) }
            Icon.check.node()
          }
        }
      }
      if let fault = state.profile.welcome.fault { Design.fault(state.words.reason(fault)) }
    }
  }

  private static func foot(_ state: State, _ step: WelcomeStep) -> Piece {
    let words = state.words
    return element("div", .class("screen-foot tee-foot")) {
      if !state.sync.isReachable {
        element("p", .class("callout soft"), .attribute("role", "status")) {
          words(WelcomeText.kept)
        }
      }
      button(
        words(step.next == nil ? WelcomeText.finish : .next), .prominent, traits: .wide)
    }
  }
}

extension WelcomeStep {
  var title: WelcomeText {
    switch self {
    case .name: .nameTitle
    case .birthDate: .birthTitle
    case .city: .cityTitle
    case .gender: .genderTitle
    }
  }

  var lead: WelcomeText {
    switch self {
    case .name: .nameLead
    case .birthDate: .birthLead
    case .city: .cityLead
    case .gender: .genderLead
    }
  }
}

extension TeePalsRejection {
  fileprivate func isAbout(_ field: WelcomeField) -> Bool {
    guard case .invalid(let wrong, _) = self else { return false }
    return sameBytes(wrong.rawValue, field.rawValue)
  }
}
