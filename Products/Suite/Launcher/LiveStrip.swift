import Design
import RefWatchUI
import RunningBuddyUI
import Shell
import View

extension SuiteContent {
  /// The match under way, wherever the person is outside RefWatch, with the way to the pitch; else
  /// the run under way.
  static func liveStrip(_ state: State, _ account: Account) -> Piece {
    if case .referee = state.route { return recordingStrip(state, account) }
    guard let line = account.referee.liveLine else { return recordingStrip(state, account) }
    return element(
      "a", .class("live-strip"), .key("live-strip"), .attribute("href", line.address),
      .aria("label", line.label)
    ) {
      Icon.whistle.node(.small)
      element("span", .class("clipped")) { line.home }
      element("span", .class("strong figures")) { line.score }
      element("span", .class("clipped")) { line.away }
      element("span", .class("live-strip-stage clipped")) { line.stage }
      if !line.hold.isEmpty { element("span", .class("live-strip-hold")) { line.hold } }
      if !line.clock.isEmpty { element("span", .class("figures")) { line.clock } }
    }
  }
}

extension SuiteContent {
  /// The run that this window records, with the way to it.
  private static func recordingStrip(_ state: State, _ account: Account) -> Piece {
    if case .run = state.route { return .empty }
    guard account.run.isRecording, !state.isOnPitch else { return .empty }
    return element(
      "a", .class("live-strip"), .key("recording-strip"), .attribute("href", "/run/live")
    ) {
      Icon.play.node(.small)
      element("span", .class("clipped")) { SuiteText.runLive.text(in: state.language) }
    }
  }
}

/// The strip's own rules.
enum LiveStripStyles {
  static let css = """
    .live-strip{display:flex;align-items:center;justify-content:center;flex-wrap:wrap;\
    column-gap:.5rem;min-block-size:var(--control);padding:.25rem .75rem;\
    background:var(--ink);color:var(--paper);font-weight:650;text-decoration:none}
    .live-strip-hold{padding-inline:.5rem;border-radius:1rem;box-shadow:inset 0 0 0 1px}
    @media (max-width:22rem){.live-strip{column-gap:.25rem;font-size:var(--callout)}
    .live-strip>.icon,.live-strip-stage{display:none}}
    """
}
