import Design
import RunningBuddyDomain
import View

/// Whether this device counts steps, and where it is carried.
enum MotionSettings {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let settings = state.settings
    return section(id: "run-steps", words(MotionText.steps)) {
      box(.group) {
        switchRow(
          id: "run-count-steps",
          FieldLabel(words(MotionText.count), hint: words(MotionText.countHint)),
          isOn: settings.countsSteps, onToggle: { isOn in .setting(.countsSteps(isOn)) })
        if settings.countsSteps {
          settingSelect(
            id: "run-carried",
            FieldLabel(words(MotionText.carried), hint: words(MotionText.carriedHint)),
            options: Carrying.allCases.map { place in
              (value: place.rawValue, title: words(place.text))
            }, value: settings.carried.rawValue,
            onChange: { text in .setting(.carried(Carrying(rawValue: text) ?? .hand)) })
          switchRow(
            id: "run-keep-motion",
            FieldLabel(words(MotionText.keep), hint: words(MotionText.keepHint)),
            isOn: settings.keepsMotion, onToggle: { isOn in .setting(.keepsMotion(isOn)) })
          if settings.keepsMotion { SentMotionView.toggle(state) }
        }
      }
      if settings.countsSteps {
        paragraph(words(MountText.entrance), "hint")
        RunStates.link(words(MountText.title), icon: .device, to: .carrying)
      }
      SentMotionView.all(state)
    }
  }
}

extension Carrying {
  var text: MotionText {
    switch self {
    case .hand: .hand
    case .pocket: .pocket
    case .arm: .arm
    case .waist: .waist
    case .ankle: .ankle
    }
  }
}
