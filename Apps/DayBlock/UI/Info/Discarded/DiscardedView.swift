import Calendar
import Core
import DayBlockDomain
import Design
import View

/// What was deleted or discarded in the last 30 days, to be restored.
struct DiscardedState: Hashable {
  static let page = 50
  /// How many records are listed.
  var shown = page
}

public enum DiscardedAction {
  case runRestored(DayRunID)
  case sessionRestored(DaySessionID)
  case blockRestored(BlockID)
  case groupRestored(BlockGroupID)
  case extended
}

extension DayBlockFeature.State {
  mutating func reduceDiscarded(_ action: DiscardedAction) -> Effects {
    let said = words(DiscardedText.restored)
    switch action {
    case .runRestored(let id):
      // Where it was left longer ago than a pause lasts, it is over at once, and that is told.
      let waits = replica.run(id)?.taking(.restore).autoStop(at: runNow) == nil
      return settle(
        .takeStep(id, .restore), said: waits ? words(DiscardedText.runRestored) : said)
    case .sessionRestored(let id): return settle(.restoreSession(id), said: said)
    case .blockRestored(let id): return settle(.restoreBlock(id), said: said)
    case .groupRestored(let id): return settle(.restoreGroup(id), said: said)
    case .extended:
      info.discarded.shown += DiscardedState.page
      return []
    }
  }
}

enum DiscardedView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    let replica = state.replica
    let isEmpty =
      replica.discardedRuns.isEmpty && replica.deletedSessions.isEmpty
      && replica.deletedBlocks.isEmpty && replica.deletedGroups.isEmpty && state.recentReset == nil
    return InfoView.page(state, key: "day-discarded", title: .discarded) {
      if isEmpty {
        DayStates.whenKnown(state, rows: 4) {
          emptyState(
            icon: .trash, title: words(DiscardedText.empty), text: words(DiscardedText.emptyText))
        }
      } else {
        paragraph(words(DiscardedText.intro), "soft")
        if state.recentReset != nil { reset(state) }
        list("runs", words(DiscardedText.runs), runs(state))
        list("groups", words(DiscardedText.groups), groups(state))
        list("blocks", words(DiscardedText.blocks), blocks(state))
        sessions(state)
      }
    }
  }

  private static func reset(_ state: State) -> Piece {
    banner(state.words(ResetText.recent), icon: .undo) {
      button(
        state.words(ResetText.takeBack), .filled, traits: .small,
        action: .info(.reset(.takenBack)))
    }
  }

  private static func list(_ id: String, _ title: String, _ rows: [Piece]) -> Piece {
    guard !rows.isEmpty else { return .empty }
    return element("section", .class("day-info-list"), .key(id)) {
      element("h2", .class("day-info-heading")) { title }
      makeElement("ul", [.class("box filled group"), .attribute("role", "list")], rows)
    }
  }

  // MARK: Rows

  private static func runs(_ state: State) -> [Piece] {
    state.replica.discardedRuns.map { run in
      let face = state.face(of: run.block, named: run.blockName)
      var at: Instant?
      if case .discarded(let instant) = run.state { at = instant }
      let minutes = Int(run.active(at: state.now) / 60_000)
      return row(
        state, id: run.id.description, face,
        state.words.duration(minutes: minutes) + " · " + when(run.startedAt, state), at,
        .runRestored(run.id))
    }
  }

  private static func groups(_ state: State) -> [Piece] {
    state.replica.deletedGroups.map { group in
      row(
        state, id: group.id.description, nil, title: state.name(of: group), "", group.deletedAt,
        .groupRestored(group.id))
    }
  }

  private static func blocks(_ state: State) -> [Piece] {
    state.replica.deletedBlocks.map { block in
      row(
        state, id: block.id.description, state.face(of: block.id), "", block.deletedAt,
        .blockRestored(block.id))
    }
  }

  private static func sessions(_ state: State) -> Piece {
    let all = state.replica.deletedSessions
    let rows = all.prefix(state.info.discarded.shown).map { session in
      row(
        state, id: session.id.description, state.face(of: session.block),
        "+" + state.words.blocks(session.halfBlocks) + " · " + when(session.startedAt, state),
        session.deletedAt, .sessionRestored(session.id))
    }
    let rest = all.count - rows.count
    return stack {
      list("sessions", state.words(DiscardedText.sessions), Array(rows))
      if rest > 0 {
        button(
          state.words(DiscardedText.more, count: min(rest, DiscardedState.page)), .naked,
          icon: .chevronDown, traits: .wide, action: .info(.discarded(.extended)))
      }
    }
  }

  private static func when(_ instant: Instant, _ state: State) -> String {
    let civil = state.rules.civil(at: instant)
    return state.formats.date(civil.date, .short) + " " + state.formats.time(civil.time)
  }

  private static func row(
    _ state: State, id: String, _ face: BlockFace?, title: String = "", _ text: String,
    _ deletedAt: Instant?, _ restore: DiscardedAction
  ) -> Piece {
    let words = state.words
    let name = face?.name ?? title
    return element("li", .class("setting"), .key(id)) {
      if let face { BlockTile.view(icon: face.icon, color: face.color, name: face.name) }
      element("span", .class("grow breaks")) {
        element("span", .class("strong block")) { name }
        if !text.isEmpty { element("span", .class("hint block")) { text } }
        if let deletedAt {
          element("span", .class("hint block")) {
            words(DiscardedText.daysLeft, count: daysLeft(deletedAt, state.now))
          }
        }
      }
      button(
        words(DiscardedText.restore), .filled, traits: .small,
        attributes: [.aria("label", words(DiscardedText.restoreThis, name: name))],
        action: .info(.discarded(restore)))
    }
  }

  private static func daysLeft(_ deletedAt: Instant, _ now: Instant) -> Int {
    let left = ResetState.lasts - (now.milliseconds - deletedAt.milliseconds)
    return max(0, Int((left + 86_399_999) / 86_400_000))
  }
}

/// What was deleted.
enum DiscardedText: PhraseBook {
  case intro, empty, emptyText, runs, groups, blocks, sessions, more
  case restore, restoreThis, restored, runRestored, daysLeft

  var phrase: Phrase {
    switch self {
    case .intro:
      Phrase("Everything here can be restored for 30 days.", "여기 있는 것은 30일 동안 되살릴 수 있어요.")
    case .empty: Phrase("Nothing discarded", "버린 기록이 없어요")
    case .emptyText:
      Phrase("Deleted and discarded items stay here for 30 days.", "삭제하거나 버린 것은 30일 동안 여기에 있어요.")
    case .runs: Phrase("Discarded runs", "버린 트래킹")
    case .groups: Phrase("Groups", "그룹")
    case .blocks: Phrase("Blocks", "블럭")
    case .sessions: Phrase("Records", "기록")
    case .more: Phrase("Show {n} more", "{n}개 더 보기")
    case .restore: Phrase("Restore", "되살리기")
    case .restoreThis: Phrase("Restore {name}", "{name} 되살리기")
    case .restored: Phrase("Restored", "되살렸어요")
    case .runRestored: Phrase("Restored, and paused", "일시 정지 상태로 되살렸어요")
    case .daysLeft: Phrase(one: "{n} day left", other: "{n} days left", "{n}일 남음")
    }
  }
}
