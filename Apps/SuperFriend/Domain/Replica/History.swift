import Calendar
import Core

/// The connections of one friend, oldest first: by date, then instant, then id (spec §5.1).
public struct History: Hashable, Sendable {
  public struct Entry: Hashable, Comparable, Sendable {
    public let occurredOn: CivilDate
    public let tookPlaceAt: Instant
    public let id: ConnectionID

    init(_ connection: Connection) {
      occurredOn = connection.occurredOn
      tookPlaceAt = connection.tookPlaceAt
      id = connection.id
    }

    public static func < (a: Entry, b: Entry) -> Bool {
      if a.occurredOn != b.occurredOn { return a.occurredOn < b.occurredOn }
      if a.tookPlaceAt != b.tookPlaceAt { return a.tookPlaceAt < b.tookPlaceAt }
      return a.id < b.id
    }
  }

  public private(set) var entries: [Entry] = []
  public private(set) var mark = HistoryMark.empty

  public init() {}

  public var count: Int { entries.count }

  /// The date of the latest connection that is not in the future. O(log n).
  public func lastOn(by today: CivilDate) -> CivilDate? {
    if let last = entries.last, last.occurredOn <= today { return last.occurredOn }
    let end = firstIndex(after: today)
    return end > 0 ? entries[end - 1].occurredOn : nil
  }

  /// The connections of one date.
  func entries(on date: CivilDate) -> ArraySlice<Entry> {
    let end = firstIndex(after: date)
    var start = end
    while start > 0, entries[start - 1].occurredOn == date { start -= 1 }
    return entries[start..<end]
  }

  mutating func insert(_ entry: Entry) {
    if let last = entries.last, entry < last {
      entries.insert(entry, at: position(of: entry))
    } else {
      entries.append(entry)
    }
    mark.insert(entry.id)
  }

  mutating func remove(_ entry: Entry) {
    let index = position(of: entry)
    guard index < entries.count, entries[index] == entry else { return }
    entries.remove(at: index)
    mark.remove(entry.id)
  }

  private func firstIndex(after date: CivilDate) -> Int {
    partition { entry in entry.occurredOn <= date }
  }

  private func position(of entry: Entry) -> Int {
    partition { other in other < entry }
  }

  private func partition(_ isBefore: (Entry) -> Bool) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(entries[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
