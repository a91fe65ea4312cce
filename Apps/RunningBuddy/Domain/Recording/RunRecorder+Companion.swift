import Core

/// What the device that records has told itself, and when: that comes first. Monotonic
/// milliseconds.
struct OwnChannels: Hashable, Sendable {
  var fix: Int64?
  var motion: Int64?
}

/// The last row of a second device that a journal has.
struct CompanionMark: Hashable, Sendable {
  let device: CompanionID
  var number: Int64
}

extension RunRecorder {
  /// The number up to which a second device's rows are in the journal; 0 for none.
  public func kept(of device: CompanionID) -> Int64 {
    companions.first { mark in mark.device == device }?.number ?? 0
  }

  /// Whether a second device has noted anything.
  public var hasCompanions: Bool { !companions.isEmpty }

  /// Takes what a second device noted. What came late counts when the run is replayed with it at
  /// its own time; buttons are obeyed where they are taken.
  mutating func take(_ entry: CompanionEntry, _ now: Int64, wall: Instant) {
    if let index = companions.firstIndex(where: { mark in mark.device == entry.device }) {
      companions[index].number = max(companions[index].number, entry.number)
    } else {
      companions.append(CompanionMark(device: entry.device, number: entry.number))
    }
    guard !CompanionMerging.isLate(entry, at: now) else { return }
    switch entry.event {
    case .sensor(let reading): sensors.takeSecond(reading, at: entry.at)
    case .motion(let second):
      sensors.noteSecond(second, at: entry.at)
      if isSilent(own.motion, for: RunSensors.fresh, now) { step(second, now) }
    case .fix(let fix):
      if isSilent(own.fix, for: GapRule.silence, now) { take(fix, arrived: now, now, wall: wall) }
    default: break
    }
  }

  private func isSilent(_ last: Int64?, for time: Int64, _ now: Int64) -> Bool {
    last.map { last in now - last > time } ?? true
  }
}
