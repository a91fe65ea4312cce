import Core
import Design
import RefWatchDomain
import View

/// Whether what two recorders entered is one goal, asked on the pitch at once: until somebody says
/// so it counts once.
struct TwinView {
  let state: RefWatchFeature.State
  let record: MatchRecord

  private var words: Words { state.words }

  /// At the foot, as what others ask for; that comes first.
  var strip: PitchNode {
    guard state.pitch.flow == nil, state.mayRecord(record), !state.isReadOnly,
      state.openRequest(record) == nil, let (kept, doubled) = record.twinGoals
    else { return .empty }
    let match = record.match.id
    return element(
      "section", .class("ask"), .key("twin-" + doubled.description),
      .aria("labelledby", "twin-text")
    ) {
      element("p", .class("ask-text"), .id("twin-text"), .attribute("role", "status")) {
        words(AttentionText.sameGoal) + " "
          + DeskAttentionView.line(state, record, kept)
      }
      element("div", .class("ask-keys")) {
        button(
          words(AttentionText.same), .prominent, icon: .merge,
          action: DeskCrewView.act(.sameThing(match, keeping: kept, withdrawing: doubled)))
        button(
          words(AttentionText.two), .filled,
          action: DeskCrewView.act(.twoThings(match, kept, doubled)))
      }
    }
  }
}

extension MatchRecord {
  /// The entries of what may be one goal, of which the second does not count for now.
  var twinGoals: (kept: MatchEventID, doubled: MatchEventID)? {
    for point in attention {
      if case .possibleDuplicate(let one, let other) = point, entry(other)?.isDoubled ?? false {
        return (one, other)
      }
    }
    return nil
  }
}
