import Core
import Geography
import Server
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import TeePalsTestKit
import TestKit
import Testing

@Suite("The catalogue of courses", .timeLimit(.minutes(30)))
struct CourseCatalogueTests {
  typealias Service = CourseService<SQLiteDatabase, TeePalsTables>

  let golf: GolfDatabase
  let service: Service
  private let writer: GroupCommit<SQLiteDatabase, TeePalsTables>

  init() throws {
    golf = try GolfDatabase(onDisk: true)
    writer = GroupCommit(golf.engine, TeePalsTables.self)
    service = Service(
      engine: golf.engine, writer: writer, gazetteer: Gazetteer(SmallGazetteer.index))
  }

  private func take(_ text: String) async throws -> Service.Import {
    try await service.take(try CourseFile(Array(text.utf8)))
  }

  private func place(_ latitude: Double, _ longitude: Double) throws -> GlobePoint {
    try #require(GlobePoint(latitude: latitude, longitude: longitude))
  }

  private func nearest(
    _ count: Int, _ point: GlobePoint, named text: String = ""
  ) throws -> [Course] {
    try golf.engine.readNow { session throws(StoreFailure) in
      try CourseSearch.nearest(count, to: point, named: text, session)
    }
  }

  private static let table = """
    name,lat,lng,id,holes
    Harbour Links,32.7,-117.2,A,18
    Mill Lane Golf Club,37.3,-121.9,B,
    Han River Country Club,37.5,126.9,C,27

    """

