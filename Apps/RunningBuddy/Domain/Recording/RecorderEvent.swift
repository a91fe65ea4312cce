import Coding
import Core
import Wire

/// How a run is started.
@Memberwise public struct RunStart: Hashable, Sendable {
  /// Seconds counted down before it begins.
  public enum Countdown: Int, Hashable, Sendable, CaseIterable {
    case none = 0
    case three = 3
    case five = 5
    case ten = 10

    var milliseconds: Int64 { Int64(rawValue) * 1_000 }
  }

  public let countdown: Countdown
  /// Whether standing still pauses it by rule.
  public let pausesByRule: Bool
  /// How long the runner's steps are, where that was known.
  public let stride: RecordedStride?
  /// What is run, step by step.
  public let plan: IntervalPlan?
}

/// What happens to a recording.
public enum RecorderEvent: Hashable, Sendable {
  /// The page of a new run is opened: the receiver warms up.
  case arm
  /// Whether the person allowed the position.
  case permission(Bool)
  /// Whether the screen is held on.
  case screenLock(Bool)
  case start(RunStart)
  case fix(Fix)
  case pause
  case resume
  case lap
  /// A moment to find again.
  case mark
  case hidden
  /// The page is seen again; without a `hidden` before, the program was started anew.
  case visible
  case finish
  case save
  case discard
  /// What a strap or a foot pod said.
  case sensor(SensorReading)
  /// What a second of motion came to.
  case motion(MotionSecond)
  /// What a second device noted.
  indirect case companion(CompanionEntry)
  /// A kind that this version does not know, with what came along: kept, and nothing else.
  case unknown(kind: String, rest: [JSON])
}

/// A line of the journal.
public struct RecorderRow: Hashable, Sendable {
  /// Monotonic milliseconds since the journal began, 0…``timeLimit``.
  public let at: Int64
  /// What the device's clock showed, from 1970 to the year 9999.
  public let wall: Instant
  public let event: RecorderEvent

  /// A hundred days.
  public static let timeLimit: Int64 = 8_640_000_000
  static let wallLimit: Int64 = 253_402_300_799_999

  /// Times out of range are held within it.
  public init(at: Int64, wall: Instant, _ event: RecorderEvent) {
    self.at = min(max(at, 0), RecorderRow.timeLimit)
    self.wall = RecorderRow.held(wall)
    self.event = event
  }

  static func held(_ wall: Instant) -> Instant {
    Instant(milliseconds: min(max(wall.milliseconds, 0), wallLimit))
  }
}
