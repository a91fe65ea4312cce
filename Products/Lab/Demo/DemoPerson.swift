import Calendar

/// One of the people of the demo.
public struct DemoPerson: Hashable, Sendable {
  public let email: String
  public let password: String
  public let name: String
  public let language: Language
  public let friends: Int
  let zoneName: String
  /// A POSIX rule, good for the years of the demo.
  let zoneRule: String
  let seed: UInt64
  /// Three teams whose matches the person referees; none of somebody who does not.
  var teams: [String] = []
  var competition = ""
  var venue = ""
  /// How often the person tracks what a day brings, in hundredths.
  var diligence = 100
  /// When their day begins, minutes after midnight.
  var boundary = 0
  /// Something is under way.
  var isTracking = false
  /// Looks after what golfers report.
  public var isModerator = false

  /// Everyone in the demo.
  public static let all = [
    DemoPerson(
      email: "alex@demo.fieldday.example", password: "walks-by-the-river", name: "Alex",
      language: .english, friends: 120, zoneName: "America/New_York",
      zoneRule: "EST5EDT,M3.2.0,M11.1.0", seed: 11,
      teams: ["Harbour Rovers", "Mill Lane United", "Castle Park"],
      competition: "County League, Division Two", venue: "Riverside Ground",
      isTracking: true),
    DemoPerson(
      email: "jiwoo@demo.fieldday.example", password: "tea-after-the-rain", name: "지우",
      language: .korean, friends: 80, zoneName: "Asia/Seoul", zoneRule: "KST-9", seed: 23,
      teams: ["한강 FC", "남산 유나이티드", "서촌 시민 축구단"], competition: "시민 주말 리그",
      venue: "난지 축구장", diligence: 80, isModerator: true),
    DemoPerson(
      email: "sam@demo.fieldday.example", password: "kites-over-the-hill", name: "Sam",
      language: .english, friends: 40, zoneName: "Europe/London",
      zoneRule: "GMT0BST,M3.5.0/1,M10.5.0", seed: 37, diligence: 45, boundary: 180),
    DemoPerson(
      email: "minseo@demo.fieldday.example", password: "stars-above-the-roof", name: "민서",
      language: .korean, friends: 200, zoneName: "Asia/Seoul", zoneRule: "KST-9", seed: 53,
      diligence: 60),
  ]
}
