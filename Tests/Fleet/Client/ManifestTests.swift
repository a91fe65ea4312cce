import DayBlockClient
import Foundation
import RefWatchClient
import RunningBuddyClient
import Shell
import SuperFriendClient
import TeePalsClient
import Testing
import Wire

/// What the icons of installed apps open (`Web/<app>/manifest.webmanifest`).
@Suite struct ManifestTests {
  @Test(arguments: ["day", "friends", "golf", "referee", "run"])
  func everyShortcutIsAPlaceOfItsApp(_ app: String) throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let file = root.appending(path: "Web/\(app)/manifest.webmanifest")
    let manifest = try JSON.parse(String(decoding: Data(contentsOf: file), as: UTF8.self))
    guard case .array(let shortcuts)? = manifest["shortcuts"] else {
      Issue.record("There are none.")
      return
    }
    #expect(!shortcuts.isEmpty)
    for address in [manifest["start_url"]] + shortcuts.map({ shortcut in shortcut["url"] }) {
      guard case .string(let address)? = address else {
        Issue.record("One has no address.")
        continue
      }
      let place = address.prefix { sign in sign != "?" }
      #expect(place == "/\(app)" || place.hasPrefix("/\(app)/"))
      #expect(isPlace(address, of: app), "\(address)")
    }
  }

  private func isPlace(_ address: String, of app: String) -> Bool {
    switch app {
    case "day": DayBlockApp.route(address: address) != nil
    case "friends": FriendsApp.route(address: address) != nil
    case "golf": TeePalsApp.route(address: address) != nil
    case "referee": RefWatchApp.route(address: address) != nil
    default: RunningBuddyApp.route(address: address) != nil
    }
  }
}
