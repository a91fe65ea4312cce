import Calendar
import Coding
import Core
import Tracks

/// A run that is entered by hand.
@Memberwise public struct HandEntry: Hashable, Sendable {
  /// What clocks showed when it began.
  public var began: CivilDateTime
  /// Milliseconds.
  public var duration: Int64
  /// Centimetres; `nil` where nobody knows.
  public var centimetres: Int?
  public var sport: RecordedSport = .running
  public var title = ""
  public var notes = ""

  /// What is wrong with it.
  public enum Fault: Hashable, Sendable {
    /// The duration is missing, or longer than a hundred days.
    case duration
    /// The distance is 0, or longer than ten thousand kilometres.
    case distance
    /// Nobody runs, walks, rides or swims that fast.
    case tooFast
    /// It would end later than now.
    case future
  }

  /// Metres per second that nobody reaches over a whole run: of running the fastest stretch of a
  /// 100 m record, of others a descent on a bicycle.
  private var fastest: Double {
    sport.isRunning || sport == .walking || sport == .hiking ? 12.5 : 40
  }

  /// What is wrong, in the order of the fields; nothing where it can be kept.
  public func faults(in zone: PlanningZone, now: Instant) -> [Fault] {
    var faults: [Fault] = []
    let isTimed = (1_000...RunLimits.duration).contains(duration)
    if !isTimed { faults.append(.duration) }
    if let centimetres {
      if !(1...RunLimits.centimetres).contains(centimetres) {
        faults.append(.distance)
      } else if isTimed, Double(centimetres) * 10 > fastest * Double(duration) {
        faults.append(.tooFast)
      }
    }
    let start = zone.rules.instants(of: began).resolved
    if isTimed, start.advanced(byMilliseconds: duration) > now { faults.append(.future) }
    return faults
  }

  /// The run it becomes; `nil` while something is wrong.
  public func run(_ id: RunID, in zone: PlanningZone, now: Instant) -> Run? {
    guard faults(in: zone, now: now).isEmpty else { return nil }
    let start = zone.rules.instants(of: began).resolved
    var run = Run(
      id: id, start: start, zone: zone.name, offset: zone.rules.offset(at: start), sport: sport,
      record: RunRecord(milliseconds: duration, centimetres: centimetres),
      outline: RunOutline(length: Int(duration / 100)), source: .hand)
    run.title = heldText(title, scalars: RunLimits.title)
    run.notes = notes
    return run
  }
}
