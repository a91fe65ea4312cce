extension MatchLog {
  /// The entries that came to the end of the log since `mark` was its mark; `nil` when others came,
  /// or went. Costs as much as the new entries, however long the log.
  public func entries(since mark: LogMark) -> ArraySlice<MatchEvent>? {
    guard mark.count <= count else { return nil }
    let new = events[mark.count...]
    var before = self.mark
    for event in new { before.remove(event.id) }
    return before == mark ? new : nil
  }
}
