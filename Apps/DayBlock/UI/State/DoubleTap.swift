import Core
import DayBlockDomain

/// Whoever taps twice means once: what comes to stand where somebody tapped takes no tap at first.
/// Each place has its own time.
enum DoubleTap: String {
  case form, memo

  /// Milliseconds that it takes none.
  static let length = 400

  func timer(
    _ answer: DayBlockFeature.InnerAction
  ) -> Effect<DayBlockFeature.Action, DayBlockCommand> {
    .ask(
      .timer(key: "day-double-tap-" + rawValue, milliseconds: DoubleTap.length),
      answer: { _ in .inner(answer) })
  }
}
