import Core
import DayBlockDomain
import Design
import View

/// What is asked about a run under way.
enum LiveQuestions {
  /// What holding does, without holding; and the rest.
  static func more(_ id: DayRunID, _ state: DayBlockFeature.State) -> Piece {
    guard let run = state.replica.run(id), run.isLive else { return .empty }
    let words = state.words
    var options: [MenuOption<DayBlockFeature.ViewAction>] = [
      MenuOption(
        words(LiveText.finish), icon: .check, remark: words(LiveText.shortcuts),
        action: .track(.finished(id))),
      run.isRunning
        ? MenuOption(words(LiveText.pause), icon: .pause, action: .track(.paused(id)))
        : MenuOption(words(LiveText.resume), icon: .play, action: .track(.resumed(id))),
    ]
    if state.isHomeless(run) {
      options.append(
        MenuOption(words(LiveText.chooseBlock), icon: .swap, action: .track(.assignWanted(id))))
    }
    options.append(
      MenuOption(
        words(LiveText.discardRun), icon: .trash, isDestructive: true,
        action: .track(.stopWanted(id))))
    return menu(
      id: "day-more", title: state.face(of: run.block, named: run.blockName).name,
      language: state.language, options: options, close: .track(.sheetClosed))
  }

  /// "Stop producing?" (specification §5.1)
  static func stopping(_ id: DayRunID, _ state: DayBlockFeature.State) -> Piece {
    let words = state.words
    return question(
      id: "day-stop", title: words(LiveText.stopTitle), text: words(LiveText.stopText),
      close: .track(.sheetClosed)
    ) {
      button(
        words(LiveText.keepGoing), .prominent, traits: .wide, action: .track(.sheetClosed))
      button(
        words(LiveText.saveWhatIs), .filled, icon: .check, traits: .wide,
        action: .track(.finished(id)))
      button(
        words(LiveText.stopNow), .filled, icon: .trash, traits: [.wide, .destructive],
        action: .track(.discarded(id)))
    }
  }

  /// Finished with less than half a block (specification §4).
  static func tooLittle(_ id: DayRunID, _ state: DayBlockFeature.State) -> Piece {
    guard let run = state.replica.run(id) else { return .empty }
    let words = state.words
    let left = DayUnit.length - run.progress(at: state.runNow)
    let minutes = Int((left + 59_999) / 60_000)
    return question(
      id: "day-little", title: words(LiveText.littleTitle),
      text: words(LiveText.littleText, text: words.duration(minutes: minutes)),
      close: .track(.sheetClosed)
    ) {
      button(
        words(LiveText.keepGoing), .prominent, traits: .wide, action: .track(.sheetClosed))
      button(
        words(LiveText.asNote), .filled, icon: .file, traits: .wide, action: .track(.noted(id)))
      button(
        words(LiveText.discardRun), .filled, icon: .trash, traits: [.wide, .destructive],
        action: .track(.discarded(id)))
    }
  }
}

/// The block for a run whose own is gone (specification §6.3).
enum AssignSheet {
  static func view(_ id: DayRunID, _ state: DayBlockFeature.State) -> Piece {
    let words = state.words
    let sheet = Sheet<DayBlockFeature.ViewAction>(
      id: "day-assign", title: words(LiveText.chooseTitle), language: state.language,
      close: .track(.sheetClosed))
    return sheet.node {
      for group in state.replica.groups(of: state.me) {
        element("section", .class("day-choices"), .key(group.id.description)) {
          element("h3", .class("callout soft")) { state.name(of: group) }
          for block in state.replica.blocks(in: group.id) {
            element(
              "button", .class("option day-track-choice"), .key(block.id.description),
              .attribute("type", "button"), .onClick(.track(.assigned(id, block.id)))
            ) {
              BlockTile.view(icon: block.icon, color: block.color, name: block.name)
              element("span", .class("grow")) { block.name }
            }
          }
        }
      }
    }
  }
}
