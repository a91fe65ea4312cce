import Calendar
import Core

extension FixtureTable {
  /// In which order the table's dates are, as far as its lines tell.
  public func order(_ columns: [FixtureField?]) -> OrderAnswer {
    guard let column = columns.firstIndex(of: .date) else { return .known(.dayFirst) }
    var counts: [DateOrder: Int] = [:]
    var example: WrittenDate?
    var possible = Set(DateOrder.allCases)
    for record in records where !record.isOpen && column < record.cells.count {
      guard let tokens = TextToken.read(record.cells[column]),
        let date = WrittenDate.read(tokens)?.date
      else { continue }
      let orders = date.orders
      if orders.isEmpty { continue }
      if case .numbers = date {
        for order in orders { counts[order, default: 0] += 1 }
        possible.formIntersection(orders)
        let days = Set(orders.compactMap { order in date.day(order) })
        if days.count > 1, example == nil { example = date }
      }
    }
    guard let example else {
      let sure = DateOrder.allCases.first { order in possible.contains(order) }
      return .known(sure ?? FixtureTable.commonest(counts))
    }
    let open = DateOrder.allCases.filter { order in possible.contains(order) }
    if open.count == 1 { return .known(open[0]) }
    if open.isEmpty {
      let most = counts.values.max() ?? 0
      let best = DateOrder.allCases.filter { order in counts[order] == most }
      if best.count == 1 { return .known(best[0]) }
      return .open(FixtureTable.readings(example, best))
    }
    return .open(FixtureTable.readings(example, open))
  }

  /// Whether the order is known, or else what an example means in each that is possible.
  public enum OrderAnswer: Hashable, Sendable {
    case known(DateOrder)
    case open([Reading])
  }

  /// What an order makes of a date that has several.
  public struct Reading: Hashable, Sendable {
    public let order: DateOrder
    public let day: CivilDate
  }

  private static func readings(_ date: WrittenDate, _ orders: [DateOrder]) -> [Reading] {
    orders.compactMap { order in
      date.day(order).map { day in Reading(order: order, day: day) }
    }
  }

  private static func commonest(_ counts: [DateOrder: Int]) -> DateOrder {
    var best = DateOrder.dayFirst
    for order in DateOrder.allCases where (counts[order] ?? 0) > (counts[best] ?? 0) {
      best = order
    }
    return best
  }
}
