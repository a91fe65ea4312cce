import AccountsUI
import DayBlockUI
import Design
import Foundation
import Home
import RefWatchUI
import RunningBuddyUI
import Shell
import SuperFriendUI
import TeePalsUI

/// The style sheets of the browser's clients: one for all of them, which is all that home and the
/// entrance have, and one for each other, by its name in `Tools/clients.sh`.
public enum ClientStylesheet {
  /// The name of each file, and its text.
  static var files: [String: String] {
    [
      "styles.css": Stylesheet.css(
        adding: [AccountsStyles.css, LauncherStyles.css, ShellStyles.css]),
      "friends.css": FriendsStylesheet.css, "referee.css": RefWatchStylesheet.css,
      "m.css": RefWatchStylesheet.mirror, "golf.css": TeePalsStylesheet.css,
      "day.css": DayBlockStylesheet.css, "run.css": RunStylesheet.css,
    ]
  }

  /// Writes all of them into a folder, which is made where it is missing.
  public static func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, css) in files {
      try Data(css.utf8).write(to: folder.appendingPathComponent(name))
    }
  }
}
