import Core
import Design
import RunningBuddyDomain
import View

/// Black, few dim figures, no touches until it is held.
enum PocketView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let recorder = state.live.recorder
    // Every ten seconds is enough for a pocket.
    let time = state.live.journal.time(state.moment) / 10_000 * 10_000
    return element(
      "div", .class("run-live run-pocket"), .key("pocket"), .onBack(.live(.lockTouched))
    ) {
      element("h1", .class("quiet-label")) { words(LiveText.pocket) }
      element("p", .class("run-dim figures")) {
        words.distance(centimetres: Int64(recorder.metres) / 10 * 1_000)
      }
      element("p", .class("hint")) { words.origin(of: recorder.way(at: time)) }
      element("p", .class("run-dim figures")) {
        words.clock(recorder.times?.timer(at: time) ?? 0)
      }
      sensors(state)
      LiveControls.hold(
        id: "run-unpocket", words(LiveText.holdToLeave), icon: .sun, milliseconds: 1_500,
        held: .live(.unpocketed), tapped: .live(.lockTouched), hint: state.hint)
    }
  }

  /// Heart rate and cadence, where one was there in this run: grey once it is old, and nothing once
  /// it is gone.
  private static func sensors(_ state: RunFeature.State) -> RunPiece {
    let recorder = state.live.recorder
    let sensors = recorder.sensors
    let time = max(state.live.journal.time(state.moment), recorder.at)
    let counts = sensors.hasPod || sensors.hasMotion || sensors.hasSecondCadence
    return .fragment([
      sensors.hasHeartRate
        ? figure("heart-rate", sensors.heartRate(at: time), .beats, state.words) : .empty,
      counts ? figure("cadence", sensors.cadence(at: time), .steps, state.words) : .empty,
    ])
  }

  private static func figure(
    _ key: String, _ value: RunSensors.Value?, _ unit: RunUnitText, _ words: Words
  ) -> RunPiece {
    .fragment([
      element("p", .class(SensorCard.names("run-dim figures", value)), .key(key)) {
        words(unit, text: value.map { value in String(value.number) } ?? Words.unknown)
      },
      element("p", .class("hint"), .key(key + "-origin")) {
        value.map { value in words.origin(of: value) } ?? ""
      },
    ])
  }
}
