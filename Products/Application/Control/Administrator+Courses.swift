import Core
import Foundation
import StoreSQLite
import TeePalsDomain
import TeePalsServer

extension Administrator {
  private var courses: CourseService<SQLiteDatabase, Tables> {
    CourseService(engine: build.engine, writer: build.writer, gazetteer: build.gazetteer)
  }

  /// Takes a file's courses in, and says what was left out and where.
  func importCourses(_ path: String) async throws -> [String] {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw Refused(lines: ["The file \(path) cannot be read."])
    }
    let file: CourseFile
    do throws(CourseFault) {
      file = try CourseFile(Array(bytes))
    } catch { throw Refused(lines: ["No course was imported. In \(path):", error.text]) }
    let done = try await courses.take(file)
    var lines = [
      "\(done.new) courses are new, \(done.changed) changed, \(done.same) unchanged."
    ]
    if done.nameless > 0 { lines.append("\(done.nameless) without a name were left out.") }
    if done.isFull {
      lines.append("The catalogue is full (\(CourseLimits.courses)); the rest was left out.")
    }
    if !done.faults.isEmpty {
      lines.append("Left out because of faults: \(done.faults.count). In \(path):")
      lines += done.faults.prefix(50).map { fault in fault.text }
      if done.faults.count > 50 { lines.append("and \(done.faults.count - 50) more") }
    }
    return lines
  }

  /// How many there are and where they come from, then the first by name: id, name,
  /// city, place, zone and holes.
  func listCourses(_ search: String?) async throws -> [String] {
    let holding = try await courses.holding(named: search ?? "")
    guard !holding.shares.isEmpty else { return ["There are no golf courses."] }
    let shares = holding.shares.map { share in
      "\(share.count) from \(share.source.rawValue): \(share.source.licence)"
    }
    return shares + holding.courses.map(Self.line)
  }

  func dropCourse(_ text: String) async throws -> [String] {
    guard let id = CourseID(text), try await courses.drop(id) else {
      throw Refused(lines: ["The golf course \(text) was not found."])
    }
    return ["The golf course was removed."]
  }

  /// Rounds keep what they say of a course that is taken out.
  func dropCourses(_ word: String) async throws -> [String] {
    guard let source = CourseSource(rawValue: word) else {
      let words = CourseSource.allCases.map { source in source.rawValue }
      throw Refused(lines: ["The source must be one of \(words.joined(separator: ", "))."])
    }
    let count = try await courses.drop(source)
    return ["\(count) golf courses were removed."]
  }

  private static func line(_ course: Course) -> String {
    let holes = course.holes.map { count in "  \(count) holes" } ?? ""
    return "\(course.id)  \(course.name)  \(course.cityLabel)  \(course.point.latitude), "
      + "\(course.point.longitude)  \(course.timeZone)\(holes)"
  }
}
