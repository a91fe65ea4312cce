import Core
import Tracks
import Wire

// v version, w whole, p kilometres, q miles, l laps, b best efforts, y quality, r line, h seconds
// at each heart rate.

extension RunRecord: WireCodable {
  public var json: JSON {
    var wholes = NumberList()
    RunRecord.write(whole, &wholes)
    wholes.add(optional: mostHeartRate)
    wholes.add(count: isClimbEstimated ? 1 : 0)
    return .object([
      "v": .int(version), "w": wholes.json, "p": RunRecord.list(kilometres),
      "q": RunRecord.list(miles), "l": RunRecord.list(laps), "b": bests.unlessEmpty,
      "y": quality.list.json, "r": line.list.unlessEmpty,
      "h": heartRates.map { histogram in histogram.list.json },
    ])
  }

  public init(_ cursor: WireCursor) throws(WireError) {
    var wholes = try NumberReader(try cursor.required("w"))
    let whole = try RunRecord.stretch(&wholes, at: 0)
    let most = try wholes.optionalInt(to: 1_000)
    let isEstimated = try wholes.count(to: 1) == 1
    try wholes.end()
    self.init(
      version: try cursor.required("v").int(in: 1...1_000_000), whole: whole,
      mostHeartRate: most, isClimbEstimated: isEstimated,
      quality: try FigureQuality(cursor.required("y")),
      line: try cursor.optional("r").map(RunLine.read) ?? .none)
    kilometres = try RunRecord.stretches(cursor.optional("p"), limit: RunLimits.splits)
    miles = try RunRecord.stretches(cursor.optional("q"), limit: RunLimits.splits)
    laps = try RunRecord.stretches(cursor.optional("l"), limit: RunLimits.laps)
    efforts = try RunRecord.bests(cursor.optional("b"))
    heartRates = try cursor.optional("h").map(HeartHistogram.read)
  }

  // MARK: Stretches

  /// Where it begins follows from those before it.
  private static func write(_ stretch: RunStretch, _ list: inout NumberList) {
    list.add(count: stretch.timer)
    list.add(count: stretch.elapsed - stretch.timer)
    list.add(optional: stretch.moving)
    list.add(optional: stretch.centimetres)
    // Mostly not far from what was covered, and not known where that isn't.
    if let centimetres = stretch.centimetres {
      list.add(count: stretch.flatCentimetres == nil ? 0 : 1)
      if let flat = stretch.flatCentimetres { list.add(flat - centimetres) }
    }
    list.add(optional: stretch.ascent)
    list.add(optional: stretch.descent)
    list.add(optional: stretch.heartRate)
    list.add(optional: stretch.cadence)
  }

  private static func stretch(
    _ reader: inout NumberReader, at start: Int64
  ) throws(WireError) -> RunStretch {
    let timer = try reader.count(to: RunLimits.duration)
    let elapsed = timer + (try reader.count(to: RunLimits.duration))
    let moving = try reader.optional(to: RunLimits.duration)
    let centimetres = try reader.optionalInt(to: RunLimits.centimetres)
    var flat: Int?
    if let centimetres, try reader.count(to: 1) == 1 {
      let limit = Int64(RunLimits.centimetres)
      flat = centimetres + Int(try reader.signed(in: -Int64(centimetres)...limit))
    }
    return RunStretch(
      start: start, elapsed: elapsed, timer: timer, moving: moving, centimetres: centimetres,
      flatCentimetres: flat, ascent: try reader.optionalInt(to: 100_000_000),
      descent: try reader.optionalInt(to: 100_000_000),
      heartRate: try reader.optionalInt(to: 1_000), cadence: try reader.optionalInt(to: 1_000))
  }

  private static func list(_ stretches: [RunStretch]) -> JSON? {
    var list = NumberList()
    for stretch in stretches { write(stretch, &list) }
    return list.unlessEmpty
  }

  private static func stretches(
    _ cursor: WireCursor?, limit: Int
  ) throws(WireError) -> [RunStretch] {
    guard let cursor else { return [] }
    var reader = try NumberReader(cursor)
    var stretches: [RunStretch] = []
    var start: Int64 = 0
    while !reader.isAtEnd {
      guard stretches.count < limit else { throw reader.error("fewer stretches") }
      let next = try stretch(&reader, at: start)
      start += next.elapsed
      stretches.append(next)
    }
    return stretches
  }

  // MARK: Best efforts

  /// Which distance, by its place in the list of all, its time and its start.
  private var bests: NumberList {
    var list = NumberList()
    for effort in efforts {
      list.add(count: effort.distance.place)
      list.add(count: effort.elapsed)
      list.add(count: effort.start)
    }
    return list
  }

  private static func bests(_ cursor: WireCursor?) throws(WireError) -> [RunEffort] {
    guard let cursor else { return [] }
    var reader = try NumberReader(cursor)
    var efforts: [RunEffort] = []
    while !reader.isAtEnd {
      let place = try reader.int(to: EffortDistance.allCases.count - 1)
      efforts.append(
        RunEffort(
          EffortDistance.allCases[place], elapsed: try reader.count(to: RunLimits.duration),
          start: try reader.count(to: RunLimits.duration)))
      guard efforts.count <= EffortDistance.allCases.count else {
        throw reader.error("fewer best efforts")
      }
    }
    return efforts
  }
}

extension EffortDistance {
  /// Its place among all, the shortest first.
  fileprivate var place: Int {
    EffortDistance.allCases.firstIndex { other in other.metres == metres } ?? 0
  }
}
