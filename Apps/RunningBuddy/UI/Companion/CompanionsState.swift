import Core
import Design
import RunningBuddyDomain

/// Second devices, on the device that records.
struct CompanionsState {
  /// A code by which a device is paired.
  struct Pairing {
    let code: String
    let expiresAt: Instant
    /// The page of a second device with the code.
    let picture: QRCode?
  }

  /// A device that was paired by a code.
  struct Paired: Hashable {
    let id: String
    let name: String
    let seen: Instant
  }

  enum Code {
    case none, making, failed
    /// The server wants to know again who asks.
    case unproved
    case made(Pairing)
  }

  /// Whether second devices are listened to; `nil` as long as nobody has said.
  var isWanted: Bool?
  var receiver: CompanionReceiver?
  /// What this page is called at the server.
  var id: CompanionID?
  var isAsking = false
  /// Whether the host counts until the next question.
  var isWaiting = false
  var failures = 0
  var turns = 0
  /// When somebody last said on this device what the run shall do, by the journal's time.
  var changed: Int64 = 0
  var code = Code.none
  /// `nil` until the server has said.
  var paired: [Paired]?
  var hasAskedPaired = false
  var isTicking = false
  /// Something came late: a run that is over has to be put together anew.
  var isMergeDue = false
  var isMerging = false

  /// Turns after which all are called who may be there.
  static let callEach = 8
  /// Milliseconds between two questions.
  static let pause = 250
}

/// What the person does with second devices.
public enum CompanionsAction: Hashable, Sendable {
  case turned(on: Bool)
  case codeWanted, codeDropped
  case removed(String)
}

/// What came back for second devices.
public enum CompanionsAnswer: Hashable, Sendable {
  case exchanged(HostAnswer)
  case waited
  case coded(HostAnswer)
  /// The person has proved who they are, or does not want to.
  case proved(Bool)
  case listed(HostAnswer)
  case removed(HostAnswer)
  case ticked
  /// The journal of a run that is over.
  case read(HostAnswer)
}
