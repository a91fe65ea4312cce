import Core

/// Takes points away, and no way: each point that stays knows how far it was along those that went.
///
/// The sum of what the points that stay say is the length of all of them to half a decimetre for
/// each part without a gap; their places are to half a millionth of a degree, about six
/// centimetres.
public struct TrackThinning: Hashable, Sendable {
  /// Milliseconds.
  public let spacing: Int64

  /// Keeps points that are at least so many milliseconds apart, and each part's first and last.
  public init(spacing: Int64) { self.spacing = spacing }

  /// The points that stay, the first at 0.
  public func thinned(_ raw: [TrackCleaning.Point]) -> [TrackPoint] {
    guard let first = raw.first else { return [] }
    var points: [TrackPoint] = []
    /// Of this part: metres so far, and decimetres that were written.
    var travelled = 0.0
    var written = 0
    var begins = true
    for (index, point) in raw.enumerated() {
      begins = begins || point.begins
      if begins {
        (travelled, written) = (0, 0)
      } else {
        travelled += Globe.metres(raw[index - 1].place, point.place)
      }
      let at = point.at - first.at
      let isLast = index + 1 == raw.count || raw[index + 1].begins
      if let last = points.last {
        let step = at / TrackCode.tick - last.at / TrackCode.tick
        // Nearer than the code can tell apart.
        if step < 1 { continue }
        if !begins, !isLast, at - last.at < spacing { continue }
      }
      let sum = Int(travelled * 10 + 0.5)
      points.append(
        TrackPoint(
          at: at / TrackCode.tick * TrackCode.tick, place: Geoposition(point.place),
          path: sum - written, begins: begins))
      written = sum
      begins = false
    }
    return points
  }
}
