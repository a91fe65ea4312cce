import Calendar
import Core
import TeePalsDomain
import View

// Whether messages come to this device while nobody looks at it.
extension TeePalsFeature.State {
  static func push(reading remembered: [String: String], of user: UserID) -> PushSwitch {
    PushSwitch(of: TeePalsDomain.app, kept: remembered[TeePalsMemory.calls.key(of: user)])
  }

  mutating func turnPush(on isOn: Bool) -> Effects {
    asked(profile.push.turn(on: isOn))
  }

  mutating func receivePush(_ answer: PushSwitch.Answer) -> Effects {
    let steps = profile.push.receive(answer, language: language.rawValue, zone: zone.name)
    guard !profile.push.isWorking else { return asked(steps) }
    let key = TeePalsMemory.calls.key(of: me)
    return [.tell(.remember(key: key, value: profile.push.kept))] + asked(steps)
  }

  private func asked(_ steps: [PushSwitch.Step]) -> Effects {
    steps.map { step in
      .ask(step.request, answer: { answer in .inner(.profile(.push(step.answer(answer)))) })
    }
  }
}
