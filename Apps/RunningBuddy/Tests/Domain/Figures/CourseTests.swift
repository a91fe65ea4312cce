import Core
import Testing
import Tracks

@testable import RunningBuddyDomain
@testable import RunningBuddyTestKit

@Suite("The course of a run")
struct CourseTests {
  @Test("Nothing is known of no points, of one, and of points without a way")
  func empty() {
    #expect(RunCourse(RunRecording([])).metres == nil)
    #expect(RunCourse(RunRecording([Walk.point(0, path: 5)])).metres == nil)
    #expect(RunCourse(RunRecording([Walk.point(0), Walk.point(90)])).metres == nil)
    let course = RunCourse(RunRecording([]))
    #expect(course.metres(at: 0) == nil && course.time(atMetres: 0) == nil)
  }

  @Test("Distance and time are the inverse of each other, on straight lines between points")
  func inverse() {
    let course = RunCourse(
      RunRecording([
        Walk.point(0, path: 0), Walk.point(100, path: 300), Walk.point(150, path: 300),
        Walk.point(200, path: 400),
      ]))
    #expect(course.metres == 40)
    #expect(course.metres(at: 50) == 15 && course.metres(at: 175) == 35)
    #expect(course.metres(at: -5) == 0 && course.metres(at: 900) == 40)
    #expect(course.time(atMetres: 15) == 50 && course.time(atMetres: 35) == 175)
    // The earliest of the times at which somebody stood there.
    #expect(course.time(atMetres: 30) == 100)
    #expect(course.time(atMetres: 40.1) == nil && course.time(atMetres: 0) == 0)
  }

  @Test("A path that falls counts as standing, and is counted from anew")
  func falls() {
    let course = RunCourse(
      RunRecording([
        Walk.point(0, path: 0), Walk.point(10, path: 50), Walk.point(20, path: 10),
        Walk.point(30, path: 30),
      ]))
    #expect(course.knots.map(\.metres) == [0, 5, 5, 7])
  }

  @Test("Rejected points and times that don't rise count for nothing")
  func rejected() {
    let course = RunCourse(
      RunRecording([
        Walk.point(0, path: 0), Walk.point(10, path: 900, flags: .rejected),
        Walk.point(20, path: 60), Walk.point(20, path: 80), Walk.point(15, path: 90),
        Walk.point(30, path: 100),
      ]))
    #expect(course.knots.map(\.time) == [0, 20, 30])
    #expect(course.metres == 10)
  }

  @Test("Without a path the places count, but not over gaps and not while the timer stands still")
  func places() throws {
    // A ten-thousandth of a degree along a meridian is 11.12 m.
    func place(_ time: Int, _ step: Int, _ flags: ChannelFlags = []) -> ChannelPoint {
      var point = ChannelPoint(time: time, flags: flags)
      point.place = ChannelPlace(latitude: 375_000_000 + step * 1_000, longitude: 1_270_000_000)
      return point
    }
    let step = Globe.metresPerDegree / 10_000
    let points = [
      place(0, 0), place(50, 1), place(100, 2, .begins), place(150, 3), place(450, 4),
      place(500, 5), place(600, 6, .estimated),
    ]
    let course = RunCourse(RunRecording(points))
    #expect(
      course.knots.dropFirst().map(\.step) == [.known, .gap, .known, .gap, .known, .estimated])
    #expect(abs(try #require(course.metres) - 4 * step) < 0.001)
    #expect(abs(course.estimatedMetres - step) < 0.001)
    let pause = try #require(RunSpan(from: 75, to: 150))
    let paused = RunCourse(RunRecording(points, timer: .pauses([pause])))
    #expect(abs(try #require(paused.metres) - 3 * step) < 0.001)
    #expect(paused.knots[2].step == .paused)
  }

  @Test("What the first point has already counts, where it can be that much")
  func already() {
    func metres(_ path: Int) -> [Int?] {
      let points = [Walk.point(0, path: path), Walk.point(10, path: path + 60)]
      let figures = RunFigures(RunRecording(points, altitude: .device))
      return [figures.whole.centimetres, figures.splits(.mile).last?.centimetres]
    }
    #expect(metres(66) == [1_260, 1_260])
    #expect(metres(50_000) == [600, 600])
  }

  @Test("A window on a track counts from its own start")
  func window() throws {
    let points = Walk.even(seconds: 100, decimetres: 30)
    let span = try #require(RunSpan(from: 205, to: 605))
    let course = RunCourse(RunRecording(points, span: span))
    #expect(course.metres == 117)
    #expect(course.knots.first?.time == 205 && course.knots.last?.time == 605)
    #expect(RunSpan(from: 5, to: 4) == nil && RunSpan(from: -1, to: 4) == nil)
    #expect(RunSpan(from: 0, to: .max) == nil && RunSpan(until: .max).to == 86_400_000)
  }

  @Test("The timer stands still in pauses, however they overlap")
  func clock() {
    let spans = [(50, 80), (10, 30), (20, 40), (40, 45), (90, 300), (95, 99), (7, 7)]
    let clock = TimerClock(
      .pauses(spans.map { from, to in RunSpan(from: from, to: to)! }), in: RunSpan(until: 200))
    for from in stride(from: 0, through: 200, by: 5) {
      for to in stride(from: from, through: 200, by: 5) {
        let still = (from..<to).filter { time in
          spans.contains { span in span.0 <= time && time < span.1 }
        }
        #expect(clock.running(Double(from), Double(to)) == Double(to - from - still.count))
      }
    }
  }

  @Test("Moving time: the timer where pauses are known, else faster than 0.894 m/s")
  func moving() throws {
    let points = [
      Walk.point(0, path: 0), Walk.point(100, path: 300), Walk.point(200, path: 389),
      Walk.point(300, path: 479), Walk.point(400, path: 900, flags: .begins),
    ]
    let unknown = RunRecording(points)
    let course = RunCourse(unknown)
    // 0.89 m/s is too slow, 0.90 is not; nobody moves in a gap.
    #expect(MovingTime(unknown, course).between(0, 400) == 200)
    #expect(MovingTime(unknown, course).between(50, 250) == 100)
    let pauses = RunRecording(points, timer: .pauses([try #require(RunSpan(from: 20, to: 70))]))
    #expect(MovingTime(pauses, course).between(0, 400) == 350)
    let nothing = RunRecording([])
    #expect(MovingTime(nothing, RunCourse(nothing)).between(0, 9) == nil)
  }
}
