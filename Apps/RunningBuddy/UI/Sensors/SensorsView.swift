import Core
import Design
import RunningBuddyDomain
import View

/// Straps and foot pods: connected here, before a run or in the middle of one.
enum SensorsView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return RunStates.page(
      state, key: "sensors", title: words(SensorText.title), back: true
    ) {
      if state.live.role == .asked, state.live.isUnderWay {
        banner(words(ArmingText.otherWindow), icon: .device)
      }
      strap(state)
      pod(state)
      browsers(words)
    }
  }

  private static func strap(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let link = state.sensors.strap
    return section(id: "run-strap", words(SensorText.strap)) {
      paragraph(words(SensorText.strapHint), "hint")
      device(
        link, state.sensors.heard.heartRate(at: state.moment.uptime), words(SensorText.beats),
        words)
      action(.heartRate, link, words(SensorText.connectStrap), words)
    }
  }

  private static func pod(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let link = state.sensors.pod
    return section(id: "run-pod", words(SensorText.pod)) {
      paragraph(words(SensorText.podHint), "hint")
      device(
        link, state.sensors.heard.cadence(at: state.moment.uptime), words(SensorText.steps),
        words)
      if let name = link.name {
        box(.group) {
          settingSelect(
            id: "run-pod-count",
            FieldLabel(words(SensorText.count), hint: words(SensorText.countHint)),
            options: PodCount.allCases.map { count in
              (value: count.rawValue, title: words(count.text))
            }, value: state.settings.podCount(of: name).rawValue,
            onChange: { text in .sensors(.counted(PodCount(rawValue: text) ?? .automatic)) })
        }
      }
      action(.runningSpeedAndCadence, link, words(SensorText.connectPod), words)
    }
  }

  /// What a sensor says, and how it stands with it.
  private static func device(
    _ link: SensorLink, _ value: RunSensors.Value?, _ unit: String, _ words: Words
  ) -> RunPiece {
    element("div", .class("box run-sensor"), .key("device")) {
      if link.isWanted {
        element("p", .class(SensorCard.names("run-big figures", value))) {
          value.map { value in String(value.number) } ?? Words.unknown
          element("span", .class("run-unit")) { " " + unit }
        }
        if let value, !value.isLive { paragraph(words.origin(of: value), "hint") }
      }
      element("p", .class("soft"), .attribute("role", "status")) { standing(link, words) }
    }
  }

  private static func standing(_ link: SensorLink, _ words: Words) -> String {
    let text = words.standing(of: link)
    guard let name = link.name, !name.isEmpty else { return text }
    return words(SensorText.named, name: name, text: text)
  }

  private static func action(
    _ service: BluetoothService, _ link: SensorLink, _ title: String, _ words: Words
  ) -> RunPiece {
    let id = service == .heartRate ? "run-strap-button" : "run-pod-button"
    return link.isWanted
      ? button(
        words(SensorText.disconnect), .filled, traits: .wide, attributes: [.id(id)],
        action: .sensors(.disconnected(service)))
      : button(
        title, .prominent, traits: .wide, attributes: [.id(id)],
        action: .sensors(.connected(service)))
  }

  private static func browsers(_ words: Words) -> RunPiece {
    section(id: "run-browsers", words(SensorText.browsers)) {
      paragraph(words(SensorText.browsersWith))
      paragraph(words(SensorText.browsersWithout))
      paragraph(words(SensorText.instead))
      RunStates.link(words(HomeText.importRuns), icon: .upload, to: .data(nil))
      paragraph(words(SensorText.again), "hint")
    }
  }
}
