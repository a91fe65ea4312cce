import Core
import TeePalsDomain
import TeePalsServer
import TeePalsTestKit
import Testing

@Suite("Courses to look around in")
struct DemoCoursesTests {
  @Test("sixty, three near each of twenty cities, each with a name of its own")
  func sixty() throws {
    let courses = DemoCourses.all
    #expect(courses.count == 60)
    #expect(Set(courses.map { course in course.id }).count == 60)
    #expect(Set(courses.map { course in course.name }).count == 60)
    let byCity = Dictionary(grouping: courses) { course in course.cityLabel }
    #expect(byCity.count == 20)
    for (_, near) in byCity {
      #expect(near.count == 3)
      for one in near {
        for other in near { #expect(Globe.metres(one.point, other.point) < 50_100) }
        #expect(one.point == one.point.snapped)
        #expect(one.holes == 9 || one.holes == 18)
      }
    }
    let diego = try #require(SmallGazetteer.index.matching("san diego").first)
    let near = courses.filter { course in Globe.metres(course.point, diego.point) < 25_100 }
    #expect(near.count == 3)
  }

  @Test("the same for everybody, for ever: rounds name them")
  func fixed() throws {
    let first = try #require(DemoCourses.all.first)
    #expect(first.id == CourseID(of: .text("golfCourse demo 0")))
    #expect(first.name.hasPrefix("Willow Creek "))
  }
}
