import Core
import Foundation
import RunningBuddyDomain
import RunningBuddyTestKit
import Tracks

/// Writes FIT files of runs of 20 minutes to an hour, a day apart and the last one at `end`, as a
/// watch would: place, altitude, path, heart rate and cadence each so many seconds.
func makeFiles(in folder: String, _ count: Int, each: Int, until end: Int) throws {
  guard count > 0, each > 0 else { complain("how many, and each how many seconds?") }
  // What is kept of a run depends on how long it was, not on where: twelve ways are enough.
  let ways = (0..<12).map { seed in
    points(
      RunWalk(RunWalk.Course.allCases[seed % 3], seconds: 1_200 + seed * 210, seed: seed), each)
  }
  for number in 0..<count {
    let start = Int64(end) - Int64(count - 1 - number) * 86_400_000
    let bytes = FITWriter.bytes(activity(ways[number % ways.count], start))
    let path = folder + "/run\(number).fit"
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
      complain(path + " cannot be written")
    }
  }
}

/// What a watch notes, with times since the beginning.
private func points(_ walk: RunWalk, _ each: Int) -> [RecordedPoint] {
  walk.fixes(accuracy: 4, seed: 0).enumerated().compactMap { second, fix in
    guard second % each == 0 else { return nil }
    var point = RecordedPoint(at: Instant(milliseconds: Int64(second) * 1_000))
    point.place = fix.point
    point.altitude = 50 + Double(second % 600) / 20
    point.path = walk.seconds[second].metres
    point.heartRate = 140 + second / 60 % 20
    point.cadence = 168 + second / 30 % 5
    point.begins = second == 0
    return point
  }
}

private func activity(_ points: [RecordedPoint], _ start: Int64) -> RecordedActivity {
  var activity = RecordedActivity(start: Instant(milliseconds: start))
  activity.sport = .running
  for var point in points {
    activity.totals.elapsed = point.at.milliseconds
    activity.totals.distance = point.path
    point.at = activity.start.advanced(byMilliseconds: point.at.milliseconds)
    activity.points.append(point)
  }
  activity.totals.timer = activity.totals.elapsed
  return activity
}
