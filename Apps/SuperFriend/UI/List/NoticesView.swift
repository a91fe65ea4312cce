import Design
import SuperFriendDomain
import View

/// What stands between the bar and the list: where changes are, and what wants attention.
enum NoticesView {
  static func view(_ state: FriendsFeature.State) -> Node<FriendsFeature.ViewAction> {
    let words = state.words
    return element("div", .class("notices")) {
      if !state.refused.isEmpty {
        banner(state.sync.text(in: state.language) ?? "", icon: .warning, rank: .alarming) {
          button(words(KitText.seeWhy), .naked, action: .went(.refused))
        }
      } else if state.sync.isReachable {
        if state.sync.waiting + state.sync.saving > 0 {
          syncBadge(state.sync, state.language)
        }
      } else {
        absence(state.sync, state.language, age: state.offlineAge)
      }
      // Older records of this device are there in a moment, and change little in a list.
      if !state.roster.isEmpty, !state.sync.isComplete,
        let text = state.sync.knowledge.text(in: state.language)
      {
        element("p", .class("soft"), .attribute("role", "status")) { text }
      }
    }
  }
}
