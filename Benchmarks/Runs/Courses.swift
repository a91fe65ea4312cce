import Core
import RunningBuddyDomain
import RunningBuddyTestKit
import Wire

/// Seconds in which a receiver warms up before a run begins.
private let warm = 10
private let seeds = 6

/// For each accuracy and course the mean error of the distance in percent: as it is recorded
/// without Doppler speeds and with them, by the sum of all steps, and by a rule of 10 m.
func courseErrors() -> JSON {
  var lines: [JSON] = []
  for course in RunWalk.Course.allCases {
    let walks = (0..<seeds).map { seed in RunWalk(course, seconds: 900, seed: seed) }
    for accuracy in [4, 8, 16, 24] {
      func error(_ doppler: RunWalk.Doppler, _ metres: ([Fix]) -> Double) -> JSON {
        var sum = 0.0
        for (seed, walk) in walks.enumerated() {
          let fixes = walk.fixes(accuracy: Double(accuracy), doppler, seed: 100 + seed)
          sum += metres(fixes) / (walk.length - walk.seconds[warm].metres) - 1
        }
        return .number(sum / Double(seeds) * 100)
      }
      func recorded(_ fixes: [Fix]) -> Double { RunRecorder(fixes, from: warm).metres }
      lines.append(
        .object([
          "course": .string("\(course)"), "accuracy": .int(accuracy),
          "filter": error(.none, recorded), "doppler": error(.full, recorded),
          "sum": error(.none) { fixes in steps(fixes[warm...]) },
          "rule": error(.none) { fixes in steps(fixes[warm...], of: 10) },
        ]))
    }
  }
  return .array(lines)
}

/// Metres from fix to fix, without those that are nearer than so much to the last that counted.
func steps(_ fixes: ArraySlice<Fix>, of least: Double = 0) -> Double {
  guard var last = fixes.first?.point else { return 0 }
  var sum = 0.0
  for fix in fixes.dropFirst() {
    let metres = Globe.metres(last, fix.point)
    guard metres >= least else { continue }
    sum += metres
    last = fix.point
  }
  return sum
}
