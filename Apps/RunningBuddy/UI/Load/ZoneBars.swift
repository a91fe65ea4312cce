import Calendar
import Design
import RunningBuddyDomain
import View

/// The time in each zone as bars, each with its name, its time and its part of the whole.
enum ZoneBars {
  /// - Parameter seconds: Below the zones and in each; see ``HeartZones/seconds(_:)``.
  static func view(_ seconds: [Int], _ words: Words) -> RunPiece {
    let total = max(1, seconds.reduce(0, +))
    let shown = seconds.enumerated().filter { zone, time in zone > 0 || time > 0 }
    return barChart(
      words(HeartText.timeInZones),
      shown.map { zone, time in
        ChartBar(
          words.zone(zone), [Double(time)],
          text: words.duration(Int64(time) * 1_000) + " · "
            + words(HeartText.percent, text: String((time * 100 + total / 2) / total)))
      })
  }
}

extension Words {
  /// `Zone 2 · easy`; 0 is what is below the first.
  func zone(_ zone: Int) -> String {
    let name: HeartText? =
      switch zone {
      case 1: .zone1
      case 2: .zone2
      case 3: .zone3
      case 4: .zone4
      case 5: .zone5
      default: nil
      }
    guard let name else { return self(HeartText.below) }
    return self(HeartText.zoneNumber, text: String(zone)) + " · " + self(name)
  }

  /// `114 – 132 bpm`; the last zone has no end.
  func rates(of zone: Int, in zones: HeartZones) -> String {
    let from = String(zones.borders[zone - 1])
    guard zone < HeartZones.count else {
      return self(HeartText.andMore, text: self(RunUnitText.beats, text: from))
    }
    // A zone of so small a reserve may have one heart rate, or none.
    let to = String(max(zones.borders[zone] - 1, zones.borders[zone - 1]))
    return self(RunUnitText.beats, text: from + " – " + to)
  }

  /// A load, a fitness or a form in whole parts.
  func load(_ value: Double) -> String {
    let held = min(max(value, -1_000_000), 1_000_000)
    return formats.number(Int(held + (held < 0 ? -0.5 : 0.5)))
  }
}
