import Core
import DayBlockDomain

/// What a person feels when they do something (specification §10). Never for what happens by
/// itself.
enum DayCue: String, Hashable, CaseIterable {
  /// The carousel's focus moves, a tab changes, a day is tapped, a thing is dropped.
  case soft
  /// Play, pause, done, a page of the welcome.
  case light
  /// A long press begins, a drag lifts.
  case medium
  /// Finished, the tutorial or a reset done.
  case success
  /// A question before something is deleted or stopped.
  case warning
  /// Too little to finish, not accepted.
  case error

  /// Milliseconds on and off.
  var pattern: [Int] {
    switch self {
    case .soft: [8]
    case .light: [12]
    case .medium: [20]
    case .success: [15, 60, 25]
    case .warning: [30, 80, 30]
    case .error: [40, 50, 40, 50, 40]
    }
  }

  /// Whether it is heard, where clicks are wanted: a click for every page would be a nuisance.
  var isHeard: Bool {
    switch self {
    case .soft, .light: false
    case .medium, .success, .warning, .error: true
    }
  }
}

extension DayBlockFeature.State {
  /// What was chosen, else what suits the device.
  var feedback: DaySettings.Feedback {
    settings.feedback ?? (prefersLessMotion ? .off : .light)
  }

  /// Has the person feel what they did, as they want it: not at all, the beginning, or all of it.
  ///
  /// Where nothing can vibrate, the affected control pulses (``DayPulse``).
  mutating func feel(_ cue: DayCue, at place: DayPulse.Place = .control) -> Effects {
    let pattern: [Int]
    switch feedback {
    case .off: return []
    case .light: pattern = [cue.pattern[0]]
    case .full: pattern = cue.pattern
    }
    pulse = DayPulse(cue: cue, place: place, number: (pulse?.number ?? 0) + 1, at: now)
    let beeps = settings.sounds && cue.isHeard
    return [.tell(.cue(pattern, vibrates: true, flashes: false, beeps: beeps))]
  }
}
