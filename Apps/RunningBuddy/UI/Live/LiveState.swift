import Core
import Design
import RunningBuddyDomain
import Tracks

/// What is known of a recording, and how it is shown.
struct LiveState {
  /// Whether this window may record: one of a browser's does.
  enum Role: Hashable {
    case none, asked, elected
  }

  /// Why there is no position, or none that is of use.
  enum Trouble: String, Hashable {
    case denied, insecure, unsupported, unavailable
    /// The device says only roughly where it is.
    case imprecise

    /// Whether nothing comes any more until it is asked for anew.
    var isFinal: Bool {
      switch self {
      case .denied, .insecure, .unsupported: true
      case .unavailable, .imprecise: false
      }
    }

    /// Whether the person can do something about it in the device's settings.
    var isPermission: Bool { self == .denied || self == .imprecise }
  }

  /// How the map is held.
  enum MapMode: Hashable {
    /// The whole route.
    case automatic
    /// Around the runner, so many decimetres wide.
    case manual(width: Int)
    /// Around the runner, with what is ahead of them up.
    case heading

    /// How wide a map around the runner is at first, in decimetres.
    static let near = 5_000
  }

  /// What waits for an answer.
  enum Question: Hashable {
    /// What a browser can and cannot record, before the first run.
    case introduction
    /// How the place is allowed, or told exactly.
    case permission
    case finish
    case discard
  }

  var recorder = RunRecorder()
  var journal = RunJournal()
  var role = Role.none
  var isRead = false
  /// Somebody pressed Start and this window is not yet known to be the one that records.
  var wantsArming = false
  /// What a start found: a run that was not finished.
  var offer = RecorderOffer.nothing
  /// When the run began, by the device's clock.
  var began: Instant?

  var isWatching = false
  var isAwake = false
  var isTicking = false
  /// Whether what another window records is looked at again in a while.
  var isLooking = false
  var isGuarding = false
  var trouble: Trouble?
  var motion = LiveMotion()
  var kept = KeptMotion()
  var motionSending = MotionSending.nothing
  /// Centimetres, of the last fix.
  var accuracy: Int?
  var cues: CueClock?
  var cueText = ""
  var teller = IntervalTeller()
  /// What the next run follows.
  var plan: RunPlanID?
  /// Gaps that were told.
  var toldGaps = 0

  var route = DrawnRoute()
  var map = MapMode.automatic
  var heading = LiveHeading()
  var isLocked = false
  var isPocket = false
  /// A touch that was no holding has been explained.
  var isHintShown = false
  var question: Question?

  /// The run as it is about to be saved.
  var isSaving = false
  /// The figures of a run that is over.
  var figures: RunFigures?

  /// Whether there is a run that is not over.
  var isUnderWay: Bool {
    switch recorder.phase {
    case .recording, .paused, .countdown: true
    case .idle, .arming, .review, .saved, .discarded: false
    }
  }

  /// Whether what happens to the page is a part of the recording; not while it is asked whether
  /// one that was found goes on.
  var isHeld: Bool { offer == .nothing && (isUnderWay || isArming) }

  var isArming: Bool {
    if case .arming = recorder.phase { true } else { false }
  }
}

/// What the person does with a recording.
public enum LiveAction: Hashable, Sendable {
  case startWanted
  case introduced
  case started
  case paused, resumed, lapped, marked
  case finishTouched, finished
  case discardTouched, discarded
  case questionClosed
  case locked, unlocked, lockTouched
  case pocketed, unpocketed
  case mapTapped
  case zoomed(closer: Bool)
  case wentOn, finishedAtLast
  case saved
  /// As a file, because the device has no room for it.
  case exported
  case permissionExplained, permissionRetried
  /// Steps are to be counted, and the browser wants to be asked from a tap.
  case motionAllowed
  /// Raw motion of the run that is over is wanted as a file.
  case motionExported
  /// What the run that begins follows.
  case planChosen(RunPlanID?)
}

/// What came back for a recording.
public enum LiveAnswer: Hashable, Sendable {
  case elected
  /// The journal, or its rows from that number on.
  case read(HostAnswer, from: Int)
  case inherited(RunInheritance, HostAnswer)
  case moved(RunInheritance, HostAnswer)
  case stored(HostAnswer)
  case watched(HostAnswer)
  case awake(HostAnswer)
  case second
  case spoken(HostAnswer)
  case looked
  /// What the motion sensors told.
  case sensed(HostAnswer)
  /// Raw motion was written, or not.
  case motionKept(HostAnswer)
  /// Raw motion was read.
  case motionRead(HostAnswer, MotionPurpose)

  /// What raw motion is read for.
  public enum MotionPurpose: Hashable, Sendable {
    case export, upload
  }
}
