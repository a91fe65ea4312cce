import Core

extension CourseFile {
  /// Reads an extract of OpenStreetMap in XML: everything tagged `leisure=golf_course`. Where an
  /// area has no `center` of its own, it is the middle of its nodes.
  static func openStreetMap(_ bytes: [UInt8]) throws(CourseFault) -> CourseFile {
    var line = 1
    do throws(XMLFault) {
      var reader = MapReader(
        try XMLReader(bytes, limits: XMLLimits(bytes: CourseLimits.bytes)))
      line = try reader.read()
      if reader.isMap { return reader.file() }
    } catch { throw CourseFault(.xml(error.reason), line: error.line) }
    throw CourseFault(.notMap, line: line)
  }
}

/// A node, a way or a relation of the map.
private struct MapElement {
  enum Kind: String { case node, way, relation }

  let kind: Kind
  let id: Int64
  let line: Int
  var isCourse = false
  var name = ""
  var also: [String] = []
  var holes: Int?
  /// A node's own place, or the middle that the extract gives.
  var place: GlobePoint?
  var nodes: [Int64] = []
  var ways: [Int64] = []
}

private struct MapReader {
  private(set) var isMap = false
  private var xml: XMLReader
  private var places: [Int64: GlobePoint] = [:]
  private var ways: [Int64: [Int64]] = [:]
  private var courses: [MapElement] = []
  private var element: MapElement?

  init(_ xml: XMLReader) { self.xml = xml }

  /// Answers the line of the root.
  mutating func read() throws(XMLFault) -> Int {
    var root = 1
    while true {
      switch try xml.next() {
      case .open:
        if xml.depth == 1 {
          root = xml.line()
          isMap = xml.isNamed("osm")
          if !isMap { return root }
        } else {
          try opened()
        }
      case .close: if xml.depth == 1 { finish() }
      case .text: break
      case .end: return root
      }
    }
  }

  private mutating func opened() throws(XMLFault) {
    if xml.depth == 2 {
      element = nil
      if xml.isNamed("node") { try begin(.node) }
      if xml.isNamed("way") { try begin(.way) }
      if xml.isNamed("relation") { try begin(.relation) }
      return
    }
    guard xml.depth == 3, element != nil else { return }
    if xml.isNamed("tag") {
      try tag()
    } else if xml.isNamed("nd") {
      if let node = try number("ref") { element?.nodes.append(node) }
    } else if xml.isNamed("member") {
      guard let member = try number("ref"), let type = try text("type") else { return }
      if type == "node" { element?.nodes.append(member) }
      if type == "way" { element?.ways.append(member) }
    } else if xml.isNamed("center") {
      let center = try place()
      element?.place = center
    }
  }

  private mutating func begin(_ kind: MapElement.Kind) throws(XMLFault) {
    guard let id = try number("id") else { return }
    var element = MapElement(kind: kind, id: id, line: xml.line())
    if kind == .node {
      element.place = try place()
      places[id] = element.place
    }
    self.element = element
  }

  private mutating func tag() throws(XMLFault) {
    guard let key = try text("k"), let value = try text("v") else { return }
    switch key {
    case "leisure": element?.isCourse = value == "golf_course"
    case "name": element?.name = value
    case "name:en", "name:ko", "alt_name", "short_name": element?.also.append(value)
    case "holes": element?.holes = Int(value)
    default: break
    }
  }

  private mutating func finish() {
    guard let element else { return }
    self.element = nil
    if element.kind == .way { ways[element.id] = element.nodes }
    if element.isCourse { courses.append(element) }
  }

  // MARK: Attributes

  private mutating func text(_ name: StaticString) throws(XMLFault) -> String? {
    try xml.attribute(name).map { bytes in String(decoding: bytes, as: UTF8.self) }
  }

  private mutating func number(_ name: StaticString) throws(XMLFault) -> Int64? {
    try text(name).flatMap { text in Int64(text) }
  }

  private mutating func place() throws(XMLFault) -> GlobePoint? {
    guard let latitude = try text("lat").flatMap({ text in Double(text) }),
      let longitude = try text("lon").flatMap({ text in Double(text) })
    else { return nil }
    return GlobePoint(latitude: latitude, longitude: longitude)
  }

  // MARK: Courses

  /// The courses, once every node and way is known: extracts come in any order.
  func file() -> CourseFile {
    var file = CourseFile(.openStreetMap)
    for course in courses {
      let name = plain(course.name)
      guard !name.isEmpty else {
        file.nameless += 1
        continue
      }
      guard name.unicodeScalars.count <= CourseLimits.name else {
        file.leaveOut(.name, line: course.line)
        continue
      }
      guard let point = course.place ?? middle(of: course) else {
        file.leaveOut(.place, line: course.line)
        continue
      }
      let holes = course.holes.flatMap { count in
        CourseLimits.holes.contains(count) ? count : nil
      }
      file.drafts.append(
        CourseFile.Draft(
          line: course.line, reference: course.kind.rawValue + "/\(course.id)", name: name,
          also: course.also, point: point, holes: holes))
    }
    return file
  }

  /// The middle of everything that is known of it.
  private func middle(of course: MapElement) -> GlobePoint? {
    var bounds: MapBounds?
    func take(_ node: Int64) {
      guard let place = places[node] else { return }
      if bounds == nil { bounds = MapBounds(place) } else { bounds?.take(place) }
    }
    for node in course.nodes { take(node) }
    for way in course.ways {
      for node in ways[way] ?? [] { take(node) }
    }
    return bounds?.middle
  }
}

/// The box around a few places near each other.
private struct MapBounds {
  private let first: GlobePoint
  private var south: Double
  private var north: Double
  /// Degrees to the west and to the east of the first.
  private var west = 0.0
  private var east = 0.0

  init(_ place: GlobePoint) {
    first = place
    south = place.latitude
    north = place.latitude
  }

  mutating func take(_ place: GlobePoint) {
    south = min(south, place.latitude)
    north = max(north, place.latitude)
    let across = turned(place.longitude - first.longitude)
    west = min(west, across)
    east = max(east, across)
  }

  var middle: GlobePoint? {
    GlobePoint(
      latitude: (south + north) / 2, longitude: turned(first.longitude + (west + east) / 2))
  }

  /// Within ±180.
  private func turned(_ degrees: Double) -> Double {
    degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
  }
}

/// One line without blanks at its ends.
func plain(_ text: String) -> String {
  text.split { character in character.isWhitespace }.joined(separator: " ")
}
