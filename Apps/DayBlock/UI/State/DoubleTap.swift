import Core
import DayBlockDomain

/// Whoever taps twice means once: what comes to stand where somebody tapped takes no tap at first.
enum DoubleTap {
  /// Milliseconds that it takes none.
  static let length = 400

  static func timer(
    _ answer: DayBlockFeature.InnerAction
  ) -> Effect<DayBlockFeature.Action, DayBlockCommand> {
    .ask(
      .timer(key: "day-double-tap", milliseconds: length), answer: { _ in .inner(answer) })
  }
}
