import Core

/// Compares the device's two clocks at every observation, and decides which to believe.
///
/// The monotonic clock is believed while the page is awake, whatever the wall clock does; the wall
/// clock for the time in which the device slept or the page did not live; and neither without
/// saying so.
public struct ClockJudge: Hashable, Sendable {
  /// Milliseconds the two clocks may come apart before one of them is at fault.
  static let step: Int64 = 500
  /// Milliseconds without an observation after which the page cannot have been awake.
  static let longestTick: Int64 = 5_000
  /// Milliseconds of absence, while a period runs, that nobody believes unasked.
  static let longestGap: Int64 = 3 * 3_600_000

  /// Whether the page can have been away for so long. Between periods, and while play is suspended,
  /// it can be any time.
  static func isCredible(_ gap: Int64, _ clock: StageClock?) -> Bool {
    guard gap >= 0 else { return false }
    guard let clock, clock.frozen == nil, case .period = clock.stage else { return true }
    return gap <= longestGap
  }

  /// From one uptime on, true time is the uptime and `bias`.
  struct Segment: Hashable, Sendable {
    let from: Int64
    var bias: Int64
    var quality: ClockQuality
  }

  /// A clock that was started in another life of the page.
  struct Anchor: Hashable, Sendable {
    let start: ClockReading
    /// Milliseconds between the start and ``uptime``.
    var sinceStart: Int64
    let uptime: Int64
    var quality = ClockQuality.assumed
  }

  public let boot: BootID
  public internal(set) var last: ClockReading
  var segments: [Segment]
  var anchor: Anchor?
  /// Milliseconds by which the wall clock ran ahead while nobody looked, too little to act upon.
  var debt: Int64 = 0
  /// What the server's clock is expected to say.
  public var server: ServerOffset?
  /// Something had to be assumed since the server was asked.
  public internal(set) var isAssuming = false

  public init(_ reading: ClockReading) {
    boot = reading.boot
    last = reading
    segments = [Segment(from: .min, bias: 0, quality: .synced)]
  }
}

/// What the judge made of an observation.
public struct ClockVerdict: Hashable, Sendable {
  public enum Finding: Hashable, Sendable {
    case normal
    /// The wall clock jumped while the page was awake.
    case stepped
    /// The device slept, or the page was hidden: the wall clock was believed.
    case slept
    /// The wall clock went back while the page was hidden: the monotonic one was believed.
    case jumpedBack
    /// The page began anew.
    case restarted
    /// The server's clock showed that what had been assumed was wrong.
    case corrected
  }

  public let finding: Finding
  /// What the clock shows; `nil` where none runs.
  public let elapsed: Int64?
  /// How far what is recorded now can be trusted.
  public let quality: ClockQuality
  /// To be logged while a match is live.
  public let facts: [Fact]
  /// To be shown.
  public let banner: ClockBanner?
}

/// What the person is told of their clock, with an offer to set it.
public enum ClockBanner: Hashable, Sendable {
  /// The device's clock was changed by so many milliseconds; the match clock was not.
  case stepped(milliseconds: Int64)
  /// The device slept for about so long; the match clock went on.
  case slept(milliseconds: Int64)
  /// The page began anew after so long; the match clock went on.
  case recovered(elapsed: Int64, gap: Int64)
  /// The device's clock says that it was away for so long, which may be negative, and cannot be
  /// believed: the match clock goes on from where it was last seen, and is to be set.
  case asks(elapsed: Int64, gap: Int64)
  /// The match clock was set right by the server's.
  case corrected(elapsed: Int64)
}
