import Core

/// Takes points away, and no way: each point that stays knows how far it was along those that went.
///
/// The sum of what the points that stay say is the length of all of them to half a decimetre for
/// each part without a gap; their places are to half a millionth of a degree, about six
/// centimetres.
struct TrackThinning {
  /// Milliseconds.
  let spacing: Int64

  func thinned(_ raw: [TrackImport.Raw]) -> [TrackPoint] {
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

extension Geoposition {
  /// The nearest in millionths of a degree.
  public init(_ point: GlobePoint) {
    func millionths(_ degrees: Double) -> Int {
      Int(degrees * 1_000_000 + (degrees < 0 ? -0.5 : 0.5))
    }
    self.init(
      latitude: millionths(point.latitude), longitude: millionths(point.longitude))
  }
}
