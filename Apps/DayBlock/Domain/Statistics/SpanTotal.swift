import Calendar

/// A span in the few figures that another one is compared with.
///
/// They come from what the days' pages come to: no session is looked at.
public struct SpanTotal: Hashable, Sendable {
  public let total: DayAmount
  /// Days with at least one half-block.
  public let producedDays: Int
  /// One for each day of the span, in order.
  public let days: [DayAmount]

  /// Of everything the replica holds of `span`. The tutorial's sessions don't count.
  public init(_ span: DateSpan, of replica: DayBlockReplica) {
    var total = DayAmount.nothing
    var produced = 0
    var days = [DayAmount](repeating: .nothing, count: span.count)
    for (day, amount) in replica.amounts(from: span.from, through: span.through) {
      days[span.from.daysUntil(day)] = amount
      total.add(amount)
      if amount.halfBlocks > 0 { produced += 1 }
    }
    self.total = total
    producedDays = produced
    self.days = days
  }
}
