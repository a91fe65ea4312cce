import RunningBuddyDomain
import RunningBuddyServer

extension Doctor {
  /// What lies below people's routes.
  static func maps(_ settings: Settings) -> Finding {
    do throws(SettingsFault) {
      guard let tiles = try settings.tiles(environment: .system)?.tiles else {
        return Finding(.note, "maps", "none, so routes are on plain ground; see mapFile and mapURL")
      }
      return Finding(
        .fine, "maps", "zooms \(tiles.least) to \(tiles.greatest), “\(tiles.attribution)”")
    } catch { return Finding(.problem, "maps", error.description) }
  }
}
