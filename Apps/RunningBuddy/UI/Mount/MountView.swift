import Core
import Design
import RunningBuddyDomain
import View

/// Checks that steps are counted where the device is carried: what it does, what is to be done now,
/// and what came of it.
enum MountView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return RunStates.page(state, key: "carrying", title: words(MountText.title), back: true) {
      switch state.mount.check?.phase {
      case nil: beginning(state)
      case .placing(let left)?:
        step(state, words(MountText.placing), words(MountText.placingText), left)
      case .standing(let left)?:
        step(state, words(MountText.standing), words(MountText.standingText), left)
      case .running(let left)?:
        step(state, words(MountText.running), words(MountText.runningText), left)
      case .found(let finding)?: found(state, finding)
      case .failed(let fault)?: failed(state, fault)
      }
    }
  }

  private static func beginning(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let isTaken = state.areSensorsTaken
    return element("div", .class("stack"), .key("mount-beginning")) {
      paragraph(words(MountText.purpose), "soft")
      if let trouble = state.mount.motion.trouble {
        banner(words(trouble.mountText), icon: .warning, rank: .warning)
      }
      box(.group) {
        settingSelect(
          id: "run-mount-place", FieldLabel(words(MotionText.carried)),
          options: Carrying.allCases.map { place in
            (value: place.rawValue, title: words(place.text))
          }, value: state.mountPlace.rawValue,
          onChange: { text in .mount(.placed(Carrying(rawValue: text) ?? .hand)) })
      }
      button(
        words(MountText.start), .prominent, icon: .play,
        traits: isTaken ? [.wide, .disabled] : .wide, attributes: [.id("run-mount-start")],
        action: .mount(.started))
      paragraph(words(isTaken ? MountText.taken : .hint), "hint")
    }
  }

  private static func step(
    _ state: RunFeature.State, _ title: String, _ text: String, _ left: Int
  ) -> RunPiece {
    element("div", .class("stack"), .key("mount-step")) {
      element("div", .class("run-bout")) {
        element("div", .attribute("role", "status")) {
          element("h2", .class("title3")) { title }
          paragraph(text, "soft")
        }
        element("p", .class("run-metres figures"), .attribute("role", "timer")) { String(left) }
      }
      button(
        state.words(KitText.cancel), .filled, traits: .wide, attributes: [.id("run-mount-cancel")],
        action: .mount(.ended))
    }
  }

  private static func found(_ state: RunFeature.State, _ finding: MountFinding) -> RunPiece {
    let words = state.words
    let said = state.mountPlace
    let cadence = words(RunUnitText.steps, text: String(finding.cadence))
    let text: MountText =
      finding.fits(said) ? (said == .ankle ? .fitsAnkle : .fits) : said == .ankle ? .both : .one
    let title: MountText = finding.fits(said) ? .found : .other
    return result(words(title), words(text, text: cadence)) {
      for place in finding.places(for: said) {
        button(
          words(MountText.keep, text: words(place.text)), .prominent, traits: .wide,
          attributes: [.id("run-mount-" + place.rawValue)], action: .mount(.kept(place)))
      }
      again(words)
    }
  }

  private static func failed(_ state: RunFeature.State, _ fault: MountFault) -> RunPiece {
    let words = state.words
    return result(words(MountText.failed), words(fault.text)) { again(words) }
  }

  private static func result(
    _ title: String, _ text: String, @NodeBuilder<RunFeature.ViewAction> ways: () -> [RunPiece]
  ) -> RunPiece {
    let ways = ways()
    return element("div", .class("stack"), .key("mount-result")) {
      element("div", .class("run-hero"), .attribute("role", "status")) {
        element("h2", .class("title3")) { title }
        paragraph(text)
      }
      ways
    }
  }

  private static func again(_ words: Words) -> RunPiece {
    button(
      words(MountText.again), .filled, traits: .wide, attributes: [.id("run-mount-again")],
      action: .mount(.ended))
  }
}

extension LiveMotion.Trouble {
  /// Why no steps can be felt.
  fileprivate var mountText: MountText {
    switch self {
    case .denied, .untapped: .denied
    case .insecure: .insecure
    case .unsupported: .unsupported
    }
  }
}

extension MountFault {
  fileprivate var text: MountText {
    switch self {
    case .noMotion: .noMotion
    case .interrupted: .interrupted
    case .notStill: .notStill
    case .noSteps: .noSteps
    case .noRhythm: .noRhythm
    case .unclear: .unclear
    case .hidden: .hidden
    }
  }
}
