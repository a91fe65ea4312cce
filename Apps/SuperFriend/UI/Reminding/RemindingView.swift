import Calendar
import Design
import SuperFriendDomain
import View

/// How the person wants to be reminded, in the settings.
enum RemindingView {
  static func section(_ state: State) -> Piece {
    let words = state.words
    return Design.section(id: "settings-reminders", words(ReminderText.title)) {
      if !state.hasAccount {
        banner(words(ReminderText.needsAccount), icon: .lock)
      } else {
        box(.group) { rows(state) }
        if state.settings.reminders == .push, let problem = state.reminding.push.problem {
          fault(words(problem.text))
        }
        if state.settings.reminders != .off { paragraph(words(ReminderText.unsent), "soft") }
      }
    }
  }

  @NodeBuilder<FriendsFeature.ViewAction>
  private static func rows(_ state: State) -> [Piece] {
    let words = state.words
    let settings = state.settings
    settingSelect(
      id: "setting-reminders",
      FieldLabel(words(ReminderText.way), hint: words(ReminderText.wayHint)),
      options: [
        (ReminderWay.off.rawValue, words(ReminderText.off)),
        (ReminderWay.push.rawValue, words(ReminderText.push)),
        (ReminderWay.email.rawValue, words(ReminderText.email)),
      ], value: settings.reminders.rawValue,
      onChange: { word in .reminding(.wayChosen(ReminderWay(rawValue: word) ?? .off)) })
    if settings.reminders == .push { device(state) }
    if settings.reminders != .off { times(state) }
    if settings.reminders == .push {
      switchRow(
        id: "setting-each",
        FieldLabel(words(ReminderText.each), hint: words(ReminderText.eachHint)),
        isOn: settings.remindsOfEach, onToggle: { on in .settingChosen(.remindsOfEach(on)) })
    }
    switchRow(
      id: "setting-birthdays",
      FieldLabel(words(ReminderText.birthdays), hint: words(ReminderText.birthdaysHint)),
      isOn: settings.showsBirthdays, onToggle: { on in .settingChosen(.showsBirthdays(on)) })
  }

  private static func device(_ state: State) -> Piece {
    let words = state.words
    let push = state.reminding.push
    return switchRow(
      id: "setting-device",
      FieldLabel(words(ReminderText.device), hint: words(ReminderText.deviceHint)),
      isOn: push.isOn, isDisabled: push.isWorking,
      onToggle: { on in .reminding(.pushToggled(on)) })
  }

  @NodeBuilder<FriendsFeature.ViewAction>
  private static func times(_ state: State) -> [Piece] {
    let words = state.words
    let settings = state.settings
    let quiet = settings.quietHours
    hour("setting-reminder-hour", words(ReminderText.hour), settings.reminderHour, words) { hour in
      .reminderHour(hour)
    }
    element("div", .class("setting"), .key("reminder-days")) {
      choices(
        words(ReminderText.days),
        Weekday.allCases.map { day in
          choice(
            words.formats.weekday(day, .short), isChosen: settings.reminderDays.contains(day),
            action: .reminding(.dayToggled(day)))
        })
    }
    hour("setting-quiet-from", words(ReminderText.from), quiet.from, words) { hour in
      .quietHours(ReminderQuietHours(from: hour, to: quiet.to) ?? quiet)
    }
    hour("setting-quiet-to", words(ReminderText.to), quiet.to, words) { hour in
      .quietHours(ReminderQuietHours(from: quiet.from, to: hour) ?? quiet)
    }
  }

  private static func hour(
    _ id: String, _ title: String, _ hour: Int, _ words: Words,
    _ change: @escaping (Int) -> SettingChange
  ) -> Piece {
    settingSelect(
      id: id, FieldLabel(title),
      options: ReminderQuietHours.hours.map { hour in
        (
          String(hour),
          TimeOfDay(hour: hour, minute: 0).map { time in words.formats.time(time) } ?? ""
        )
      }, value: String(hour),
      onChange: { text in .settingChosen(change(Int(text) ?? hour)) })
  }
}

extension PushSwitch.Problem {
  fileprivate var text: ReminderText {
    switch self {
    case .denied: .denied
    case .unsupported: .unsupported
    case .offline: .offline
    case .failed: .failed
    }
  }
}
