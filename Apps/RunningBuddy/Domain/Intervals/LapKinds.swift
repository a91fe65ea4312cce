import Tracks
import Wire

extension Run {
  /// What each lap of its record was in the plan it followed, or by the device that made it; none
  /// where neither says.
  public var lapKinds: [IntervalKind?] {
    guard !outline.lapKinds.isEmpty else { return [] }
    return record.laps.map { lap in
      outline.lapKind(at: windows.trackTime(Int((lap.start + lap.elapsed / 2) / 100)))
    }
  }
}

extension RunOutline {
  /// What the lap was that holds a time of the track, in tenths of a second.
  fileprivate func lapKind(at time: Int) -> IntervalKind? {
    let place =
      switch laps {
      case .none: Int?.none
      case .pressed(let ends): ends.firstIndex { end in end > time }
      case .device(let made): made.lastIndex { lap in lap.start <= time }
      }
    guard let place, lapKinds.indices.contains(place) else { return nil }
    return lapKinds[place]
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

// What files call it.

extension IntervalKind {
  /// What a lap of a file is called.
  var intensity: RecordedLap.Intensity {
    switch self {
    case .warmUp: .warmUp
    case .work: .interval
    case .rest: .rest
    case .coolDown: .coolDown
    }
  }

  /// What each of a file's laps was. Devices call most laps active: that is work only where others
  /// are something else, and without such there are none.
  static func kinds(of laps: [RecordedLap]) -> [IntervalKind?] {
    let kinds = laps.map { lap in lap.intensity.flatMap { intensity in IntervalKind(intensity) } }
    let isPlanned = zip(laps, kinds).contains { lap, kind in
      kind != nil && lap.intensity != .active
    }
    return isPlanned ? kinds : []
  }

  private init?(_ intensity: RecordedLap.Intensity) {
    switch intensity {
    case .warmUp: self = .warmUp
    case .active, .interval: self = .work
    case .rest, .recovery: self = .rest
    case .coolDown: self = .coolDown
    case .other: return nil
    }
  }
}
