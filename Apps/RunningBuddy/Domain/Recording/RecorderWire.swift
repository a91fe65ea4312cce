import Core
import Tracks
import Wire

// A row is an array: time, clock, kind, then what the kind has. A fix takes about 70 bytes.

extension RecorderRow: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    guard case .array(let values) = cursor.value, values.count >= 3 else {
      throw cursor.error(.expected("a row"))
    }
    let head = RowParts(row: cursor, parts: values[..<3])
    let wall = try head.integer(1, in: 0...RecorderRow.wallLimit)
    self.init(
      at: try head.integer(0, in: 0...RecorderRow.timeLimit),
      wall: Instant(milliseconds: wall),
      try RecorderEvent(
        kind: head.string(2), RowParts(row: cursor, parts: values[3...]), wall: wall))
  }

  public var json: JSON {
    .array(
      [.integer(at), .integer(wall.milliseconds), .string(event.kind)]
        + event.parts(wall: wall.milliseconds))
  }

  /// The row as compact text.
  public var text: String { json.text }

  /// The row of a text. Fails for what is no JSON, no row, or out of range.
  public init(text: String) throws(WireError) {
    try self.init(WireCursor(try JSON.parse(text)))
  }
}

/// Some of a row's parts; what is left out at the end is `null`. They are read as they are, for
/// three hours have a hundred thousand of them: an error names the row.
struct RowParts {
  let row: WireCursor
  let parts: ArraySlice<JSON>

  /// `null` where there is none.
  private subscript(index: Int) -> JSON {
    index < parts.count ? parts[parts.startIndex + index] : .null
  }

  func integer(_ index: Int, in range: ClosedRange<Int64>) throws(WireError) -> Int64 {
    guard case .integer(let integer) = self[index], range.contains(integer) else {
      throw row.error(.expected("a whole number within its range"))
    }
    return integer
  }

  func int(_ index: Int, in range: ClosedRange<Int>) throws(WireError) -> Int {
    Int(try integer(index, in: Int64(range.lowerBound)...Int64(range.upperBound)))
  }

  func optionalInt(_ index: Int, in range: ClosedRange<Int>) throws(WireError) -> Int? {
    if case .null = self[index] { return nil }
    return try int(index, in: range)
  }

  func optionalInteger(
    _ index: Int, in range: ClosedRange<Int64>
  ) throws(WireError) -> Int64? {
    if case .null = self[index] { return nil }
    return try integer(index, in: range)
  }

  func bool(_ index: Int) throws(WireError) -> Bool {
    guard case .bool(let bool) = self[index] else {
      throw row.error(.expected("true or false"))
    }
    return bool
  }

  /// A plan that cannot be read is none: the run has begun all the same.
  func plan(_ index: Int) -> IntervalPlan? {
    if case .null = self[index] { return nil }
    do throws(WireError) { return try IntervalPlan(WireCursor(self[index])) } catch { return nil }
  }

  func string(_ index: Int) throws(WireError) -> String {
    guard case .string(let string) = self[index] else { throw row.error(.expected("a string")) }
    return string
  }
}

extension RecorderEvent {
  var kind: String {
    switch self {
    case .arm: "arm"
    case .permission: "permission"
    case .screenLock: "lock"
    case .start: "start"
    case .fix: "f"
    case .pause: "pause"
    case .resume: "resume"
    case .lap: "lap"
    case .mark: "mark"
    case .hidden: "hidden"
    case .visible: "visible"
    case .finish: "finish"
    case .save: "save"
    case .discard: "discard"
    case .sensor(let reading): reading.kind
    case .motion: "m"
    case .companion: CompanionEntry.kind
    case .unknown(let kind, _): kind
    }
  }

  func parts(wall: Int64) -> [JSON] {
    switch self {
    case .permission(let isGranted): [.bool(isGranted)]
    case .screenLock(let isHeld): [.bool(isHeld)]
    case .start(let start): start.parts
    case .fix(let fix): fix.parts(wall: wall)
    case .sensor(let reading): reading.parts
    case .motion(let second): second.parts
    case .companion(let entry): entry.parts(wall: wall)
    case .unknown(_, let rest): rest
    case .arm, .pause, .resume, .lap, .mark, .hidden, .visible, .finish, .save, .discard: []
    }
  }

