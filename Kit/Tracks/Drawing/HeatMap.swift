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

  /// Of some spans of time, each from a millisecond to another.
  public init(_ steps: TrackSteps, in spans: [Range<Int64>], on frame: TrackFrame) {
    for span in spans {
      for step in steps.between(span.lowerBound, span.upperBound) {
        let (from, to) = (max(step.from, span.lowerBound), min(step.to, span.upperBound))
        add(frame.metres(step.place(at: from + (to - from) / 2)), to - from, frame)
      }
    }
  }

  private mutating func add(_ place: FlatPoint, _ time: Int64, _ frame: TrackFrame) {
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
