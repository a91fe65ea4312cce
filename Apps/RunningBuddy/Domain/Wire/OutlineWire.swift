import Tracks
import Wire

// n length, h pauses, j standing still, l laps pressed, m laps of the device, k marks, c clock set,
// a altitude, d device, i what the laps were in a plan.

extension RunOutline: WireCodable {
  public var json: JSON {
    var pauses: JSON?
    if case .pauses(let spans) = timer { pauses = RunOutline.list(spans).json }
    var (pressed, made): (JSON?, JSON?)
    switch laps {
    case .none: break
    case .pressed(let times): pressed = RunOutline.list(times).json
    case .device(let laps): made = RunOutline.list(laps).json
    }
    return .object([
      "n": .int(length), "h": pauses, "j": RunOutline.list(still).unlessEmpty, "l": pressed,
      "m": made, "k": RunOutline.list(marks).unlessEmpty,
      "c": RunOutline.list(clockJumps).unlessEmpty,
      "a": altitude == .none ? nil : .int(altitude.place),
      "d": device == RecordedTotals() ? nil : RunOutline.list(device).json,
      "i": RunOutline.list(lapKinds).unlessEmpty,
    ])
  }

  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(length: try cursor.required("n").int(in: 0...Int64(ChannelPoint.timeLimit)))
    if let pauses = try cursor.optional("h") { timer = .pauses(try RunOutline.spans(pauses)) }
    if let spans = try cursor.optional("j") { still = try RunOutline.spans(spans) }
    if let pressed = try cursor.optional("l") {
      laps = .pressed(try RunOutline.times(pressed))
    } else if let made = try cursor.optional("m") {
      laps = .device(try RunOutline.laps(made))
    }
    if let times = try cursor.optional("k") {
      marks = try RunOutline.times(times, limit: RunLimits.marks)
    }
    if let jumps = try cursor.optional("c") { clockJumps = try RunOutline.jumps(jumps) }
    if let place = try cursor.optional("a") {
      let all = AltitudeSource.allCases
      altitude = all[try place.int(in: 0...Int64(all.count - 1))]
    }
    if let totals = try cursor.optional("d") {
      var reader = try NumberReader(totals)
      device = try RunOutline.totals(&reader)
      try reader.end()
    }
    if let kinds = try cursor.optional("i") { lapKinds = try RunOutline.kinds(kinds) }
  }

  // MARK: Spans and times

  /// Each from the end of the one before; they are in their order.
  static func list(_ spans: [RunSpan]) -> NumberList {
    var list = NumberList()
    var last = 0
    for span in spans {
      list.add(span.from - last)
      list.add(count: span.to - span.from)
      last = span.to
    }
    return list
  }

  static func spans(
    _ cursor: WireCursor, limit: Int = RunLimits.pauses
  ) throws(WireError) -> [RunSpan] {
    var reader = try NumberReader(cursor)
    let end = Int64(ChannelPoint.timeLimit)
    var spans: [RunSpan] = []
    var last: Int64 = 0
    while !reader.isAtEnd {
      let from = last + (try reader.signed(in: -end...end))
      last = from + (try reader.count(to: end))
      guard spans.count < limit, (0...end).contains(from), last <= end,
        let span = RunSpan(from: Int(from), to: Int(last))
      else { throw reader.error("times in their order") }
      spans.append(span)
    }
    return spans
  }

  private static func list(_ times: [Int]) -> NumberList {
    var list = NumberList()
    var last = 0
    for time in times {
      list.add(count: time - last)
      last = time
    }
    return list
  }

  private static func times(
    _ cursor: WireCursor, limit: Int = RunLimits.laps
  ) throws(WireError) -> [Int] {
    var reader = try NumberReader(cursor)
    var times: [Int] = []
    var last = 0
    while !reader.isAtEnd {
      last += try reader.int(to: ChannelPoint.timeLimit)
      guard times.count < limit, last <= ChannelPoint.timeLimit else {
        throw reader.error("times in their order")
      }
      times.append(last)
    }
    return times
  }

  /// Tenths of a second since the one before, and seconds by which the clock was set.
  private static func list(_ jumps: [ClockJump]) -> NumberList {
    var list = NumberList()
    var last: Int64 = 0
    for jump in jumps {
      list.add(count: jump.at / 100 - last)
      list.add(jump.by / 1_000)
      last = jump.at / 100
    }
    return list
  }

  private static func jumps(_ cursor: WireCursor) throws(WireError) -> [ClockJump] {
    var reader = try NumberReader(cursor)
    let end = Int64(ChannelPoint.timeLimit)
    let most = ClockJump.longest / 1_000
    var jumps: [ClockJump] = []
    var last: Int64 = 0
    while !reader.isAtEnd {
      last += try reader.count(to: end)
      guard jumps.count < RunLimits.clockJumps, last <= end else {
        throw reader.error("times in their order")
      }
      jumps.append(ClockJump(at: last * 100, by: try reader.signed(in: -most...most) * 1_000))
    }
    return jumps
  }

  // MARK: What the device says

  private static func list(_ laps: [DeviceLap]) -> NumberList {
    var list = NumberList()
    var last = 0
    for lap in laps {
      list.add(lap.start - last)
      list.add(count: lap.trigger.place)
      add(lap.totals, &list)
      last = lap.start
    }
    return list
  }

  private static func laps(_ cursor: WireCursor) throws(WireError) -> [DeviceLap] {
    var reader = try NumberReader(cursor)
    let end = Int64(ChannelPoint.timeLimit)
    var laps: [DeviceLap] = []
    var last: Int64 = 0
    while !reader.isAtEnd {
      last += try reader.signed(in: -end...end)
      guard laps.count < RunLimits.laps, (0...end).contains(last) else {
        throw reader.error("laps in their order")
      }
      let triggers = RecordedLap.Trigger.allCases
      let trigger = triggers[try reader.int(to: triggers.count - 1)]
      laps.append(DeviceLap(start: Int(last), trigger: trigger, totals: try totals(&reader)))
    }
    return laps
  }

  private static func list(_ totals: RecordedTotals) -> NumberList {
    var list = NumberList()
    add(totals, &list)
    return list
  }

  /// Distance in centimetres, times in milliseconds, climb in decimetres. Which of the eight are
  /// known is the first number.
  private static func add(_ totals: RecordedTotals, _ list: inout NumberList) {
    let values = totals.numbers
    var mask = 0
    for (index, value) in values.enumerated() where value != nil { mask |= 1 << index }
    list.add(count: mask)
    for value in values { if let value { list.add(count: value) } }
  }

  private static func totals(_ reader: inout NumberReader) throws(WireError) -> RecordedTotals {
    let mask = try reader.int(to: 255)
    var values = [Int64?](repeating: nil, count: 8)
    for index in values.indices where mask & 1 << index != 0 {
      values[index] = try reader.count(to: RecordedTotals.numberLimit)
    }
    return RecordedTotals(values)
  }
}

