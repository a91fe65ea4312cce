import Calendar
import Coding
import Core
import DayBlockDomain
import View

/// What tracking remembers besides what is stored.
struct TrackState {
  var carousel = Carousel()
  var sheet: TrackSheet?
  /// A run was finished here, and is celebrated.
  var completion: Completion?
  /// A key holds the block of the run under way.
  var hold: KeyHold?
  /// How often one did.
  var holdCount = 0
  /// What was asked for and is not durable yet: until it is, the run is shown as it was.
  var transition: RunTransition?
  /// What was finished here, for the notice that somebody else was first.
  var finished: FinishedRun?
  var watch = DayWatch()
  var seen: SeenRun?
  /// When what was seen was last kept.
  var keptAt: Instant?
  /// Two runs the person wants both; by the later one.
  var keptBoth: [DayRunID] = []
  /// The run on the screen when there are several.
  var shown: DayRunID?
  /// The run under way was found again when the page came back.
  var hasRestored = false
  /// The run on the screen was found, not begun: nothing moves in.
  var isStill = false
  /// What was on the screen at the end of the last turn.
  var lastScreen: DayRoute?
  /// The host was told to keep the screen on.
  var isAwake = false
  /// The run whose block is gone, once somebody was asked for another.
  var askedForHome: DayRunID?
  /// The run whose stopping after twelve hours is being looked at.
  var stale: DayRunID?
  var review = ReviewState()
  /// What screen readers hear.
  var announcement = ""
  /// Units that were announced, by run.
  var announced: (run: DayRunID, units: Int)?
  private let me: UserID

  init(reading remembered: [String: String], of me: UserID) {
    self.me = me
    seen = remembered[DayBlockMemory.seen.key(of: me)].flatMap { text in SeenRun(text) }
    let both = remembered[DayBlockMemory.both.key(of: me)] ?? ""
    for word in both.split(separator: " ") {
      if let run = DayRunID(String(word)) { keptBoth.append(run) }
    }
  }

  /// Where the last-seen instant is kept (specification §6.3).
  var seenKey: String { DayBlockMemory.seen.key(of: me) }

  /// Keeps that somebody wants two runs at once.
  mutating func keepBoth(
    _ later: DayRunID
  ) -> Effect<DayBlockFeature.Action, DayBlockCommand> {
    keptBoth = keptBoth.suffix(9) + [later]
    let words = keptBoth.map { run in run.description }
    return .tell(
      .remember(key: DayBlockMemory.both.key(of: me), value: words.joined(separator: " ")))
  }
}

/// What lies over the tracking screens.
enum TrackSheet: Hashable {
  case groups
  /// What the board holds.
  case board
  case deletingBlock(BlockID)
  /// A block is to be played while another run is under way.
  case switching(to: BlockID)
  /// What a long press does, for whoever cannot press long; and the rest.
  case more(DayRunID)
  /// "Stop producing?"
  case stopping(DayRunID)
  /// Finished before there was half a block.
  case tooLittle(DayRunID)
  /// The run's block is gone: which one is it to belong to?
  case assigning(DayRunID)
  /// A run that was left alone.
  case left(LeftRun)
}

/// A run that was finished here, on its way to its review.
struct Completion: Hashable {
  let run: DayRunID
  let color: Int
  let halfBlocks: Int
  /// The review is there; the disc fades.
  var isLeaving = false

  /// Milliseconds (specification §8.3).
  static let length = 2_500
  /// Where nothing moves there is only something to read.
  static let stillLength = 900
  static let leaving = 600
  /// How often it was looked in vain whether it is stored.
  var waits = 0

  /// Milliseconds until it is looked again whether it is stored.
  static let patience = 200
  /// A disk that is full for so long does not hold anybody up: what was done waits in memory, and
  /// the suite says so.
  static let mostWaits = 25
}

/// A run as it was before a change that is not durable yet.
struct RunTransition: Hashable {
  let run: DayRunID
  /// Nothing for one that begins.
  let before: DayRun?
  /// The turn in which it was asked for.
  let moment: Moment
}

/// A stop that was made here.
struct FinishedRun: Hashable {
  let run: DayRunID
  let at: Instant
}

/// The device's clock, kept from going back while a run is timed (specification §6.2).
struct DayWatch {
  /// What it showed last, and the page's own clock then.
  private(set) var last: (now: Instant, uptime: Int64)?

  /// Milliseconds a clock may go back before that is noticed.
  static let tolerance: Int64 = 5_000

  /// What the time is.
  func now(_ moment: Moment) -> Instant {
    guard let last else { return moment.instant }
    let passed = max(0, moment.uptime - last.uptime)
    let expected = last.now.advanced(byMilliseconds: passed)
    let earliest = expected.advanced(byMilliseconds: -DayWatch.tolerance)
    return moment.instant < earliest ? expected : max(moment.instant, last.now)
  }

  /// Whether the device's clock shows a time that has been.
  func isDoubtful(_ moment: Moment) -> Bool {
    moment.instant.advanced(byMilliseconds: DayWatch.tolerance) < now(moment)
  }

  /// Goes on from here.
  mutating func follow(_ moment: Moment) { last = (now(moment), moment.uptime) }

  /// Goes on from an instant known to have been (after a restart).
  mutating func begin(from seen: Instant, _ moment: Moment) {
    last = (max(seen, moment.instant), moment.uptime)
  }

  mutating func stop() { last = nil }
}

/// When somebody was last seen at a run, and when they last did something.
@Memberwise struct SeenRun: Hashable {
  let run: DayRunID
  var at: Instant
  var touched: Instant

  /// Milliseconds between two notes of it (specification §6.3).
  static let interval: Int64 = 30_000

  /// Reads what ``text`` wrote; nothing for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 3, let run = DayRunID(String(parts[0])), let at = Int64(parts[1]),
      let touched = Int64(parts[2])
    else { return nil }
    self.init(
      run: run, at: Instant(milliseconds: at), touched: Instant(milliseconds: touched))
  }

  var text: String {
    run.description + " " + String(at.milliseconds) + " " + String(touched.milliseconds)
  }
}

/// The question of somebody who comes back to a run (specification §5.2).
struct LeftRun: Hashable {
  let run: DayRunID
  /// When they were last there.
  let at: Instant
  /// The page was seen on this device until then; else the run has just gone on for long.
  let wasSeen: Bool
  /// When it can end: as they left, and with each half-block since.
  let stops: [Instant]
  var choice = 0

  var chosen: Instant { choice >= 0 && choice < stops.count ? stops[choice] : at }
}
