import Application
import ArgumentParser
import Foundation

struct GolfCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "golf",
    abstract: "Look after what TeePals offers to everybody; the server may be running.",
    subcommands: [
      Courses.self, Reports.self, Suspensions.self, Suspend.self, Lift.self, BirthDate.self,
    ])

  struct Courses: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "courses", abstract: "Look after the catalogue of golf courses.",
      subcommands: [Import.self, List.self, Drop.self])
  }

  struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Take golf courses in from an extract of OpenStreetMap or from a table.",
      discussion: """
        An extract (.osm, XML) has what is tagged leisure=golf_course, such as the Overpass query \
        “nwr[leisure=golf_course](area); out center;” answers. A table (CSV, UTF-8) names its \
        columns in its first line: name, lat and lng, and if you like id, also, city, country, \
        zone and holes. City and time zone are otherwise those of the nearest city.

        What was there before is brought up to date. A course with a fault is left out, and its \
        line is named.
        """)

    @Argument(help: "The file, on the server's machine.", completion: .file())
    var file: String

    @OptionGroup var place: DataOptions

    func run() async throws {
      let path = URL(filePath: file).standardizedFileURL.path
      try show(try await place.perform(.importCourses(path: path)))
    }
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Say how many golf courses there are, and name the first.")

    @Argument(help: "What a word of the name or of the city begins with.")
    var words: String?

    @OptionGroup var place: DataOptions

    func run() async throws {
      try show(try await place.perform(.listCourses(search: words)))
    }
  }

  struct Drop: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "drop",
      abstract: "Take golf courses out of the catalogue; rounds keep what they say of them.")

    @Argument(help: "A course's id, as the list has it.")
    var id: String?

    @Option(help: "Instead of one, all from there: osm, table or demo.")
    var source: String?

    @OptionGroup var place: DataOptions

    func validate() throws {
      guard (id == nil) != (source == nil) else {
        throw ValidationError("Name one golf course, or --source.")
      }
    }

    func run() async throws {
      if let id { try show(try await place.perform(.dropCourse(id: id))) }
      if let source { try show(try await place.perform(.dropCourses(source: source))) }
    }
  }
}
