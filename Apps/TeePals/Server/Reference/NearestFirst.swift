import Core
import Geography

/// Something and how far it is.
struct Near<Thing> {
  let thing: Thing
  let metres: Double
}

/// The nearest things of many that are kept by their ``ZCode``: circles are looked into, each four
/// times as wide as the one before, until one holds enough.
enum NearestFirst {
  private static let first = 25_000.0
  private static let growth = 4.0

  /// - Parameters:
  ///   - candidates: Everything whose code is in the ranges of the cover, more or less in the
  ///     circle; always in the same order.
  /// - Returns: At most `count`, nearest first.
  static func find<Thing, Failure: Error>(
    _ count: Int, from center: GlobePoint, place: (Thing) -> GlobePoint,
    candidates: (CircleCover) throws(Failure) -> [Thing]
  ) throws(Failure) -> [Near<Thing>] {
    var metres = first
    let everything = Double.pi * Globe.radius
    while true {
      let cover = CircleCover(center, metres: metres)
      let isLast = metres >= everything
      var found: [Near<Thing>] = []
      for thing in try candidates(cover) {
        let distance = Globe.metres(center, place(thing))
        if isLast || distance <= metres { found.append(Near(thing: thing, metres: distance)) }
      }
      if isLast || found.count >= count { return sorted(found, count) }
      metres *= growth
    }
  }

  /// Of two at the same distance, the one that came first.
  private static func sorted<Thing>(_ found: [Near<Thing>], _ count: Int) -> [Near<Thing>] {
    let order = found.enumerated().sorted { one, other in
      one.element.metres != other.element.metres
        ? one.element.metres < other.element.metres : one.offset < other.offset
    }
    return order.prefix(count).map { entry in entry.element }
  }
}
