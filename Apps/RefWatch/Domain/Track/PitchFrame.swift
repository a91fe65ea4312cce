import Core
import Tracks

extension TrackFrame {
  /// A pitch, its longer sides lying: a parallelogram as near to its corners as can be.
  public init(_ pitch: PitchPolygon) {
    let flat = pitch.metres
    let middle = flat.reduce(FlatPoint(x: 0, y: 0)) { sum, corner in
      FlatPoint(x: sum.x + corner.x / 4, y: sum.y + corner.y / 4)
    }
    // Means of opposite sides.
    var along = half(flat[1], flat[0], flat[2], flat[3])
    var across = half(flat[3], flat[0], flat[2], flat[1])
    if length(across) > length(along) { (along, across) = (across, along) }
    // The touch line that is drawn on top is the one further north.
    if along.x < 0 { along = FlatPoint(x: -along.x, y: -along.y) }
    if along.x * across.y - along.y * across.x > 0 {
      across = FlatPoint(x: -across.x, y: -across.y)
    }
    let area = along.x * across.y - along.y * across.x
    let (width, height) = (length(along), length(across))
    let east = FlatPoint(x: across.y / area * width, y: -along.y / area * height)
    let north = FlatPoint(x: -across.x / area * width, y: along.x / area * height)
    self.init(
      of: pitch.ground, width: width, height: height, east: east, north: north,
      origin: FlatPoint(
        x: width / 2 - middle.x * east.x - middle.y * north.x,
        y: height / 2 - middle.x * east.y - middle.y * north.y))
  }
}

private func half(
  _ a: FlatPoint, _ b: FlatPoint, _ c: FlatPoint, _ d: FlatPoint
) -> FlatPoint {
  FlatPoint(x: (a.x - b.x + c.x - d.x) / 2, y: (a.y - b.y + c.y - d.y) / 2)
}

private func length(_ line: FlatPoint) -> Double {
  Trigonometry.root(line.x * line.x + line.y * line.y)
}

extension HeatMap {
  /// Of the periods of a match.
  public init(_ track: MatchTrack, in record: MatchRecord, on frame: TrackFrame) {
    self.init(
      TrackSteps(track.points),
      in: record.timedPeriods.map { period in
        period.start.milliseconds..<max(period.start, period.end).milliseconds
      }, on: frame)
  }
}
