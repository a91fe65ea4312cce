import Core

/// The distance as the original app added it up, exactly (§13 of the specification): it is there to
/// compare with, and for its vectors. Its way of moving the anchor to an outlier loses distance.
public struct LegacyDistance: Hashable, Sendable {
  /// Metres; a fix has to be better.
  static let gate = 20.0
  /// Metres per second from which a step does not count.
  static let fastest = 15.0

  /// What became of a fix.
  public enum Outcome: Hashable, Sendable {
    /// Not 0 < accuracy < 20 m.
    case ignored
    /// The first of the path.
    case began
    /// Counted and drawn.
    case counted
    /// Neither counted nor drawn, and the next step begins here.
    case anchored
  }

  private struct Anchor: Hashable, Sendable {
    let at: Int64
    let place: GlobePoint
  }

  private var anchor: Anchor?
  /// Metres so far.
  public private(set) var metres = 0.0
  /// Metres per second over the last step that counted.
  public private(set) var speed = 0.0

  public init() {}

  /// A place with its accuracy in metres at a time in milliseconds.
  public mutating func take(_ place: GlobePoint, accuracy: Double, at: Int64) -> Outcome {
    guard accuracy > 0, accuracy < LegacyDistance.gate else { return .ignored }
    guard let last = anchor else {
      anchor = Anchor(at: at, place: place)
      return .began
    }
    anchor = Anchor(at: at, place: place)
    let step = Globe.metres(last.place, place)
    let (time, overflow) = at.subtractingReportingOverflow(last.at)
    guard !overflow, time > 0 else { return .anchored }
    let pace = step * 1_000 / Double(time)
    guard pace < LegacyDistance.fastest else { return .anchored }
    metres += step
    speed = pace
    return .counted
  }
}
