import Design
import RunningBuddyDomain
import View

/// How good the position is, and that the run is paused; the same for most of a run.
struct LiveChips: Hashable {
  private let gps: GPSWord
  /// Seconds since the last fix that was used, where that is no longer now.
  private let gpsAge: Int64?
  private let pause: RunPause.Cause?
  private let motion: LiveMotion.Trouble?
  private let motionText: MotionText
  private let companion: String?
  private let words: Words

  static func view(_ state: RunFeature.State) -> RunPiece {
    .kept(LiveChips(state), tag: "div", key: "chips") { chips in chips.node }
  }

  private init(_ state: RunFeature.State) {
    let live = state.live
    let way = live.recorder.way(at: max(live.journal.time(state.moment), live.recorder.at))
    let own = way.flatMap { way in way.source == .receiver ? way : nil }
    gps = GPSWord(accuracy: own?.isGone ?? false ? nil : live.accuracy)
    gpsAge = own.flatMap { own in own.isLive || own.isGone ? nil : own.age / 1_000 }
    pause = if case .paused(let cause, _) = state.live.recorder.phase { cause } else { nil }
    motion = state.live.motion.trouble
    motionText = state.live.motion.text
    words = state.words
    companion = state.companionInWords
  }

  private var node: RunPiece {
    line("wraps run-chips") {
      if let gpsAge {
        chip(words(WayText.stale, text: String(gpsAge)), icon: .place)
      } else {
        chip(words(LiveText.gps, text: words(gps.text)), icon: .place, rank: gps.rank)
      }
      switch pause {
      case .hand?: chip(words(LiveText.paused), icon: .pause, rank: "warning")
      case .rule?: chip(words(LiveText.pausedByRule), icon: .pause, rank: "warning")
      case nil: .empty
      }
      if let companion { chip(companion, icon: .device) }
      switch motion {
      case .untapped?:
        button(
          words(MotionText.allow), .naked, attributes: [.id("run-count")],
          action: .live(.motionAllowed))
      case .denied?:
        chip(words(MotionText.chip, text: words(motionText)), icon: .warning)
      // What nobody can do anything about is said before the run, and not all along.
      case .insecure?, .unsupported?, nil: .empty
      }
    }
  }
}

/// How good the position is (specification §13).
enum GPSWord: Hashable {
  case none, veryGood, good, fair, poor

  /// - Parameter accuracy: Centimetres; `nil` without a fix, 0 where it is not known.
  init(accuracy: Int?) {
    switch accuracy {
    case nil, 0?: self = .none
    case let value? where value < 1_000: self = .veryGood
    case let value? where value < 2_000: self = .good
    case let value? where value < 5_000: self = .fair
    default: self = .poor
    }
  }

  var text: LiveText {
    switch self {
    case .none: .gpsNone
    case .veryGood: .gpsVeryGood
    case .good: .gpsGood
    case .fair: .gpsFair
    case .poor: .gpsPoor
    }
  }

  /// The look, besides the word.
  var rank: String {
    switch self {
    case .none: ""
    case .veryGood, .good: "success"
    case .fair: "warning"
    case .poor: "danger"
    }
  }
}
