/// What a device does to be noticed. Each has another number of pulses, so that they can be told
/// apart by feel.
enum Cue: String, Hashable, CaseIterable {
  case tap, saved, warning, failure, stoppage, reminder, early, boundary, addedTime, timer, decided

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
    }
  }

  /// Whether it is seen besides, by the whole screen.
  var flashes: Bool {
    switch self {
    case .boundary, .addedTime, .failure, .timer: true
    case .tap, .saved, .warning, .stoppage, .reminder, .early, .decided: false
    }
  }

  /// Whether it is heard besides.
  var beeps: Bool {
    switch self {
    case .boundary, .addedTime, .warning, .failure, .timer: true
    case .tap, .saved, .stoppage, .reminder, .early, .decided: false
    }
  }
}
