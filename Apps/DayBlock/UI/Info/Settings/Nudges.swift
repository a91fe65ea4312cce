import Calendar
import Core
import DayBlockDomain
import Design
import View

// Whether the server may knock while nobody looks: a timer that was forgotten, a finished half
// block.
extension DayBlockFeature.State {
  static func nudges(reading remembered: [String: String], of user: UserID) -> PushSwitch {
    PushSwitch(of: DayBlockDomain.app, kept: remembered[DayBlockMemory.nudges.key(of: user)])
  }

  mutating func turnNudges(on isOn: Bool) -> Effects {
    asked(info.nudges.turn(on: isOn))
  }

  mutating func answeredNudges(_ answer: PushSwitch.Answer) -> Effects {
    let steps = info.nudges.receive(answer, language: language.rawValue, zone: zone.name)
    guard !info.nudges.isWorking else { return asked(steps) }
    let key = DayBlockMemory.nudges.key(of: me)
    return [.tell(.remember(key: key, value: info.nudges.kept))] + asked(steps)
  }

  private func asked(_ steps: [PushSwitch.Step]) -> Effects {
    steps.map { step in
      .ask(step.request, answer: { answer in .inner(.info(.nudges(step.answer(answer)))) })
    }
  }
}

extension PushSwitch.Problem {
  var text: NudgeText {
    switch self {
    case .denied: .denied
    case .unsupported: .unsupported
    case .offline: .offline
    case .failed: .failed
    }
  }
}

/// Messages to this device.
enum NudgeText: PhraseBook {
  case title, switchTitle, switchHint, plans, plansHint, denied, unsupported, offline, failed

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Notifications", "알림")
    case .switchTitle: Phrase("Notifications on this device", "이 기기로 알림 받기")
    case .switchHint:
      Phrase("For forgotten timers and at each half-block", "타이머를 잊은 것 같을 때와 반 블럭마다")
    case .plans: Phrase("Plan reminders", "계획 알림")
    case .plansHint:
      Phrase(
        "When a planned block starts, on every device with notifications on",
        "계획한 블럭을 시작할 시간에, 알림을 켠 모든 기기에서")
    case .denied:
      Phrase(
        "Notifications are blocked. Allow them for this site in the browser's settings.",
        "브라우저가 알림을 막고 있어요. 이 사이트의 브라우저 설정에서 바꿀 수 있어요.")
    case .unsupported:
      Phrase("This browser or server doesn't support notifications.", "이 브라우저나 서버에서는 알림을 쓸 수 없어요.")
    case .offline:
      Phrase("There is no connection right now.", "지금은 연결되어 있지 않아요.")
    case .failed: Phrase("That did not work. Try again.", "잘되지 않았어요. 다시 시도해 주세요.")
    }
  }
}
