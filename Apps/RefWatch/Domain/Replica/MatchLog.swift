import Coding
import Core
import Wire

/// The entries of one match's log, in the order of writing.
public struct MatchLog: Hashable, Sendable {
  public private(set) var events: [MatchEvent] = []
  public private(set) var mark = LogMark.empty

  public init() {}

  public var count: Int { events.count }

  /// O(1) for the newest; O(log n) to find another's place.
  mutating func insert(_ event: MatchEvent) {
    if let last = events.last, event.wasWrittenBefore(last) {
      events.insert(event, at: position(of: event))
    } else {
      events.append(event)
    }
    mark.insert(event.id)
  }

  mutating func remove(_ event: MatchEvent) {
    let index = position(of: event)
    guard index < events.count, events[index].id == event.id else { return }
    events.remove(at: index)
    mark.remove(event.id)
  }

  private func position(of event: MatchEvent) -> Int {
    var low = 0
    var high = events.count
    while low < high {
      let middle = (low + high) / 2
      if events[middle].wasWrittenBefore(event) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Which log somebody saw: how many entries, and a sum over their ids. Entries never change, so two
/// logs with one mark are the same log.
@Memberwise public struct LogMark: Hashable, Sendable {
  public private(set) var count: Int
  public private(set) var sum: UInt64

  public static let empty = LogMark(count: 0, sum: 0)

  public init(of events: [MatchEvent]) {
    self = .empty
    for event in events { insert(event.id) }
  }

  mutating func insert(_ id: MatchEventID) {
    count += 1
    sum = sum &+ mixed(id.high ^ mixed(id.low))
  }

  mutating func remove(_ id: MatchEventID) {
    count -= 1
    sum = sum &- mixed(id.high ^ mixed(id.low))
  }
}

extension LogMark: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let count = try cursor.required("count").int(in: 0...1_000_000)
    self.init(count: count, sum: UInt64(bitPattern: try cursor.required("sum").integer()))
  }

  public var json: JSON {
    .object(["count": .int(count), "sum": .integer(Int64(bitPattern: sum))])
  }
}
