import Core

/// Writes activities as FIT files.
public enum FITWriter {
  /// A file of protocol 2.0 with one session. Times are cut to whole seconds; what the activity
  /// does not say is written as invalid, and so are heart rates above 254. Cadence is written for
  /// sports on foot, up to 509 steps a minute. Points before 1998 or after 2126 are left out; the
  /// name is not written. An activity without laps gets one over everything. O(n log n).
  public static func bytes(_ activity: RecordedActivity) -> [UInt8] {
    let timeline = FITTimeline(activity)
    var output = FITOutput()
    output.file(activity)
    output.moments(timeline, isOnFoot: activity.sport.isOnFoot)
    output.heartbeats(activity.beats)
    output.laps(activity, end: timeline.end)
    output.session(activity, end: timeline.end)
    output.activity(activity, end: timeline.end)
    return output.file()
  }
}

extension FITOutput {
  /// The numbers that definitions are known by in the file.
  private enum Local {
    static let file: UInt8 = 0
    static let event: UInt8 = 1
    static let record: UInt8 = 2
    static let heartbeats: UInt8 = 3
  }

  /// What kind of file it is. The maker is the number for makers without one, the serial number
  /// always the same: nothing tells devices apart.
  fileprivate mutating func file(_ activity: RecordedActivity) {
    definition(
      Local.file, message: FITMessageNumber.file,
      [(0, .enumeration), (1, .uint16), (2, .uint16), (3, .uint32z), (4, .uint32)])
    byte(Local.file)
    byte(UInt8(4))
    two(UInt16(255))
    two(UInt16(0))
    four(UInt32(1))
    time(activity.start)
  }

  fileprivate mutating func moments(_ timeline: FITTimeline, isOnFoot: Bool) {
    definition(
      Local.event, message: FITMessageNumber.event,
      [(FITMessageNumber.timestamp, .uint32), (0, .enumeration), (1, .enumeration)])
    definition(
      Local.record, message: FITMessageNumber.record,
      [
        (FITMessageNumber.timestamp, .uint32), (FITRecordField.latitude, .sint32),
        (FITRecordField.longitude, .sint32), (FITRecordField.distance, .uint32),
        (FITRecordField.enhancedAltitude, .uint32), (FITRecordField.enhancedSpeed, .uint32),
        (FITRecordField.heartRate, .uint8), (FITRecordField.cadence, .uint8),
        (FITRecordField.fractionalCadence, .uint8),
      ])
    for entry in timeline.entries {
      switch entry {
      case .point(let point): record(point, isOnFoot: isOnFoot)
      case .timer(let at, let isStart):
        byte(Local.event)
        time(at)
        byte(UInt8(0))
        byte(isStart ? UInt8(0) : UInt8(4))
      }
    }
  }

  private mutating func record(_ point: RecordedPoint, isOnFoot: Bool) {
    guard FITTime.seconds(point.at) != nil else { return }
    byte(Local.record)
    time(point.at)
    if let place = point.place {
      semicircles(place.latitude)
      semicircles(place.longitude)
    } else {
      four(UInt32(0x7FFF_FFFF))
      four(UInt32(0x7FFF_FFFF))
    }
    four(point.path, scale: 100)
    four(point.altitude.map { altitude in altitude + 500 }, scale: 5)
    four(point.speed, scale: 1000)
    byte(point.heartRate.map { rate in Double(rate) })
    // A stride has two steps; half a stride a minute is the fraction 64 of 128.
    if isOnFoot, let steps = point.cadence, steps >= 0, steps < 510 {
      byte(UInt8(steps / 2))
      byte(steps % 2 == 0 ? UInt8(0) : UInt8(64))
    } else {
      two(UInt16.max)
    }
  }

  /// Five in a message; those that two bytes cannot hold are left out.
  fileprivate mutating func heartbeats(_ beats: [Int]) {
    let beats = beats.filter { beat in beat > 0 && beat < 0xFFFF }
    guard !beats.isEmpty else { return }
    definition(Local.heartbeats, message: FITMessageNumber.heartbeats, [(0, .uint16, 5)])
    for start in stride(from: 0, to: beats.count, by: 5) {
      byte(Local.heartbeats)
      for index in start..<start + 5 {
        two(index < beats.count ? UInt16(beats[index]) : UInt16.max)
      }
    }
  }
}
