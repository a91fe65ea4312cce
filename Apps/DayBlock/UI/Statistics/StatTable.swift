import Design

/// The tables of the statistics' drawings. Each is made when somebody opens it.
public enum StatTable: Hashable, Sendable, CaseIterable {
  case overTime, weekdays, year, hours
}

extension DayBlockFeature.State {
  /// Whether a table is to be made.
  func table(_ table: StatTable) -> ChartTable<DayBlockFeature.ViewAction> {
    calendar.tables.contains(table) ? .made : .awaited(.calendar(.tableOpened(table)))
  }

  /// A table that was opened once is there until its page is left: whether it is open is the
  /// browser's business.
  mutating func open(_ table: StatTable) {
    if !calendar.tables.contains(table) { calendar.tables.append(table) }
  }

  /// Nothing was counted, and no table opened, for a screen that is gone.
  mutating func dropFigures() {
    if case .statistics = screen { return }
    calendar.figures = nil
    calendar.tables = []
  }
}
