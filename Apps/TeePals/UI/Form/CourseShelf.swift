import Core
import TeePalsDomain
import Wire

/// The nearest courses, fetched once and remembered, so that one can be found without a network.
struct CourseShelf: Hashable {
  /// Around where they were fetched.
  private(set) var center: GlobePoint?
  /// When.
  private(set) var at: Instant?
  private(set) var courses: [FormCourse] = []
  /// Whose data they are.
  private(set) var credits: [String] = []

  /// The most that are kept.
  static let limit = 500
  /// Metres from ``center`` beyond which they are fetched anew.
  static let reach = 60_000.0

  init() {}

  init(center: GlobePoint, at time: Instant?, _ courses: [FormCourse], credits: [String]) {
    self.center = center
    at = time
    self.credits = credits
    self.courses = Array(courses.prefix(CourseShelf.limit))
  }

  /// What is remembered; anything unreadable counts as not there.
  init(reading text: String?) {
    self.init()
    guard let text, !text.isEmpty else { return }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(text))
      let center = try GlobePoint(cursor)
      let courses = try cursor.required("courses").elements(FormCourse.init)
      let time = try cursor.optional("at")?.string(limit: 20)
      let at = time.flatMap { text in Int64(text) }.map { time in Instant(milliseconds: time) }
      self.init(
        center: center, at: at, courses, credits: try FormExchange.credits(cursor))
    } catch { self.init() }
  }

  var text: String {
    guard let center else { return "" }
    return JSON.object([
      "lat": center.lat, "lng": center.lng,
      "at": at.map { time in .string(String(time.milliseconds)) },
      "courses": .array(courses.map { course in course.json }),
      "credits": .array(credits.map { credit in .string(credit) }),
    ]).text
  }

  /// Whether there is nothing for somebody who is here now, or nothing that is new enough.
  func lacks(_ place: GlobePoint, at now: Instant) -> Bool {
    guard let center, let at else { return true }
    return Globe.metres(center, place) > CourseShelf.reach || ShelfAge.isOld(at, now)
  }

  /// The nearest courses in whose name or city every word begins one.
  func find(_ query: String, from place: GlobePoint?) -> [FormCourse] {
    let wanted = NameQuery(query)
    guard !wanted.isEmpty else { return [] }
    let found = courses.filter { course in
      wanted.matches(course.course.name + " " + course.course.cityLabel)
    }
    return CourseShelf.sorted(found.map { course in course.seen(from: place) })
  }

  /// The cities of the courses whose name begins so.
  func cities(_ query: String) -> [FormPlace] {
    let wanted = folded(query)
    var found: [FormPlace] = []
    for course in courses {
      let label = course.course.cityLabel
      guard folded(label).starts(with: wanted),
        !found.contains(where: { place in place.label == label })
      else { continue }
      found.append(FormPlace(label: label, point: course.course.point, zone: course.zone))
      if found.count == CourseShelf.shown { break }
    }
    return found
  }

  /// The course that is nearest to a place, of those within 100 km.
  func nearest(to place: GlobePoint) -> FormCourse? {
    var best: (course: FormCourse, metres: Double)?
    for course in courses {
      let metres = Globe.metres(place, course.course.point)
      if metres < best?.metres ?? 100_000 { best = (course, metres) }
    }
    return best?.course
  }

  /// How many are shown.
  static let shown = 10

  /// Nearest first, each name in a city once.
  static func sorted(_ courses: [FormCourse]) -> [FormCourse] {
    let ordered = courses.sorted { one, other in
      switch (one.distance, other.distance) {
      case (let near?, let far?): near < far
      default: false
      }
    }
    var kept: [FormCourse] = []
    for course in ordered where !kept.contains(where: { known in known.key == course.key }) {
      kept.append(course)
      if kept.count == shown { break }
    }
    return kept
  }
}
