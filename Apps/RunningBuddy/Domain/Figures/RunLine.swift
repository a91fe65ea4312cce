import Core
import Tracks

/// A run's route for lists: few points, chosen so that the line strays as little as possible.
///
/// Douglas and Peucker (1973), but the worst bend first and until there are enough points, so that
/// nothing recurs and the number of points is certain.
public struct RunLine: Hashable, Sendable {
  /// The most points, over all parts.
  public static let limit = 150
  /// Metres by which a line may stray before it takes another point.
  static let tolerance = 1.0

  /// A line for each part of the run without a gap, in their order; each has at least two points.
  public let parts: [[Geoposition]]

  /// No route.
  public static let none = RunLine(unchecked: [])

  private init(unchecked parts: [[Geoposition]]) { self.parts = parts }

  /// A line that was kept; `nil` with more than ``limit`` points, or a part with fewer than two.
  public init?(parts: [[Geoposition]]) {
    guard parts.allSatisfy({ part in part.count > 1 }),
      parts.reduce(0, { sum, part in sum + part.count }) <= RunLine.limit
    else { return nil }
    self.parts = parts
  }

  /// Of a recording.
  public init(_ recording: RunRecording) {
    var parts = RunLine.parts(recording)
    if parts.count > RunLine.limit / 2 {
      // The ones with the most points, in their order.
      let order = parts.indices.sorted { one, other in
        (parts[one].count, other) > (parts[other].count, one)
      }
      parts = order.prefix(RunLine.limit / 2).sorted().map { index in parts[index] }
    }
    guard let first = parts.first?.first else {
      self.parts = []
      return
    }
    let ground = FlatGround(around: first)
    let flat = parts.map { part in part.map { place in ground.metres(place) } }
    let kept = RunLine.chosen(flat)
    self.parts = kept.indices.map { part in kept[part].map { index in parts[part][index] } }
  }

  /// The line with at most so many points, of at least two: the longest parts, evenly thinned.
  func thinned(to limit: Int) -> RunLine {
    let count = parts.reduce(0) { sum, part in sum + part.count }
    guard count > limit, limit > 1 else { return self }
    var kept: [[Geoposition]] = []
    var rest = limit
    for part in parts {
      let share = min(rest, max(2, part.count * limit / count))
      guard share > 1 else { break }
      rest -= share
      kept.append((0..<share).map { index in part[index * (part.count - 1) / (share - 1)] })
    }
    return RunLine(unchecked: kept)
  }

  private static func parts(_ recording: RunRecording) -> [[Geoposition]] {
    let span = recording.span
    var parts: [[Geoposition]] = []
    var begins = true
    for point in recording.points where span.from <= point.time && point.time <= span.to {
      begins = begins || point.flags.contains(.begins)
      guard !point.flags.contains(.rejected), let place = point.place, place.point != nil else {
        continue
      }
      if begins { parts.append([]) }
      begins = false
      let rounded = Geoposition(
        latitude: place.latitude / 10, longitude: place.longitude / 10)
      if parts[parts.count - 1].last != rounded { parts[parts.count - 1].append(rounded) }
    }
    return parts.filter { part in part.count > 1 }
  }

  /// Which points of each part stay.
  private static func chosen(_ parts: [[FlatPoint]]) -> [[Int]] {
    var kept = parts.map { part in [0, part.count - 1] }
    var chords = parts.indices.map { part in Chord(parts[part], part, 0, parts[part].count - 1) }
    var count = parts.count * 2
    while count < limit {
      var worst: Int?
      for index in chords.indices where chords[index].strays > tolerance {
        if chords[index].strays > worst.map({ worst in chords[worst].strays }) ?? 0 {
          worst = index
        }
      }
      guard let worst else { break }
      let chord = chords[worst]
      kept[chord.part].append(chord.middle)
      chords[worst] = Chord(parts[chord.part], chord.part, chord.first, chord.middle)
      chords.append(Chord(parts[chord.part], chord.part, chord.middle, chord.last))
      count += 1
    }
    return kept.map { indices in indices.sorted() }
  }
}

/// A straight line between two points of a part, and the point between them that is furthest off.
private struct Chord {
  let part: Int
  let first: Int
  let last: Int
  let middle: Int
  /// Metres.
  let strays: Double

  init(_ points: [FlatPoint], _ part: Int, _ first: Int, _ last: Int) {
    (self.part, self.first, self.last) = (part, first, last)
    let from = points[first]
    let (x, y) = (points[last].x - from.x, points[last].y - from.y)
    let square = x * x + y * y
    var (middle, most) = (first, 0.0)
    var index = first + 1
    while index < last {
      let (east, north) = (points[index].x - from.x, points[index].y - from.y)
      let along = square > 0 ? min(max((east * x + north * y) / square, 0), 1) : 0
      let (off, away) = (east - along * x, north - along * y)
      let distance = off * off + away * away
      if distance > most { (middle, most) = (index, distance) }
      index += 1
    }
    self.middle = middle
    strays = Trigonometry.root(most)
  }
}
