import Core
import View

// An app that is installed as one of its own has an icon of its own, which says what waits in it
// alone.
extension ShellState {
  /// What ends the address that such an app opens: `start_url` of its manifest.
  private static var mark: String { "?own" }

  private var key: String { RememberedKey.ownIcon + Content.system(route) }

  /// The app whose number the icon shows; `nil` for that of all apps.
  var ownIcon: String? {
    launch.remembered[key] == "1" ? Content.system(route) : nil
  }

  /// Pages that the app opens later, by a shortcut or a notification, have an address as any other.
  func rememberOwnIcon() -> Effects {
    guard launch.address.hasSuffix(Self.mark), ownIcon == nil else { return [] }
    return [.tell(.remember(key: key, value: "1"))]
  }
}
