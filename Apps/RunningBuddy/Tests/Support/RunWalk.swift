import Core
import RunningBuddyDomain

/// A runner on a course, second by second, and what a receiver would say of it.
public struct RunWalk: Sendable {
  public enum Course: CaseIterable, Sendable {
    /// Winding ways.
    case park
    /// Blocks of 80 to 160 m, with corners of a right angle.
    case grid
    /// Laps of 400 m.
    case track
  }

  /// What the receiver measures beside the place.
  public enum Doppler: Sendable {
    case none
    /// With the course.
    case full
    /// Without.
    case speed
  }

  /// A receiver's error as shares of its accuracy, each the deviation along one axis.
  public struct Noise: Sendable {
    /// Correlated over 30 s.
    let wander: Double
    /// New each second.
    let jitter: Double

    /// With these the plain sums of distances are those that the design notes measured: +4.6, +20,
    /// +74 and +139 % at 4, 8, 16 and 24 m, and 331, 662 and 1 324 m in five minutes of standing.
    public static let design = Noise(wander: 0.471, jitter: 0.131)
    /// 68 % of the errors are within the accuracy, and all of it wanders: a harder one.
    public static let hard = Noise(wander: 0.662, jitter: 0)
  }

  /// The truth at a second.
  public struct Second: Sendable {
    /// Metres east and north.
    var x = 0.0
    var y = 0.0
    /// Radians clockwise from north.
    var course = 0.0
    /// Metres per second.
    var speed = 0.0
    /// Metres from the beginning.
    public internal(set) var metres = 0.0
  }

  public let seconds: [Second]

  /// Metres.
  public var length: Double { seconds.last?.metres ?? 0 }

  /// Runs a course for so many seconds at 3 m/s, a little faster and slower now and then, and
  /// stands in the `stops`.
  public init(_ course: Course, seconds count: Int, stops: [Range<Int>] = [], seed: Int) {
    var dice = Seeded(seed)
    var way = Way(course)
    var now = Second()
    var all = [now]
    var mood = 0.0
    var (east, north) = (0.0, 1.0)
    for second in 1..<count {
      mood = mood * 0.98 + dice.normal() * 0.02
      let isStanding = stops.contains { stop in stop.contains(second) }
      now.speed = isStanding ? 0 : RunWalk.pace * (1 + max(-0.3, min(mood, 0.3)))
      // Five steps a second, so that bends are bends.
      for _ in 0..<5 where now.speed > 0 {
        let step = now.speed / 5
        let course = way.course(after: step, &dice)
        if course != now.course {
          now.course = course
          (east, north) = (Trigonometry.sine(course), Trigonometry.cosine(course))
        }
        now.x += step * east
        now.y += step * north
        now.metres += step
      }
      all.append(now)
    }
    seconds = all
  }

  /// A fix each second with an accuracy in metres; a Doppler speed is off by 0.3 m/s.
  public func fixes(
    accuracy: Double, _ doppler: Doppler = .none, noise: Noise = .design, seed: Int
  ) -> [Fix] {
    var dice = Seeded(seed)
    let wander = accuracy * noise.wander
    let jitter = accuracy * noise.jitter
    let memory = 0.967_216_1  // e^(-1/30)
    let fresh = wander * Trigonometry.root(1 - memory * memory)
    var (east, north) = (wander * dice.normal(), wander * dice.normal())
    var fixes: [Fix] = []
    for (index, second) in seconds.enumerated() {
      let speed = abs(second.speed + 0.3 * dice.normal())
      let heading = RunWalk.degrees(second.course + 0.05 * dice.normal())
      let x = second.x + east + jitter * dice.normal()
      let y = second.y + north + jitter * dice.normal()
      let fix = Fix(
        taken: RunWalk.wall(index), latitude: RunWalk.latitude + y / RunWalk.degree,
        longitude: RunWalk.longitude + x / RunWalk.degree / RunWalk.scale,
        accuracy: accuracy, heading: doppler == .full && second.speed > 0 ? heading : nil,
        speed: doppler == .none ? nil : speed)
      if let fix { fixes.append(fix) }
      east = memory * east + fresh * dice.normal()
      north = memory * north + fresh * dice.normal()
    }
    return fixes
  }

  /// What a device's clock shows at a second.
  public static func wall(_ second: Int) -> Instant {
    Instant(milliseconds: 1_790_000_000_000 + Int64(second) * 1_000)
  }

  /// Metres per second.
  private static let pace = 3.0
  private static let latitude = 48.137
  private static let longitude = 11.575
  private static let degree = Globe.metresPerDegree
  private static let scale = Trigonometry.cosine(latitude * Double.pi / 180)

  private static func degrees(_ radians: Double) -> Double {
    let degrees = (radians * 180 / Double.pi).truncatingRemainder(dividingBy: 360)
    return degrees < 0 ? degrees + 360 : degrees
  }
}

/// Where a course turns.
private struct Way {
  private let kind: RunWalk.Course
  private var metres = 0.0
  private var course = 0.0
  /// Radians per metre.
  private var bend = 0.0
  private var corner = 100.0

  init(_ kind: RunWalk.Course) { self.kind = kind }

  /// The course after so many metres more.
  mutating func course(after step: Double, _ dice: inout Seeded) -> Double {
    metres += step
    switch kind {
    case .park:
      // Bends of 20 m and more, that last for some 40 m.
      bend += (dice.normal() * 0.006 - bend * 0.025) * Trigonometry.root(step)
      course += max(-0.05, min(bend, 0.05)) * step
    case .grid:
      if metres >= corner {
        course += dice.below(2) == 0 ? Double.pi / 2 : -Double.pi / 2
        corner += 80 + Double(dice.below(81))
      }
    case .track:
      // Two straights of 84.39 m and two bends with a radius of 36.8 m.
      let half = metres.truncatingRemainder(dividingBy: 200)
      if half >= 84.39 { course += Double.pi * step / 115.61 }
    }
    return course
  }
}
