import Coding
import Wire

/// How the match clock is shown.
@Wire public enum TimerFace: String, Hashable, Sendable, CaseIterable {
  /// Elapsed time above all, the score and what is left.
  case standard
  /// What is left above all, with elapsed time and lost time in rows.
  case stoppage
  /// Elapsed time and what is left, nothing else.
  case glance
  /// Elapsed, left, lost, and the time of day.
  case four
  /// What is left, and nothing else; for rules that stop the clock in stoppages.
  case countdown
}
