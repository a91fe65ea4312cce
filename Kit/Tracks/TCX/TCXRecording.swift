import Calendar
import Core

/// Makes activities of the parts of a TCX file.
struct TCXRecording {
  var file = RecordedFile()
  /// Points of all activities.
  private var count = 0
  private var activity: TCXActivity?
  private var lap: TCXLap?
  /// The next point is the first of a `Track`.
  private var isTrackNew = false

  mutating func begin(sport word: [UInt8]) {
    end()
    activity = TCXActivity(sport: RecordedSport(word: word))
  }

  mutating func take(id: XMLDateTime?, line: Int) {
    guard let id else { return file.note(.time, at: .line(line)) }
    activity?.take(zone: id)
    if activity?.id == nil { activity?.id = id.instant }
  }

  mutating func take(notes: [UInt8]) {
    if activity?.name.isEmpty == true { activity?.name = recordedName(notes) }
  }

  mutating func beginLap(_ start: XMLDateTime?, line: Int) {
    endLap()
    if let start {
      activity?.take(zone: start)
    } else {
      file.note(.time, at: .line(line))
    }
    lap = TCXLap(start: start?.instant)
  }

  mutating func takeLap(_ element: TCXElement, _ text: [UInt8], line: Int) {
    guard lap?.take(element, text) == false else { return }
    file.note(.malformed, at: .line(line))
  }

  mutating func trackBegins() { isTrackNew = true }

  mutating func take(_ raw: TCXRawPoint) {
    guard let text = raw.time else { return file.note(.timeMissing, at: .line(raw.line)) }
    guard case .known(let time) = text else { return file.note(.time, at: .line(raw.line)) }
    guard count < RecordedFile.pointLimit else {
      file.isCut = true
      return
    }
    var point = RecordedPoint(at: time.instant)
    if raw.hasPosition {
      if let latitude = raw.latitude, let longitude = raw.longitude {
        point.place = GlobePoint(latitude: latitude, longitude: longitude)
      }
      if point.place == nil { file.note(.place, at: .line(raw.line)) }
    }
    if raw.isMalformed { file.note(.malformed, at: .line(raw.line)) }
    point.altitude = raw.altitude
    point.path = raw.distance
    point.speed = raw.speed
    // Devices write 0 where they have no reading.
    point.heartRate = raw.heart == 0 ? nil : raw.heart
    point.cadence = raw.cadence(of: activity?.sport ?? .unknown)
    count += 1
    activity?.take(zone: time)
    activity?.append(point, isTrackNew: isTrackNew, isLapNew: lap?.hasPoints == false)
    isTrackNew = false
    lap?.take(point)
  }

  mutating func endLap() {
    // A lap without a start and without a point was noted already.
    if let lap = lap?.finished { activity?.laps.append(lap) }
    lap = nil
    isTrackNew = false
  }

  /// Ends the activity, also where the file does not.
  mutating func end() {
    endLap()
    if let done = activity?.finished { file.activities.append(done) }
    activity = nil
  }
}

/// A lap that is being read.
struct TCXLap {
  private var start: Instant?
  private var trigger = RecordedLap.Trigger.other
  private var intensity: RecordedLap.Intensity?
  private var totals = RecordedTotals()
  private(set) var hasPoints = false

  init(start: Instant?) { self.start = start }

  mutating func take(_ point: RecordedPoint) {
    hasPoints = true
    if start == nil { start = point.at }
  }

  /// `false` where the text is none of the element.
  mutating func take(_ element: TCXElement, _ text: [UInt8]) -> Bool {
    switch element {
    case .lapSeconds:
      totals.timer = RecordedNumber.milliseconds(text)
      return totals.timer != nil
    case .lapDistance:
      totals.distance = RecordedNumber.path(text)
      return totals.distance != nil
    case .lapCalories:
      totals.energy = RecordedNumber.energy(text)
      return totals.energy != nil
    case .lapMeanValue:
      let beats = RecordedNumber.beats(text)
      totals.meanHeartRate = beats == 0 ? nil : beats
      return beats != nil
    case .lapMostValue:
      let beats = RecordedNumber.beats(text)
      totals.mostHeartRate = beats == 0 ? nil : beats
      return beats != nil
    case .lapTrigger:
      trigger = RecordedLap.Trigger(tcx: text)
      return true
    case .lapIntensity:
      intensity = RecordedLap.Intensity(tcx: text)
      return true
    default: return true
    }
  }

  /// `nil` where nothing says when it began.
  var finished: RecordedLap? {
    guard let start else { return nil }
    var lap = RecordedLap(start: start)
    lap.trigger = trigger
    lap.intensity = intensity
    lap.totals = totals
    return lap
  }
}

extension RecordedLap.Trigger {
  /// By a word of `TriggerMethod_t`; what is none of its words is ``other``.
  init(tcx bytes: [UInt8]) {
    let word = recordedName(bytes)
    self =
      switch word {
      case "Manual": .manual
      case "Distance": .distance
      case "Location": .place
      case "Time": .time
      default: .other
      }
  }

  /// The word of `TriggerMethod_t`. What it has no word for is `Manual`, since it wants one.
  var tcx: StaticString {
    switch self {
    case .distance: "Distance"
    case .place: "Location"
    case .time: "Time"
    case .manual, .end, .other: "Manual"
    }
  }
}

extension RecordedLap.Intensity {
  /// By a word of `Intensity_t`. The schema wants one of every lap, so that `Active` says nothing.
  init?(tcx bytes: [UInt8]) {
    guard recordedName(bytes) == "Resting" else { return nil }
    self = .rest
  }

  /// Whether the word of `Intensity_t` is `Resting`, and not `Active`.
  var isResting: Bool { self == .rest || self == .recovery }
}
