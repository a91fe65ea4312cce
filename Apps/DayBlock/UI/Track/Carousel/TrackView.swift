import Core
import DayBlockDomain
import Design
import View

/// The tracking screens, and what lies over them.
enum TrackView {
  static func screen(_ state: DayBlockFeature.State) -> Piece {
    switch state.screen {
    case .live: LiveView(state).node
    case .session: ReviewView(state).node
    default: carousel(state)
    }
  }

  /// What has to be answered, and what is being celebrated.
  static func over(_ state: DayBlockFeature.State) -> Piece {
    .fragment([sheet(state), ReviewSheets.view(state), CompletionView.view(state)])
  }

  private static func sheet(_ state: DayBlockFeature.State) -> Piece {
    guard state.screen == .tracking || state.screen == .live else { return .empty }
    switch state.track.sheet {
    case .groups: return GroupSheet.view(state)
    case .board:
      return BoardSheet.view(
        state.todayBoard, state, title: state.words(TrackText.board), close: .track(.sheetClosed))
    case .deletingBlock(let id): return TrackQuestions.deleting(id, state)
    case .switching(let id): return TrackQuestions.switching(to: id, state)
    case .more(let id): return LiveQuestions.more(id, state)
    case .stopping(let id): return LiveQuestions.stopping(id, state)
    case .tooLittle(let id): return LiveQuestions.tooLittle(id, state)
    case .assigning(let id): return AssignSheet.view(id, state)
    case .left(let left): return LeftSheet.view(left, state)
    case nil:
      guard state.track.completion == nil, let (earlier, later) = state.twoRuns else {
        return .empty
      }
      return TwoRunsSheet.view(earlier, later, state)
    }
  }

  // MARK: The carousel's screen

  private static func carousel(_ state: DayBlockFeature.State) -> Piece {
    let words = state.words
    return element("div", .class("screen"), .key("day-tracking")) {
      element("h1", .class("quiet-label")) { words(TrackText.title) }
      DayStates.notices(state)
      element("div", .class("page day-tracking")) {
        DayHeader.view(state)
        element("div", .class("day-group-row")) {
          groupButton(state)
          TipButton.view(.tracking, state.words)
        }
        CarouselView(state).node
        for run in state.replica.runs { strip(run, state) }
        element("p", .class("day-prompt")) {
          prompt(state)
        }
        controls(state)
      }
    }
  }

  /// What to do next. That there is no block is said when it is known.
  private static func prompt(_ state: DayBlockFeature.State) -> String {
    guard state.trackBlocks.isEmpty else { return state.words(TrackText.prompt) }
    if !state.sync.isComplete, let text = state.sync.knowledge.text(in: state.language) {
      return text
    }
    return state.words(state.replica.blocks.isEmpty ? TrackText.promptEmpty : .promptGroup)
  }

  private static func groupButton(_ state: DayBlockFeature.State) -> Piece {
    let name = state.name(of: state.trackGroup)
    return element(
      "button", .class("day-group"), .attribute("type", "button"),
      .aria("label", state.words(TrackText.groupButton, name: name)),
      .aria("haspopup", "dialog"), .onClick(.track(.groupsShown))
    ) {
      element("span", .class("day-group-name")) { name }
      Icon.chevronDown.node(.small)
    }
  }

  /// A run that is under way, here or elsewhere: the way to it.
  private static func strip(_ run: DayRun, _ state: DayBlockFeature.State) -> Piece {
    let words = state.words
    let face = state.face(of: run.block, named: run.blockName)
    let active = run.active(at: state.runNow)
    let title: String
    if state.isElsewhere(run) {
      title = words(run.isRunning ? TrackText.runningOn : .pausedOn, text: run.device)
    } else {
      title = words(run.isRunning ? TrackText.running : .paused, name: face.name)
    }
    return element(
      "button", .class("day-run-strip " + BlockColor.name(face.color)),
      .key("strip-" + run.id.description), .attribute("type", "button"),
      .onClick(.track(.returned(run.id)))
    ) {
      BlockTile.view(icon: face.icon, color: face.color, name: face.name)
      element("span", .class("day-run-strip-text")) {
        element("span", .class("day-run-strip-title")) { title }
        element("span", .class("day-run-strip-clock day-figures")) { words.clock(active) }
      }
      Icon.chevronRight.node()
    }
  }

  private static func controls(_ state: DayBlockFeature.State) -> Piece {
    let words = state.words
    let blocks = state.trackBlocks
    let focus = state.track.carousel.focus
    let index = CarouselFocus.index(of: focus, in: blocks.map { block in block.id })
    let block = focus?.block.flatMap { id in state.replica.block(id) }
    return element("div", .class("day-controls")) {
      iconButton(
        .back, label: words(TrackText.previous), traits: index > 0 ? [] : .disabled,
        action: .track(.moved(-1)))
      element(
        "button", .class("day-play"), .id("day-play"), .attribute("type", "button"),
        .aria(
          "label",
          block.map { block in words(TrackText.playNamed, name: block.name) }
            ?? words(TrackText.play)),
        .disabled(block == nil), .onClick(.track(.played))
      ) { Icon.play.node() }
      iconButton(
        .chevronRight, label: words(TrackText.next),
        traits: index < blocks.count ? [] : .disabled, action: .track(.moved(1)))
    }
  }
}
