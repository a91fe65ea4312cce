import Core

/// Writes comma-separated values (RFC 4180).
public enum CSVWriter {
  /// A row for each point, after a row of the columns' names; rows end in CR LF.
  ///
  /// - `time`: UTC, as in `2026-11-21T15:04:05.250Z`
  /// - `latitude`, `longitude`: degrees (WGS 84), seven decimals
  /// - `altitude_m`: metres above the sea
  /// - `distance_m`: metres since the activity began
  /// - `speed_mps`: metres per second
  /// - `heart_rate_bpm`: beats per minute
  /// - `cadence_spm`: steps per minute
  /// - `begins`: 1 for the first point of a part, else 0
  ///
  /// What is not known is empty. Metres and speeds have at most three decimals. Every field is a
  /// number or a time, so that none needs quotes and no spreadsheet takes one for a formula.
  public static func text(_ activity: RecordedActivity) -> String {
    var file = FileText()
    file.add(
      "time,latitude,longitude,altitude_m,distance_m,speed_mps,heart_rate_bpm,cadence_spm,begins")
    file.add("\r\n")
    for point in activity.points {
      file.add(point.at)
      file.add(",")
      if let place = point.place {
        file.add(degrees: place.latitude)
        file.add(",")
        file.add(degrees: place.longitude)
      } else {
        file.add(",")
      }
      file.add(",")
      if let altitude = point.altitude { file.add(altitude, decimals: 3) }
      file.add(",")
      if let path = point.path { file.add(path, decimals: 3) }
      file.add(",")
      if let speed = point.speed { file.add(speed, decimals: 3) }
      file.add(",")
      if let heart = point.heartRate { file.add(heart) }
      file.add(",")
      if let cadence = point.cadence { file.add(cadence) }
      file.add(point.begins ? ",1\r\n" : ",0\r\n")
    }
    return file.string
  }
}