  init(kind: String, _ parts: RowParts, wall: Int64) throws(WireError) {
    switch kind {
    case "arm": self = .arm
    case "permission": self = .permission(try parts.bool(0))
    case "lock": self = .screenLock(try parts.bool(0))
    case "start": self = .start(try RunStart(parts))
    case "f": self = .fix(try Fix(parts, wall: wall))
    case "pause": self = .pause
    case "resume": self = .resume
    case "lap": self = .lap
    case "mark": self = .mark
    case "hidden": self = .hidden
    case "visible": self = .visible
    case "finish": self = .finish
    case "save": self = .save
    case "discard": self = .discard
    case HeartReading.kind: self = .sensor(.heart(try HeartReading(parts)))
    case PodReading.kind: self = .sensor(.pod(try PodReading(parts)))
    case "m": self = .motion(try MotionSecond(parts))
    case CompanionEntry.kind: self = .companion(try CompanionEntry(parts, wall: wall))
    default: self = .unknown(kind: kind, rest: Array(parts.parts))
    }
  }
}

extension MotionSecond {
  fileprivate var parts: [JSON] {
    guard let cadence else { return [.int(steps)] }
    return [.int(steps), .int(cadence), .int(confidence)]
  }

  fileprivate init(_ parts: RowParts) throws(WireError) {
    let steps = try parts.int(0, in: 0...MotionSecond.mostSteps)
    guard let cadence = try parts.optionalInt(1, in: MotionSecond.cadences) else {
      self.init(steps: steps, cadence: nil, confidence: 0)
      return
    }
    self.init(
      steps: steps, cadence: cadence,
      confidence: try parts.int(2, in: MotionSecond.confidences))
  }
}

extension RunStart {
  fileprivate var parts: [JSON] {
    let parts: [JSON] = [.int(countdown.rawValue), .bool(pausesByRule)]
    guard stride != nil || plan != nil else { return parts }
    let steps: [JSON] =
      stride.map { stride in [.int(stride.alpha), .int(stride.beta)] } ?? [.null, .null]
    return parts + steps + (plan.map { plan in [plan.json] } ?? [])
  }

  fileprivate init(_ parts: RowParts) throws(WireError) {
    guard let countdown = Countdown(rawValue: try parts.int(0, in: 0...10)) else {
      throw parts.row.error(.expected("a countdown of 0, 3, 5 or 10 s"))
    }
    let alpha = try parts.optionalInt(2, in: RecordedStride.numbers)
    let beta = try parts.optionalInt(3, in: RecordedStride.numbers)
    let stride = alpha.flatMap { alpha in
      beta.map { beta in RecordedStride(alpha: alpha, beta: beta) }
    }
    self.init(
      countdown: countdown, pausesByRule: try parts.bool(1), stride: stride, plan: parts.plan(4))
  }
}

extension Fix {
  /// The clock is written as its difference from the row's.
  fileprivate func parts(wall: Int64) -> [JSON] {
    var parts: [JSON] = [
      .int(place.latitude), .int(place.longitude), .int(accuracy),
      .integer(taken.milliseconds - wall),
    ]
    for value in [speed, heading, altitude, altitudeAccuracy] {
      parts.append(value.map { value in .int(value) } ?? .null)
    }
    while parts.last == .null { parts.removeLast() }
    return parts
  }

  fileprivate init(_ parts: RowParts, wall: Int64) throws(WireError) {
    let clocks = -RecorderRow.wallLimit...RecorderRow.wallLimit
    let taken = wall + (try parts.integer(3, in: clocks))
    let place = ChannelPlace(
      latitude: try parts.int(0, in: Fix.latitudes),
      longitude: try parts.int(1, in: Fix.longitudes))
    let fix = Fix(
      taken: Instant(milliseconds: taken), place: place,
      accuracy: try parts.int(2, in: Fix.accuracies),
      altitude: try parts.optionalInt(6, in: Fix.altitudes),
      altitudeAccuracy: try parts.optionalInt(7, in: Fix.accuracies),
      heading: try parts.optionalInt(5, in: Fix.headings),
      speed: try parts.optionalInt(4, in: Fix.speeds))
    guard let fix else { throw parts.row.error(.expected("a fix")) }
    self = fix
  }
}
