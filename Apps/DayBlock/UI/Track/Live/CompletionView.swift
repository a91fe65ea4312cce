import DayBlockDomain
import Design
import View

/// What is seen as a run is finished: the block's colour covers everything (specification §8.3).
enum CompletionView {
  static func view(_ state: DayBlockFeature.State) -> Piece {
    guard let completion = state.track.completion else { return .empty }
    return view(
      color: completion.color, amount: "+" + state.words.blocks(completion.halfBlocks),
      isLeaving: completion.isLeaving, state.words, skip: .track(.completionSkipped))
  }

  /// The same for the tutorial.
  static func view<Action>(
    color: Int, amount: String, isLeaving: Bool, _ words: Words, skip: Action
  ) -> Node<Action> {
    var names = "day-complete " + BlockColor.name(color)
    if isLeaving { names += " leaves" }
    return element("div", .class(names), .key("day-complete")) {
      element("span", .class("day-complete-disc"), .aria("hidden", "true"))
      element("div", .class("day-complete-text"), .attribute("role", "status")) {
        element(
          "svg", .class("day-complete-tick"), .attribute("viewBox", "0 0 40 40"),
          .aria("hidden", "true"), .attribute("focusable", "false")
        ) {
          element(
            "path",
            .attribute(
              "d", "M11 3h18a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8H11a8 8 0 0 1-8-8V11a8 8 0 0 1 8-8z"))
          element("path", .class("tick"), .attribute("d", "M12.5 20.5l5.5 5.5l10-11.5"))
        }
        element("p", .class("day-complete-title")) { words(LiveText.complete) }
        element("p", .class("day-complete-amount day-figures")) { amount }
      }
      // Whoever has seen it often goes on at once.
      element(
        "button", .class("day-complete-skip"), .attribute("type", "button"), .onClick(skip)
      ) {
        element("span", .class("quiet-label")) { words(LiveText.skip) }
      }
    }
  }
}
