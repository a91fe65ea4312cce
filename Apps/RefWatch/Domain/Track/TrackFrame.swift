import Core

/// A flat ground that a track is drawn on, in metres: a pitch, its longer sides lying, or, without
/// one, the smallest rectangle with north up.
public struct TrackFrame: Hashable, Sendable {
  /// Metres from the left to the right, and from the top to the bottom.
  public let width: Double
  public let height: Double
  /// Whether it is a pitch.
  public let isPitch: Bool
  private let origin: Geoposition
  private let scale: Double
  // From metres east and north of the origin to metres right and down.
  private let right: (east: Double, north: Double)
  private let down: (east: Double, north: Double)
  private let corner: (x: Double, y: Double)

  public static func == (one: TrackFrame, other: TrackFrame) -> Bool {
    one.origin == other.origin && one.width == other.width && one.height == other.height
      && one.isPitch == other.isPitch && one.right == other.right && one.down == other.down
      && one.corner == other.corner
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(origin)
    hasher.combine(width)
    hasher.combine(height)
  }

  /// A pitch: a parallelogram as near to its corners as can be.
  public init(_ pitch: PitchPolygon) {
    let flat = pitch.metres
    let middle = flat.reduce((x: 0.0, y: 0.0)) { sum, corner in
      (sum.x + corner.x / 4, sum.y + corner.y / 4)
    }
    // Means of opposite sides.
    var along = half(flat[1], flat[0], flat[2], flat[3])
    var across = half(flat[3], flat[0], flat[2], flat[1])
    if length(across) > length(along) { (along, across) = (across, along) }
    // The touch line that is drawn on top is the one further north.
    if along.x < 0 { along = (-along.x, -along.y) }
    if along.x * across.y - along.y * across.x > 0 { across = (-across.x, -across.y) }
    let area = along.x * across.y - along.y * across.x
    width = length(along)
    height = length(across)
    isPitch = true
    origin = pitch.corners[0]
    scale = pitch.scale
    right = (across.y / area * width, -across.x / area * width)
    down = (-along.y / area * height, along.x / area * height)
    corner = (
      width / 2 - middle.x * right.east - middle.y * right.north,
      height / 2 - middle.x * down.east - middle.y * down.north
    )
  }

  /// Around points, with a margin; `nil` without any.
  public init?(around places: [Geoposition], margin: Double = 5) {
    guard let first = places.first else { return nil }
    let scale = eastScale(first)
    var (west, east, south, north) = (0.0, 0.0, 0.0, 0.0)
    for place in places {
      let (x, y) = flat(place, first, scale)
      west = min(west, x)
      east = max(east, x)
      south = min(south, y)
      north = max(north, y)
    }
    origin = first
    self.scale = scale
    isPitch = false
    width = east - west + 2 * margin
    height = north - south + 2 * margin
    right = (1, 0)
    down = (0, -1)
    corner = (margin - west, margin + north)
  }

  /// Metres from the left and from the top.
  public func metres(_ place: Geoposition) -> (x: Double, y: Double) {
    let (x, y) = flat(place, origin, scale)
    return (
      corner.x + x * right.east + y * right.north, corner.y + x * down.east + y * down.north
    )
  }
}

/// How long somebody was where, in a grid over a frame.
public struct HeatMap: Hashable, Sendable {
  public static let columns = 12
  public static let rows = 8
  /// Metres by which a receiver may be wrong: what is beside the frame by no more counts at its
  /// edge. Ours.
  public static let tolerance = 8.0

  /// Milliseconds of each cell, row by row from the top.
  public private(set) var cells = [Int64](repeating: 0, count: columns * rows)
  /// Milliseconds beside the frame.
  public private(set) var outside: Int64 = 0

  /// Of the periods of a match.
  public init(_ track: MatchTrack, in record: MatchRecord, on frame: TrackFrame) {
    let steps = TrackSteps(track.points)
    for period in record.timedPeriods {
      let (start, end) = (period.start.milliseconds, period.end.milliseconds)
      for step in steps.between(start, end) {
        let (from, to) = (max(step.from, start), min(step.to, end))
        add(frame.metres(step.place(at: from + (to - from) / 2)), to - from, frame)
      }
    }
  }

  private mutating func add(
    _ place: (x: Double, y: Double), _ time: Int64, _ frame: TrackFrame
  ) {
    let margin = HeatMap.tolerance
    guard place.x >= -margin, place.y >= -margin, place.x <= frame.width + margin,
      place.y <= frame.height + margin
    else {
      outside += time
      return
    }
    func cell(_ value: Double, _ length: Double, _ count: Int) -> Int {
      min(max(Int(max(0, value) / length * Double(count)), 0), count - 1)
    }
    let column = cell(place.x, frame.width, HeatMap.columns)
    let row = cell(place.y, frame.height, HeatMap.rows)
    cells[row * HeatMap.columns + column] += time
  }

  /// How much of a cell's time there is in steps from 0, for none, to `steps` of the fullest.
  public func rank(_ cell: Int, steps: Int) -> Int {
    guard let most = cells.max(), most > 0, cells[cell] > 0 else { return 0 }
    return min(steps, Int(cells[cell] * Int64(steps) / most) + 1)
  }
}

private func half(
  _ a: (x: Double, y: Double), _ b: (x: Double, y: Double), _ c: (x: Double, y: Double),
  _ d: (x: Double, y: Double)
) -> (x: Double, y: Double) {
  ((a.x - b.x + c.x - d.x) / 2, (a.y - b.y + c.y - d.y) / 2)
}

private func length(_ line: (x: Double, y: Double)) -> Double {
  Trigonometry.root(line.x * line.x + line.y * line.y)
}
