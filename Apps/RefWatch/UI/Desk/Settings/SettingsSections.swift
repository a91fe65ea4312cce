import Design
import RefWatchDomain
import View

// What of the settings is about where everything is.
extension DeskSettingsView {
  /// When something is sent, where everything is, and a look at once.
  static func radio(_ state: State) -> Piece {
    let words = state.words
    return section(id: "settings-radio", words(RadioText.title)) {
      box(.group) {
        switchRow(
          id: "setting-radio",
          FieldLabel(words(RadioText.silent), hint: words(RadioText.silentHint)),
          isOn: state.settings.isSilentDuringMatch,
          onToggle: { on in .desk(.setting(.isSilentDuringMatch(on))) })
      }
      if state.hasAccount {
        element("div", .class("line wraps")) {
          element("span", .class("grow"), .attribute("role", "status")) {
            syncBadge(state.sync, state.language)
          }
          syncKey(state)
        }
      }
    }
  }

  /// Sends and fetches everything once, whatever the switch says.
  static func syncKey(_ state: State) -> Piece {
    button(
      state.words(RadioText.syncNow), .filled, icon: .refresh,
      traits: state.sync.isSyncing ? [.small, .loading] : .small, action: .syncWanted)
  }

  static func links(_ state: State) -> Piece {
    let words = state.words
    return section(id: "settings-more", words(DeskSettingsText.more)) {
      box(.group) {
        link(words(DeskSettingsText.history), .clock, [.onClick(.went(.history))])
        link(words(DeskSettingsText.suite), .globe, [.onClick(.suiteSettingsWanted)])
        // With an account beside the other ways to take data along; without one where it all is.
        element(
          "a", .class("setting"),
          .attribute("href", state.hasAccount ? "/account/data" : "/account")
        ) {
          Icon.trash.node()
          element("span", .class("grow")) { words(DeskSettingsText.wipe) }
          Icon.chevronRight.node(.small)
        }
      }
    }
  }

  private static func link(
    _ title: String, _ icon: Icon, _ more: [Attribute<RefWatchFeature.ViewAction>]
  ) -> Piece {
    makeElement(
      "button", [.class("setting"), .attribute("type", "button")] + more,
      [icon.node(), element("span", .class("grow")) { title }, Icon.chevronRight.node(.small)])
  }
}
