import AccountsUI
import DayBlockUI
import Design
import Home
import RefWatchUI
import RunningBuddyUI
import Shell
import SuperFriendUI
import TeePalsUI

/// Every rule of all clients' one style sheet.
public enum ClientStylesheet {
  public static var css: String {
    Stylesheet.css(
      adding: [
        AccountsStyles.css, FriendsStylesheet.css, RefWatchStylesheet.css, TeePalsStylesheet.css,
        DayBlockStylesheet.css, RunStylesheet.css,
        LauncherStyles.css, ShellStyles.css,
      ])
  }
}