extension RecordedTotals {
  /// What a number list can hold.
  fileprivate static let numberLimit: Int64 = 17_179_869_183

  /// What the wire has of it; a number that it has no room for is not known.
  fileprivate var numbers: [Int64?] {
    func whole(_ value: Double?, _ scale: Double) -> Int64? {
      guard let value, value >= 0, value * scale < Double(RecordedTotals.numberLimit) else {
        return nil
      }
      return Int64(value * scale + 0.5)
    }
    func held(_ value: Int64?) -> Int64? {
      value.flatMap { value in (0...RecordedTotals.numberLimit).contains(value) ? value : nil }
    }
    func held(_ value: Int?) -> Int64? { held(value.map { value in Int64(value) }) }
    return [
      whole(distance, 100), held(timer), held(elapsed), whole(ascent, 10), whole(descent, 10),
      held(energy), held(meanHeartRate), held(mostHeartRate),
    ]
  }

  fileprivate init(_ numbers: [Int64?]) {
    self.init()
    func int(_ index: Int) -> Int? { numbers[index].map { value in Int(clamping: value) } }
    distance = numbers[0].map { value in Double(value) / 100 }
    (timer, elapsed) = (numbers[1], numbers[2])
    ascent = numbers[3].map { value in Double(value) / 10 }
    descent = numbers[4].map { value in Double(value) / 10 }
    (energy, meanHeartRate, mostHeartRate) = (int(5), int(6), int(7))
  }

  /// With the numbers that the wire has, so that reading back gives the same.
  var rounded: RecordedTotals { RecordedTotals(numbers) }
}

extension RecordedLap.Trigger {
  /// Its place among all: that never changes.
  fileprivate var place: Int {
    switch self {
    case .manual: 0
    case .distance: 1
    case .time: 2
    case .place: 3
    case .end: 4
    case .other: 5
    }
  }
}
