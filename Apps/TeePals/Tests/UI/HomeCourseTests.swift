import Calendar
import Core
import Design
import TeePalsDomain
import TeePalsUI
import TestKit
import Testing
import Wire

/// The home course of one's own profile, and of others'.
@Suite struct HomeCourseTests {
  private static let course = Course(
    id: CourseID(high: 3, low: 4), name: "Riverwalk Golf Club", cityLabel: "San Diego, CA",
    country: "US", point: GolferPhone.course.point, timeZone: "America/Los_Angeles", holes: 18)

  private func editing(_ language: Language = .english) -> GolfWorld {
    var world = GolfWorld(language: language, route: .profile)
    world.golfer()
    world.load()
    world.send(.went(.editProfile(.golf)))
    return world
  }

  private func find(_ world: inout GolfWorld) {
    world.send(.profile(.homeCourse(.typed("River"))))
    world.ring("golf.profile.courses")
    world.answer(
      "/api/golf/courses?q=River", 200, #"{"courses":[\#(Self.course.json.text)]}"#)
  }

  @Test func itIsFoundInTheCatalogueAndSaved() throws {
    var world = editing()
    #expect(world.html.contains("Home course") && world.html.contains("Posts about it"))
    find(&world)
    #expect(world.html.contains("Riverwalk Golf Club"))
    let before = world.commands.count
    world.send(.profile(.homeCourse(.chosen("riverwalk golf club|san diego, ca"))))
    #expect(world.html.contains("Remove the course") && world.commands.count == before)
    world.send(.profile(.editor(.submitted)))
    let chosen = HomeCourse(Self.course)
    #expect(
      world.commands.last
        == .editProfile(GolfWorld.me, [.homeCourse(chosen), .was(.homeCourse(nil))]))
    #expect(world.rejections.isEmpty && world.state.route == .profile)
    #expect(world.html.contains("Riverwalk Golf Club"))

    world.send(.went(.editProfile(.golf)))
    world.send(.profile(.homeCourse(.dropped)))
    world.send(.profile(.editor(.submitted)))
    #expect(
      world.commands.last
        == .editProfile(GolfWorld.me, [.homeCourse(nil), .was(.homeCourse(chosen))]))
    #expect(try #require(world.replica.profile(of: GolfWorld.me)).homeCourse == nil)
  }

  @Test func whatIsTypedAndNotChosenIsNothing() {
    var world = editing()
    world.send(.profile(.homeCourse(.typed("Nowhere"))))
    world.ring("golf.profile.courses")
    world.answer("/api/golf/courses?q=Nowhere", 200, #"{"courses":[]}"#)
    #expect(world.html.contains("No courses found"))
    world.send(.profile(.editor(.leaveAsked)))
    #expect(!world.html.contains("Leave without saving?") && world.state.route == .profile)
    world.send(.went(.editProfile(.golf)))
    #expect(!world.html.contains("Nowhere"))
  }

  @Test func othersSeeIt() {
    var world = GolfWorld(route: .golfer(GolfWorld.other))
    world.golfer()
    world.load()
    let home = #""homeCourse":\#(HomeCourse(Self.course).json.text),"skill""#
    let page = GolfWorld.page().replacing(#""skill""#, with: home)
    world.answer("/api/golf/golfers/", 200, page)
    #expect(world.html.contains("Home course") && world.html.contains("Riverwalk Golf Club"))
  }

  @Test(arguments: [Language.english, .korean])
  func everyStateIsSoundMarkup(_ language: Language) {
    var world = editing(language)
    #expect(markupFaults(in: world.html) == [])
    find(&world)
    #expect(markupFaults(in: world.html) == [])
    world.send(.profile(.homeCourse(.chosen("riverwalk golf club|san diego, ca"))))
    #expect(markupFaults(in: world.html) == [])
    #expect(language == .english || world.html.contains("홈 골프장"))
  }
}
