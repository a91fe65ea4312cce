import Core
import Design
import RunningBuddyDomain
import View

/// Heart rate and cadence of a run that is recorded: where each comes from, and how old it is.
/// There is a card for what is connected or was there in this run; it leads to the sensors.
struct SensorCard {
  private let key: String
  private let title: String
  private let unit: String
  private let value: RunSensors.Value?
  private let link: SensorLink
  /// Where the number comes from while there is no sensor for it; `nil` where one was there.
  private let instead: RunSensors.Source?
  /// What a live number means.
  private let meaning: String?

  static func heartRate(_ state: RunFeature.State, at time: Int64) -> RunPiece {
    let (sensors, link) = (state.live.recorder.sensors, state.sensors.strap)
    guard sensors.hasHeartRate || link.isWanted else { return .empty }
    let value = sensors.heartRate(at: time)
    return SensorCard(
      key: "heart-rate", title: state.words(DetailText.heartRate),
      unit: state.words(SensorText.beats), value: value, link: link,
      instead: sensors.hasStrap || link.isWanted ? nil : .companion,
      meaning: value.flatMap { value in value.isLive ? zone(of: value.number, state) : nil }
    ).node(state)
  }

  static func cadence(_ state: RunFeature.State, at time: Int64) -> RunPiece {
    let (sensors, link) = (state.live.recorder.sensors, state.sensors.pod)
    guard sensors.hasPod || sensors.hasMotion || sensors.hasSecondCadence || link.isWanted else {
      return .empty
    }
    return SensorCard(
      key: "cadence", title: state.words(DetailText.cadence),
      unit: state.words(SensorText.steps), value: sensors.cadence(at: time), link: link,
      instead: sensors.hasPod || link.isWanted ? nil : sensors.hasMotion ? .motion : .companion,
      meaning: nil
    ).node(state)
  }

  private static func zone(of rate: Int, _ state: RunFeature.State) -> String? {
    guard let zone = state.heartZones?.zone(of: rate) else { return nil }
    let words = state.words
    return zone == 0 ? words(HeartText.below) : words(HeartText.zoneNumber, text: String(zone))
  }

  /// Names of a number's look: grey where it is no longer live.
  static func names(_ names: String, _ value: RunSensors.Value?) -> String {
    Words.names(names, isLive: value?.isLive ?? false)
  }

  /// Motion that has stopped says so.
  private func name(of source: RunSensors.Source, _ state: RunFeature.State) -> String {
    source == .motion && state.live.motion.isSilent(at: state.moment.uptime)
      ? state.words(MotionText.silent) : state.words.name(of: source)
  }

  private func node(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let content: [RunPiece] = [
      element("span", .class("hint")) { title },
      element("span", .class(SensorCard.names("run-big figures", value))) {
        value.map { value in String(value.number) } ?? Words.unknown
        element("span", .class("run-unit")) { " " + unit }
      },
      element("span", .class("hint")) {
        value.map { value in
          words.origin(of: value) + (meaning.map { meaning in " · " + meaning } ?? "")
        } ?? instead.map { source in name(of: source, state) } ?? words.standing(of: link)
      },
    ]
    // A locked screen leads nowhere.
    guard !state.live.isLocked else {
      return element("div", .class("run-card"), .key(key)) { content }
    }
    return element(
      "button", .class("run-card"), .attribute("type", "button"), .key(key),
      .onClick(.went(.sensors))
    ) { content }
  }
}

extension ArmingView {
  /// The sensors as they are before the run, and the way to them.
  static func sensors(_ state: RunFeature.State) -> [RunPiece] {
    let words = state.words
    let (heard, time) = (state.sensors.heard, state.moment.uptime)
    var rows: [RunPiece] = []
    if state.sensors.strap.isWanted {
      rows.append(
        line(
          words(DetailText.heartRate),
          text(heard.heartRate(at: time), .beats, state.sensors.strap, words)))
    }
    if state.sensors.pod.isWanted {
      rows.append(
        line(
          words(DetailText.cadence),
          text(heard.cadence(at: time), .steps, state.sensors.pod, words)))
    }
    return rows
  }

  /// It changes each second: nobody is told of that.
  private static func line(_ title: String, _ value: String) -> RunPiece {
    element("div", .class("line run-state"), .key(title)) {
      element("span", .class("grow")) { title }
      element("span", .class("soft")) { value }
    }
  }

  private static func text(
    _ value: RunSensors.Value?, _ unit: RunUnitText, _ link: SensorLink, _ words: Words
  ) -> String {
    guard let value else { return words.standing(of: link) }
    return words(unit, text: String(value.number)) + " · " + words.origin(of: value)
  }
}
