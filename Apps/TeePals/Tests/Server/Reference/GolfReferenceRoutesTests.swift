import Core
import Server
import ServerTestKit
import StoreSQLite
import TeePalsDomain
import TeePalsServer
import TeePalsTestKit
import Testing
import Wire

@Suite("Cities and courses over HTTP", .timeLimit(.minutes(30)))
struct GolfReferenceRoutesTests {
  let site: GolfSite
  private static let reader = GolfSite.user(1)

  init() throws { site = try GolfSite() }

  private static func list<Thing: WireCodable>(
    _ name: String, in answer: GolfSite.Answer, of type: Thing.Type = Thing.self
  ) throws -> [Thing] {
    try WireCursor(answer.json).required(name).elements().map { element in try Thing(element) }
  }

  private func fill() async throws {
    let service = CourseService<SQLiteDatabase, TeePalsTables>(
      engine: site.golf.engine, writer: site.writer, gazetteer: Gazetteer(SmallGazetteer.index))
    try await service.take(demo: DemoCourses.all)
  }

  @Test("what the operator has set reaches devices and decisions")
  func instance() async throws {
    let rules = try InstanceRules(youngest: 21, requestCutOff: 45)
    let site = try GolfSite(rules: rules)
    func loaded() throws -> InstanceRules {
      try site.golf.load([.site], for: Self.reader).rules
    }
    #expect(try loaded() == InstanceRules())
    await site.jobs.pass()
    #expect(try loaded() == rules)
    try await site.test { client in
      let answer = try await site.ask(client, "/api/golf/instance", as: Self.reader)
      #expect(answer.status == 200)
      #expect(try InstanceRules(WireCursor(answer.json)) == rules)
    }
  }

  @Test("cities by the beginning of a word, or around a place")
  func cities() async throws {
    try await site.test { [site] client in
      func labels(_ query: String) async throws -> [String] {
        let answer = try await site.ask(client, "/api/golf/cities?" + query, as: Self.reader)
        #expect(answer.status == 200)
        return try Self.list("cities", in: answer, of: City.self).map { city in city.label }
      }
      #expect(try await labels("q=san%20jo") == ["San Jose, CA", "San José, CR"])
      #expect(try await labels("q=%EC%84%9C%EC%9A%B8") == ["Seoul, KR"])
      #expect(try await labels("q=nowhere") == [])
      let near = try await labels("lat=33.0&lng=-117.3")
      #expect(near.prefix(2) == ["Encinitas, CA", "San Diego, CA"])
      #expect(near.count == 10)
    }
  }

  @Test("courses, nearest first, also by name and city")
  func courses() async throws {
    try await fill()
    try await site.test { [site] client in
      func found(_ path: String) async throws -> [Course] {
        let answer = try await site.ask(client, "/api/golf/courses" + path, as: Self.reader)
        #expect(answer.status == 200)
        return try Self.list("courses", in: answer)
      }
      let near = try await found("?lat=37.566&lng=126.978")
      #expect(near.count == 10)
      #expect(near.prefix(3).allSatisfy { course in course.cityLabel == "Seoul, KR" })
      let willow = try await found("?q=WILLOW&lat=32.7&lng=-117.1")
      #expect(willow.count == 5)
      #expect(willow.first?.cityLabel == "San Diego, CA")
      #expect(willow.allSatisfy { course in course.name.hasPrefix("Willow ") })
      let berlin = try await found("?q=berl")
      #expect(berlin.count == 3)
      #expect(berlin.allSatisfy { course in course.timeZone == "Europe/Berlin" })
      #expect(try await found("?q=xyzzy&lat=0&lng=0") == [])
      #expect(try await found("?q=100%25").isEmpty)
      let all = try await found("/near?lat=52.5&lng=13.4")
      #expect(all.count == 60)
      #expect(all.first?.cityLabel == "Berlin, DE")
    }
  }

  @Test("whoever shows cities or OpenStreetMap's courses is told whom to thank")
  func credits() async throws {
    try await fill()
    let service = CourseService<SQLiteDatabase, TeePalsTables>(
      engine: site.golf.engine, writer: site.writer, gazetteer: Gazetteer(SmallGazetteer.index))
    let map = """
      <osm><node id="4" lat="1" lon="1"><tag k="leisure" v="golf_course"/>
      <tag k="name" v="Equator Links"/></node></osm>
      """
    _ = try await service.take(try CourseFile(Array(map.utf8)))
    try await site.test { [site] client in
      func thanked(_ path: String) async throws -> [String] {
        let answer = try await site.ask(client, "/api/golf/" + path, as: Self.reader)
        return try WireCursor(answer.json).required("credits").elements().map { credit in
          try credit.string()
        }
      }
      let openStreetMap = ["© OpenStreetMap contributors, ODbL 1.0"]
      for (path, wanted) in [
        ("cities?q=seoul", ["GeoNames, CC BY 4.0"]), ("courses?q=berlin", []),
        ("courses?q=equator", openStreetMap), ("courses/near?lat=0&lng=0", openStreetMap),
      ] {
        let told = try await thanked(path)
        #expect(told == wanted)
      }
    }
  }

  @Test(
    "a question without a place or with none is refused",
    arguments: [
      "cities", "cities?q=", "cities?lat=1", "cities?lat=91&lng=0", "cities?lat=x&lng=0", "courses",
      "courses?q=a&lat=1", "courses?lat=nan&lng=1", "courses/near", "courses/near?q=a",
    ])
  func malformed(query: String) async throws {
    try await site.test { [site] client in
      let answer = try await site.ask(client, "/api/golf/" + query, as: Self.reader)
      #expect(answer.status == 422 && answer.code == "invalidCoordinates")
    }
  }

  @Test("who is not signed in learns nothing")
  func strangers() async throws {
    try await site.test { [site] client in
      for path in ["cities?q=seoul", "courses?q=a", "courses/near?lat=1&lng=1"] {
        let answer = try await site.ask(client, "/api/golf/" + path)
        #expect(answer.status == 401)
      }
    }
  }
}
