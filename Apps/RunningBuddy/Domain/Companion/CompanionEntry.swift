import Coding
import Core

/// The tag of a second device's id, which is made with the journal it keeps.
public enum Companion {}
public typealias CompanionID = ID<Companion>

/// A row of a second device's own journal. Its time is that device's own.
@Memberwise(unlabelled: 2) public struct CompanionRow: Hashable, Sendable {
  /// 1, 2, 3 … without a gap: what is sent again is known by it.
  public let number: Int64
  public let row: RecorderRow

  /// A row each millisecond for a hundred days.
  public static let numbers: ClosedRange<Int64> = 1...RecorderRow.timeLimit
}

/// What a second device noted, in the journal of the device that records.
@Memberwise public struct CompanionEntry: Hashable, Sendable {
  public let device: CompanionID
  /// Of the row in that device's journal.
  public let number: Int64
  /// When it was, by the monotonic time of this journal.
  public let at: Int64
  /// A reading, a second of motion, a fix, or a button that was pressed.
  public let event: RecorderEvent

  /// Whether a second device notes such things; anything else it may send says nothing.
  static func isNoted(_ event: RecorderEvent) -> Bool {
    switch event {
    case .sensor, .motion, .fix: true
    default: CompanionPress(event) != nil
    }
  }
}

/// A button of a second device.
public enum CompanionPress: String, Hashable, Sendable, CaseIterable {
  case start, pause, resume, lap, mark, finish

  /// What is noted of it. How a run is started is for the device that records to know.
  public var event: RecorderEvent {
    switch self {
    case .start: .start(RunStart(countdown: .none, pausesByRule: false))
    case .pause: .pause
    case .resume: .resume
    case .lap: .lap
    case .mark: .mark
    case .finish: .finish
    }
  }

  public init?(_ event: RecorderEvent) {
    switch event {
    case .start: self = .start
    case .pause: self = .pause
    case .resume: self = .resume
    case .lap: self = .lap
    case .mark: self = .mark
    case .finish: self = .finish
    default: return nil
    }
  }

  /// Whether each press counts for itself; of the others only what was wanted last.
  public var isMoment: Bool { self == .lap || self == .mark }
}

extension Fix {
  /// The same by another clock.
  func taken(_ taken: Instant) -> Fix {
    Fix(
      taken: taken, place: place, accuracy: accuracy, altitude: altitude,
      altitudeAccuracy: altitudeAccuracy, heading: heading, speed: speed) ?? self
  }
}
