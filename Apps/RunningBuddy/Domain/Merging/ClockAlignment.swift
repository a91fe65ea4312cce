import Coding
import Core
import Tracks

/// Why a file is not merged onto a run. Nothing changes.
public enum MergeFault: Error, Hashable, Sendable {
  /// The run's own track has no way in it, or is not here.
  case noTrack
  /// The file has no way in it that could be compared.
  case noWay
  /// The file was recorded at another time: fewer than two minutes, or half of the shorter one,
  /// are common to both, whichever of the two clocks is right within two minutes.
  case otherTime
  /// It was recorded at the same time, at other speeds or in another place.
  case otherRun
  /// The run has all of it, and no worse.
  case nothingBetter
  /// A file is merged onto it already: that has to be undone first.
  case merged
  /// Too many were merged onto it and undone, or the file is too long.
  case noRoom
}

/// How the clocks of two devices that recorded one run differ.
@Memberwise public struct ClockAlignment: Hashable, Sendable {
  /// Seconds by which a clock may be off.
  public static let reach = 120
  /// How alike speeds have to be.
  static let leastLikeness = 0.6
  /// Seconds that have to be common to both.
  static let leastOverlap = 120.0
  /// Metres from each other that two devices of one runner are mostly within.
  static let furthest = 100.0
  /// Seconds beyond ``reach`` that are looked at: the best within it would be none where the speeds
  /// are more alike beyond.
  private static let margin = 10
  /// Seconds that are compared: six hours tell as much as more.
  private static let longest = 21_600

  /// Tenths of a second by which the other clock is ahead.
  public let ahead: Int
  /// 0…1.
  public let likeness: Double

  /// Finds out by the speeds. O(length · reach): some milliseconds for three hours.
  ///
  /// - Parameter apart: Tenths of a second from the start of the first one's track to that of the
  ///   other's, by their clocks.
  public static func find(
    _ one: RunRecording, _ other: RunRecording, apart: Int
  ) throws(MergeFault) -> ClockAlignment {
    let (course, otherCourse) = (RunCourse(one), RunCourse(other))
    guard !course.knots.isEmpty else { throw .noTrack }
    guard !otherCourse.knots.isEmpty else { throw .noWay }
    let search = reach + margin
    let from = max(one.span.from, apart - search * 10)
    let to = min(one.span.to, apart + other.span.to + search * 10)
    guard from < to else { throw .otherTime }
    let count = min((to - from) / 10 + 1, longest)
    let grid = SpeedGrid(course, from: from, count)
    // Earlier and later than the first by what the clock may be off.
    let otherGrid = SpeedGrid(otherCourse, from: from - apart - search * 10, count + 2 * search)
    let shorter = min(
      grid.known.reduce(0) { sum, one in sum + one },
      otherGrid.known.reduce(0) { sum, one in sum + one })
    let overlap = max(leastOverlap, shorter / 2)
    let likenesses = (0...2 * search).map { later in
      grid.likeness(to: otherGrid, later: later, atLeast: overlap)
    }
    guard let best = best(likenesses), let likeness = likenesses[best] else { throw .otherTime }
    guard likeness >= leastLikeness else { throw .otherRun }
    guard abs(best - search) <= reach else { throw .otherTime }
    let exact = (best - search) * 10 + peak(around: best, of: likenesses)
    let ahead = min(max(exact, -reach * 10), reach * 10)
    let found = ClockAlignment(ahead: ahead, likeness: min(likeness, 1))
    guard isNear(one, other, shift: apart - ahead) else { throw .otherRun }
    return found
  }

  /// Where the two are most alike; of several the one with the least correction.
  private static func best(_ likenesses: [Double?]) -> Int? {
    var best: (index: Int, likeness: Double)?
    let middle = likenesses.count / 2
    for distance in 0...middle {
      for index in distance == 0 ? [middle] : [middle - distance, middle + distance] {
        guard let likeness = likenesses[index] else { continue }
        if let best, likeness <= best.likeness { continue }
        best = (index, likeness)
      }
    }
    return best?.index
  }

  /// Tenths of a second from the best second to the top of the parabola through it and both of its
  /// neighbours.
  private static func peak(around best: Int, of likenesses: [Double?]) -> Int {
    guard best > 0, best + 1 < likenesses.count, let before = likenesses[best - 1],
      let top = likenesses[best], let after = likenesses[best + 1]
    else { return 0 }
    let bend = before - 2 * top + after
    guard bend < -1e-9 else { return 0 }
    let tenths = (before - after) / bend * 5
    return Int(min(max(tenths, -5), 5) + (tenths < 0 ? -0.5 : 0.5))
  }

  /// Whether both were mostly in the same places; so they were where that is not known.
  private static func isNear(_ one: RunRecording, _ other: RunRecording, shift: Int) -> Bool {
    var distances: [Double] = []
    var index = 0
    var next = 0
    for point in one.points where point.time >= next && !point.flags.contains(.rejected) {
      guard let place = point.place?.point else { continue }
      while index + 1 < other.points.count, other.points[index + 1].time + shift <= point.time {
        index += 1
      }
      guard index < other.points.count, abs(other.points[index].time + shift - point.time) <= 20,
        let there = other.points[index].place?.point
      else { continue }
      distances.append(Globe.metres(place, there))
      // Every ten seconds suffices.
      next = point.time + 100
    }
    guard distances.count >= 10 else { return true }
    distances.sort()
    return distances[distances.count / 2] <= furthest
  }
}
