import Core
import DayBlockDomain
import Design
import View

/// A run under way, on the whole screen (specification §8.2).
struct LiveView {
  let state: DayBlockFeature.State

  init(_ state: DayBlockFeature.State) { self.state = state }

  private var words: Words { state.words }

  var node: Piece {
    guard let run = state.liveRun else {
      return element("div", .class("screen"), .key("day-live")) { skeleton(state.language) }
    }
    let face = state.face(of: run.block, named: run.blockName)
    var names = "screen day-live " + BlockColor.name(face.color)
    if !run.isRunning { names += " halted" }
    if state.track.isStill { names += " still" }
    let produced = state.units(of: run, at: state.runNow).count
    return element(
      "div", .class(names), .key("day-live"), .attribute("data-keys", "f F ㄹ p P ㅔ"),
      .flag(name: "inert", present: state.track.completion != nil),
      .on(
        .keydown,
        { event in
          // A key that is kept down comes again by itself.
          event.checked
            ? nil : LiveView.action(of: event.key, run.id, isRunning: run.isRunning)
        })
    ) {
      element("h1", .class("quiet-label")) { title(run, face) }
      LiveTop.view(run, state)
      element("div", .class("page day-live-page")) {
        DayHeader.view(state)
        if state.isHomeless(run) { homeless(run) }
        block(run, face, produced)
        clock(run)
      }
      LiveFoot.view(run, produced, state)
      element("p", .class("quiet-label"), .attribute("role", "status")) {
        state.track.announcement
      }
    }
  }

  private static func action(
    of key: String, _ run: DayRunID, isRunning: Bool
  ) -> DayBlockFeature.ViewAction {
    switch key {
    case "f", "F", "ㄹ": .track(.finished(run))
    default: isRunning ? .track(.paused(run)) : .track(.resumed(run))
    }
  }

  private func title(_ run: DayRun, _ face: BlockFace) -> String {
    state.isHomeless(run) ? words(LiveText.homelessName, name: face.name) : face.name
  }

  private func homeless(_ run: DayRun) -> Piece {
    banner(words(LiveText.homeless), icon: .warning, rank: .warning) {
      button(words(LiveText.chooseBlock), .filled, action: .track(.assignWanted(run.id)))
    }
  }

  // MARK: The block

  /// All that the block is made from: most seconds change nothing of it.
  private struct BlockLook: Hashable {
    let run: DayRunID
    let face: BlockFace
    let title: String
    let produced: Int
    let isRunning: Bool
    /// A key holds it.
    let isHeld: Bool
    let words: Words
  }

  private func block(_ run: DayRun, _ face: BlockFace, _ produced: Int) -> Piece {
    let look = BlockLook(
      run: run.id, face: face, title: title(run, face), produced: produced,
      isRunning: run.isRunning, isHeld: state.track.hold?.run == run.id, words: words)
    return .kept(look, tag: "div", key: "hold") { look in LiveView.hold(look) }
  }

  private static func hold(_ look: BlockLook) -> Piece {
    let words = look.words
    return HoldBlock(
      face: BlockFace(name: look.title, icon: look.face.icon, color: look.face.color),
      amount: words.blocks(look.produced),
      label: words(LiveText.hold, name: look.title) + ". "
        + words(
          LiveText.produced, name: look.face.name, text: words.spokenBlocks(look.produced)),
      pressed: .track(.pressed), held: .track(.held(look.run)), tapped: .track(.tapped),
      keyed: .track(.moreShown(look.run)), isHeld: look.isHeld,
      key: { key, isDown in LiveView.held(key, isDown, look) }, lost: .track(.holdLost)
    ).node
  }

  /// What a key does that goes down or up on the block.
  private static func held(
    _ key: String, _ isDown: Bool, _ look: BlockLook
  ) -> DayBlockFeature.ViewAction? {
    switch key {
    case "Enter", "Space": .track(isDown ? .keyHeld(look.run, key) : .keyLetGo(key))
    case "Escape": isDown && look.isHeld ? .track(.holdLost) : nil
    case _ where key.hasSuffix("+Enter"): isDown ? nil : .track(.keyLetGo("Enter"))
    case _ where key.hasSuffix("+Space"): isDown ? nil : .track(.keyLetGo("Space"))
    default: isDown ? action(of: key, look.run, isRunning: look.isRunning) : nil
    }
  }

  // MARK: Time

  private func clock(_ run: DayRun) -> Piece {
    let shown = state.shownRun(run)
    let elapsed = shown?.active(at: state.runNow) ?? 0
    return RollingClock(
      milliseconds: elapsed, isRunning: shown?.isRunning ?? false,
      isOnBeat: shown.map { run in run.isOnBeat(at: state.runNow) } ?? false,
      label: words(LiveText.elapsed, text: words.clock(elapsed)), words: words
    ).node()
  }
}
