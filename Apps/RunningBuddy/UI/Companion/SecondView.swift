import Core
import Design
import RunningBuddyDomain
import View

/// This device as the second one: how it joins, then the run in big figures and its buttons.
enum SecondView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return RunStates.page(
      state, key: "companion", title: words(SecondText.title), back: true
    ) {
      if state.live.isHeld {
        banner(words(SecondText.records), icon: .device)
      } else if state.second.sender == nil {
        skeleton(state.language, rows: 3)
      } else if state.second.isOn {
        connection(state)
        if state.second.isFull { banner(words(SecondText.full), icon: .warning, rank: .warning) }
        if let trouble = state.second.trouble, trouble.isPermission {
          banner(
            words(trouble == .denied ? PlaceText.denied : .imprecise), icon: .warning,
            rank: .warning)
        }
        SecondRun.view(state)
        RunStates.link(words(SensorText.title), icon: .heart, to: .sensors)
        button(
          words(SecondText.stop), .naked, attributes: [.id("run-second-off")],
          action: .second(.turned(on: false)))
      } else {
        paragraph(words(SecondText.about))
        entrance(state)
      }
    }
  }

  private static func entrance(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let second = state.second
    if state.hasAccount || (second.access == .given && second.typed.isEmpty) {
      return button(
        words(SecondText.start), .prominent, icon: .device, traits: .wide,
        attributes: [.id("run-second-on")], action: .second(.turned(on: true)))
    }
    return element(
      "form", .key("code"), .class("stack"), .attribute("novalidate", "novalidate"),
      .onSubmit(.second(.joined))
    ) {
      textField(
        id: "run-second-code",
        FieldLabel(
          words(SecondText.code), hint: words(SecondText.codeHint),
          fault: second.fault.map { fault in words(fault.text) }),
        value: second.typed,
        attributes: [.attribute("inputmode", "numeric"), .attribute("autocomplete", "off")],
        onInput: { text in .second(.codeTyped(text)) })
      button(
        words(SecondText.connect), .prominent,
        traits: second.isJoining ? [.wide, .loading] : .wide,
        attributes: [.id("run-second-join")])
    }
  }

  private static func connection(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    guard let reach = state.second.sender?.reach(at: state.secondTime) else { return .empty }
    return line("wraps run-chips") {
      chip(
        words(SecondText.chip, text: words.reach(reach)), icon: .device,
        rank: reach == .live ? "success" : "warning")
      if state.second.motion.trouble == .untapped {
        button(words(MotionText.allow), .naked, action: .second(.turned(on: true)))
      }
    }
  }
}

extension SecondState.Fault {
  fileprivate var text: SecondText {
    switch self {
    case .wrong: .wrong
    case .tooOften: .tooOften
    case .offline: .offline
    }
  }
}
