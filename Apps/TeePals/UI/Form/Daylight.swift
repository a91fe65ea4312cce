import Core

/// Whether the sun is up: nobody plays in the dark.
enum Daylight {
  /// Whether the sun is below the horizon at a place. By the low-precision formulae of the
  /// Astronomical Almanac, good to some minutes; the refraction at the horizon is counted.
  static func isDark(at instant: Instant, _ place: GlobePoint) -> Bool {
    let radians = Double.pi / 180
    // Days since 2000-01-01T12:00Z.
    let days = Double(instant.milliseconds - 946_728_000_000) / 86_400_000
    let longitude = 280.460 + 0.985_647_4 * days
    let anomaly = (357.528 + 0.985_600_3 * days) * radians
    let ecliptic =
      longitude + 1.915 * Trigonometry.sine(anomaly) + 0.020 * Trigonometry.sine(2 * anomaly)
    let declination = Trigonometry.sine(23.439 * radians) * Trigonometry.sine(ecliptic * radians)
    // The equation of time in minutes: 4 for each degree that the sun is behind the mean one.
    let ahead =
      -7.66 * Trigonometry.sine(anomaly) + 9.87 * Trigonometry.sine(2 * longitude * radians)
    let day: Int64 = 86_400_000
    let ofDay = ((instant.milliseconds % day) + day) % day
    let minutes = Double(ofDay) / 60_000 + ahead + 4 * place.longitude
    let angle = (minutes / 4 - 180) * radians
    let north = place.latitude * radians
    let height =
      Trigonometry.sine(north) * declination + Trigonometry.cosine(north)
      * Trigonometry.root(max(0, 1 - declination * declination)) * Trigonometry.cosine(angle)
    return height < Trigonometry.sine(-0.833 * radians)
  }
}
