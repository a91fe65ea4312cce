import Coding
import Core

/// What a second device says to the one that records.
@Memberwise public struct CompanionReport: Hashable, Sendable {
  public let device: CompanionID
  /// What the person calls it.
  public let name: String
  /// Its own monotonic time.
  public let sent: Int64
  /// The clock that its rows can be put by.
  public let clock: CompanionClock?
  /// The lowest number that was not acknowledged.
  public let first: Int64
  public let rows: [CompanionRow]
  /// Rows that were not acknowledged.
  public let waiting: Int
  /// Whether it is the last one.
  public let leaves: Bool

  /// Unicode scalars.
  public static let nameLimit = 40

  /// A name as it can be told.
  static func held(_ name: String) -> String {
    var held = ""
    for scalar in name.unicodeScalars.prefix(nameLimit) { held.unicodeScalars.append(scalar) }
    return held
  }

  /// Rows of one report: some 20 kB.
  public static let rowLimit = 240
  static let waitingRange = 0...10_000_000
}

/// Which clock is meant, and how far it is ahead.
@Memberwise public struct CompanionClock: Hashable, Sendable {
  public let run: RunID
  /// Which life of the page that records.
  public let life: Int64
  /// Milliseconds.
  public let offset: Int64

  static let lives: ClosedRange<Int64> = 0...RecorderRow.wallLimit
  static let offsets = -RecorderRow.timeLimit...RecorderRow.timeLimit
}

/// What the device that records says to a second one.
@Memberwise public struct CompanionNews: Hashable, Sendable {
  /// The answer to a question for the time.
  @Memberwise public struct Echo: Hashable, Sendable {
    /// By the clock of whoever asked.
    public let sent: Int64
    /// By the clock of the run.
    public let received: Int64
    public let answered: Int64
  }

  /// Whom it is for; `nil` for all: who hears that answers.
  public let device: CompanionID?
  /// The run that is recorded or about to be; `nil` for none.
  public let run: RunID?
  public let life: Int64
  /// Every row up to this number is kept.
  public let received: Int64
  public let echo: Echo?
  public let phase: CompanionPhase
  public let figures: CompanionFigures?
  /// What became of the buttons that were pressed last.
  public let verdicts: [PressVerdict]
  /// Whether it is the last one.
  public let leaves: Bool

  static let verdictLimit = 8
}

/// Where the recording is.
public enum CompanionPhase: String, Hashable, Sendable, CaseIterable {
  case idle, ready, countdown, recording, paused, pausedByRule, over

  public init(_ phase: RunPhase) {
    switch phase {
    case .idle, .saved, .discarded: self = .idle
    case .arming: self = .ready
    case .countdown: self = .countdown
    case .recording: self = .recording
    case .paused(.hand, _): self = .paused
    case .paused(.rule, _): self = .pausedByRule
    case .review: self = .over
    }
  }

  /// Where a button leads; `nil` where it says nothing.
  public func after(_ press: CompanionPress) -> CompanionPhase? {
    switch (press, self) {
    case (.start, .ready): .countdown
    case (.pause, .recording), (.pause, .pausedByRule): .paused
    case (.resume, .paused), (.resume, .pausedByRule): .recording
    case (.lap, .recording), (.lap, .pausedByRule), (.lap, .paused): self
    case (.mark, .recording), (.mark, .pausedByRule), (.mark, .paused): self
    case (.finish, .recording), (.finish, .pausedByRule), (.finish, .paused): .over
    default: nil
    }
  }

  public var isUnderWay: Bool {
    switch self {
    case .recording, .paused, .pausedByRule: true
    case .idle, .ready, .countdown, .over: false
    }
  }
}

/// What a second device shows.
@Memberwise public struct CompanionFigures: Hashable, Sendable {
  /// Decimetres.
  public let distance: Int64
  /// Milliseconds.
  public let timer: Int64
  /// Seconds per kilometre.
  public let pace: Int?
  public let heartRate: Int?
  public let cadence: Int?
  /// The lap that is open, from 1.
  public let lap: Int
  /// Where distance and pace, heart rate and cadence come from; `nil` where that is not told.
  public var way: CompanionOrigin?
  public var heart: CompanionOrigin?
  public var steps: CompanionOrigin?

  static let distances: ClosedRange<Int64> = 0...100_000_000
  static let paces = 1...100_000
  static let laps = 1...100_000
}

/// What became of a button that was pressed.
@Memberwise(unlabelled: 2) public struct PressVerdict: Hashable, Sendable {
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    case done
    /// It came late, and is put where it was pressed when the run is over.
    case placed
    /// It came late, and something else was wanted since.
    case superseded
    /// There was nothing that it could do.
    case impossible
  }

  /// The row of the press.
  public let number: Int64
  public let outcome: Outcome
}

extension CompanionFigures {
  /// Figures of a run; what is out of its range is not told.
  public init(
    metres: Double, timer: Int64, secondsPerKilometre: Double?, heartRate: Int?, cadence: Int?,
    lap: Int
  ) {
    let decimetres = min(max(0, metres * 10), Double(CompanionFigures.distances.upperBound))
    self.init(
      distance: Int64(decimetres), timer: min(max(0, timer), RecorderRow.timeLimit),
      pace: secondsPerKilometre.flatMap { pace in
        pace >= 1 && pace <= Double(CompanionFigures.paces.upperBound) ? Int(pace) : nil
      }, heartRate: heartRate, cadence: cadence,
      lap: min(max(1, lap), CompanionFigures.laps.upperBound))
  }
}
