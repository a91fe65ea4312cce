import Calendar

/// The lengths of snooze on offer.
public enum SnoozeChoice: String, Hashable, Sendable, CaseIterable {
  case tomorrow, weekend, week, month

  /// The first date on which the friend may be due again. The weekend is the next Saturday, never
  /// today.
  public func until(from today: CivilDate) -> CivilDate {
    switch self {
    case .tomorrow: today.adding(days: 1)
    case .weekend: today.onOrBefore(.saturday).adding(days: 7)
    case .week: today.adding(days: 7)
    case .month: today.adding(months: 1)
    }
  }
}
