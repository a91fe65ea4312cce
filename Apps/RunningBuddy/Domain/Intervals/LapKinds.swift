import Tracks
import Wire

extension Run {
  /// What each lap of its record was in the plan it followed; none without a plan.
  public var lapKinds: [IntervalKind?] {
    guard case .pressed(let times) = outline.laps, !outline.lapKinds.isEmpty else { return [] }
    return record.laps.map { lap in
      let middle = windows.trackTime(Int((lap.start + lap.elapsed / 2) / 100))
      guard let index = times.firstIndex(where: { time in time > middle }),
        outline.lapKinds.indices.contains(index)
      else { return nil }
      return outline.lapKinds[index]
    }
  }
}

extension RunWindows {
  /// Where a time of the run, in tenths of a second, lies in its track.
  func trackTime(_ time: Int) -> Int {
    var left = time
    for span in spans {
      if left <= span.to - span.from { return span.from + left }
      left -= span.to - span.from
    }
    return isWhole ? time : (spans.last?.to ?? time)
  }
}

extension RunOutline {
  /// Each by its place among all, from 1; 0 for none.
  static func list(_ kinds: [IntervalKind?]) -> NumberList {
    var list = NumberList()
    for kind in kinds { list.add(count: kind.map { kind in kind.place + 1 } ?? 0) }
    return list
  }

  static func kinds(_ cursor: WireCursor) throws(WireError) -> [IntervalKind?] {
    var reader = try NumberReader(cursor)
    let all = IntervalKind.allCases
    var kinds: [IntervalKind?] = []
    while !reader.isAtEnd {
      guard kinds.count < RunLimits.laps else { throw reader.error("fewer laps") }
      let place = try reader.int(to: all.count)
      kinds.append(place == 0 ? nil : all[place - 1])
    }
    return kinds
  }
}

extension IntervalKind {
  /// Its place among all: that never changes.
  fileprivate var place: Int {
    switch self {
    case .warmUp: 0
    case .work: 1
    case .rest: 2
    case .coolDown: 3
    }
  }
}
