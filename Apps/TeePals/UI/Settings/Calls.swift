import Calendar
import Core
import TeePalsDomain
import View

// Whether messages come to this device while nobody looks at it.
extension TeePalsFeature.State {
  static func calls(reading remembered: [String: String], of user: UserID) -> PushSwitch {
    PushSwitch(of: TeePalsDomain.app, kept: remembered[TeePalsMemory.calls.key(of: user)])
  }

  mutating func turnCalls(on isOn: Bool) -> TeePalsFeature.Effects {
    asked(profile.calls.turn(on: isOn))
  }

  mutating func receiveCall(_ answer: PushSwitch.Answer) -> TeePalsFeature.Effects {
    let steps = profile.calls.receive(answer, language: language.rawValue, zone: zone.name)
    guard !profile.calls.isWorking else { return asked(steps) }
    let key = TeePalsMemory.calls.key(of: me)
    return [.tell(.remember(key: key, value: profile.calls.kept))] + asked(steps)
  }

  private func asked(_ steps: [PushSwitch.Step]) -> TeePalsFeature.Effects {
    steps.map { step in
      .ask(step.request, answer: { answer in .inner(.profile(.call(step.answer(answer)))) })
    }
  }
}
