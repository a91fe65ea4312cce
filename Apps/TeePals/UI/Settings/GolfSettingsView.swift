import Calendar
import Core
import Design
import TeePalsDomain
import View

/// TeePals' settings. Each is saved when it is chosen.
enum GolfSettingsView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    return element("div", .class("screen"), .key("golf-settings")) {
      topBar(title: words(GolfSettingsText.title), language: state.language, back: .closed)
      TeeStates.notices(state)
      element("div", .class("page")) {
        element("div", .class("column")) {
          device(state)
          push(state)
          quiet(state)
          digest(state)
          CalendarView.section(state)
          links(state)
        }
      }
    }
  }

  private static func device(_ state: State) -> Piece {
    let words = state.words
    let push = state.profile.push
    return section(id: "golf-device", words(GolfSettingsText.device)) {
      box(.group) {
        switchRow(
          id: "golf-device-switch",
          FieldLabel(
            words(GolfSettingsText.deviceSwitch), hint: words(GolfSettingsText.deviceHint)),
          isOn: push.isOn, isDisabled: push.isWorking,
          onToggle: { isOn in .profile(.setting(.pushToggled(isOn))) })
      }
      if let problem = push.problem { fault(words(problem.text)) }
    }
  }

  private static func push(_ state: State) -> Piece {
    let words = state.words
    let pushed = state.golfSettings.pushed
    return section(id: "golf-calls", words(GolfSettingsText.push)) {
      paragraph(words(GolfSettingsText.callsLead), "soft")
      box(.group) {
        for category in NotificationCategory.allCases {
          switchRow(
            id: "golf-push-" + category.rawValue,
            FieldLabel(words(category.title), hint: words(category.hint)),
            isOn: pushed.contains(category),
            onToggle: { isOn in .profile(.setting(.pushed(category, isOn))) })
        }
      }
    }
  }

  private static func quiet(_ state: State) -> Piece {
    let words = state.words
    let hours = state.golfSettings.quietHours
    return section(id: "golf-quiet", words(GolfSettingsText.quiet)) {
      box(.group) {
        switchRow(
          id: "golf-quiet-switch",
          FieldLabel(words(GolfSettingsText.quietSwitch), hint: words(GolfSettingsText.quietHint)),
          isOn: hours != nil, onToggle: { isOn in .profile(.setting(.quietToggled(isOn))) })
        if let hours {
          element("div", .class("tee-times"), .key("times")) {
            time("golf-quiet-from", words(GolfSettingsText.from), hours.from) { text in
              .quietFrom(text)
            }
            time("golf-quiet-to", words(GolfSettingsText.to), hours.to) { text in .quietTo(text) }
          }
        }
      }
    }
  }

  private static func time(
    _ id: String, _ title: String, _ time: TimeOfDay,
    _ action: @escaping (String) -> SettingAction
  ) -> Piece {
    element("div", .class("field"), .key(id)) {
      element("label", .attribute("for", id)) { title }
      element(
        "input", .id(id), .class("input"), .attribute("type", "time"), .value(time.description),
        .onChange({ text in .profile(.setting(action(text))) }))
    }
  }

  private static func digest(_ state: State) -> Piece {
    let words = state.words
    return section(id: "golf-digest-title", words(GolfSettingsText.digest)) {
      box(.group) {
        settingSelect(
          id: "golf-digest",
          FieldLabel(words(GolfSettingsText.digest), hint: words(GolfSettingsText.digestHint)),
          options: MailDigest.allCases.map { digest in (digest.rawValue, words(digest.title)) },
          value: state.golfSettings.digest.rawValue,
          onChange: { word in .profile(.setting(.digestChosen(word))) })
      }
    }
  }

  private static func links(_ state: State) -> Piece {
    let words = state.words
    return section(id: "golf-more", words(GolfSettingsText.more)) {
      box(.group) {
        GolferFacts.line(.lock, words(GolfSettingsText.blocked), .went(.blocked))
        if !state.golfSettings.hidden.isEmpty {
          GolferFacts.line(
            .refresh, words(GolfSettingsText.showHidden, count: state.golfSettings.hidden.count),
            .profile(.setting(.hiddenShown)))
        }
        GolferFacts.line(.warning, words(GolfSettingsText.refused), .went(.refused))
        GolferFacts.line(.hand, words(StandingText.entrance), .went(.standing))
        if state.isModerator {
          GolferFacts.line(.flag, words(ModerationText.title), .went(.moderation(.queue)))
        }
        GolferFacts.line(.globe, words(GolfSettingsText.suite), .suiteSettingsWanted)
        element("a", .class("tee-line"), .attribute("href", "/")) {
          Icon.launcher.node()
          element("span", .class("grow")) { words(GolfSettingsText.apps) }
          Icon.chevronRight.node(.small)
        }
      }
    }
  }
}

extension PushSwitch.Problem {
  fileprivate var text: GolfSettingsText {
    switch self {
    case .denied: .deviceDenied
    case .unsupported: .deviceUnsupported
    case .offline: .deviceOffline
    case .failed: .deviceFailed
    }
  }
}

extension NotificationCategory {
  fileprivate var title: GolfSettingsText {
    switch self {
    case .rounds: .rounds
    case .chat: .chat
    case .social: .social
    case .system: .system
    }
  }

  fileprivate var hint: GolfSettingsText {
    switch self {
    case .rounds: .roundsHint
    case .chat: .chatHint
    case .social: .socialHint
    case .system: .systemHint
    }
  }
}

extension MailDigest {
  fileprivate var title: GolfSettingsText {
    switch self {
    case .never: .never
    case .daily: .daily
    case .weekly: .weekly
    }
  }
}
