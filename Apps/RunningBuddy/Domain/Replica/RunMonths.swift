import Calendar
import Core

/// A month of the calendar.
public struct RunMonth: Hashable, Comparable, Sendable {
  /// Months since the beginning of year 0.
  let number: Int

  /// The one that an instant lies in, for clocks so many seconds east of UTC.
  public init(_ instant: Instant, offset: Int) { self.init(instant.civil(offset: offset).date) }

  /// The one that a day lies in.
  public init(_ day: CivilDate) {
    let (year, month, _) = day.components
    number = year * 12 + month - 1
  }

  init(number: Int) { self.number = number }

  public var year: Int { (number - month + 1) / 12 }
  /// 1…12.
  public var month: Int { (number % 12 + 12) % 12 + 1 }

  public var previous: RunMonth { RunMonth(number: number - 1) }

  public static func < (a: RunMonth, b: RunMonth) -> Bool { a.number < b.number }

  fileprivate var id: ID<RunMonths> { ID(high: 0, low: UInt64(bitPattern: Int64(number))) }
}

/// The runs of each month. A change costs the change of one month.
struct RunMonths: Sendable {
  private struct Entry: Sendable {
    let start: Instant
    let id: RunID
  }

  /// The latest first.
  private(set) var months: [RunMonth] = []
  private var entries = ShardedDictionary<RunMonths, [Entry]>()
  private(set) var count = 0

  func runs(in month: RunMonth) -> [RunID] {
    (entries[month.id] ?? []).map { entry in entry.id }
  }

  mutating func insert(_ run: Run) {
    let month = RunMonth(run.startedAt, offset: run.offset)
    var list = entries[month.id] ?? []
    entries[month.id] = nil
    if list.isEmpty { months.insert(month, at: index(of: month)) }
    let entry = Entry(start: run.startedAt, id: run.id)
    var index = 0
    while index < list.count, (list[index].start, list[index].id) > (entry.start, entry.id) {
      index += 1
    }
    list.insert(entry, at: index)
    entries[month.id] = list
    count += 1
  }

  mutating func remove(_ run: Run) {
    let month = RunMonth(run.startedAt, offset: run.offset)
    guard var list = entries[month.id] else { return }
    entries[month.id] = nil
    let before = list.count
    list.removeAll { entry in entry.id == run.id }
    count -= before - list.count
    if list.isEmpty {
      months.removeAll { other in other == month }
    } else {
      entries[month.id] = list
    }
  }

  private func index(of month: RunMonth) -> Int {
    var (low, high) = (0, months.count)
    while low < high {
      let middle = (low + high) / 2
      if months[middle] > month { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
