/// Where a match stands in its lifecycle. Whether a running period is past its planned length is a
/// matter of the clock, and not written here: a period never ends by itself.
public enum Phase: Hashable, Sendable {
  /// Waits for the kick-off of the period.
  case ready(Period)
  case running(Period)
  /// The referee suspended play; the clock keeps its value.
  case suspended(Period)
  /// A period ended, and the interval was not begun yet.
  case ended(Gap)
  case interval(Gap)
  case shootoutSetup
  case shootout
  /// Over, and to be completed.
  case fullTime
  case done
}
