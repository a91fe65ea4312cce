import Core
import Tracks
import Wire

// Every field under its own name; what a file does not say is left out.

extension RecordedFile {
  var json: JSON {
    .object([
      "activities": .array(activities.map { activity in activity.json }),
      "notes": .array(notes.map { note in .string(note.what.rawValue) }),
      "noteCount": .int(noteCount), "unknown": .int(unknown),
    ])
  }
}

extension RecordedActivity {
  fileprivate var json: JSON {
    .object([
      "sport": .string(sport.word), "isOnFoot": .bool(sport.isMadeOfSteps),
      "start": .instant(start), "points": .array(points.map { point in point.json }),
      "pauses": .array(
        pauses.map { pause in .array([.instant(pause.from), .instant(pause.to)]) }),
      "laps": .array(
        laps.map { lap in .object(["start": .instant(lap.start), "totals": lap.totals.json]) }),
      "totals": totals.json, "beats": .array(beats.map { beat in .int(beat) }),
    ])
  }
}

extension RecordedSport {
  fileprivate var word: String {
    if case .other(let word) = self { return word }
    return "\(self)"
  }

  fileprivate var isMadeOfSteps: Bool { isRunning || self == .walking || self == .hiking }
}

extension RecordedPoint {
  fileprivate var json: JSON {
    .object([
      "at": .instant(at), "latitude": place.map { place in .number(place.latitude) },
      "longitude": place.map { place in .number(place.longitude) },
      "altitude": altitude.map { metres in .number(metres) },
      "path": path.map { metres in .number(metres) },
      "speed": speed.map { speed in .number(speed) },
      "heartRate": heartRate.map { beats in .int(beats) },
      "cadence": cadence.map { steps in .int(steps) }, "begins": .bool(begins),
    ])
  }
}

extension RecordedTotals {
  fileprivate var json: JSON {
    .object([
      "distance": distance.map { metres in .number(metres) },
      "timer": timer.map { time in .integer(time) },
      "elapsed": elapsed.map { time in .integer(time) },
      "ascent": ascent.map { metres in .number(metres) },
      "descent": descent.map { metres in .number(metres) },
      "energy": energy.map { energy in .int(energy) },
      "meanHeartRate": meanHeartRate.map { beats in .int(beats) },
      "mostHeartRate": mostHeartRate.map { beats in .int(beats) },
    ])
  }
}