  @Test("city, country and zone are those of the nearest city")
  func cities() async throws {
    let done = try await take(Self.table)
    #expect(done.new == 3 && done.changed == 0 && done.same == 0 && done.faults == [])
    let courses = try await service.holding().courses
    #expect(
      courses.map { course in course.name } == [
        "Han River Country Club", "Harbour Links", "Mill Lane Golf Club",
      ])
    #expect(
      courses.map { course in course.cityLabel } == ["Seoul, KR", "San Diego, CA", "San Jose, CA"])
    #expect(courses.map { course in course.country } == ["KR", "US", "US"])
    #expect(courses[0].timeZone == "Asia/Seoul" && courses[0].holes == 27)
    #expect(courses[2].holes == nil)
  }

  @Test("the same file again changes nothing, another version of it what is different")
  func again() async throws {
    _ = try await take(Self.table)
    let ids = try await service.holding().courses.map { course in course.id }
    var done = try await take(Self.table)
    #expect(done.new == 0 && done.same == 3)
    done = try await take(Self.table.replacing("Mill Lane", with: "Mill Street"))
    #expect(done.changed == 1 && done.same == 2)
    let holding = try await service.holding()
    #expect(holding.shares == [.init(source: .table, count: 3)])
    #expect(holding.courses.map { course in course.id } == ids)
    #expect(try await service.holding(named: "mill str").courses.count == 1)
    #expect(try await service.holding(named: "mill lane").courses == [])
  }

  @Test("a course that comes twice counts once, and it is said where")
  func twice() async throws {
    let done = try await take(Self.table + "Harbour,1,1,A,\n,1,1,Z,\n")
    #expect(done.new == 3)
    #expect(done.faults == [CourseFault(.twice, line: 5), CourseFault(.name, line: 6)])
  }

  @Test("without a gazetteer a course needs a zone of its own")
  func withoutCities() async throws {
    let service = Service(engine: golf.engine, writer: writer, gazetteer: Gazetteer(path: nil))
    let file = try CourseFile(Array("name,lat,lng,zone\nA,1,2,Asia/Seoul\nB,1,2,\n".utf8))
    let done = try await service.take(file)
    #expect(done.new == 1 && done.faults == [CourseFault(.zoneUnknown, line: 3)])
    let course = try #require(try await service.holding().courses.first)
    #expect(course.cityLabel == "" && course.country == "" && course.timeZone == "Asia/Seoul")
  }

  @Test("maps, tables and what is made up are counted apart")
  func sources() async throws {
    _ = try await take(Self.table)
    _ = try await take(
      """
      <osm><node id="4" lat="32.5" lon="-116.5"><tag k="leisure" v="golf_course"/>
      <tag k="name" v="Pine Links"/><tag k="name:ko" v="소나무"/></node></osm>
      """)
    try await service.take(demo: DemoCourses.all)
    let holding = try await service.holding(named: "소나")
    #expect(
      holding.shares == [
        .init(source: .openStreetMap, count: 1), .init(source: .table, count: 3),
        .init(source: .demo, count: 60),
      ])
    #expect(holding.courses.map { course in course.name } == ["Pine Links"])
  }

  @Test("what is taken out by where it is from is found no more, in parts too")
  func drop() async throws {
    _ = try await take(Self.table)
    var lines = "<osm>"
    for number in 0..<1_001 {
      lines += """
        <node id="\(number)" lat="32.5" lon="-116.5"><tag k="leisure" v="golf_course"/>
        <tag k="name" v="Pine \(number)"/></node>
        """
    }
    #expect(try await take(lines + "</osm>").new == 1_001)
    #expect(try await service.drop(.openStreetMap) == 1_001)
    #expect(try await service.drop(.openStreetMap) == 0)
    #expect(try await service.holding().shares == [.init(source: .table, count: 3)])
    let first = try #require(try await service.holding().courses.first)
    #expect(try await service.drop(first.id))
    #expect(try await !service.drop(first.id))
    #expect(try await service.holding().courses.count == 2)
    #expect(try nearest(10, first.point).count == 2)
  }

  @Test("the nearest are those that looking at every course finds", arguments: UInt64(1)...6)
  func nearest(seed: UInt64) async throws {
    var state = seed
    func chance(_ range: ClosedRange<Double>) -> Double {
      state = mixed(state &+ 1)
      let share = Double(state >> 11) / Double(1 << 53)
      return range.lowerBound + share * (range.upperBound - range.lowerBound)
    }
    var lines = "name,lat,lng\n"
    for number in 0..<600 {
      let isDense = number % 2 == 0
      let latitude = isDense ? chance(32...34) : chance(-89...89)
      let longitude = isDense ? chance(-118 ... -116) : chance(-180...180)
      lines += "Course \(number % 7) No \(number),\(latitude),\(longitude)\n"
    }
    #expect(try await take(lines).new == 600)
    let all = try await service.holding(limit: 1_000).courses
    #expect(all.count == 600)
    for turn in 0..<8 {
      let point =
        turn < 4
        ? try place(chance(32...34), chance(-118 ... -116))
        : try place(turn == 4 ? 90 : chance(-90...90), turn == 5 ? 180 : chance(-180...180))
      for (count, text) in [(10, ""), (500, ""), (10, "course 3"), (10, "no 41"), (10, "zzz")] {
        let wanted = all.filter { course in
          text.isEmpty || (" " + course.name.lowercased()).contains(" " + text)
        }.map { course in Globe.metres(point, course.point) }.sorted().prefix(count)
        let found = try nearest(count, point, named: text)
        #expect(found.map { course in Globe.metres(point, course.point) } == Array(wanted))
      }
    }
  }

  @Test("a search reads nothing but the index")
  func plan() throws {
    let plan = try golf.engine.readNow { session throws(StoreFailure) in
      try session.rows(
        """
        EXPLAIN QUERY PLAN SELECT id, lat, lng FROM golf_course
        WHERE zcode >= \(0) AND zcode < \(9) AND ' ' || words LIKE \("% a%")
        ORDER BY zcode, lat, lng, words, id
        """
      ) { row throws(StoreFailure) in try row["detail"] as String }
    }
    #expect(plan.count == 1)
    #expect(plan.first?.contains("USING COVERING INDEX golf_course_place") == true)
  }
}
