import Core
import Design
import TeePalsDomain
import View

/// The person's rounds in other programs.
enum CalendarView {
  static func section(_ state: TeePalsFeature.State) -> Piece {
    let words = state.words
    let calendar = state.profile.calendar
    return Design.section(id: "golf-calendar", words(CalendarText.title)) {
      paragraph(words(CalendarText.lead), "soft")
      if !state.isOnline {
        banner(words(CalendarText.offline), icon: .cloudOff)
      } else if let problem = calendar.problem {
        fault(words(problem == .busy ? CalendarText.busy : .failed))
      }
      if !calendar.address.isEmpty {
        element("p", .class("tee-address"), .id("golf-calendar-address")) { calendar.address }
        paragraph(words(CalendarText.secret), "callout")
      } else if calendar.exists == true {
        paragraph(words(CalendarText.elsewhere), "callout")
      }
      buttons(state)
    }
  }

  private static func buttons(_ state: TeePalsFeature.State) -> Piece {
    let words = state.words
    let calendar = state.profile.calendar
    let traits: ButtonTraits =
      calendar.isWorking ? .loading : state.isOnline ? [] : .disabled
    return line("wraps") {
      if !calendar.address.isEmpty {
        button(words(CalendarText.copy), .filled, icon: .copy, action: act(.copied))
      }
      switch calendar.exists {
      case true?:
        button(
          words(CalendarText.remake), .naked, icon: .link, traits: traits,
          action: act(.remakeAsked))
        button(
          words(CalendarText.stop), .naked, traits: traits.union(.destructive),
          action: act(.stopAsked))
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

  private static func act(_ action: CalendarAction) -> TeePalsFeature.ViewAction {
    .profile(.setting(.calendar(action)))
  }
}

enum CalendarText: PhraseBook {
  case title, lead, secret, elsewhere, offline, failed, busy
  case make, remake, stop, copy, copied, stopped
  case replaceQuestion, stopQuestion, endText

  var phrase: Phrase {
    switch self {
    case .title: Phrase("In your calendar", "캘린더에서 보기")
    case .lead:
      Phrase(
        "Create a link and subscribe to it in your calendar app to see the rounds you play, at the "
          + "course's time. Changes and cancellations follow automatically.",
        "링크를 만들어 캘린더 앱에서 구독하면 참여하는 라운드가 골프장 시간으로 보여요. 변경과 취소도 자동으로 반영돼요.")
    case .secret:
      Phrase(
        "Anyone with this link can see your rounds. Use it in your calendar only.",
        "이 링크가 있으면 누구나 내 라운드를 볼 수 있어요. 캘린더 앱에만 넣어 주세요.")
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
    case .busy: Phrase("Too many new links. Try again later.", "링크를 너무 자주 만들었어요. 잠시 뒤에 다시 시도해 주세요.")
    case .make: Phrase("Create calendar link", "캘린더 링크 만들기")
    case .remake: Phrase("Replace link", "새 링크로 바꾸기")
    case .stop: Phrase("Turn off link", "링크 사용 중지")
    case .copy: Phrase("Copy", "복사")
    case .copied: Phrase("Link copied", "링크를 복사했어요")
    case .stopped: Phrase("Link turned off", "링크 사용을 중지했어요")
    case .replaceQuestion: Phrase("Replace the link?", "새 링크로 바꿀까요?")
    case .stopQuestion: Phrase("Turn off the link?", "링크 사용을 중지할까요?")
    case .endText:
      Phrase(
        "Calendars that use the current link will no longer get your rounds.",
        "지금 링크를 쓰는 캘린더에는 더 이상 라운드가 보이지 않아요.")
    }
  }
}
