import Calendar
import Core
import TeePalsDomain
import View

// Whether messages come to this device while nobody looks at it.
extension TeePalsFeature.State {
  /// Where this browser remembers it for a person.
  static func callKey(of user: UserID) -> String { "golf.calls." + user.description }

  static func calls(reading remembered: [String: String], of user: UserID) -> PushSwitch {
    let isOn = remembered[callKey(of: user)].map { text in !text.isEmpty } ?? false
    return PushSwitch(of: "golf", isOn: isOn)
  }

  mutating func turnCalls(on isOn: Bool) -> TeePalsFeature.Effects {
    asked(profile.calls.turn(on: isOn))
  }

  mutating func receiveCall(_ answer: PushSwitch.Answer) -> TeePalsFeature.Effects {
    let steps = profile.calls.receive(answer, language: language.rawValue, zone: zone.name)
    let calls = profile.calls
    guard !calls.isWorking else { return asked(steps) }
    let key = Self.callKey(of: me)
    return [.tell(.remember(key: key, value: calls.isOn ? "on" : ""))] + asked(steps)
  }

  private func asked(_ steps: [PushSwitch.Step]) -> TeePalsFeature.Effects {
    steps.map { step in
      .ask(step.request, answer: { answer in .inner(.profile(.call(step.answer(answer)))) })
    }
  }
}
