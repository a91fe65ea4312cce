import Core
import DayBlockDomain
import Design
import View

/// What stands above a run: the way out of it, what is not so yet, and what else can be done.
struct LiveTop: Hashable {
  /// The other run of two that both count.
  private struct Other: Hashable {
    let run: DayRunID
    let face: BlockFace
    let clock: String
  }

  private let run: DayRunID
  private let note: String
  private let others: [Other]
  private let words: Words

  /// Made anew only when something of it has changed: most seconds change nothing.
  static func view(_ run: DayRun, _ state: DayBlockFeature.State) -> Piece {
    .kept(LiveTop(run, state), tag: "div", key: "day-live-top") { top in top.node }
  }

  private init(_ run: DayRun, _ state: DayBlockFeature.State) {
    self.run = run.id
    words = state.words
    note = LiveTop.note(run, state)
    let runs = state.track.completion == nil ? state.replica.runs : []
    others = runs.filter { other in other.id != run.id }.map { other in
      Other(
        run: other.id, face: state.face(of: other.block, named: other.blockName),
        clock: state.words.clock(other.active(at: state.runNow)))
    }
  }

  /// What is not so yet, and where it came from.
  private static func note(_ run: DayRun, _ state: DayBlockFeature.State) -> String {
    let words = state.words
    if state.isSaving(run.id) {
      return words(state.shownRun(run) == nil ? LiveText.starting : .saving)
    }
    var notes: [String] = []
    if state.isElsewhere(run) { notes.append(words(LiveText.onDevice, text: run.device)) }
    if !state.refused.isEmpty {
      notes.append(KitText.notAccepted.text(in: state.language, count: state.refused.count))
    } else if !state.isOnline {
      notes.append(words(LiveText.offline))
    }
    return notes.joined(separator: " · ")
  }

  private var node: Piece {
    element("div", .class("day-live-top running")) {
      iconButton(.close, label: words(LiveText.minimize), action: .track(.minimized))
      element("p", .class("day-live-note"), .attribute("role", "status")) { note }
      for other in others { chip(other) }
      TipButton.view(.live, words)
      iconButton(
        .expand, label: words(LiveText.float), attributes: [.class("day-float")],
        action: .track(.floated))
      button(
        words(LiveText.stopNow), .filled, traits: .small,
        attributes: [
          .id("day-stop-run"), .aria("label", words(LiveText.stop)),
          .aria("haspopup", "dialog"),
        ], action: .track(.stopWanted(run)))
      iconButton(
        .more, label: words(LiveText.more), attributes: [.aria("haspopup", "dialog")],
        action: .track(.moreShown(run)))
    }
  }

  private func chip(_ other: Other) -> Piece {
    let face = other.face
    return element(
      "button", .class("day-other " + BlockColor.name(face.color)), .attribute("type", "button"),
      .key("other-" + other.run.description),
      .aria("label", words(LiveText.twoOther, name: face.name)),
      .onClick(.track(.returned(other.run)))
    ) {
      BlockTile.view(icon: face.icon, color: face.color, name: face.name, size: .tiny)
      element("span", .class("day-figures")) { other.clock }
    }
  }
}
