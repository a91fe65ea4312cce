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
@Memberwise @Wire public struct LogMark: Hashable, Sendable {
  @Field(in: 0...1_000_000) public private(set) var count: Int
  @Field(as: "bits") public private(set) var sum: UInt64

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

extension WireCursor {
  /// A whole number, taken as the bits it has.
  fileprivate func bits() throws(WireError) -> UInt64 { UInt64(bitPattern: try integer()) }
}

extension JSON {
  fileprivate static func bits(_ bits: UInt64) -> JSON { .integer(Int64(bitPattern: bits)) }
}
