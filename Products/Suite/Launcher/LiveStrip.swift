import Design
import Shell
import View

extension SuiteContent {
  /// The match under way, wherever the person is outside RefWatch, with the way to the pitch; else
  /// the run that this window records, with the way to it.
  static func liveStrip(_ state: State, _ account: Account) -> Piece {
    let glances = account.glances
    var isInside: [String] = []
    if case .referee = state.route { isInside.append("referee") }
    if case .run = state.route { isInside.append("run") }
    for system in ["referee", "run"] where !isInside.contains(system) {
      guard let live = glances[system]?.live else { continue }
      return Shell.liveStrip(live, of: system, at: state.now)
    }
    return .empty
  }
}
