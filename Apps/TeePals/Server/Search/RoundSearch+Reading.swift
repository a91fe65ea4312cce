import Core
import TeePalsDomain

extension RoundSearch {
  /// Reads the parameters of a request.
  ///
  /// - Parameters:
  ///   - home: Around where to search when the request does not say.
  ///   - now: From when on rounds are found.
  ///   - parameter: The text of a parameter; `nil` where it is absent.
  init(
    home: GlobePoint?, at now: Instant, _ parameter: (String) -> String?
  ) throws(SearchFault) {
    reach = try RoundSearch.reach(parameter("radius"))
    centre = try RoundSearch.place(parameter("lat"), parameter("lng")) ?? home
    if centre == nil, reach != .anywhere { throw .invalidCoordinates }
    window = try RoundSearch.window(parameter("from"), parameter("to"), at: now)
    if let word = parameter("sort") {
      guard let sort = Sort(rawValue: word) else { throw .invalid(.sort, rule: "unknown") }
      self.sort = sort
    }
    if sort == .distance, reach == .anywhere { throw .invalid(.sort, rule: "needs a radius") }
    if let word = parameter("host") {
      guard let host = Host(rawValue: word) else { throw .invalid(.host, rule: "unknown") }
      self.host = host
    }
    do throws(RoundTrait) {
      traits = try RoundTraits { trait in parameter(trait.rawValue) }
    } catch { throw .invalid(.trait(error), rule: "unknown") }
    if let text = parameter("limit") {
      guard let limit = Int(text), limit > 0 else { throw .invalid(.limit, rule: "a number") }
      self.limit = min(limit, RoundSearch.mostOnPage)
    }
    explains = parameter("explain") == "1"
    if let text = parameter("cursor") {
      guard let cursor = SearchCursor(text) else { throw .invalid(.cursor, rule: "unreadable") }
      guard cursor.filter == filter else { throw .invalid(.cursor, rule: "of other filters") }
      self.cursor = cursor
    }
  }

  private static func reach(_ text: String?) throws(SearchFault) -> Reach {
    guard let text else { return .miles(25) }
    if text == "anywhere" { return .anywhere }
    guard let miles = Int(text), miles > 0 else {
      throw .invalid(.radius, rule: "miles or anywhere")
    }
    guard miles <= mostMiles else { throw .radiusTooLarge }
    return .miles(miles)
  }

  private static func place(
    _ latitude: String?, _ longitude: String?
  ) throws(SearchFault) -> GlobePoint? {
    if latitude == nil, longitude == nil { return nil }
    guard let latitude = latitude.flatMap(Double.init),
      let longitude = longitude.flatMap(Double.init),
      let point = GlobePoint(latitude: latitude, longitude: longitude)
    else { throw .invalidCoordinates }
    return point
  }

  private static func instant(
    _ text: String?, _ field: SearchFault.Field
  ) throws(SearchFault) -> Instant? {
    guard let text else { return nil }
    guard let milliseconds = Int64(text), (0...(1 << 47)).contains(milliseconds) else {
      throw .invalid(field, rule: "milliseconds")
    }
    return Instant(milliseconds: milliseconds)
  }

  private static func window(
    _ from: String?, _ to: String?, at now: Instant
  ) throws(SearchFault) -> SearchWindow {
    let (from, to) = (try instant(from, .from), try instant(to, .to))
    do throws(SearchWindow.Fault) {
      return try SearchWindow(from: from, to: to, at: now)
    } catch {
      switch error {
      case .endsFirst: throw .dateWindowInvalid
      case .tooLong: throw .dateWindowTooLarge
      }
    }
  }
}
