import Calendar
import Coding
import Core
import Wire

/// A person's settings of RunningBuddy. What depends on the device, such as the theme, is the
/// suite's, and so are kilometres and miles.
public struct RunSettings: Hashable, Sendable {
  public let user: UserID
  /// Seconds counted down before a run begins.
  public var countdown = RunStart.Countdown.three
  /// Standing still pauses a run.
  public var pausesByRule = true
  /// `nil` until one is chosen: each kilometre or mile, whichever the person reads.
  public var cues: CueInterval?
  public var cueContents = CueContents.usual
  /// Cues are spoken; else there is a sound and a vibration.
  public var speaksCues = true
  public var goal: WeeklyGoal?
  /// The first day of the week; the language's where it is nothing.
  public var firstWeekday: Weekday?
  /// What a browser can and cannot record has been read.
  public var isIntroduced = false
  /// Foot pods of which the person has said what they count.
  public var pods: [PodPin] = []
  /// The device that records counts steps, where it can.
  public var countsSteps = true
  /// Where it is carried.
  public var carried = Carrying.hand
  /// What its sensors tell is kept on it until the run is saved.
  public var keepsMotion = false
  /// What new runs are run in; a pair that is not there (any more) counts for none.
  public var usualShoe: ShoeID?
  public internal(set) var heart = HeartSettings()
  /// Routes lie on maps, where the server has some.
  public var showsMaps = true
  /// Kept raw motion is sent to the server when the run is saved.
  public var sendsMotion = false
  /// What a later version wrote, as it came.
  public var rest: [JSON.Member] = []

  public init(user: UserID) { self.user = user }

  /// When cues are due, for somebody who reads distances in `unit`.
  public func cues(in unit: SplitUnit) -> CueInterval {
    switch (cues, unit) {
    case (let chosen?, _): chosen
    case (nil, .kilometre): .kilometre
    case (nil, .mile): .mile
    }
  }
}

/// One setting.
@Wire(casesOf: "setting")
public enum RunSettingChange: Hashable, Sendable {
  case countdown(RunStart.Countdown)
  case pausesByRule(Bool)
  case cues(CueInterval)
  case cueContents(CueContents)
  case speaksCues(Bool)
  case goal(WeeklyGoal?)
  @Case(as: "weekday") case firstWeekday(Weekday?)
  case introduced(Bool)
  case pod(PodPin)
  case countsSteps(Bool)
  case carried(Carrying)
  case keepsMotion(Bool)
  case usualShoe(ShoeID?)
  case heart(HeartChange)
  case showsMaps(Bool)
  case sendsMotion(Bool)
}

extension RunSettings {
  /// Changes one setting, when the value is one that may be.
  public mutating func apply(_ change: RunSettingChange) throws(RunRejection) {
    switch change {
    case .countdown(let value): countdown = value
    case .pausesByRule(let value): pausesByRule = value
    case .cues(let value):
      if case .minutes(let minutes) = value {
        try RunLimits.check(minutes, RunLimits.cueMinutes, .cueMinutes)
      }
      cues = value
    case .cueContents(let value): cueContents = value
    case .speaksCues(let value): speaksCues = value
    case .goal(let value):
      switch value {
      case .centimetres(let goal): try RunLimits.check(goal, RunLimits.goalCentimetres, .goal)
      case .time(let goal): try RunLimits.check(goal, RunLimits.goalTime, .goal)
      case .runs(let goal): try RunLimits.check(goal, RunLimits.goalRuns, .goal)
      case nil: break
      }
      goal = value
    case .firstWeekday(let value): firstWeekday = value
    case .introduced(let value): isIntroduced = value
    case .pod(let pin): self.pin(pin)
    case .countsSteps(let value): countsSteps = value
    case .carried(let value): carried = value
    case .keepsMotion(let value): keepsMotion = value
    case .usualShoe(let value): usualShoe = value
    case .heart(let change): try heart.apply(change)
    case .showsMaps(let value): showsMaps = value
    case .sendsMotion(let value): sendsMotion = value
    }
  }
}
