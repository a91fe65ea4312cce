import Core

/// What an element of a TCX file is, by its name and what it stands in.
enum TCXElement: Hashable, Sendable {
  case database, activities, session, sessionPart
  case activity, id, notes
  case lap, lapSeconds, lapDistance, lapCalories, lapMean, lapMost, lapTrigger, lapIntensity
  case lapMeanValue, lapMostValue
  case track, point
  case time, position, altitude, distance, heart, cadence, extensions
  case latitude, longitude, heartValue, extensionPart, speed, runCadence
  /// Courses or workouts, and one of them.
  case foreign, foreignPart
  /// Anything else; nothing in it counts.
  case other

  /// Whether its text counts.
  var hasText: Bool {
    switch self {
    case .id, .notes, .lapSeconds, .lapDistance, .lapCalories, .lapTrigger, .lapIntensity,
      .lapMeanValue, .lapMostValue, .time, .altitude, .distance, .cadence, .latitude, .longitude,
      .heartValue, .speed, .runCadence:
      true
    default: false
    }
  }

  /// What the element that was opened last is, inside of this one.
  func child(_ xml: XMLReader) -> TCXElement {
    switch self {
    case .database: Self.inDatabase(xml)
    case .activities:
      xml.isNamed("Activity") ? .activity : xml.isNamed("MultiSportSession") ? .session : .other
    case .session:
      xml.isNamed("FirstSport") || xml.isNamed("NextSport") ? .sessionPart : .other
    case .sessionPart: xml.isNamed("Activity") ? .activity : .other
    case .foreign:
      xml.isNamed("Course") || xml.isNamed("Workout") ? .foreignPart : .other
    case .activity: Self.inActivity(xml)
    case .lap: Self.inLap(xml)
    case .lapMean: xml.isNamed("Value") ? .lapMeanValue : .other
    case .lapMost: xml.isNamed("Value") ? .lapMostValue : .other
    case .track: xml.isNamed("Trackpoint") ? .point : .other
    case .point: Self.inPoint(xml)
    case .position:
      xml.isNamed("LatitudeDegrees")
        ? .latitude : xml.isNamed("LongitudeDegrees") ? .longitude : .other
    case .heart: xml.isNamed("Value") ? .heartValue : .other
    case .extensions, .extensionPart:
      xml.isNamed("Speed") ? .speed : xml.isNamed("RunCadence") ? .runCadence : .extensionPart
    default: .other
    }
  }

  private static func inDatabase(_ xml: XMLReader) -> TCXElement {
    if xml.isNamed("Activities") { return .activities }
    return xml.isNamed("Courses") || xml.isNamed("Workouts") ? .foreign : .other
  }

  private static func inActivity(_ xml: XMLReader) -> TCXElement {
    if xml.isNamed("Lap") { return .lap }
    if xml.isNamed("Id") { return .id }
    return xml.isNamed("Notes") ? .notes : .other
  }

  private static func inLap(_ xml: XMLReader) -> TCXElement {
    if xml.isNamed("Track") { return .track }
    if xml.isNamed("TotalTimeSeconds") { return .lapSeconds }
    if xml.isNamed("DistanceMeters") { return .lapDistance }
    if xml.isNamed("Calories") { return .lapCalories }
    if xml.isNamed("AverageHeartRateBpm") { return .lapMean }
    if xml.isNamed("MaximumHeartRateBpm") { return .lapMost }
    if xml.isNamed("Intensity") { return .lapIntensity }
    return xml.isNamed("TriggerMethod") ? .lapTrigger : .other
  }

  private static func inPoint(_ xml: XMLReader) -> TCXElement {
    if xml.isNamed("Time") { return .time }
    if xml.isNamed("Position") { return .position }
    if xml.isNamed("AltitudeMeters") { return .altitude }
    if xml.isNamed("DistanceMeters") { return .distance }
    if xml.isNamed("HeartRateBpm") { return .heart }
    if xml.isNamed("Cadence") { return .cadence }
    return xml.isNamed("Extensions") ? .extensions : .other
  }
}
