import Core
import Sync
import TeePalsDomain
import Testing
import Wire

@testable import TeePalsTestKit

@Suite("A home course is one of the catalogue")
struct HomeCourseDecisionTests {
  private let ann = SampleGolf.user(0)
  private let pebble = Course(
    id: CourseID(high: 3, low: 4), name: "Pebble Beach", cityLabel: "Pebble Beach, CA",
    country: "US", point: GolfTown.point, timeZone: "America/Los_Angeles")

  private func town() -> GolfTown {
    var town = GolfTown(people: 1)
    town.courses = [pebble.id: pebble]
    return town
  }

  private func choosing(
    _ course: HomeCourse?, was: HomeCourse? = nil
  ) -> TeePalsCommand {
    .editProfile(ann, [.homeCourse(course), .was(.homeCourse(was))])
  }

  @Test("it is called as the catalogue calls it, and can be taken away")
  func chosen() throws {
    var town = town()
    let known = HomeCourse(pebble)
    let renamed = HomeCourse(id: pebble.id, name: "Free balls at example.com", city: "")
    #expect(town.run(choosing(renamed), by: ann) == nil)
    #expect(town.replica.profile(of: ann)?.homeCourse == known)
    let context = DecideContext(actor: ann, command: CommandID(high: 1, low: 1), at: town.now)
    let device = GolfTown.decide(choosing(nil, was: known), context, town.device(of: ann))
    guard case .success(let changes) = device else {
      Issue.record("\(device)")
      return
    }
    #expect(!changes.isEmpty)
    #expect(town.run(choosing(nil, was: known), by: ann) == nil)
    #expect(try #require(town.replica.profile(of: ann)).homeCourse == nil)
  }

  @Test("what is not in the catalogue is refused, and another device's choice is asked about")
  func refused() {
    var town = town()
    let other = HomeCourse(id: CourseID(high: 9, low: 9), name: "Nowhere", city: "")
    #expect(town.run(choosing(other), by: ann) == .invalid(.homeCourse, .missing))
    #expect(town.run(choosing(HomeCourse(pebble)), by: ann) == nil)
    let late = choosing(nil, was: other)
    #expect(town.run(late, by: ann) == .changedMeanwhile(.homeCourse))
    // A course that leaves the catalogue stays where it was chosen.
    town.courses = [:]
    #expect(town.run(.editProfile(ann, [.bio("Early")]), by: ann) == nil)
    #expect(town.replica.profile(of: ann)?.homeCourse == HomeCourse(pebble))
  }

  @Test("a profile of an earlier version has none")
  func earlier() throws {
    let body = try JSON.parse(#"{"firstName":"Maya","createdAt":1789000000000}"#)
    let profile = try GolferProfile(user: ann, WireCursor(body))
    #expect(profile.homeCourse == nil)
    #expect(!TeePalsEntity.profile(profile).body.text.contains("homeCourse"))
  }
}
