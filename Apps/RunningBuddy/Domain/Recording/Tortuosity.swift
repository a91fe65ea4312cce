import Core

/// How much longer a runner's way is than straight, learned minute by minute from the run itself.
public struct Tortuosity: Hashable, Sendable {
  static let range = 1.0...1.3
  /// Milliseconds of way that are compared with their straight line. Ours.
  static let span: Int64 = 60_000
  /// Metres of a straight line below which it says nothing: somebody ran in a circle. Ours.
  static let least = 20.0
  /// The least weight of the newest minute. Ours.
  static let weight = 0.125

  private struct Start: Hashable, Sendable {
    let at: Int64
    let metres: Double
    let place: GlobePoint
  }

  private var start: Start?
  private var minutes = 0
  /// Within 1.0…1.3; 1 as long as nothing was learned.
  public private(set) var factor = 1.0

  public init() {}

  /// The metres of the run at a filtered place and a time.
  mutating func note(_ metres: Double, at: Int64, place: GlobePoint) {
    guard let start else {
      self.start = Start(at: at, metres: metres, place: place)
      return
    }
    guard at - start.at >= Tortuosity.span else { return }
    self.start = Start(at: at, metres: metres, place: place)
    let straight = Globe.metres(start.place, place)
    guard straight >= Tortuosity.least else { return }
    let ratio = (metres - start.metres) / straight
    let seen = min(max(ratio, Tortuosity.range.lowerBound), Tortuosity.range.upperBound)
    minutes += 1
    factor += (seen - factor) * max(Tortuosity.weight, 1 / Double(minutes))
  }

  /// The way broke off.
  mutating func interrupt() { start = nil }
}
