import Core

/// What a person has just been made to feel, for browsers that vibrate at nothing: the control
/// pulses instead (specification §10). Which browsers those are, the style sheet knows
/// (``PulseStyles``).
struct DayPulse: Hashable {
  enum Place: Hashable {
    /// What was touched, or what it moved.
    case control
    /// The tab that it led to.
    case tab
  }

  let cue: DayCue
  let place: Place
  /// Tells one from the next.
  let number: Int
  let at: Instant
  /// What the carousel stood at then: where it goes by itself, nothing pulses.
  var focus: CarouselPlace?

  /// For so long it is in the document (ms), longer than it is seen.
  static let lasts: Int64 = 400

  /// For the attribute `data-felt`. Two in turn differ, so that each is seen.
  var words: String {
    (place == .tab ? "tab" : cue.rawValue) + (number % 2 == 0 ? " again" : "")
  }
}

extension DayBlockFeature.State {
  /// What is felt now, for the attribute `data-felt`; empty for nothing.
  var felt: String {
    guard let pulse, pulse.focus == track.carousel.focus,
      (0..<DayPulse.lasts).contains(now.milliseconds - pulse.at.milliseconds)
    else { return "" }
    return pulse.words
  }

  /// Where the carousel has come to with what the person did.
  mutating func settlePulse() {
    if let at = pulse?.at, at == now { pulse?.focus = track.carousel.focus }
  }
}
