import Tracks

/// Made tracks.
enum Walk {
  /// A point with a path.
  static func point(
    _ time: Int, path: Int? = nil, altitude: Int? = nil, flags: ChannelFlags = []
  ) -> ChannelPoint {
    var point = ChannelPoint(time: time, flags: flags)
    point.path = path
    point.altitude = altitude
    return point
  }

  /// A point each second, with so many decimetres a second.
  static func even(seconds: Int, decimetres: Int) -> [ChannelPoint] {
    (0...seconds).map { second in point(second * 10, path: second * decimetres) }
  }

  /// Of any speed, with gaps, stretches that were put in, and stops.
  static func random(seed: Int, points: Int) -> [ChannelPoint] {
    var random = Seeded(seed)
    var (time, path, speed) = (0, 0, 30)
    var track: [ChannelPoint] = []
    for _ in 0..<points {
      var flags: ChannelFlags = []
      if random.below(150) == 0 { flags.insert(.begins) }
      if random.below(150) == 0 { flags.insert(.estimated) }
      if random.below(50) == 0 { flags.insert(.rejected) }
      track.append(point(time, path: path, altitude: 500 + random.below(90), flags: flags))
      let step = 5 + random.below(40)
      speed = max(0, min(60, speed + random.below(21) - 10))
      time += step
      if random.below(12) > 0 { path += speed * step / 10 }
    }
    return track
  }
}
