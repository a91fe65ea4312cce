import Core
import TeePalsDomain

/// Golf courses that do not exist, near cities that do: something to look around in.
public enum DemoCourses {
  private struct Town {
    let label: String
    let country: String
    let latitude: Double
    let longitude: Double
    let zone: String

    init(
      _ label: String, _ country: String, _ latitude: Double, _ longitude: Double, _ zone: String
    ) {
      self.label = label
      self.country = country
      self.latitude = latitude
      self.longitude = longitude
      self.zone = zone
    }
  }

  /// Three for each of twenty cities, always the same.
  public static let all: [Course] = {
    var chance = Chance(state: 0x7EE0_FF)
    var courses: [Course] = []
    for (index, town) in towns.enumerated() {
      for number in 0..<3 {
        let course = 3 * index + number
        // Both lists have no length that divides the other's, so no name comes twice.
        let name =
          first[course % first.count] + " " + second[course % second.count] + " "
          + kinds[Int(chance.next() * Double(kinds.count))]
        guard let point = chance.place(near: town.latitude, town.longitude) else { continue }
        courses.append(
          Course(
            id: CourseID(of: .text("golfCourse demo \(course)")), name: name,
            cityLabel: town.label, country: town.country, point: point, timeZone: town.zone,
            holes: chance.next() < 0.2 ? 9 : 18))
      }
    }
    return courses
  }()

  private static let towns = [
    Town("San Diego, CA", "US", 32.71571, -117.16472, "America/Los_Angeles"),
    Town("Los Angeles, CA", "US", 34.05223, -118.24368, "America/Los_Angeles"),
    Town("San Jose, CA", "US", 37.33939, -121.89496, "America/Los_Angeles"),
    Town("Seattle, WA", "US", 47.60621, -122.33207, "America/Los_Angeles"),
    Town("Phoenix, AZ", "US", 33.44838, -112.07404, "America/Phoenix"),
    Town("Denver, CO", "US", 39.73915, -104.9847, "America/Denver"),
    Town("Austin, TX", "US", 30.26715, -97.74306, "America/Chicago"),
    Town("Chicago, IL", "US", 41.85003, -87.65005, "America/Chicago"),
    Town("Atlanta, GA", "US", 33.749, -84.38798, "America/New_York"),
    Town("Orlando, FL", "US", 28.53834, -81.37924, "America/New_York"),
    Town("New York City, NY", "US", 40.71427, -74.00597, "America/New_York"),
    Town("Vancouver, CA", "CA", 49.24966, -123.11934, "America/Vancouver"),
    Town("Seoul, KR", "KR", 37.566, 126.9784, "Asia/Seoul"),
    Town("Busan, KR", "KR", 35.10168, 129.03004, "Asia/Seoul"),
    Town("Jeju City, KR", "KR", 33.50972, 126.52194, "Asia/Seoul"),
    Town("Tokyo, JP", "JP", 35.6895, 139.69171, "Asia/Tokyo"),
    Town("London, GB", "GB", 51.50853, -0.12574, "Europe/London"),
    Town("Edinburgh, GB", "GB", 55.95206, -3.19648, "Europe/London"),
    Town("Berlin, DE", "DE", 52.52437, 13.41053, "Europe/Berlin"),
    Town("Sydney, AU", "AU", -33.86785, 151.20732, "Australia/Sydney"),
  ]

  private static let first = [
    "Willow", "Heron", "Granite", "Amber", "Larkspur", "Quail", "Cedar", "Foxglove", "Silver",
    "Juniper", "Osprey", "Maple", "Thistle",
  ]
  private static let second = ["Creek", "Ridge", "Hollow", "Bay", "Meadows", "Hills", "Dunes"]
  private static let kinds = ["Golf Club", "Golf Course", "Golf Links", "Country Club"]
}

/// Chance that is the same every time.
private struct Chance {
  var state: UInt64

  /// 0 ..< 1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Double(mixed(state) >> 11) / Double(1 << 53)
  }

  /// Three to twenty-five kilometres away.
  mutating func place(near latitude: Double, _ longitude: Double) -> GlobePoint? {
    let degrees = (3_000 + 22_000 * next()) / Globe.metresPerDegree
    let bearing = 2 * Double.pi * next()
    let north = degrees * Trigonometry.cosine(bearing)
    let east =
      degrees * Trigonometry.sine(bearing) / Trigonometry.cosine(latitude * Double.pi / 180)
    return GlobePoint(latitude: latitude + north, longitude: longitude + east)?.snapped
  }
}
