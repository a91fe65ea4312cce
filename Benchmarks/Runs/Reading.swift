import Foundation
import RunningBuddyDomain
import Tracks
import Wire

/// Milliseconds of each reading of a file but the first, and how many points it has.
func readings(of path: String, _ count: Int) throws -> JSON {
  guard let data = FileManager.default.contents(atPath: path) else { complain("no file " + path) }
  let bytes = [UInt8](data)
  var points = 0
  var samples: [JSON] = []
  for _ in 0...count {
    let spent = try milliseconds {
      let file = try RecordedFile.read(bytes).file
      points = file.activities.reduce(0) { sum, activity in sum + activity.points.count }
    }
    samples.append(.number(spent))
  }
  return .object(["points": .int(points), "samples": .array(Array(samples.dropFirst()))])
}
