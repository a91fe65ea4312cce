import Calendar
import Core
import Design
import RefWatchDomain
import View

/// A match as somebody with a link watches it. Needs no account and keeps nothing.
public enum MirrorFeature: Feature {
  typealias Effects = [Effect<Action, Never>]

  public enum Action {
    /// What is there now; `opening` says which time it was asked for.
    case stateAnswered(HostAnswer, opening: Int, asked: ClockReading)
    case streamed(HostAnswer, opening: Int)
    case tick
    case retryDue(opening: Int)
    case becameVisible
    case becameHidden
    case wentOnline
    case wentOffline
    case retried
  }

  public struct State {
    /// The secret of the link; `nil` where the address is none.
    let token: String?
    // MARK: Set by the parent
    public var language: Language
    public var hourCycle: HourCycle?

    // MARK: Own
    let boot: BootID
    var now: ClockReading
    var zoneOffset: Int
    var isVisible = true
    var isOnline: Bool
    var standing = Standing.loading
    /// How often the mirror was opened; answers to earlier ones are nobody's.
    var opening = 0
    /// How often in a row that failed.
    var failures = 0
    /// What the server's clock said, and when it said so.
    var server: (at: Instant, reading: ClockReading)?
    /// The last sign of life.
    var heard: ClockReading?

    public init(token: String?, language: Language, isOnline: Bool, moment: Moment) {
      self.token = token
      if token == nil { standing = .gone }
      self.language = language
      self.isOnline = isOnline
      boot = moment.id(0x3177)
      now = ClockReading(wall: moment.instant, uptime: moment.uptime, boot: boot)
      zoneOffset = moment.zone.offset
    }

    var words: Words { Words(language, hourCycle: hourCycle) }
  }

  enum Standing {
    case loading
    case shown(MirrorSnapshot)
    /// Nobody is behind this address (any more).
    case gone
    /// Nothing was ever seen, and the server cannot be asked; it is tried again.
    case unreachable
  }

  /// The document's title.
  public static func title(_ state: State) -> String {
    guard case .shown(let snapshot) = state.standing else { return "RefWatch" }
    return snapshot.teams.home.short + " " + String(snapshot.course.score.home) + "–"
      + String(snapshot.course.score.away) + " " + snapshot.teams.away.short
  }
}
