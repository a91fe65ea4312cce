import Coding
import Core
import Tracks

/// How many fixes were refused, by reason.
public struct RefusedFixes: Hashable, Sendable {
  private var counts = [Int](repeating: 0, count: FixRefusal.allCases.count)

  public init() {}

  /// How many were refused for a reason; never below 0.
  public subscript(reason: FixRefusal) -> Int {
    get { counts[RefusedFixes.index(reason)] }
    set { counts[RefusedFixes.index(reason)] = max(0, newValue) }
  }

  private static func index(_ reason: FixRefusal) -> Int {
    switch reason {
    case .imprecise: 0
    case .inaccurate: 1
    case .coarse: 2
    case .unrated: 3
    case .past: 4
    case .repeated: 5
    case .outlier: 6
    }
  }
}

/// How far the figures of a run can be trusted.
public struct FigureQuality: Hashable, Sendable {
  /// A time of which nothing is known.
  @Memberwise public struct Gap: Hashable, Sendable {
    /// Milliseconds from the start of the run.
    public let start: Int64
    /// Milliseconds for which the timer ran in it.
    public let length: Int64
  }

  /// Milliseconds below which nothing is called a gap: a hidden page is one from then on.
  public static let leastGap: Int64 = 3_000
  /// The most gaps that are kept one by one: the longest.
  public static let gapLimit = 20

  /// Centimetres that were put in; `nil` where no distance is known.
  public let estimatedCentimetres: Int?
  /// The longest ``gapLimit``, in their order.
  public let gaps: [Gap]
  /// How many there are, and their length together in milliseconds.
  public let gapCount: Int
  public let gapTime: Int64
  public let refused: RefusedFixes
  /// Points that were kept though the receiver was wrong.
  public let rejectedPoints: Int
  public let altitude: AltitudeSource
}

extension FigureQuality {
  /// Of a recording, and what is known of its times.
  init(_ recording: RunRecording, _ series: RunSeries) {
    let course = series.course
    estimatedCentimetres = course.metres.map { _ in Int(course.estimatedMetres * 100 + 0.5) }
    var gaps: [Gap] = []
    for (one, next) in zip(course.knots, course.knots.dropFirst()) where next.step == .gap {
      let (from, to) = (Double(one.time), Double(next.time))
      let length = Int64(series.clock.running(from, to) * 100 + 0.5)
      if length >= FigureQuality.leastGap {
        gaps.append(Gap(start: Int64(one.time - series.span.from) * 100, length: length))
      }
    }
    gapCount = gaps.count
    gapTime = gaps.reduce(0) { sum, gap in sum + gap.length }
    if gaps.count > FigureQuality.gapLimit {
      let order = gaps.sorted { one, other in (one.length, other.start) > (other.length, one.start)
      }
      gaps = order.prefix(FigureQuality.gapLimit).sorted { one, other in one.start < other.start }
    }
    self.gaps = gaps
    refused = recording.refused
    rejectedPoints = recording.points.reduce(0) { count, point in
      count + (point.flags.contains(.rejected) ? 1 : 0)
    }
    // A source that gave nothing is none.
    altitude = series.profile == nil ? .none : recording.altitude
  }
}
