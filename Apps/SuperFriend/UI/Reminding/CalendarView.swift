import Core
import Design
import SuperFriendDomain
import View

/// When friends are due, in other programs.
enum CalendarView {
  static func section(_ state: State) -> Piece {
    let words = state.words
    let calendar = state.reminding.calendar
    return Design.section(id: "settings-calendar", words(CalendarText.title)) {
      paragraph(words(CalendarText.lead), "soft")
      if !state.sync.isOnline {
        banner(words(CalendarText.offline), icon: .cloudOff)
      } else if let problem = calendar.problem {
        fault(words(problem == .busy ? CalendarText.busy : .failed))
      }
      if !calendar.address.isEmpty {
        element("p", .class("address"), .id("calendar-address")) { calendar.address }
        paragraph(words(CalendarText.secret), "callout")
      } else if calendar.exists == true {
        paragraph(words(CalendarText.elsewhere), "callout")
      }
      buttons(state)
      box(.group) {
        switchRow(
          id: "setting-alarms", FieldLabel(words(CalendarText.alarms)),
          isOn: state.settings.calendarAlarms,
          onToggle: { on in .settingChosen(.calendarAlarms(on)) })
      }
    }
  }

  private static func buttons(_ state: State) -> Piece {
    let words = state.words
    let calendar = state.reminding.calendar
    let traits: ButtonTraits =
      calendar.isWorking ? .loading : state.canShare ? [] : .disabled
    return line("wraps") {
      if !calendar.address.isEmpty {
        button(words(CalendarText.copy), .filled, icon: .copy, action: act(.copied))
        element("a", .class("button naked"), .attribute("href", calendar.subscription)) {
          Icon.calendar.node()
          element("span") { words(CalendarText.open) }
        }
      }
      switch calendar.exists {
      case true?:
        button(
          words(CalendarText.remake), .naked, icon: .link, traits: traits, action: act(.made))
        button(
          words(CalendarText.stop), .naked, traits: traits.union(.destructive),
          action: act(.stopped))
      case false?:
        button(words(CalendarText.make), .filled, icon: .link, traits: traits, action: act(.made))
      // Whoever made one would replace the one that may be there.
      case nil:
        if calendar.problem != nil {
          button(
            words(KitText.retry), .filled, icon: .refresh, traits: traits,
            action: act(.lookedAgain))
        }
      }
    }
  }

  private static func act(_ action: CalendarLinkAction) -> FriendsFeature.ViewAction {
    .calendar(action)
  }
}

enum CalendarText: PhraseBook {
  case title, lead, secret, elsewhere, offline, failed, busy
  case make, remake, stop, copy, open, copied, stopped, alarms

  var phrase: Phrase {
    switch self {
    case .title: Phrase("In your calendar", "캘린더에서 보기")
    case .lead:
      Phrase(
        "Create a link and subscribe to it in your calendar app to see when friends are due. It "
          + "follows what you record.",
        "링크를 만들어 캘린더 앱에서 구독하면 언제 누구에게 연락할지 보여요. 기록하면 캘린더도 바뀌어요.")
    case .secret:
      Phrase(
        "Anyone with this link can see your friends' names. Use it in your calendar only.",
        "이 링크가 있으면 누구나 친구 이름을 볼 수 있어요. 캘린더 앱에만 넣어 주세요.")
    case .elsewhere:
      Phrase(
        "A link was created on another device, and only that device shows it. A new link replaces "
          + "it.",
        "다른 기기에서 만든 링크가 있어요. 그 기기에서만 볼 수 있고, 새로 만들면 바뀌어요.")
    case .offline:
      Phrase(
        "Links are created and turned off on the server. Try again when you're online.",
        "링크는 서버에서 만들고 중지해요. 네트워크에 연결한 뒤 다시 시도해 주세요.")
    case .failed: Phrase("That did not work. Try again.", "잘되지 않았어요. 다시 시도해 주세요.")
    case .busy:
      Phrase("Too many new links. Try again later.", "링크를 너무 자주 만들었어요. 잠시 뒤에 다시 시도해 주세요.")
    case .make: Phrase("Create calendar link", "캘린더 링크 만들기")
    case .remake: Phrase("Replace link", "새 링크로 바꾸기")
    case .stop: Phrase("Turn off link", "링크 사용 중지")
    case .copy: Phrase("Copy", "복사")
    case .open: Phrase("Open in calendar app", "캘린더 앱에서 열기")
    case .copied: Phrase("Link copied", "링크를 복사했어요")
    case .stopped: Phrase("Link turned off", "링크 사용을 중지했어요")
    case .alarms: Phrase("Alarms in the calendar", "캘린더 알람")
    }
  }
}
