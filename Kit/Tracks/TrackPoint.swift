/// A place of a track, and how it was reached.
public struct TrackPoint: Hashable, Sendable {
  /// Milliseconds: since 1970, or since the track began.
  public var at: Int64
  /// In millionths of a degree.
  public let place: Geoposition
  /// Decimetres travelled since the point before, along everything the file had in between.
  public let path: Int
  /// Nothing is known of how it was reached.
  public let begins: Bool

  public init(at: Int64, place: Geoposition, path: Int, begins: Bool) {
    self.at = at
    self.place = place
    self.path = path
    self.begins = begins
  }
}
