import Coding
import Core
import Server
import Store
import Sync
import TeePalsDomain

/// What the operator does with the catalogue of courses.
public struct CourseService<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  private let engine: Engine
  private let writer: GroupCommit<Engine, Tables>
  private let gazetteer: Gazetteer

  /// Courses that one transaction takes in: others write too.
  private static var part: Int { 500 }

  public init(engine: Engine, writer: GroupCommit<Engine, Tables>, gazetteer: Gazetteer) {
    self.engine = engine
    self.writer = writer
    self.gazetteer = gazetteer
  }

  /// What came of a file.
  public struct Import: Hashable, Sendable {
    public var new = 0
    public var changed = 0
    /// As they were.
    public var same = 0
    /// Courses of a map without a name.
    public var nameless = 0
    /// What was left out, and why.
    public var faults: [CourseFault] = []
    /// There were too many: the rest was left out.
    public var isFull = false

    public init() {}
  }

  /// What there is.
  public struct Holding: Hashable, Sendable {
    @Memberwise public struct Share: Hashable, Sendable {
      public let source: CourseSource
      public let count: Int
    }

    /// In the order of ``CourseSource``.
    public let shares: [Share]
    /// The first by name.
    public let courses: [Course]
  }

  /// Takes the courses of a file in. A course that was there before is brought up to date; none is
  /// taken out. Cities and zones that the file does not give are those of the nearest city.
  public func take(_ file: CourseFile) async throws -> Import {
    let index = await gazetteer.cities()
    var result = Import()
    result.nameless = file.nameless
    result.faults = file.faults
    var entries: [CatalogueCourse] = []
    var seen: Set<CourseID> = []
    for draft in file.drafts {
      do throws(CourseFault) {
        let entry = try draft.entry(file.source, in: index)
        guard seen.insert(entry.course.id).inserted else {
          throw CourseFault(.twice, line: draft.line)
        }
        entries.append(entry)
      } catch { result.faults.append(error) }
    }
    result.faults.sort { one, other in one.line < other.line }
    return try await put(entries, result)
  }

  /// Puts made-up courses into the catalogue.
  @discardableResult
  public func take(demo courses: [Course]) async throws -> Import {
    try await put(courses.map { course in CatalogueCourse(course, source: .demo) }, Import())
  }

  private func put(_ entries: [CatalogueCourse], _ result: Import) async throws -> Import {
    var result = result
    var rest = entries[...]
    while !rest.isEmpty, !result.isFull {
      let part = Array(rest.prefix(Self.part))
      rest = rest.dropFirst(part.count)
      let done = try await writer.submit(for: nil) { storage throws(StoreFailure) -> Import in
        try Self.put(part, storage.session)
      }.committed()
      result.new += done.new
      result.changed += done.changed
      result.same += done.same
      result.isFull = done.isFull
    }
    return result
  }

  private static func put(
    _ part: [CatalogueCourse], _ session: some Session
  ) throws(StoreFailure) -> Import {
    var result = Import()
    let known = try CourseRows.known(part.map { entry in entry.course.id }, session)
    var room = CourseLimits.courses
    for count in try CourseRows.counts(session).values { room -= count }
    for entry in part {
      if let before = known[entry.course.id] {
        if before == entry.course { result.same += 1 } else { result.changed += 1 }
      } else {
        guard room > 0 else {
          result.isFull = true
          continue
        }
        room -= 1
        result.new += 1
      }
      // Also when it looks the same: what it is found by may be another.
      try CourseRows.put(entry, session)
    }
    return result
  }

  /// Takes a course out of the catalogue. Answers whether it was there. Rounds have a copy of what
  /// they say of it.
  public func drop(_ id: CourseID) async throws -> Bool {
    try await drop(where: "id = \(id)") > 0
  }

  /// Takes out all that are from there, a part in each transaction. Answers how many.
  public func drop(_ source: CourseSource) async throws -> Int {
    var count = 0
    var last = Self.part
    while last == Self.part {
      last = try await drop(where: "source = \(source.rawValue)")
      count += last
    }
    return count
  }

  private func drop(where condition: SQL) async throws -> Int {
    try await writer.submit(for: nil) { storage throws(StoreFailure) -> Int in
      try CourseRows.drop(where: condition, limit: Self.part, storage.session)
    }.committed()
  }

  /// What there is, and the first courses with a word that begins so.
  public func holding(named text: String = "", limit: Int = 50) async throws -> Holding {
    try await engine.read { session throws(StoreFailure) in
      let counts = try CourseRows.counts(session)
      return Holding(
        shares: CourseSource.allCases.compactMap { source in
          counts[source].map { count in Holding.Share(source: source, count: count) }
        },
        courses: try CourseSearch.named(text, limit: limit, session))
    }
  }
}

extension CourseFile.Draft {
  /// The course with its city, zone and id.
  func entry(_ source: CourseSource, in index: CityIndex) throws(CourseFault) -> CatalogueCourse {
    let nearest = index.nearest(point)
    guard let zone = timeZone ?? nearest?.city.timeZone else {
      throw CourseFault(.zoneUnknown, line: line)
    }
    let course = Course(
      id: CourseID(of: .text("golfCourse " + source.rawValue + " " + reference)), name: name,
      cityLabel: cityLabel ?? nearest?.city.label ?? "",
      country: country ?? nearest?.country ?? "", point: point.snapped, timeZone: zone,
      holes: holes)
    return CatalogueCourse(course, source: source, also: also)
  }
}
