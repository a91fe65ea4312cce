import Core
import Design
import RunningBuddyDomain

/// This device as the second one of a run: what it notes, and what it is told.
struct SecondState {
  /// Whether the server lets this device talk.
  enum Access {
    case unknown, given, needed
  }

  /// Why a code did not do.
  enum Fault {
    case wrong, tooOften, offline
  }

  /// Whether it senses and talks.
  var isOn = false
  var access = Access.unknown
  /// `nil` until its journal has been read.
  var sender: CompanionSender?
  var isReading = false
  /// Milliseconds between its own time and the page's age.
  var base: Int64 = 0

  // MARK: The journal

  /// The number up to which rows are on the disk.
  var stored: Int64 = 0
  /// Rows that are not written yet.
  var unwritten: [CompanionRow] = []
  /// Numbers that need not be kept any more.
  var done: [Int64] = []
  var isHeadDue = false
  /// What is being written; `nil` for nothing.
  var writing: Writing?
  var isFull = false
  /// After a failure it is tried again with the next second.
  var isResting = false

  // MARK: The server

  var isAsking = false
  var isWaiting = false
  var failures = 0
  var typed = ""
  var isJoining = false
  var fault: Fault?

  // MARK: The host

  var isWatching = false
  var isAwake = false
  var isTicking = false
  var motion = LiveMotion()
  var trouble: LiveState.Trouble?
  /// The button that was pressed last, and its row.
  var pressed: Pressed?
  /// Whether the run is to be finished is asked.
  var isFinishAsked = false

  /// Rows on their way to the disk, and those that go from it.
  struct Writing {
    let rows: [CompanionRow]
    let done: [Int64]
    /// The number of the last row there is.
    let last: Int64
  }

  struct Pressed: Hashable {
    let press: CompanionPress
    let number: Int64
  }
}

/// What the person does on a second device.
public enum SecondAction: Hashable, Sendable {
  case codeTyped(String)
  case joined
  case turned(on: Bool)
  case pressed(CompanionPress)
  /// Finishing was touched, and not held; and that it shall not be.
  case finishTouched, finishDropped
}

/// What came back for a second device.
public enum SecondAnswer: Hashable, Sendable {
  case read(HostAnswer)
  case stored(HostAnswer)
  case exchanged(HostAnswer)
  case waited
  case joined(HostAnswer)
  case watched(HostAnswer)
  case sensed(HostAnswer)
  case ticked
}

extension RunFeature.State {
  /// Whether everything that this device noted as a second one has arrived.
  public var isSecondEmpty: Bool { second.sender?.rows.isEmpty ?? true }
}
