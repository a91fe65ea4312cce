import Core
import Geography
import Store
import TeePalsDomain

/// Finds courses of the catalogue.
public enum CourseSearch {
  /// The nearest courses, nearest first.
  ///
  /// - Parameter text: What a word of the name or of the city begins with; empty for every course.
  public static func nearest(
    _ count: Int, to point: GlobePoint, named text: String = "", _ session: some Session
  ) throws(StoreFailure) -> [Course] {
    let key = SearchKey.of(text)
    let spots = try NearestFirst.find(count, from: point) { (spot: CourseRows.Spot) in
      spot.point
    } candidates: { cover throws(StoreFailure) in
      var spots: [CourseRows.Spot] = []
      for range in cover.ranges {
        spots += try CourseRows.spots(in: range, word: key.isEmpty ? nil : key, session)
      }
      return spots
    }
    let known = try CourseRows.known(spots.map { near in near.thing.id }, session)
    return spots.compactMap { near in known[near.thing.id] }
  }

  /// Courses by name, wherever they are.
  public static func named(
    _ text: String, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [Course] {
    let key = SearchKey.of(text)
    return try CourseRows.named(key.isEmpty ? nil : key, limit: limit, session)
  }
}
