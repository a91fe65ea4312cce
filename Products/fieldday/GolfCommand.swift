import Application
import ArgumentParser
import Foundation

struct GolfCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "golf",
    abstract: "Manage TeePals: golf courses, reports and suspensions; the server may be running.",
    subcommands: [
      Courses.self, Reports.self, Suspensions.self, Suspend.self, Lift.self, Appeals.self,
      ModerationLog.self, BirthDate.self,
    ])

  struct Courses: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "courses", abstract: "Manage the catalogue of golf courses.",
      subcommands: [Import.self, List.self, Drop.self])
  }

  struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Import golf courses from an OpenStreetMap extract or a table.",
      discussion: """
        An extract (.osm, XML) contains what is tagged leisure=golf_course, such as the answer to \
        the Overpass query “nwr[leisure=golf_course](area); out center;”. The first line of a \
        table (CSV, UTF-8) names the columns: name, lat and lng are required; id, also, city, \
        country, zone and holes are optional. Where a file gives no city or time zone, those of \
        the nearest city apply.

        Existing courses are updated. A course with a fault is left out, and its line is named.
        """)

    @Argument(help: "The file on the server's machine.", completion: .file())
    var file: String

    @OptionGroup var place: DataOptions

    func run() async throws {
      let path = URL(filePath: file).standardizedFileURL.path
      try show(try await place.perform(.importCourses(path: path)))
    }
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Print the number of golf courses, and list the first ones.")

    @Argument(help: "The beginning of a word of the name or city.")
    var words: String?

    @OptionGroup var place: DataOptions

    func run() async throws {
      try show(try await place.perform(.listCourses(search: words)))
    }
  }

  struct Drop: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "drop",
      abstract: "Remove golf courses from the catalogue; rounds keep what they say about them.")

    @Argument(help: "The course's id, as listed.")
    var id: String?

    @Option(help: "Remove all courses from one source instead: osm, table or demo.")
    var source: String?

    @OptionGroup var place: DataOptions

    func validate() throws {
      guard (id == nil) != (source == nil) else {
        throw ValidationError("Give the id of one golf course, or --source.")
      }
    }

    func run() async throws {
      if let id { try show(try await place.perform(.dropCourse(id: id))) }
      if let source { try show(try await place.perform(.dropCourses(source: source))) }
    }
  }
}
