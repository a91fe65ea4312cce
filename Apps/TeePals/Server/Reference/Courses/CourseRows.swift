import Core
import Geography
import Store
import TeePalsDomain

/// A course as the catalogue keeps it.
struct CatalogueCourse: Hashable, Sendable {
  let course: Course
  let source: CourseSource
  /// What it is found by: its names and its city.
  let key: String

  init(_ course: Course, source: CourseSource, also: [String] = []) {
    self.course = course
    self.source = source
    key = SearchKey.of(([course.name] + also + [course.cityLabel]).joined(separator: " "))
  }
}

/// The catalogue of courses. It is of the server, not of a person, and is not synchronised.
enum CourseRows {
  static let migration = Migration(
    "createCourse",
    """
    CREATE TABLE golf_course (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      source TEXT NOT NULL CHECK (source IN ('osm', 'table', 'demo')),
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
      city TEXT NOT NULL,
      country TEXT NOT NULL CHECK (length(country) IN (0, 2)),
      lat REAL NOT NULL CHECK (lat BETWEEN -90 AND 90),
      lng REAL NOT NULL CHECK (lng BETWEEN -180 AND 180),
      zcode INTEGER NOT NULL CHECK (zcode >= 0),
      zone TEXT NOT NULL CHECK (length(zone) BETWEEN 1 AND 100),
      holes INTEGER CHECK (holes BETWEEN 1 AND 108),
      words TEXT NOT NULL
    ) STRICT
    """,
    // Holds all that a search by place and by name looks at.
    "CREATE INDEX golf_course_place ON golf_course (zcode, lat, lng, words, id)")

  /// A course of the index: enough to say how far it is.
  struct Spot {
    let id: CourseID
    let point: GlobePoint
  }

  /// The courses whose code is in a range.
  ///
  /// - Parameter word: What some word begins with, as ``SearchKey`` has it.
  static func spots(
    in range: Range<Int64>, word: String?, _ session: some Session
  ) throws(StoreFailure) -> [Spot] {
    // A key has letters, digits and blanks: nothing of it means something to LIKE.
    let condition: SQL = word.map { word in "AND ' ' || words LIKE \("% " + word + "%")" } ?? ""
    return try session.rows(
      """
      SELECT id, lat, lng FROM golf_course
      WHERE zcode >= \(range.lowerBound) AND zcode < \(range.upperBound) \(condition)
      ORDER BY zcode, lat, lng, words, id
      """
    ) { row throws(StoreFailure) in
      guard let point = GlobePoint(latitude: try row["lat"], longitude: try row["lng"]) else {
        throw .mismatch(in: "lat")
      }
      return Spot(id: try row["id"], point: point)
    }
  }

  /// Those of the ids that are there, by id.
  static func known(
    _ ids: [CourseID], _ session: some Session
  ) throws(StoreFailure) -> [CourseID: Course] {
    var courses: [CourseID: Course] = [:]
    for course in try load("id IN \(list: ids)", session) { courses[course.id] = course }
    return courses
  }

  /// Those with a word that begins so, by name; without one all.
  static func named(
    _ word: String?, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [Course] {
    let condition: SQL = word.map { word in "' ' || words LIKE \("% " + word + "%")" } ?? "1 = 1"
    return try load("\(condition) ORDER BY name, id LIMIT \(limit)", session)
  }

  private static func load(
    _ condition: SQL, _ session: some Session
  ) throws(StoreFailure) -> [Course] {
    try session.rows(
      """
      SELECT id, name, city, country, lat, lng, zone, holes FROM golf_course WHERE \(condition)
      """
    ) { row throws(StoreFailure) in
      guard let point = GlobePoint(latitude: try row["lat"], longitude: try row["lng"]) else {
        throw .mismatch(in: "lat")
      }
      return Course(
        id: try row["id"], name: try row["name"], cityLabel: try row["city"],
        country: try row["country"], point: point, timeZone: try row["zone"],
        holes: try row["holes"])
    }
  }

  /// Where these come from.
  static func sources(
    of ids: [CourseID], _ session: some Session
  ) throws(StoreFailure) -> Set<CourseSource> {
    Set(
      try session.rows("SELECT DISTINCT source FROM golf_course WHERE id IN \(list: ids)") {
        row throws(StoreFailure) in try row.word("source")
      })
  }

  /// How many there are of each source.
  static func counts(_ session: some Session) throws(StoreFailure) -> [CourseSource: Int] {
    var counts: [CourseSource: Int] = [:]
    for row in try session.rows("SELECT source, COUNT(*) AS count FROM golf_course GROUP BY source")
    {
      counts[try row.word("source")] = try row["count"]
    }
    return counts
  }

  static func put(
    _ entry: CatalogueCourse, _ session: some Session
  ) throws(StoreFailure) {
    let course = entry.course
    try session.run(
      """
      INSERT INTO golf_course
        (id, source, name, city, country, lat, lng, zcode, zone, holes, words)
      VALUES (\(course.id), \(entry.source.rawValue), \(course.name), \(course.cityLabel),
        \(course.country), \(course.point.latitude), \(course.point.longitude),
        \(ZCode(course.point).value), \(course.timeZone), \(course.holes), \(entry.key))
      ON CONFLICT (id) DO UPDATE SET source = excluded.source, name = excluded.name,
        city = excluded.city, country = excluded.country, lat = excluded.lat, lng = excluded.lng,
        zcode = excluded.zcode, zone = excluded.zone, holes = excluded.holes,
        words = excluded.words
      """)
  }

  /// Takes out so many of those that are like this. Answers how many there were.
  static func drop(
    where condition: SQL, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> Int {
    try session.run(
      """
      DELETE FROM golf_course WHERE id IN (
        SELECT id FROM golf_course WHERE \(condition) LIMIT \(limit))
      """)
  }
}
