import Core
import Design
import RefWatchDomain
import Tracks

/// The corners of a pitch as typed or pasted: a line each, latitude and longitude in degrees.
enum PitchLines {
  /// `nil` unless there are the four corners of a pitch.
  static func read(_ text: String) -> PitchPolygon? {
    var corners: [Geoposition] = []
    for line in text.split(whereSeparator: { character in character.isNewline }) {
      if blank(String(line)) { continue }
      guard corners.count < 4, let corner = corner(line) else { return nil }
      corners.append(corner)
    }
    return PitchPolygon(corners)
  }

  static func text(_ pitch: PitchPolygon) -> String {
    pitch.corners.map { corner in corner.latitude.degrees + ", " + corner.longitude.degrees }
      .joined(separator: "\n")
  }

  /// Apart by a semicolon or blanks, else by a comma: `51.5, -0.1`, `51,5; -0,1`, `51,5 -0,1`.
  private static func corner(_ line: Substring) -> Geoposition? {
    func parts(_ isSeparator: (Character) -> Bool) -> [String] {
      line.split(whereSeparator: isSeparator).map { part in
        var part = trimmed(String(part))
        while part.last == "," { part.removeLast() }
        return part
      }
    }
    var found = parts { character in character == ";" }
    if found.count == 1 { found = parts { character in character == " " || character == "\t" } }
    if found.count == 1 { found = parts { character in character == "," } }
    guard found.count == 2, let latitude = Int(degrees: found[0], limit: 90),
      let longitude = Int(degrees: found[1], limit: 180)
    else { return nil }
    return Geoposition(latitude: latitude, longitude: longitude)
  }
}

/// The pitch of a venue.
enum PitchFieldText: PhraseBook {
  case title, hint, fault

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Corners of the pitch", "경기장 모서리")
    case .hint:
      Phrase(
        "Four lines, each with latitude and longitude: 51.5561, -0.2796",
        "네 줄에 위도와 경도를 한 쌍씩 써 주세요. 예: 37.5683, 126.8973")
    case .fault:
      Phrase(
        "Enter four corners, one per line, with sides of 15 to 200 m",
        "한 변이 15~200미터인 네 모서리를 한 줄에 하나씩 써 주세요")
    }
  }
}
