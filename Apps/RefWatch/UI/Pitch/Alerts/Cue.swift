import RefWatchDomain

/// What a device does to be noticed. Each has another number of pulses, so that they can be told
/// apart by feel.
enum Cue: String, Hashable, CaseIterable {
  case tap, saved, warning, failure, stoppage, reminder, early, boundary, addedTime, timer, decided,
    asked

  /// Milliseconds on and off by turns.
  var pattern: [Int] {
    switch self {
    case .tap: [15]
    case .saved: [40, 60, 40]
    case .warning: [80, 80, 80]
    case .failure: [200]
    case .stoppage: [120]
    case .reminder: [30]
    case .early: [60, 100, 60]
    case .boundary: [250, 150, 250, 150, 250]
    case .addedTime: [250, 150, 250]
    case .timer: [120, 80, 120, 80]
    case .decided: [40, 60, 40, 60, 120]
    case .asked: [60, 60, 60, 60, 60, 60, 60]
    }
  }

  /// The pattern with its pulses softer or stronger; the pauses between them stay, so that they can
  /// still be counted.
  func pattern(_ strength: VibrationStrength) -> [Int] {
    pattern.enumerated().map { index, length in
      guard index.isMultiple(of: 2) else { return length }
      return switch strength {
      case .soft: length * 3 / 5
      case .normal: length
      case .strong: length * 3 / 2
      }
    }
  }

  /// Whether it is seen besides, by the whole screen.
  var flashes: Bool {
    switch self {
    case .boundary, .addedTime, .failure, .timer: true
    case .tap, .saved, .warning, .stoppage, .reminder, .early, .decided, .asked: false
    }
  }

  /// Whether it is heard besides.
  var beeps: Bool {
    switch self {
    case .boundary, .addedTime, .warning, .failure, .timer, .asked: true
    case .tap, .saved, .stoppage, .reminder, .early, .decided: false
    }
  }
}
