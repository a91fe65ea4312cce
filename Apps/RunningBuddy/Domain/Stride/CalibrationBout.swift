import Core

/// A bout of 100 m whose steps are counted (§14 of the specification): a pure fold of fixes and
/// seconds of motion with their monotonic times.
///
/// Distance comes from the same gate and filter as a run's. Time and steps are those at exactly
/// 100.0 m, between the fixes before and after: nothing is run too far.
public struct CalibrationBout: Hashable, Sendable {
  public enum Phase: Hashable, Sendable {
    /// For so many good fixes in a row, of ``Arming/enough``; a bad one begins anew.
    case waiting(good: Int)
    case ready
    /// Counting down to a monotonic time.
    case countdown(ends: Int64)
    case running
    /// The way is done; the steps of the last second are on their way.
    case reached
    case measured(Measure)
    case failed(Fault)
  }

  /// What was measured: 100.0 m.
  public struct Measure: Hashable, Sendable {
    public let milliseconds: Int
    /// Hundredths of a step.
    public let steps: Int

    static let centimetres = Int(CalibrationBout.metres * 100)
  }

  /// Why a bout came to nothing.
  public enum Fault: Hashable, Sendable {
    /// The device told no motion, or none for a part of the way.
    case noMotion
    case record(StrideRecord.Fault)
    /// No fix could be used for ten seconds, or the place jumped.
    case signalLost
    /// The page was not on the screen.
    case hidden
  }

  private enum Stage: Hashable, Sendable {
    case preparing
    case countdown(ends: Int64)
    case running(BoutWay)
    case over(BoutWay, Phase)
  }

  /// Metres of a bout.
  public static let metres = 100.0
  /// Milliseconds that are counted down.
  static let countdown: Int64 = 3_000
  /// Milliseconds without a used fix after which the signal is lost. Ours.
  static let silence: Int64 = 10_000
  /// Milliseconds that the last second of motion is waited for. Ours.
  static let patience: Int64 = 4_000

  private var gate = FixGate()
  private var filter = PositionFilter()
  private var arming = Arming()
  private var motion = BoutSteps()
  private var stage = Stage.preparing

  public init() {}

  public var phase: Phase {
    switch stage {
    case .preparing: isReady ? .ready : .waiting(good: arming.goodFixes)
    case .countdown(let ends): .countdown(ends: ends)
    case .running(let way): way.crossing == nil ? .running : .reached
    case .over(_, let phase): phase
    }
  }

  /// Once there were enough good fixes, it stays.
  private var isReady: Bool { arming.goodFixes == Arming.enough }

  /// Good fixes in a row that are waited for.
  public static var enoughFixes: Int { Arming.enough }

  /// Metres so far, at most 100.
  public var metres: Double { way.map { way in min(way.metres, CalibrationBout.metres) } ?? 0 }

  /// Whole steps so far.
  public var steps: Int {
    guard let way, let end = motion.end else { return 0 }
    return Int(motion.count(from: way.began, to: way.crossing ?? end) + 0.5)
  }

  /// The cadence told last; `nil` while none is known.
  public var cadence: Int? { motion.cadence }

  /// Whether the device has told motion lately.
  public func hasMotion(at now: Int64) -> Bool {
    motion.end.map { end in now - end <= CalibrationBout.patience } ?? false
  }

  private var way: BoutWay? {
    switch stage {
    case .running(let way), .over(let way, _): way
    case .preparing, .countdown: nil
    }
  }

  // MARK: What happens

  /// Begins to count down, where it is ready.
  public mutating func start(at now: Int64) {
    guard case .ready = phase else { return }
    stage = .countdown(ends: now + CalibrationBout.countdown)
  }

  /// Back to where it can be started; the receiver stays warm.
  public mutating func cancel() { stage = .preparing }

  /// The page is seen no longer: nothing is told any more.
  public mutating func hide() {
    switch stage {
    case .running(let way): stage = .over(way, .failed(.hidden))
    case .countdown: stage = .preparing
    case .preparing, .over: break
    }
  }

  /// Time passes.
  public mutating func tick(at now: Int64) {
    if case .countdown(let ends) = stage, now >= ends {
      motion.forget(until: ends)
      stage = .running(BoutWay(from: ends))
    }
    guard case .running(let way) = stage else { return }
    guard let crossing = way.crossing else {
      if now - way.last > CalibrationBout.silence { stage = .over(way, .failed(.signalLost)) }
      return
    }
    guard (motion.end ?? .min) >= crossing || now - way.last >= CalibrationBout.patience else {
      return
    }
    stage = .over(way, outcome(way, crossing))
  }

  /// Takes the seconds of motion that ended at `now` and before.
  public mutating func take(_ seconds: [MotionSecond], at now: Int64) {
    tick(at: now)
    switch stage {
    // They are known to come; a bout may begin in the last one.
    case .preparing, .countdown: motion.forget(until: now - BoutSteps.second)
    case .running, .over: break
    }
    motion.take(seconds, at: now)
    tick(at: now)
  }

  /// Takes a fix that arrived at `now`, when the device's clock showed `wall`.
  public mutating func take(_ fix: Fix, at now: Int64, wall: Instant) {
    tick(at: now)
    let refusal = gate.judge(fix, at: now, wall: wall)
    if case .preparing = stage { arming.take(accuracy: fix.accuracy, isRefused: refusal != nil) }
    guard refusal == nil else { return }
    let outcome = filter.take(fix, at: now)
    if case .refused = outcome { return }
    gate.use(at: now)
    guard case .running(var way) = stage, way.crossing == nil else { return }
    guard case .moved(let metres, let milliseconds) = outcome else {
      // The place jumped: of the way there nothing is known.
      stage = .over(way, .failed(.signalLost))
      return
    }
    way.move(metres, milliseconds, now)
    stage = .running(way)
    tick(at: now)
  }

  private func outcome(_ way: BoutWay, _ crossing: Int64) -> Phase {
    guard motion.covers(from: way.began, to: crossing) else { return .failed(.noMotion) }
    let measure = Measure(
      milliseconds: Int(clamping: crossing - way.began),
      steps: Int(motion.count(from: way.began, to: crossing) * 100 + 0.5))
    let fault = StrideRecord.fault(
      centimetres: Measure.centimetres, milliseconds: measure.milliseconds, steps: measure.steps)
    return fault.map { fault in .failed(.record(fault)) } ?? .measured(measure)
  }
}

extension CalibrationBout.Measure {
  /// The record of it.
  public func record(_ id: StrideRecordID, at: Instant, offset: Int) -> StrideRecord {
    StrideRecord(
      id: id, at: at, offset: offset, centimetres: CalibrationBout.Measure.centimetres,
      milliseconds: milliseconds, steps: steps, run: nil)
  }
}
