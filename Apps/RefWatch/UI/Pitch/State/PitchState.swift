import Core
import RefWatchDomain

/// What the pitch remembers besides the match itself.
struct PitchState {
  var pane = PitchPane.timer
  /// Who kicks off, once the person has said so; until then ``RefWatchFeature/State`` proposes.
  var kickOff: Side?
  var flow: EventFlow?
  /// An entry that Back closed, or a link led away from, before it was written.
  var kept: EventFlow?
  var sheet: PitchSheet?
  var question: PitchQuestion?
  var offer: UndoOffer?
  /// Seconds until the period begins, while somebody counts down.
  var countdown: Int?
  /// Who takes the next kick, if the person says so.
  var kicker: Participant?
  /// The number of a kicker, as typed.
  var numberText = ""
  /// The clock as the referee wants it, as typed.
  var clockText = ""
  /// That is no time, and the referee wanted to set it.
  var isClockRefused = false
  /// The reason that is being given for giving up.
  var abandonment: SuspensionReason?
  var isLocked = false
  /// Somebody touched the lock without holding it.
  var isLockTouched = false
  var micro: [MicroTimer] = []
  /// What the device's clocks make the referee wonder.
  var doubt: ClockBanner?
  /// The person knows that this device's clock is wrong.
  var knowsClock = false
  /// What screen readers are to hear.
  var announcement = ""
  /// Another tab writes, and the person wants to write here all the same.
  var writesHere = false
  /// When somebody touched the clock, on the monotonic clock.
  var faceTappedAt: Int64?
  /// Nothing but the clock, faded, until somebody touches the screen.
  var isDim = false

  init() {}

  /// Of another match.
  init(keeping other: PitchState) {
    kept = other.flow.flatMap { flow in flow.isBegun ? flow : nil } ?? other.kept
    writesHere = other.writesHere
    knowsClock = other.knowsClock
  }
}

/// The panes of the pager.
public enum PitchPane: String, Hashable, Sendable, CaseIterable {
  case home, timer, away

  var side: Side? {
    switch self {
    case .home: .home
    case .timer: nil
    case .away: .away
    }
  }
}

/// What lies over the pitch.
public enum PitchSheet: Hashable, Sendable {
  case actions, addedTime, clock, stoppage, micro, faces, absences
  case suspension, abandonment
  /// The code by which another device takes the time over.
  case handOver
  /// What can be asked of whoever keeps the time.
  case asking
  /// Who takes the next kick; who is left out of the kicks.
  case kicker
  case leavingOut
}

/// What wants an answer before anything is written.
public enum PitchQuestion: Hashable, Sendable {
  /// The period's planned time is not over.
  case endEarly
  case suspend(SuspensionReason)
  case complete
  case resumePlay
  case goToExtraTime, goToShootout
  case finish
  case endShootout
  /// More minutes were announced before.
  case lowerAddedTime(Int)
  /// Somebody else keeps the time.
  case takeOver
  /// The kick is the other side's turn, or the shoot-out is decided.
  case kick(Side, Kick.Result)
}

/// What was written last, and can be taken back for six seconds; or what was taken back, and can be
/// brought back.
struct UndoOffer: Hashable {
  let id: Int
  let events: [MatchEventID]
  let text: String
  /// What the rules have to say to it. It is recorded all the same.
  var advice: [String] = []
  /// The entries were taken back just now.
  var bringsBack = false
}

/// A timer of a few seconds or minutes beside the match clock (Laws 12, 15, 16, and of treatments).
public struct MicroTimer: Hashable {
  let id: Int
  let kind: Kind
  /// When it began to run; `nil` until play was restarted.
  var since: ClockReading?

  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The goalkeeper may hold the ball for eight seconds, the last five of them counted.
    case goalkeeper
    case throwIn
    /// A player who is replaced has ten seconds to leave.
    case leaving
    /// The substitute of a player who took too long waits for a minute.
    case substitute
    /// A treated player stays off for a minute after the restart.
    case treatment
    case drinks, cooling

    var seconds: Int {
      switch self {
      case .goalkeeper: 8
      case .throwIn: 5
      case .leaving: 10
      case .substitute, .treatment, .drinks: 60
      case .cooling: 180
      }
    }

    /// Whether it begins only with the restart.
    var waits: Bool {
      switch self {
      case .substitute, .treatment: true
      default: false
      }
    }

    /// The edition of the Laws that brought it.
    func isIn(_ edition: LawsEdition) -> Bool {
      switch self {
      case .throwIn, .leaving, .substitute, .treatment: edition == .season2026
      case .goalkeeper, .drinks, .cooling: true
      }
    }
  }

  /// Milliseconds left, below 0 once it is over.
  func left(at now: ClockReading) -> Int64 {
    let length = Int64(kind.seconds) * 1_000
    guard let since else { return length }
    return length - now.milliseconds(since: since)
  }
}
