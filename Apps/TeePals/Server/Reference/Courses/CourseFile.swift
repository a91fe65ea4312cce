import Coding
import Core

/// Courses as a file of somebody else's has them.
public struct CourseFile: Sendable {
  /// A course, before it is known what city it is in.
  public struct Draft: Hashable, Sendable {
    /// Where in the file it begins, from 1.
    public let line: Int
    /// What it is called in its source, for ever: the same course gets the same id.
    public let reference: String
    public internal(set) var name: String
    /// Names in other languages.
    public internal(set) var also: [String] = []
    public internal(set) var point: GlobePoint
    /// As the file says; otherwise what the nearest city says.
    public internal(set) var cityLabel: String?
    public internal(set) var country: String?
    public internal(set) var timeZone: String?
    public internal(set) var holes: Int?
  }

  public let source: CourseSource
  /// Its courses, in the order of the file.
  public internal(set) var drafts: [Draft] = []
  /// What is left out, and why.
  public internal(set) var faults: [CourseFault] = []
  /// Courses of a map that have no name: nobody could choose them.
  public internal(set) var nameless = 0

  init(_ source: CourseSource) { self.source = source }

  /// Reads an extract of OpenStreetMap (`.osm`) or a table (`.csv`). What is wrong with one course
  /// leaves it out; what is wrong with the file is thrown.
  public init(_ bytes: [UInt8]) throws(CourseFault) {
    guard bytes.count <= CourseLimits.bytes else { throw CourseFault(.tooLarge, line: 1) }
    let first = bytes.first { byte in byte > 0x20 && byte < 0x80 }
    self = first == UInt8(ascii: "<") ? try .openStreetMap(bytes) : try .table(bytes)
  }

  /// Leaves a course out.
  mutating func leaveOut(_ reason: CourseFault.Reason, line: Int) {
    faults.append(CourseFault(reason, line: line))
  }
}

/// What is wrong with a file of courses, and in which line.
@Memberwise(unlabelled: 1) public struct CourseFault: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    case tooLarge
    /// It begins like XML and is none.
    case xml(XMLFault.Reason)
    /// XML, but no extract of OpenStreetMap.
    case notMap
    /// A table without a column that it needs.
    case column(String)
    /// A quotation mark that nobody closed.
    case quote
    case name
    case place
    case holes
    case country
    case zone
    /// No zone is given, and there is no gazetteer that knows one.
    case zoneUnknown
    /// The same course comes twice.
    case twice
  }

  public let reason: Reason
  /// From 1.
  public let line: Int

  /// For the operator: `line 3: there is no such place`.
  public var text: String { "line \(line): \(words)" }

  private var words: String {
    switch reason {
    case .tooLarge: "the file is larger than \(CourseLimits.bytes >> 20) MiB"
    case .xml(let fault): "the XML cannot be read (\(fault.rawValue))"
    case .notMap: "not an OpenStreetMap extract"
    case .column(let name): "the column “\(name)” is missing"
    case .quote: "a quotation mark is not closed"
    case .name: "a name must have 1 to \(CourseLimits.name) characters"
    case .place: "the position is missing or invalid"
    case .holes:
      "holes must be \(CourseLimits.holes.lowerBound) to \(CourseLimits.holes.upperBound)"
    case .country: "a country must have two letters, such as US"
    case .zone: "the time zone is unknown"
    case .zoneUnknown: "it has no time zone, and there is no list of cities to look it up in"
    case .twice: "it occurs twice"
    }
  }
}
