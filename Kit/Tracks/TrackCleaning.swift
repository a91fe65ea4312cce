import Core

/// A file's points without what cannot be, in the order of time.
public struct TrackCleaning: Hashable, Sendable {
  /// Metres per second that nobody runs: the world record of 100 m has a fastest stretch of 12.4.
  /// What would need more is a jump of the receiver.
  static let fastest = 12.5
  /// So many jumps one after the other are a new place, not a fault. Ours.
  static let jumps = 5
  /// Milliseconds after which nothing is known of what was between two points. Ours: watches that
  /// save memory write a point at least every few seconds.
  public static let gap: Int64 = 20_000

  /// A place and when somebody was there.
  public struct Point: Hashable, Sendable {
    /// Milliseconds since 1970.
    public let at: Int64
    public let place: GlobePoint
    /// Nothing is known of how it was reached.
    public let begins: Bool

    public init(at: Int64, place: GlobePoint, begins: Bool) {
      self.at = at
      self.place = place
      self.begins = begins
    }
  }

  /// Why a point was left out.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Not after the point before.
    case order
    /// Too far from the point before.
    case jump
  }

  /// The points that stay.
  public private(set) var points: [Point] = []
  private var jumped = 0
  private var begins = true

  public init() {}

  /// The next point of the file; answers why it is left out, or `nil`.
  public mutating func take(_ point: Point) -> Reason? {
    begins = begins || point.begins
    if let last = points.last {
      guard point.at > last.at else { return .order }
      let time = point.at - last.at
      let reach = TrackCleaning.fastest * Double(time) / 1_000
      if !begins, time <= TrackCleaning.gap, Globe.metres(last.place, point.place) > reach {
        jumped += 1
        if jumped < TrackCleaning.jumps { return .jump }
        begins = true
      }
      if time > TrackCleaning.gap { begins = true }
    }
    points.append(Point(at: point.at, place: point.place, begins: begins))
    begins = false
    jumped = 0
    return nil
  }
}
