import Coding
import Wire

/// By what the borders of heart-rate zones are told.
@Wire public enum ZoneMethod: String, Hashable, Sendable, CaseIterable {
  /// Percent of the greatest heart rate.
  case greatest
  /// Percent of what lies between rest and the greatest (Karvonen).
  case reserve
  /// Percent of the heart rate at threshold (LTHR).
  case threshold
  /// The person's own borders.
  case own
}

/// Five zones of heart rates, and what is below them.
public struct HeartZones: Hashable, Sendable {
  public static let count = 5

  /// Beats per minute from which each zone counts, that of zone 1 first, none below the one before.
  public let borders: [Int]

  /// `nil` where there are not as many as zones, or they do not rise.
  public init?(borders: [Int]) {
    guard borders.count == HeartZones.count,
      zip(borders, borders.dropFirst()).allSatisfy({ one, next in one < next })
    else { return nil }
    self.borders = borders
  }

  private init(percent: [Int], of whole: Int, above rest: Int = 0) {
    borders = percent.map { share in rest + (share * whole + 99) / 100 }
  }

  /// As the person chose; `nil` where what they follow from is not known. Own borders need nothing
  /// else; until there are any, the zones are those of the greatest heart rate.
  public init?(_ settings: HeartSettings, _ profile: HeartProfile?) {
    if settings.method == .own, let borders = settings.borders {
      self.init(borders: borders)
      return
    }
    guard let profile else { return nil }
    let (greatest, rest) = (profile.greatest.rate, profile.resting.rate)
    switch settings.method {
    case .greatest, .own: self.init(percent: HeartZones.tens, of: greatest)
    case .reserve: self.init(percent: HeartZones.tens, of: greatest - rest, above: rest)
    case .threshold: self.init(percent: HeartZones.friel, of: profile.threshold.rate)
    }
  }

  private static let tens = [50, 60, 70, 80, 90]
  /// Friel's borders for runners; what is below the first is no zone.
  private static let friel = [65, 85, 90, 95, 100]

  /// 1…``count``, 0 below the first: each heart rate is in one.
  ///
  /// - Parameter rate: Beats per minute.
  public func zone(of rate: Int) -> Int { borders.count { border in border <= rate } }

  /// Seconds below the zones and in each: as many together as the histogram has.
  public func seconds(_ histogram: HeartHistogram) -> [Int] {
    var seconds = [Int](repeating: 0, count: HeartZones.count + 1)
    for time in histogram.times { seconds[zone(of: time.rate)] += time.seconds }
    return seconds
  }
}
