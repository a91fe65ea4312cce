import Core

/// A circle on the earth as few ranges of ``ZCode``: every place in it has a code in one of them,
/// and of the places that have, about half are in it. The distance itself decides about those.
///
/// The cells are those of one level of the grid, of the finest at which no more than a certain
/// number meet the circle; cells that follow each other make one range. The level is found by
/// dividing the whole earth again and again, so poles and the 180th meridian need no case of their
/// own.
public struct CircleCover: Hashable, Sendable {
  /// Bits of each axis that the cells have, 0…30.
  public let level: Int
  /// How many cells there are.
  public let cellCount: Int
  /// Apart from one another, in ascending order.
  public let ranges: [Range<Int64>]

  /// The cells a cover has at most, unless said otherwise.
  public static let usualCells = 32

  /// - Parameters:
  ///   - metres: Below 0 counts as 0.
  ///   - mostCells: At least 4, since a circle may lie on a corner.
  public init(_ center: GlobePoint, metres: Double, mostCells: Int = usualCells) {
    let circle = Circle(center, metres: max(metres, 0))
    var cells = [Cell(column: 0, row: 0)]
    var level = 0
    while level < Grid.level, let finer = circle.quarters(of: cells, level, most: max(mostCells, 4))
    {
      cells = finer
      level += 1
    }
    self.level = level
    cellCount = cells.count
    ranges = CircleCover.merged(cells, level: level)
  }

  /// Whether a place with this code may be in the circle. O(log ranges).
  public func contains(_ code: ZCode) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= code.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= code.value
  }

  /// The cells are in the order of their codes, since children are.
  private static func merged(_ cells: [Cell], level: Int) -> [Range<Int64>] {
    let shift = Int64(2 * (Grid.level - level))
    var ranges: [Range<Int64>] = []
    for cell in cells {
      let code = ZCode.interleaved(column: cell.column, row: cell.row)
      let range = code << shift..<(code + 1) << shift
      if let last = ranges.last, last.upperBound == range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }
}

/// A cell of some level.
private struct Cell {
  let column: Int
  let row: Int

  /// Its quarters, in the order of their codes: the longitude's bit comes first.
  var children: [Cell] {
    [
      Cell(column: 2 * column, row: 2 * row), Cell(column: 2 * column, row: 2 * row + 1),
      Cell(column: 2 * column + 1, row: 2 * row), Cell(column: 2 * column + 1, row: 2 * row + 1),
    ]
  }
}

/// Tells cells that meet a circle from those that do not.
private struct Circle {
  private let longitude: Double
  private let boxes: [GlobeBox]
  private let sine: Double
  private let cosine: Double
  /// The cosine of the radius.
  private let least: Double

  private static let radians = Double.pi / 180

  init(_ center: GlobePoint, metres: Double) {
    longitude = center.longitude
    boxes = GlobeBox.around(center, metres: metres)
    sine = Trigonometry.sine(center.latitude * Circle.radians)
    cosine = Trigonometry.cosine(center.latitude * Circle.radians)
    let angle = (metres + GlobeBox.slack) / Globe.radius
    least = angle < Double.pi ? Trigonometry.cosine(angle) : -2
  }

  /// The quarters of some cells of a level that meet the circle; `nil` once they are too many.
  func quarters(of cells: [Cell], _ level: Int, most: Int) -> [Cell]? {
    var finer: [Cell] = []
    finer.reserveCapacity(most + 1)
    for cell in cells {
      for child in cell.children where meets(child, level: level + 1) {
        guard finer.count < most else { return nil }
        finer.append(child)
      }
    }
    return finer
  }

  private func meets(_ cell: Cell, level: Int) -> Bool {
    let box = Grid.box(column: cell.column, row: cell.row, level: level)
    for around in boxes where around.meets(box) { return nearest(box) >= least }
    return false
  }

  /// The cosine of the angle between the centre and the nearest place of the box, which is on the
  /// centre's own meridian or on the nearer edge.
  private func nearest(_ box: GlobeBox) -> Double {
    // On a meridian, the cosine of the angle is a · sin φ + b · cos φ.
    let a = sine
    let b = cosine * Trigonometry.cosine(across(box) * Circle.radians)
    let south = box.south * Circle.radians
    let north = box.north * Circle.radians
    let (southSine, southCosine) = (Trigonometry.sine(south), Trigonometry.cosine(south))
    let (northSine, northCosine) = (Trigonometry.sine(north), Trigonometry.cosine(north))
    // It rises to the north at the southern end and falls at the northern one: the top is between.
    if a * southCosine - b * southSine >= 0, a * northCosine - b * northSine <= 0 {
      return Trigonometry.root(a * a + b * b)
    }
    return max(a * southSine + b * southCosine, a * northSine + b * northCosine)
  }

  /// Degrees of longitude from the centre to the box, 0…180.
  private func across(_ box: GlobeBox) -> Double {
    if longitude >= box.west, longitude <= box.east { return 0 }
    let west = turn(box.west - longitude)
    let east = turn(box.east - longitude)
    return min(west, east)
  }

  /// How far that is around the earth, the shorter way.
  private func turn(_ degrees: Double) -> Double {
    let degrees = degrees < 0 ? -degrees : degrees
    return degrees > 180 ? 360 - degrees : degrees
  }
}
