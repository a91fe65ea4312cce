import Foundation
import Tracks

/// A loop around a park of a person's city, with a hill in it, as a phone records it.
struct DemoCourse {
  /// Degrees.
  private let (latitude, longitude): (Double, Double)
  /// Metres of the loop's mean radius.
  private let radius: Double
  /// Radians by which its bends are turned.
  private let turn: Double

  /// Seconds between points.
  private static let beat = 4

  init(_ person: DemoPerson) {
    (latitude, longitude) =
      switch person.zoneName {
      case "Asia/Seoul": (37.528_4, 126.934)
      case "Europe/London": (51.507_3, -0.165_7)
      default: (40.781_2, -73.966_5)
      }
    radius = 520 + Double(person.seed % 7) * 40
    turn = Double(person.seed % 11)
  }

  /// So many metres at a pace, with what a pulse does meanwhile.
  func points(
    metres: Int, secondsPerKilometre pace: Int, _ dice: inout Dice
  ) -> [ChannelPoint] {
    var points: [ChannelPoint] = []
    var (way, seconds, wind) = (0.0, 0, 0.0)
    var bearing = Double(dice.roll(0...628)) / 100
    while true {
      var point = ChannelPoint(time: seconds * 10, flags: seconds == 0 ? .begins : [])
      let height = 12 + 9 * sin(bearing) + 4 * sin(2 * bearing + turn)
      point.place = place(at: bearing)
      point.altitude = Int((height + wind) * 10)
      point.path = Int(way * 10)
      point.accuracy = dice.roll(3...7)
      let uphill = cos(bearing) + cos(2 * bearing + turn)
      let warm = min(1, Double(seconds) / 300)
      let beats = 112 + 34 * warm + 5 * uphill + way / 900 + Double(360 - pace) / 3
      point.heartRate = Int(beats) + dice.roll(-1...1)
      point.cadence = 166 + dice.roll(-2...3)
      points.append(point)
      guard Int(way) < metres else { return points }
      wind += Double(dice.roll(-10...10)) / 100 - wind / 20
      let speed = 1_000 / Double(pace) * (1 - 0.03 * uphill) + wind / 10
      way += speed * Double(Self.beat)
      bearing += speed * Double(Self.beat) / distance(at: bearing)
      seconds += Self.beat
    }
  }

  /// Metres from the loop's middle.
  private func distance(at bearing: Double) -> Double {
    radius * (1 + 0.22 * sin(3 * bearing + turn) + 0.1 * cos(5 * bearing))
  }

  private func place(at bearing: Double) -> ChannelPlace {
    let away = distance(at: bearing)
    let north = away * sin(bearing) / 111_195
    let east = away * 1.3 * cos(bearing) / (111_195 * cos(latitude * .pi / 180))
    return ChannelPlace(
      latitude: Int((latitude + north) * 10_000_000),
      longitude: Int((longitude + east) * 10_000_000))
  }
}
