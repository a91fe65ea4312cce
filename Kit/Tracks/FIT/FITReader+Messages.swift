import Core

extension FITReader {
  /// Takes what a message says.
  mutating func take(_ message: FITMessage, time: UInt32?, at position: FilePosition) {
    switch message.definition.message {
    case FITMessageNumber.record: record(message, time: time, at: position)
    case FITMessageNumber.event: event(message, time: time, at: position)
    case FITMessageNumber.lap: lap(message, time: time, at: position)
    case FITMessageNumber.session: session(message, time: time, at: position)
    case FITMessageNumber.heartbeats: heartbeats(message)
    case FITMessageNumber.fieldDescription: descriptions.add(message)
    case FITMessageNumber.activity: activity(message, time: time)
    case FITMessageNumber.sport:
      part.sport = RecordedSport(fit: message.byte(0), sub: message.byte(1))
    case FITMessageNumber.file, FITMessageNumber.developerData: break
    default: file.unknown += 1
    }
  }

  /// The date of a time; what has none is noted.
  mutating func date(_ time: UInt32?, at position: FilePosition) -> Instant? {
    guard let time else {
      file.note(.timeMissing, at: position)
      return nil
    }
    guard let instant = FITTime.instant(time) else {
      file.note(.time, at: position)
      return nil
    }
    return instant
  }

  /// Only the timer's events say something about points.
  private mutating func event(_ message: FITMessage, time: UInt32?, at position: FilePosition) {
    guard message.byte(0) == 0, let type = message.byte(1), type == 0 || type == 1 || type == 4,
      let at = date(time, at: position), counts.marks.add()
    else { return }
    part.events.append(
      FITTimerEvent(at: at, isStart: type == 0, index: part.events.count, point: part.points.count))
  }

  private mutating func lap(_ message: FITMessage, time: UInt32?, at position: FilePosition) {
    let totals = RecordedTotals(fit: message, heartRate: 15, ascent: 21)
    guard let start = start(message, totals, time: time, at: position), counts.marks.add()
    else { return }
    var lap = RecordedLap(start: start)
    lap.trigger = RecordedLap.Trigger(fit: message.byte(24))
    lap.intensity = RecordedLap.Intensity(fit: message.byte(23))
    lap.totals = totals
    part.laps.append(lap)
  }

  private mutating func session(_ message: FITMessage, time: UInt32?, at position: FilePosition) {
    let totals = RecordedTotals(fit: message, heartRate: 16, ascent: 22)
    // A session without a time is that of its points.
    let start =
      start(message, totals, time: time, at: position) ?? part.points.first?.at
    guard let start, counts.sessions.add() else { return }
    var activity = RecordedActivity(start: start)
    activity.sport = RecordedSport(fit: message.byte(5), sub: message.byte(6))
    activity.totals = totals
    part.activities.append(activity)
  }

  /// When a lap or session began: as it says, else by its end.
  private mutating func start(
    _ message: FITMessage, _ totals: RecordedTotals, time: UInt32?, at position: FilePosition
  ) -> Instant? {
    if let start = message.instant(2) { return start }
    guard let end = date(time, at: position) else { return nil }
    return end.advanced(byMilliseconds: -(totals.elapsed ?? totals.timer ?? 0))
  }

  private mutating func activity(_ message: FITMessage, time: UInt32?) {
    part.timer = message.value(0).flatMap { value in milliseconds(value) }
    guard let time, let local = message.value(5) else { return }
    let offset = local - Double(time)
    guard offset >= -54_000, offset <= 54_000 else { return }
    part.offset = Int(offset)
  }

  private mutating func heartbeats(_ message: FITMessage) {
    let isBig = message.definition.isBig
    for field in message.definition.fields where field.number == 0 {
      for element in 0..<field.count {
        guard let value = field.raw(bytes, at: message.base, isBig: isBig, element: element),
          let beat = fitWhole(value, upTo: 0xFFFF),
          counts.beats.add()
        else { continue }
        part.add(beat: beat)
      }
    }
  }
}

extension RecordedTotals {
  /// Of a lap or session, with the numbers of the fields that differ; mean and highest heart rate
  /// are neighbours, and so are ascent and descent.
  init(fit message: FITMessage, heartRate: UInt8, ascent: UInt8) {
    self.init()
    distance = message.value(9).flatMap { value in value >= 0 ? value / 100 : nil }
    elapsed = message.value(7).flatMap { value in milliseconds(value) }
    timer = message.value(8).flatMap { value in milliseconds(value) }
    energy = message.whole(11, upTo: 0xFFFF)
    meanHeartRate = message.value(heartRate).flatMap { value in fitHeartRate(value) }
    mostHeartRate = message.value(heartRate + 1).flatMap { value in fitHeartRate(value) }
    self.ascent = message.value(ascent).flatMap { value in value >= 0 ? value : nil }
    descent = message.value(ascent + 1).flatMap { value in value >= 0 ? value : nil }
  }
}

/// Milliseconds that are a 32-bit number, 49 days at most.
private func milliseconds(_ value: Double) -> Int64? {
  guard value >= 0, value < 4_294_967_295 else { return nil }
  return Int64(value)
}

/// Beats per minute, 1…300.
func fitHeartRate(_ value: Double) -> Int? {
  fitWhole(value, upTo: 300).flatMap { rate in rate > 0 ? rate : nil }
}
