/// How many courses a server knows, and how large the files may be that they come from.
public enum CourseLimits {
  public static let courses = 100_000
  /// Unicode scalars of a name.
  public static let name = 120
  /// Of one file.
  public static let bytes = 512 << 20
  public static let holes = 1...108
  /// What a device takes along for the time without a network.
  public static let near = 500
  /// What a search answers.
  public static let found = 10
}

/// Where a course of the catalogue comes from.
public enum CourseSource: String, Hashable, Sendable, CaseIterable {
  /// An extract of OpenStreetMap.
  case openStreetMap = "osm"
  /// A table of the operator's.
  case table
  /// Made up, to look around in.
  case demo

  /// What somebody who shows them has to say.
  public var licence: String {
    switch self {
    case .openStreetMap: "© OpenStreetMap contributors, ODbL 1.0"
    case .table: "the operator's own"
    case .demo: "made up"
    }
  }

  /// Whom everybody is told who sees them; nobody but for OpenStreetMap (ODbL 1.0 §4.3).
  var credit: String? { self == .openStreetMap ? licence : nil }
}
