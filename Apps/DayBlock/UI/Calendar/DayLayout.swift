import Calendar
import Core
import DayBlockDomain

/// Where the things of a day stand on its canvas: what happens at the same time stands side by
/// side.
struct DayLayout: Hashable {
  struct Place: Hashable {
    let entry: DayEntry
    /// Seconds from the day's begin.
    let start: Int
    let end: Int
    /// 0..<`lanes`, from the side the hours stand on.
    var lane: Int
    /// How many stand side by side.
    var lanes: Int
  }

  /// Time between two things that nothing is known of.
  struct Gap: Hashable {
    let start: Int
    let end: Int
  }

  private(set) var places: [Place] = []
  private let shortest: Int

  /// - Parameter shortest: Seconds that anything takes on the canvas at least, so that it can be
  ///   hit.
  init(_ entries: [DayEntry], on ruler: DayRuler, shortest: Int) {
    self.shortest = shortest
    for entry in entries {
      // What began before the day lies at its begin, what ends after it at its end.
      let last = entry.segments[entry.segments.count - 1]
      let start = ruler.position(of: entry.start, offset: entry.segments[0].offset)
      let end = ruler.position(of: entry.end, offset: last.offset)
      guard start < ruler.seconds, end > 0 else { continue }
      places.append(Place(entry: entry, start: start, end: max(start, end), lane: 0, lanes: 1))
    }
    places.sort { a, b in a.start != b.start ? a.start < b.start : a.end > b.end }
    layOut()
  }

  /// The gaps of at least `shortest` seconds from the day's begin to the last thing, or to `until`
  /// where that is later; none where there is nothing.
  func gaps(shortest: Int, until: Int) -> [Gap] {
    guard !places.isEmpty else { return [] }
    var end = 0
    var gaps: [Gap] = []
    for place in places {
      if place.start - end >= shortest { gaps.append(Gap(start: end, end: place.start)) }
      end = max(end, drawnEnd(place))
    }
    if until - end >= shortest { gaps.append(Gap(start: end, end: until)) }
    return gaps
  }

  /// Where it ends on the canvas.
  private func drawnEnd(_ place: Place) -> Int { max(place.end, place.start + shortest) }

  /// Things that overlap form a group and share its width.
  private mutating func layOut() {
    var groupStart = 0
    var groupEnd = Int.min
    var ends: [Int] = []
    for index in places.indices {
      if places[index].start >= groupEnd {
        share(groupStart..<index, ends.count)
        groupStart = index
        ends = []
      }
      let end = drawnEnd(places[index])
      let start = places[index].start
      if let free = ends.firstIndex(where: { lane in lane <= start }) {
        ends[free] = end
        places[index].lane = free
      } else {
        places[index].lane = ends.count
        ends.append(end)
      }
      groupEnd = max(groupEnd, end)
    }
    share(groupStart..<places.count, ends.count)
  }

  private mutating func share(_ group: Range<Int>, _ lanes: Int) {
    for index in group { places[index].lanes = max(1, lanes) }
  }
}
