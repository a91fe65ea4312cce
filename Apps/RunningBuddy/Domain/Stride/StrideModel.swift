import Core

/// How long a person's steps are at which cadence, as far as their measurements show
/// (§39 of the specification).
public struct StrideModel: Hashable, Sendable {
  public enum Method: Hashable, Sendable {
    case leastSquares
    /// With few measurements, or hardly different cadences: one that is wrong counts for little.
    case theilSen
  }

  public let method: Method
  public let line: StrideLine
  /// Measurements that it was made from.
  public let count: Int
  /// How much of the differences between step lengths it explains: 1 for all of them.
  public let rSquared: Double
  /// Metres by which it misses a measurement, as a root of the mean square.
  public let residual: Double
  /// The mean of the measurements' cadences.
  public let cadence: Double

  /// Measurements that a model needs.
  public static let least = 5
  /// Measurements from which on least squares are used.
  static let many = 8
  /// The mean square of the cadences' differences below which they hardly differ: a deviation of
  /// three steps a minute. Ours.
  static let spread = 9.0
  /// Steps a minute that two measurements must differ by to say something of a slope. Ours.
  static let apart = 2.0

  /// `nil` with fewer than five points, and where no two cadences differ by two steps a minute.
  public init?(_ points: [StridePoint]) {
    guard points.count >= StrideModel.least else { return nil }
    let isFew =
      points.count < StrideModel.many || StrideLine.spread(points) < StrideModel.spread
    method = isFew ? .theilSen : .leastSquares
    let line =
      isFew
      ? StrideLine.theilSen(points, apart: StrideModel.apart) : StrideLine.leastSquares(points)
    guard let line else { return nil }
    self.line = line
    count = points.count
    rSquared = line.rSquared(points)
    residual = Trigonometry.root(line.squares(points) / Double(points.count))
    cadence = points.reduce(0) { sum, point in sum + point.cadence } / Double(points.count)
  }

  /// Metres of a step at a cadence, within ``StrideRecord/lengths``.
  public func length(at cadence: Double) -> Double {
    StrideModel.held(line.length(at: cadence))
  }

  static func held(_ length: Double) -> Double {
    min(max(length, StrideRecord.lengths.lowerBound), StrideRecord.lengths.upperBound)
  }

  /// Metres of so many steps: an estimate. `nil` without a cadence: steps alone are no distance.
  public func metres(steps: Int, cadence: Int?) -> Double? {
    cadence.map { cadence in Double(steps) * length(at: Double(cadence)) }
  }
}

/// What a person's measurements come to.
public enum StrideKnowledge: Hashable, Sendable {
  /// So many more are needed for a model.
  case needs(Int)
  /// There are enough, all of one cadence: one at another pace is needed.
  case oneCadence
  case model(StrideModel)

  public init(_ records: [StrideRecord]) {
    guard records.count >= StrideModel.least else {
      self = .needs(StrideModel.least - records.count)
      return
    }
    let points = records.map { record in
      StridePoint(cadence: record.cadence, length: record.length)
    }
    self = StrideModel(points).map { model in .model(model) } ?? .oneCadence
  }

  public var model: StrideModel? {
    if case .model(let model) = self { model } else { nil }
  }
}
