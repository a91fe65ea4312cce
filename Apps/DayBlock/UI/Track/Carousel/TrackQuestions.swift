import Core
import DayBlockDomain
import Design
import View

/// What is asked beside the carousel.
enum TrackQuestions {
  static func deleting(_ id: BlockID, _ state: DayBlockFeature.State) -> Piece {
    let words = state.words
    return question(
      id: "day-delete-block", title: words(TrackText.deleteTitle, name: state.face(of: id).name),
      text: words(TrackText.deleteText), close: .track(.sheetClosed)
    ) {
      button(words(TrackText.no), .filled, traits: .wide, action: .track(.sheetClosed))
      button(
        words(ReviewText.delete), .prominent, icon: .trash, traits: [.wide, .destructive],
        action: .track(.blockDeleted(id)))
    }
  }

  /// Another block is to be played while one is under way (specification §5.3).
  static func switching(to id: BlockID, _ state: DayBlockFeature.State) -> Piece {
    guard let run = state.liveRun else { return .empty }
    let words = state.words
    let name = state.face(of: run.block, named: run.blockName).name
    return question(
      id: "day-switch", title: words(TrackText.switchTitle, name: name),
      text: words(TrackText.switchText, name: name), close: .track(.sheetClosed)
    ) {
      button(words(KitText.cancel), .filled, traits: .wide, action: .track(.sheetClosed))
      button(
        words(TrackText.finishAndSwitch), .prominent, icon: .check, traits: .wide,
        action: .track(.switched(to: id, keeps: true)))
      button(
        words(TrackText.discardAndSwitch), .filled, icon: .trash, traits: [.wide, .destructive],
        action: .track(.switched(to: id, keeps: false)))
    }
  }
}

/// The choice of a group (specification §8.5).
enum GroupSheet {
  static func view(_ state: DayBlockFeature.State) -> Piece {
    let words = state.words
    let current = state.trackGroup.id
    let sheet = Sheet<DayBlockFeature.ViewAction>(
      id: "day-groups", title: words(TrackText.groupTitle), language: state.language,
      close: .track(.sheetClosed))
    return sheet.node {
      element("div", .class("day-choices"), .attribute("role", "group")) {
        for group in state.replica.groups(of: state.me) {
          row(group, isCurrent: group.id == current, state)
        }
        element(
          "button", .class("option"), .attribute("type", "button"), .key("add"),
          .onClick(.track(.groupWanted))
        ) {
          Icon.plus.node()
          element("span", .class("grow")) { words(TrackText.newGroup) }
        }
      }
    }
  }

  private static func row(_ group: BlockGroup, isCurrent: Bool, _ state: State) -> Piece {
    let count = state.replica.blocks(in: group.id).count
    return element(
      "button", .class("option day-track-choice"), .key(group.id.description),
      .attribute("type", "button"), .aria("pressed", isCurrent ? "true" : "false"),
      .onClick(.track(.groupChosen(group.id)))
    ) {
      element("span", .class("grow")) { state.name(of: group) }
      element("span", .class("soft")) { state.words(TrackText.groupCount, count: count) }
      if isCurrent { Icon.check.node() }
    }
  }
}
