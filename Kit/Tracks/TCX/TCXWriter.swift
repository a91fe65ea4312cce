import Core

/// Writes TCX (Garmin's Training Center Database, version 2, with ActivityExtension v2).
public enum TCXWriter {
  /// A file with one activity: its laps, or one over everything, and a `Track` for every part in
  /// them.
  ///
  /// The schema wants what a recording need not have: where a lap does not say its time, its
  /// metres or its calories, the time is that of its points without what lies between parts, the
  /// metres are by their path or else their places, and the calories are 0. Sports are `Running`,
  /// `Biking` or `Other`. Left out are pauses within a part, a pulse above 255 and calories beyond
  /// 65 535. Cadence is in strides for sports with steps: of an odd number of steps the next even
  /// one comes back. A part that begins with a lap after less than a pause can no longer be told.
  public static func text(_ activity: RecordedActivity) -> String {
    var file = FileText()
    file.add(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <TrainingCenterDatabase \
      xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2" \
      xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
      xmlns:ae="http://www.garmin.com/xmlschemas/ActivityExtension/v2" \
      xsi:schemaLocation="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2 \
      http://www.garmin.com/xmlschemas/TrainingCenterDatabasev2.xsd \
      http://www.garmin.com/xmlschemas/ActivityExtension/v2 \
      http://www.garmin.com/xmlschemas/ActivityExtensionv2.xsd">
      <Activities>
      <Activity Sport="
      """)
    file.add(sport(activity.sport))
    file.add("\">\n<Id>")
    file.add(activity.start)
    file.add("</Id>\n")
    for part in TCXLapPart.parts(of: activity) { write(part, of: activity, to: &file) }
    if !activity.name.isEmpty {
      file.add("<Notes>")
      file.add(escaped: activity.name)
      file.add("</Notes>\n")
    }
    file.add("</Activity>\n</Activities>\n</TrainingCenterDatabase>\n")
    return file.string
  }

  private static func sport(_ sport: RecordedSport) -> StaticString {
    switch sport {
    case .running, .trailRunning, .trackRunning, .treadmill: "Running"
    case .cycling: "Biking"
    case .walking, .hiking, .swimming, .other, .unknown: "Other"
    }
  }

  private static func write(
    _ part: TCXLapPart, of activity: RecordedActivity, to file: inout FileText
  ) {
    let points = activity.points[part.range]
    let totals = part.lap.totals
    file.add("<Lap StartTime=\"")
    file.add(part.lap.start)
    file.add("\">\n<TotalTimeSeconds>")
    file.add(Double(totals.timer ?? TCXLapPart.timer(points)) / 1_000, decimals: 3)
    file.add("</TotalTimeSeconds>\n<DistanceMeters>")
    let distance = totals.distance.flatMap { metres in metres.magnitude < 1e18 ? metres : nil }
    file.add(distance ?? TCXLapPart.metres(points), decimals: 3)
    file.add("</DistanceMeters>\n<Calories>")
    file.add(totals.energy.flatMap { energy in energy >= 0 && energy < 65_536 ? energy : nil } ?? 0)
    file.add("</Calories>\n")
    if let beats = totals.meanHeartRate, beats >= 1, beats <= 255 {
      file.add("<AverageHeartRateBpm><Value>")
      file.add(beats)
      file.add("</Value></AverageHeartRateBpm>\n")
    }
    if let beats = totals.mostHeartRate, beats >= 1, beats <= 255 {
      file.add("<MaximumHeartRateBpm><Value>")
      file.add(beats)
      file.add("</Value></MaximumHeartRateBpm>\n")
    }
    file.add(
      part.lap.intensity?.isResting == true
        ? "<Intensity>Resting</Intensity>\n" : "<Intensity>Active</Intensity>\n")
    file.add("<TriggerMethod>")
    file.add(part.lap.trigger.tcx)
    file.add("</TriggerMethod>\n")
    var isOpen = false
    for point in points {
      if point.begins || !isOpen { file.add(isOpen ? "</Track>\n<Track>\n" : "<Track>\n") }
      isOpen = true
      write(point, of: activity.sport, to: &file)
    }
    file.add(isOpen ? "</Track>\n</Lap>\n" : "</Lap>\n")
  }

  private static func write(
    _ point: RecordedPoint, of sport: RecordedSport, to file: inout FileText
  ) {
    file.add("<Trackpoint><Time>")
    file.add(point.at)
    file.add("</Time>")
    if let place = point.place {
      file.add("<Position><LatitudeDegrees>")
      file.add(degrees: place.latitude)
      file.add("</LatitudeDegrees><LongitudeDegrees>")
      file.add(degrees: place.longitude)
      file.add("</LongitudeDegrees></Position>")
    }
    file.add(point.altitude, decimals: 3, between: "<AltitudeMeters>", and: "</AltitudeMeters>")
    file.add(point.path, decimals: 3, between: "<DistanceMeters>", and: "</DistanceMeters>")
    if let heart = point.byteHeartRate {
      file.add("<HeartRateBpm><Value>")
      file.add(heart)
      file.add("</Value></HeartRateBpm>")
    }
    let cadence = point.byteCadence(of: sport)
    if let cadence, !sport.isInStrides {
      file.add("<Cadence>")
      file.add(cadence)
      file.add("</Cadence>")
    }
    let strides = sport.isInStrides ? cadence : nil
    if point.speed != nil || strides != nil {
      file.add("<Extensions><ae:TPX>")
      file.add(point.speed, decimals: 3, between: "<ae:Speed>", and: "</ae:Speed>")
      if let strides {
        file.add("<ae:RunCadence>")
        file.add(strides)
        file.add("</ae:RunCadence>")
      }
      file.add("</ae:TPX></Extensions>")
    }
    file.add("</Trackpoint>\n")
  }
}
