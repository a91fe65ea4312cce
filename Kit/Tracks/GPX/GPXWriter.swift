import Core

/// Writes GPX 1.1 (Topografix), with pulse and cadence as Garmin's TrackPointExtension v1 has them.
public enum GPXWriter {
  /// A file with one track, a `trkseg` for every part.
  ///
  /// A point without a place cannot stand in GPX and is left out; so are distance, speed, laps,
  /// totals, pauses within a part and a pulse above 255. Cadence is in strides for sports with
  /// steps: of an odd number of steps the next even one comes back. A sport that is only a number
  /// is not written. 180° east is written as 180° west, since GPX has no other.
  public static func text(_ activity: RecordedActivity) -> String {
    var file = FileText()
    file.add(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="Fieldday" xmlns="http://www.topografix.com/GPX/1/1" \
      xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
      xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1" \
      xsi:schemaLocation="http://www.topografix.com/GPX/1/1 \
      http://www.topografix.com/GPX/1/1/gpx.xsd \
      http://www.garmin.com/xmlschemas/TrackPointExtension/v1 \
      http://www.garmin.com/xmlschemas/TrackPointExtensionv1.xsd">
      <metadata><time>
      """)
    file.add(activity.start)
    file.add("</time></metadata>\n<trk>\n")
    if !activity.name.isEmpty {
      file.add("<name>")
      file.add(escaped: activity.name)
      file.add("</name>\n")
    }
    if let word = activity.sport.word, !word.utf8.allSatisfy({ byte in byte < 0x3A }) {
      file.add("<type>")
      file.add(escaped: word)
      file.add("</type>\n")
    }
    var isOpen = false
    var begins = true
    for point in activity.points {
      if point.begins { begins = true }
      guard let place = point.place else { continue }
      if begins {
        file.add(isOpen ? "</trkseg>\n<trkseg>\n" : "<trkseg>\n")
        isOpen = true
        begins = false
      }
      write(point, at: place, of: activity.sport, to: &file)
    }
    file.add(isOpen ? "</trkseg>\n</trk>\n</gpx>\n" : "</trk>\n</gpx>\n")
    return file.string
  }

  private static func write(
    _ point: RecordedPoint, at place: GlobePoint, of sport: RecordedSport, to file: inout FileText
  ) {
    file.add("<trkpt lat=\"")
    file.add(degrees: place.latitude)
    file.add("\" lon=\"")
    file.add(degrees: place.longitude >= 179.999_999_95 ? -180 : place.longitude)
    file.add("\">")
    file.add(point.altitude, decimals: 3, between: "<ele>", and: "</ele>")
    file.add("<time>")
    file.add(point.at)
    file.add("</time>")
    let heart = point.byteHeartRate
    let cadence = point.byteCadence(of: sport)
    if heart != nil || cadence != nil {
      file.add("<extensions><gpxtpx:TrackPointExtension>")
      if let heart {
        file.add("<gpxtpx:hr>")
        file.add(heart)
        file.add("</gpxtpx:hr>")
      }
      if let cadence {
        file.add("<gpxtpx:cad>")
        file.add(cadence)
        file.add("</gpxtpx:cad>")
      }
      file.add("</gpxtpx:TrackPointExtension></extensions>")
    }
    file.add("</trkpt>\n")
  }
}
