import Coding
import Core
import TeePalsDomain
import Wire

/// What the form asks of the server, and what the answers mean.
enum FormExchange {
  static func courses(_ query: String, near place: GlobePoint?) -> HostRequest {
    .get("/api/golf/courses?q=" + percentEncoded(query) + at(place))
  }

  static func cities(_ query: String, near place: GlobePoint?) -> HostRequest {
    .get("/api/golf/cities?q=" + percentEncoded(query) + at(place))
  }

  /// The cities that lie nearest.
  static func cities(near place: GlobePoint) -> HostRequest {
    .get("/api/golf/cities?" + at(place).dropFirst())
  }

  /// The nearest 500 cities.
  static func manyCities(near place: GlobePoint) -> HostRequest {
    .get("/api/golf/cities?" + at(place).dropFirst() + "&many=1")
  }

  /// The nearest 500.
  static func near(_ place: GlobePoint) -> HostRequest {
    .get("/api/golf/courses/near?" + at(place).dropFirst())
  }

  private static func at(_ place: GlobePoint?) -> String {
    guard let place else { return "" }
    return "&lat=" + decimal(place.latitude) + "&lng=" + decimal(place.longitude)
  }

  // MARK: Answers

  /// The courses of an answer; `nil` where there are none to be had.
  static func courses(_ answer: HostAnswer) -> Credited<FormCourse>? {
    answer.read { cursor throws(WireError) in
      Credited(
        try cursor.required("courses").decodeArray(Course.self)
          .map { course in FormCourse(course) },
        credits: try FormExchange.credits(cursor))
    }
  }

  static func cities(_ answer: HostAnswer) -> Credited<FormPlace>? {
    answer.read { cursor throws(WireError) in
      Credited(
        try cursor.required("cities").decodeArray(City.self).map { city in FormPlace(city) },
        credits: try FormExchange.credits(cursor))
    }
  }

  /// Whose data it is, in their words.
  static func credits(_ cursor: WireCursor) throws(WireError) -> [String] {
    try cursor.optional("credits")?.elements { credit throws(WireError) in
      try credit.string(limit: 200)
    } ?? []
  }

  /// Where the device says it is: "37.3382 -121.8863".
  static func place(_ answer: HostAnswer) -> GlobePoint? {
    guard case .text(let text) = answer else { return nil }
    let parts = text.split(separator: " ").map { part in String(part) }
    guard parts.count == 2 else { return nil }
    do throws(WireError) {
      let north = try WireCursor(try JSON.parse(parts[0])).double()
      let east = try WireCursor(try JSON.parse(parts[1])).double()
      return GlobePoint(latitude: north, longitude: east)?.snapped
    } catch { return nil }
  }

  // MARK: Addresses

  /// Degrees to a thousandth, which is a hundred metres: enough to tell what is near.
  static func decimal(_ degrees: Double) -> String {
    let steps = Int(degrees * 1_000 + (degrees < 0 ? -0.5 : 0.5))
    let digits = String(steps.magnitude)
    let filled = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return (steps < 0 ? "-" : "") + filled.dropLast(3) + "." + filled.suffix(3)
  }
}

/// What was found, and whose data it is.
@Memberwise(unlabelled: 1) struct Credited<Value> {
  let values: [Value]
  let credits: [String]
}
