import Core
import RunningBuddyDomain

/// The sensors that are connected, and what they said last. What of it is recorded is the
/// recorder's.
struct SensorsState {
  var strap = SensorLink()
  var pod = SensorLink()
  /// What was heard, whether something is recorded or not; by the page's own age.
  var heard = RunSensors()
  /// What goes into the journal with its next row.
  var waiting: [HeardReading] = []
  /// Whether the host counts a second for the page that shows ages.
  var isTicking = false

  /// Readings after which they are written though there is no other row, as while the page cannot
  /// be seen.
  static let mostWaiting = 30

  subscript(service: BluetoothService) -> SensorLink {
    get {
      switch service {
      case .heartRate: strap
      case .runningSpeedAndCadence: pod
      }
    }
    set {
      switch service {
      case .heartRate: strap = newValue
      case .runningSpeedAndCadence: pod = newValue
      }
    }
  }

  var isAnyWanted: Bool { strap.isWanted || pod.isWanted }
}

/// What was heard, and when: by the journal's time, and in which turn.
struct HeardReading {
  let reading: SensorReading
  let at: Int64
  let moment: Moment
}

/// The way to one sensor.
struct SensorLink: Hashable {
  enum Phase: Hashable {
    /// Nobody wants it; with why the last try came to nothing.
    case off(SensorTrouble?)
    case connecting
    case connected
    /// It was lost, and is tried again after a while.
    case lost
  }

  var phase = Phase.off(nil)
  /// The sensor's own name, once it was connected.
  var name: String?
  /// Tries since it was last heard.
  var tries = 0
  /// Why its last packet said nothing.
  var fault: SensorFault?

  /// Seconds that are waited at most before it is tried again (specification §36).
  private static let longestWait = 30

  var isWanted: Bool { if case .off = phase { false } else { true } }

  /// Milliseconds until the next try: 1, 2, 4, … 30 s.
  mutating func nextWait() -> Int {
    defer { tries += 1 }
    return min(SensorLink.longestWait, 1 << min(tries, 5)) * 1_000
  }
}

/// Why a sensor cannot be connected, by the host's word.
enum SensorTrouble: String, Hashable, CaseIterable {
  case unsupported, insecure
  case denied = "NotAllowedError"
  /// A page's policy, or no tap.
  case forbidden = "SecurityError"
  /// Nobody chose a device, or none was found.
  case notChosen = "NotFoundError"
}

/// What the person does with sensors.
public enum SensorsAction: Hashable, Sendable {
  case connected(BluetoothService)
  case disconnected(BluetoothService)
  /// What the foot pod counts.
  case counted(PodCount)
}

/// What came back of sensors.
public enum SensorsAnswer: Hashable, Sendable {
  case told(BluetoothService, HostAnswer)
  case waited(BluetoothService)
  case second
}
