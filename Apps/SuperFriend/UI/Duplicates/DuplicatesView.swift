import Calendar
import Core
import Design
import SuperFriendDomain
import View

/// Meetings that were recorded twice, on two devices say (spec §11). Suggests, never merges by
/// itself.
enum DuplicatesView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    let twins = state.isLoaded ? state.allTwins : []
    return element("div", .class("screen"), .key("duplicates")) {
      topBar(title: words(RecordText.mergeTitle), language: state.language, back: .closed)
      element("div", .class("page")) {
        element("div", .class("column")) {
          if twins.isEmpty {
            state.whenKnown {
              emptyState(
                icon: .merge, title: words(RecordText.noDuplicates),
                text: words(RecordText.noDuplicatesText))
            }
          }
          for twin in twins { banner(state, twin) }
        }
      }
    }
  }

  static func banner(_ state: State, _ twins: Twins) -> Piece {
    guard let connection = state.replica.connection(twins.kept) else { return .empty }
    let words = state.words
    let date = words.formats.date(connection.occurredOn, .long)
    let text = words(RecordText.duplicateText, name: state.name(twins.friend), text: date)
    return element("div", .key(twins.kept.description)) {
      Design.banner(text, icon: .merge) {
        button(
          words(RecordText.merge), .naked, action: .merged(twins.kept, twins.others))
        button(words(RecordText.keepBoth), .naked, action: .duplicateKept(twins.kept))
      }
    }
  }
}
