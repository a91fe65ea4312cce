import Coding
import Core

/// The side of the device that records. Pure: times are arguments, in milliseconds of the
/// journal's monotonic clock.
public struct CompanionReceiver: Hashable, Sendable {
  /// A second device that was heard.
  public struct Device: Hashable, Sendable {
    public let id: CompanionID
    public fileprivate(set) var name = ""
    public fileprivate(set) var waiting = 0
    /// Milliseconds by which its time of day is ahead of this device's, by its last row. Nothing
    /// follows from it.
    public fileprivate(set) var clockAhead: Int64 = 0
    fileprivate var heard: Int64 = 0
    fileprivate var hasLeft = false
    /// Every row up to it was taken.
    fileprivate var taken: Int64 = 0
    /// The last row that went into the journal.
    fileprivate var noted: Int64 = 0
    fileprivate var question: Question?
    fileprivate var verdicts: [PressVerdict] = []

    fileprivate init(_ id: CompanionID) { self.id = id }

    public func reach(at now: Int64) -> CompanionReach {
      CompanionReach(silence: max(0, now - heard), waiting: waiting, hasLeft: hasLeft)
    }
  }

  /// What time a device asked for, and when that came.
  fileprivate struct Question: Hashable, Sendable {
    let sent: Int64
    let received: Int64
  }

  /// What is to be noted of a report, and which button is to be obeyed with it.
  @Memberwise public struct Taken: Hashable, Sendable {
    public let entry: CompanionEntry
    public let press: CompanionPress?
  }

  /// What the recording is doing.
  @Memberwise public struct Standing: Hashable, Sendable {
    public let phase: CompanionPhase
    /// When somebody last said here what the run shall do.
    public let changed: Int64
  }

  /// Devices that are listened to at a time.
  public static let limit = 4
  /// Milliseconds from which it is said that a clock is off. Ours.
  public static let clockLimit: Int64 = 60_000

  public private(set) var devices: [Device] = []
  public private(set) var run: RunID?
  public let life: Int64

  public init(life: Int64) { self.life = life }

  /// Another run is recorded, or none; its clock is another.
  public mutating func begin(_ run: RunID?, at now: Int64 = 0) {
    guard run != self.run else { return }
    self.run = run
    for index in devices.indices {
      devices[index].heard = now
      devices[index].noted = 0
      devices[index].verdicts = []
    }
  }

  // MARK: Taking

  /// Takes a report: each row once, in order, whatever came twice or in another order.
  ///
  /// - Parameters:
  ///   - wall: What this device's clock shows.
  ///   - kept: The number up to which the journal has the device's rows.
  public mutating func take(
    _ report: CompanionReport, at now: Int64, wall: Instant, _ standing: Standing, kept: Int64
  ) -> [Taken] {
    guard let index = index(of: report, kept, now) else { return [] }
    var device = devices[index]
    defer { devices[index] = device }
    device.name = report.name
    device.heard = max(device.heard, now)
    device.waiting = report.waiting
    device.hasLeft = report.leaves
    device.question = Question(sent: report.sent, received: now)
    // What is not sent any more was acknowledged, perhaps by an earlier life of this page.
    device.taken = max(device.taken, report.first - 1)
    guard let clock = report.clock, clock.run == run, clock.life == life else { return [] }
    var found: [Taken] = []
    var phase = standing.phase
    for row in report.rows where row.number == device.taken + 1 {
      device.taken = row.number
      let at = row.row.at + clock.offset
      guard at >= 0, CompanionEntry.isNoted(row.row.event) else { continue }
      device.clockAhead =
        row.row.wall.milliseconds - wall.milliseconds + max(0, now - at)
      let entry = entry(row, of: device.id, at: at, now, wall)
      var press: CompanionPress?
      if let pressed = CompanionPress(entry.event) {
        let outcome = outcome(of: pressed, entry, at: now, phase, standing.changed)
        if outcome == .done {
          press = pressed
          phase = phase.after(pressed) ?? phase
        }
        device.verdicts.append(PressVerdict(row.number, outcome))
        device.verdicts.removeFirst(
          max(0, device.verdicts.count - CompanionNews.verdictLimit))
      }
      device.noted = row.number
      found.append(Taken(entry: entry, press: press))
    }
    return found
  }

  /// Nothing is from the future: an offset is only as good as the way was quick.
  private func entry(
    _ row: CompanionRow, of device: CompanionID, at: Int64, _ now: Int64, _ wall: Instant
  ) -> CompanionEntry {
    let at = min(at, now)
    var event = row.row.event
    if case .fix(let fix) = event {
      let age = row.row.wall.milliseconds - fix.taken.milliseconds
      event = .fix(fix.taken(wall.advanced(byMilliseconds: at - now - age)))
    }
    return CompanionEntry(device: device, number: row.number, at: at, event: event)
  }

  /// Of a moment that was marked each counts, even late; of what the run shall do only what was
  /// wanted last.
  private func outcome(
    of press: CompanionPress, _ entry: CompanionEntry, at now: Int64, _ phase: CompanionPhase,
    _ changed: Int64
  ) -> PressVerdict.Outcome {
    if press.isMoment, CompanionMerging.isLate(entry, at: now) { return .placed }
    if !press.isMoment, now - entry.at >= CompanionReach.delayedLimit || entry.at < changed {
      return .superseded
    }
    return phase.after(press) == nil ? .impossible : .done
  }

  private mutating func index(of report: CompanionReport, _ kept: Int64, _ now: Int64) -> Int? {
    if let index = devices.firstIndex(where: { device in device.id == report.device }) {
      return index
    }
    if devices.count >= CompanionReceiver.limit {
      // One that is not heard any more makes room.
      let gone = devices.firstIndex { device in
        switch device.reach(at: now) {
        case .offline, .ended: true
        case .live, .delayed: false
        }
      }
      guard let gone else { return nil }
      devices.remove(at: gone)
    }
    var device = Device(report.device)
    device.taken = kept
    device.noted = kept
    devices.append(device)
    return devices.count - 1
  }

  // MARK: Telling

  /// What a device is told.
  ///
  /// - Parameter kept: The number up to which the journal has its rows: only what is durable is
  ///   acknowledged.
  public func news(
    for device: Device, at now: Int64, _ phase: CompanionPhase, _ figures: CompanionFigures?,
    kept: Int64
  ) -> CompanionNews {
    let echo = device.question.map { question in
      CompanionNews.Echo(
        sent: question.sent, received: question.received, answered: max(now, question.received))
    }
    return CompanionNews(
      device: device.id, run: run, life: life,
      received: kept >= device.noted ? device.taken : kept, echo: run == nil ? nil : echo,
      phase: phase, figures: figures, verdicts: device.verdicts, leaves: false)
  }

  /// What all are told who may be there: who hears it answers.
  public func call(_ phase: CompanionPhase, leaves: Bool = false) -> CompanionNews {
    CompanionNews(
      device: nil, run: run, life: life, received: 0, echo: nil, phase: phase, figures: nil,
      verdicts: [], leaves: leaves)
  }
}
