import Core
import ServerTestKit
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TestKit
import Testing
import Wire

/// Home courses: looked up in the catalogue, shown to others, and a part of a post's score.
@Suite("Home courses on the server", .timeLimit(.minutes(10)))
struct HomeCourseTests {
  private let world: FeedWorld
  private var site: GolfSite { world.site }
  private let me = GolfSite.user(1)
  private let ann = GolfSite.user(2)
  private let course = Course(
    id: CourseID(high: 3, low: 4), name: "Half Moon Bay Links", cityLabel: "Half Moon Bay, CA",
    country: "US", point: PebbleBeach.point(37_430_000, -122_430_000),
    timeZone: "America/Los_Angeles")

  init() throws { world = try FeedWorld() }

  private func choose(_ id: CourseID) throws {
    let command = TeePalsCommand.editProfile(
      me, [.homeCourse(HomeCourse(id: id, name: "As somebody typed it", city: ""))])
    let now = site.clock.now
    let context = DecideContext(
      actor: me, command: CommandID(high: 9, low: 1), at: now, received: now)
    let replica = try site.golf.load(TeePalsDomain.reads(of: command, by: me), for: me)
    try site.golf.enact(try TeePalsDomain.decide(command, context, in: replica))
  }

  private func catalogue() throws {
    let course = course
    _ = try site.golf.engine.writeNow { session throws(StoreFailure) in
      try session.run(
        """
        INSERT INTO golf_course
          (id, source, name, city, country, lat, lng, zcode, zone, words)
        VALUES (\(course.id), 'table', \(course.name), \(course.cityLabel), \(course.country),
          \(course.point.latitude), \(course.point.longitude), 1, \(course.timeZone), 'links')
        """)
    }
  }

  @Test("only what the catalogue has, under its name there, for others to see")
  func shown() async throws {
    #expect(throws: TeePalsRejection.invalid(.homeCourse, .missing)) { try choose(course.id) }
    try catalogue()
    try choose(course.id)
    try await site.test { client in
      let answer = try await site.ask(client, "/api/golf/golfers/\(me)", as: ann)
      let shown = try WireCursor(answer.json).required("profile").required("homeCourse")
      #expect(try HomeCourse(shown) == HomeCourse(course))
      let other = try await site.ask(client, "/api/golf/golfers/\(ann)", as: me)
      #expect(!other.text.contains("homeCourse"))
    }
  }

  @Test("a post about it is worth more to its reader, and says so")
  func ranked() async throws {
    try catalogue()
    try choose(course.id)
    let about = world.post(1, by: ann, minutesAgo: 90) { post in post.course = course.id }
    try world.put([about, world.post(2, by: ann, minutesAgo: 60)])
    try await site.test { client in
      let mine = try await world.page(client, "filter=all&ranking=classic", as: me)
      let reasons = mine.posts.map { post in (post.number, post.reason?.course ?? 0) }
      #expect(reasons.first { number, _ in number == 1 }?.1 == 0.8)
      #expect(reasons.first { number, _ in number == 2 }?.1 == 0)
      let others = try await world.page(client, "ranking=classic", as: GolfSite.user(3))
      #expect(others.posts.allSatisfy { post in post.reason?.course == 0 })
    }
  }
}
