import Application
import Core
import Foundation
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

/// What an operator does with the golf courses and the cities.
@Suite struct GolfCourseTests {
  private static let cities =
    "id\tlabel\tcountry\tlat\tlng\tzone\tpopulation\talso\n"
    + "1\tSan Diego, CA\tUS\t32.71571\t-117.16472\tAmerica/Los_Angeles\t1394928\t\n"
  private static let courses = "name,lat,lng,holes\nHarbour,32.7,-117.1,18\nQuay,32.8,-117.2,\n"

  private func write(_ text: String, _ name: String, _ place: TemporaryDirectory) throws -> String {
    let path = place.file(name)
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  @Test func requestsComeOverTheSocketAsTheyWere() throws {
    for request in [
      AdminRequest.importCourses(path: "/tmp/a b.osm"), .listCourses(), .listCourses(search: "ha"),
      .dropCourse(id: "0190"), .dropCourses(source: "table"),
    ] {
      #expect(try AdminRequest(WireCursor(try JSON.parse(request.json.bytes))) == request)
    }
  }

  @Test func aFileIsTakenInAndListed() async throws {
    let place = try Place()
    await place.build.writer.drain()
    try place.build.engine.close()
    let data = place.directory
    let cities = try write(Self.cities, "cities.tsv", data)
    func ask(_ request: AdminRequest) async throws -> AdminAnswer {
      try await Administrator.perform(
        request, data: data.path, peppersFile: nil, cities: cities)
    }
    #expect(try await ask(.listCourses()).lines == ["There are no golf courses."])
    let path = try write(Self.courses + "North,91,0,\n", "courses.csv", data)
    let done = try await ask(.importCourses(path: path))
    #expect(
      done
        == AdminAnswer(
          done: true,
          lines: [
            "2 courses are new, 0 changed, 0 unchanged.",
            "Left out because of faults: 1. In \(path):",
            "line 4: the position is missing or invalid",
          ]))
    let listed = try await ask(.listCourses(search: "har")).lines
    #expect(listed.count == 2 && listed.first == "2 from table: the operator's own")
    let line = try #require(listed.last)
    #expect(line.hasSuffix("  Harbour  San Diego, CA  32.7, -117.1  America/Los_Angeles  18 holes"))
    let id = String(line.prefix { character in character != " " })
    #expect(try await ask(.dropCourse(id: id)).done)
    #expect(try await !ask(.dropCourse(id: id)).done)
    #expect(try await !ask(.dropCourse(id: "Quay")).done)
    #expect(try await !ask(.dropCourses(source: "map")).done)
    #expect(try await ask(.dropCourses(source: "osm")).lines == ["0 golf courses were removed."])
    #expect(try await ask(.dropCourses(source: "table")).lines == ["1 golf courses were removed."])
    #expect(try await ask(.listCourses()).lines == ["There are no golf courses."])
  }

  @Test func aFileThatCannotBeReadChangesNothing() async throws {
    let place = try Place()
    await place.build.writer.drain()
    try place.build.engine.close()
    let data = place.directory
    for text in ["name,lat\nA,1\n", "<gpx></gpx>", "<osm><node>"] {
      let path = try write(text, "courses", data)
      let answer = try await Administrator.perform(
        .importCourses(path: path), data: data.path, peppersFile: nil)
      #expect(!answer.done && answer.lines.count == 2)
      #expect(answer.lines.last?.hasPrefix("line 1: ") == true)
    }
    let absent = try await Administrator.perform(
      .importCourses(path: data.file("absent")), data: data.path, peppersFile: nil)
    #expect(!absent.done)
  }

  @Test func theCitiesAreASettingAndTheDoctorLooksAtThem() async throws {
    let data = try TemporaryDirectory()
    let path = try write(Self.cities, "cities.tsv", data)
    let settings = try await Settings.load(
      flags: SettingsFlags(),
      environment: ["FIELDDAY_DATA": data.path, "FIELDDAY_CITIES": path])
    #expect(settings.cities == path)
    #expect(CitiesFile.find(settings.cities) == path)
    func finding(_ settings: Settings) async throws -> Finding {
      try #require(
        await Doctor.examine(settings).first { finding in finding.subject == "cities" })
    }
    #expect(try await finding(settings).kind == .fine)
    var others = settings
    others.cities = data.file("absent.tsv")
    #expect(try await finding(others).isProblem)
    others.cities = try write("no gazetteer", "other.tsv", data)
    #expect(try await finding(others).isProblem)
  }
}
