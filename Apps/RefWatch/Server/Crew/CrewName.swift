import RefWatchDomain
import Wire

/// What a person who accepts an invitation is called there.
enum CrewName {
  static func read(_ cursor: WireCursor) throws(WireError) -> String {
    let text = try cursor.string(limit: 1_000)
    guard let name = CrewSeat.name(text) else {
      throw cursor.error(.outOfRange("1 to \(RefWatchLimits.name) characters"))
    }
    return name
  }
}
