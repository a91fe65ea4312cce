import Core
import Design
import RunningBuddyDomain
import View

/// What can be done with a run that is being recorded; the same for most of a run.
struct LiveControls: Hashable {
  private let isPaused: Bool
  /// Whether the map's width is the person's to choose.
  private let isZoomed: Bool
  private let words: Words

  static func view(_ state: RunFeature.State) -> RunPiece {
    .kept(LiveControls(state), tag: "div", key: "controls") { controls in controls.node }
  }

  private init(_ state: RunFeature.State) {
    isPaused = if case .paused = state.live.recorder.phase { true } else { false }
    isZoomed = state.live.width != nil
    words = state.words
  }

  private var node: RunPiece {
    element("div", .class("run-controls")) {
      // Two groups, so that where one row is too narrow none of them stands alone in a second.
      line("run-tools") {
        line("wraps") {
          iconButton(.flag, label: words(LiveText.mark), .filled, action: .live(.marked))
          iconButton(.heart, label: words(SensorText.title), .filled, action: .went(.sensors))
          iconButton(
            .device, label: words(CompanionText.title), .filled, action: .went(.companions))
        }
        line("wraps") {
          if isZoomed {
            iconButton(
              .plus, label: words(LiveText.closer), .filled,
              action: .live(.zoomed(closer: true)))
            iconButton(
              .collapse, label: words(LiveText.farther), .filled,
              action: .live(.zoomed(closer: false)))
          }
          iconButton(.lock, label: words(LiveText.lock), .filled, action: .live(.locked))
          iconButton(.moon, label: words(LiveText.pocket), .filled, action: .live(.pocketed))
        }
      }
      line("run-main") {
        if isPaused {
          button(
            words(LiveText.resume), .prominent, icon: .play, attributes: [.id("run-resume")],
            action: .live(.resumed))
        } else {
          button(
            words(LiveText.pause), .prominent, icon: .pause, attributes: [.id("run-pause")],
            action: .live(.paused))
          button(words(LiveText.lap), .filled, action: .live(.lapped))
        }
        LiveControls.hold(
          id: "run-finish", words(LiveText.holdToFinish), icon: .check, milliseconds: 1_000,
          held: .live(.finished), tapped: .live(.finishTouched), hint: nil)
      }
    }
  }

  /// A button that does something when it is held; pressed shortly, as by keys and screen readers,
  /// it does what `tapped` says.
  static func hold(
    id: String, _ title: String, icon: Icon, milliseconds: Int, held: RunFeature.ViewAction,
    tapped: RunFeature.ViewAction, hint: String?
  ) -> RunPiece {
    element("div", .class("run-hold"), .key(id)) {
      element(
        "button", .class("button filled hold"), .id(id), .attribute("type", "button"),
        .attribute("data-hold", String(milliseconds)), .on(.contextmenu, { _ in held }),
        .onClick(tapped)
      ) {
        icon.node()
        element("span") { title }
      }
      element("p", .class("hint"), .attribute("role", "status")) { hint ?? "" }
    }
  }
}
