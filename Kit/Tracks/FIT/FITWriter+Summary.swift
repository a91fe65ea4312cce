import Core

extension FITOutput {
  private enum Local {
    static let lap: UInt8 = 4
    static let session: UInt8 = 5
    static let activity: UInt8 = 6
  }

  mutating func laps(_ activity: RecordedActivity, end: Instant) {
    definition(
      Local.lap, message: FITMessageNumber.lap,
      [
        (254, .uint16), (FITMessageNumber.timestamp, .uint32), (2, .uint32), (7, .uint32),
        (8, .uint32), (9, .uint32), (11, .uint16), (21, .uint16), (22, .uint16), (0, .enumeration),
        (1, .enumeration), (15, .uint8), (16, .uint8), (23, .enumeration), (24, .enumeration),
        (25, .enumeration),
      ])
    let laps = activity.laps.isEmpty ? [FITOutput.only(of: activity)] : activity.laps
    for index in laps.indices {
      let lap = laps[index]
      var last = index + 1 < laps.count ? laps[index + 1].start : end
      if let elapsed = lap.totals.elapsed { last = lap.start.advanced(byMilliseconds: elapsed) }
      byte(Local.lap)
      two(UInt16(truncatingIfNeeded: index))
      time(max(last, lap.start))
      time(lap.start)
      sums(lap.totals)
      byte(UInt8(9))
      byte(UInt8(1))
      heartRates(lap.totals)
      byte(lap.intensity.map { intensity in intensity.fit } ?? UInt8.max)
      byte(lap.trigger.fit)
      byte(activity.sport.fit.sport)
    }
  }

  mutating func session(_ activity: RecordedActivity, end: Instant) {
    definition(
      Local.session, message: FITMessageNumber.session,
      [
        (254, .uint16), (FITMessageNumber.timestamp, .uint32), (2, .uint32), (7, .uint32),
        (8, .uint32), (9, .uint32), (11, .uint16), (22, .uint16), (23, .uint16), (25, .uint16),
        (26, .uint16), (0, .enumeration), (1, .enumeration), (16, .uint8), (17, .uint8),
        (5, .enumeration), (6, .enumeration), (28, .enumeration),
      ])
    byte(Local.session)
    two(UInt16(0))
    time(end)
    time(activity.start)
    sums(activity.totals)
    two(UInt16(0))
    two(UInt16(truncatingIfNeeded: min(max(activity.laps.count, 1), 0xFFFE)))
    byte(UInt8(8))
    byte(UInt8(1))
    heartRates(activity.totals)
    byte(activity.sport.fit.sport)
    byte(activity.sport.fit.sub)
    byte(UInt8(0))
  }

  mutating func activity(_ activity: RecordedActivity, end: Instant) {
    definition(
      Local.activity, message: FITMessageNumber.activity,
      [
        (FITMessageNumber.timestamp, .uint32), (0, .uint32), (5, .uint32), (1, .uint16),
        (2, .enumeration), (3, .enumeration), (4, .enumeration),
      ])
    byte(Local.activity)
    time(end)
    four(activity.totals.timer.map { timer in Double(timer) })
    let local = activity.offset.flatMap { offset in
      (-54_000...54_000).contains(offset)
        ? end.advanced(byMilliseconds: Int64(offset) * 1000) : nil
    }
    four(local.flatMap { local in FITTime.seconds(local) } ?? UInt32.max)
    two(UInt16(1))
    byte(UInt8(0))
    byte(UInt8(26))
    byte(UInt8(1))
  }

  /// The lap over everything.
  private static func only(of activity: RecordedActivity) -> RecordedLap {
    var lap = RecordedLap(start: activity.start)
    lap.trigger = .end
    lap.totals = activity.totals
    return lap
  }

  private mutating func sums(_ totals: RecordedTotals) {
    four(totals.elapsed.map { elapsed in Double(elapsed) })
    four(totals.timer.map { timer in Double(timer) })
    four(totals.distance, scale: 100)
    two(totals.energy.map { energy in Double(energy) })
    two(totals.ascent)
    two(totals.descent)
  }

  private mutating func heartRates(_ totals: RecordedTotals) {
    byte(totals.meanHeartRate.map { rate in Double(rate) })
    byte(totals.mostHeartRate.map { rate in Double(rate) })
  }
}
