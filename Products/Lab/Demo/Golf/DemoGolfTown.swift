import Calendar
import Core
import TeePalsDomain
import TeePalsTestKit

/// A town in which the demo's golfers live, with the courses around it.
struct DemoGolfTown: Sendable {
  enum Tongue: Sendable {
    case english, german, korean, japanese
  }

  /// Out of a hundred golfers.
  let share: Int
  let tongue: Tongue
  /// The cities and suburbs that people say they live in.
  let homes: [HomeCity]
  let courses: [Course]
  let zoneName: String
  let zone: ZoneRules
  let currency: String
  /// What a round costs, in minor units.
  let fees: ClosedRange<Int>

  /// The instant at which a clock there shows so many minutes after midnight, so many days from
  /// today.
  func instant(day: Int, minute: Int, from now: Instant) -> Instant {
    let milliseconds: Int64 = 86_400_000
    let near = now.milliseconds + Int64(day) * milliseconds
    let here = near + Int64(zone.offset(at: Instant(milliseconds: near))) * 1_000
    // Nobody golfs before 1970.
    let local = here - here % milliseconds + Int64(minute) * 60_000
    let guess = Instant(milliseconds: local + near - here)
    return Instant(milliseconds: local - Int64(zone.offset(at: guess)) * 1_000)
  }

  func zone(at instant: Instant) -> Zone {
    Zone(name: zoneName, offset: zone.offset(at: instant))
  }

  /// All of them.
  static func all() throws(ZoneRulesError) -> [DemoGolfTown] {
    try plans.map { plan throws(ZoneRulesError) in
      DemoGolfTown(
        share: plan.share, tongue: plan.tongue,
        homes: plan.homes.compactMap { home in
          GlobePoint(latitude: home.north, longitude: home.east).map { point in
            HomeCity(label: home.label, point: point.snapped)
          }
        },
        courses: DemoCourses.all.filter { course in course.cityLabel == plan.courses },
        zoneName: plan.zone, zone: try ZoneRules(posix: plan.rule), currency: plan.currency,
        fees: plan.fees)
    }
  }

  /// The town with the person's zone.
  static func index(of person: DemoPerson, in towns: [DemoGolfTown]) -> Int {
    towns.firstIndex { town in town.zoneName == person.zoneName } ?? 0
  }

  // MARK: The list

  private struct Home {
    let label: String
    let north: Double
    let east: Double

    init(_ label: String, _ north: Double, _ east: Double) {
      self.label = label
      self.north = north
      self.east = east
    }
  }

  private struct Plan {
    let share: Int
    let tongue: Tongue
    /// The city of the courses.
    let courses: String
    let zone: String
    /// POSIX, good for the years of the demo.
    let rule: String
    var currency = "USD"
    var fees = 3_500...14_000
    let homes: [Home]
  }

  private static let pacific = "PST8PDT,M3.2.0,M11.1.0"
  private static let eastern = "EST5EDT,M3.2.0,M11.1.0"
  private static let central = "CET-1CEST,M3.5.0,M10.5.0/3"

  private static let plans = [
    Plan(
      share: 22, tongue: .english, courses: "San Jose, CA", zone: "America/Los_Angeles",
      rule: pacific,
      homes: [
        Home("San Jose, CA", 37.33939, -121.89496), Home("Palo Alto, CA", 37.44188, -122.14302),
        Home("San Francisco, CA", 37.77493, -122.41942), Home("Fremont, CA", 37.54827, -121.98857),
        Home("Oakland, CA", 37.80437, -122.2708),
      ]),
    Plan(
      share: 24, tongue: .korean, courses: "Seoul, KR", zone: "Asia/Seoul", rule: "KST-9",
      currency: "KRW", fees: 90_000...260_000,
      homes: [
        Home("Seoul, KR", 37.566, 126.9784), Home("Seongnam-si, KR", 37.43861, 127.13778),
        Home("Goyang-si, KR", 37.65639, 126.835),
      ]),
    Plan(
      share: 13, tongue: .english, courses: "New York City, NY", zone: "America/New_York",
      rule: eastern,
      homes: [
        Home("New York City, NY", 40.71427, -74.00597), Home("Brooklyn, NY", 40.6501, -73.94958),
        Home("Jersey City, NJ", 40.72816, -74.07764),
      ]),
    Plan(
      share: 12, tongue: .german, courses: "Berlin, DE", zone: "Europe/Berlin", rule: central,
      currency: "EUR", fees: 3_000...9_500,
      homes: [
        Home("Berlin, DE", 52.52437, 13.41053), Home("Potsdam, DE", 52.39886, 13.06566),
      ]),
    Plan(
      share: 12, tongue: .english, courses: "London, GB", zone: "Europe/London",
      rule: "GMT0BST,M3.5.0/1,M10.5.0", currency: "GBP", fees: 2_500...9_000,
      homes: [
        Home("London, GB", 51.50853, -0.12574), Home("Croydon, GB", 51.38333, -0.1),
        Home("Richmond, GB", 51.46171, -0.30358),
      ]),
    Plan(
      share: 7, tongue: .english, courses: "Los Angeles, CA", zone: "America/Los_Angeles",
      rule: pacific,
      homes: [
        Home("Los Angeles, CA", 34.05223, -118.24368), Home("Pasadena, CA", 34.14778, -118.14452),
      ]),
    Plan(
      share: 5, tongue: .korean, courses: "Busan, KR", zone: "Asia/Seoul", rule: "KST-9",
      currency: "KRW", fees: 80_000...200_000, homes: [Home("Busan, KR", 35.10168, 129.03004)]),
    Plan(
      share: 5, tongue: .japanese, courses: "Tokyo, JP", zone: "Asia/Tokyo", rule: "JST-9",
      currency: "JPY", fees: 7_000...22_000,
      homes: [
        Home("Tokyo, JP", 35.6895, 139.69171), Home("Yokohama, JP", 35.43333, 139.65),
      ]),
  ]
}
