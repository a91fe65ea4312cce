import Calendar
import Coding
import Core

/// The best of all runs. Of equal ones the earlier day holds the record, then the earlier place in
/// the list.
public struct Records: Hashable, Sendable {
  /// Who holds a record, as a place in the list of runs, and what it is.
  @Memberwise public struct Holder: Hashable, Sendable {
    public let run: Int
    public let value: Int64
  }

  /// The shortest time over a distance.
  public struct Best: Hashable, Sendable {
    public let run: Int
    public let effort: RunEffort
  }

  /// The shortest distance first; only those that somebody has run.
  public let efforts: [Best]
  /// Centimetres; `nil` where no run has any.
  public let furthest: Holder?
  /// Milliseconds by the timer.
  public let longest: Holder?
  /// Decimetres up.
  public let highest: Holder?

  /// Of runs in any order.
  public init(_ runs: [RunEntry]) {
    let order = runs.indices.sorted { one, other in
      (runs[one].day, one) < (runs[other].day, other)
    }
    furthest = Records.most(order, runs) { run in run.centimetres }
    longest = Records.most(order, runs) { run in run.timer }
    highest = Records.most(order, runs) { run in run.ascent.map { metres in Int64(metres) } ?? 0 }
    var efforts: [Best] = []
    for distance in EffortDistance.allCases {
      var best: Best?
      for run in order {
        for effort in runs[run].efforts where effort.distance == distance && effort.elapsed > 0 {
          if effort.elapsed < best?.effort.elapsed ?? .max {
            best = Best(run: run, effort: effort)
          }
        }
      }
      if let best { efforts.append(best) }
    }
    self.efforts = efforts
  }

  private static func most(
    _ order: [Int], _ runs: [RunEntry], _ value: (RunEntry) -> Int64
  ) -> Holder? {
    var most: Holder?
    for run in order {
      let value = value(runs[run])
      if value > most?.value ?? 0 { most = Holder(run: run, value: value) }
    }
    return most
  }
}
