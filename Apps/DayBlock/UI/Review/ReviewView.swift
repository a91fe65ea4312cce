import Calendar
import Core
import DayBlockDomain
import Design
import View

/// What was recorded, a page for each day (specification §8.4).
struct ReviewView {
  let state: DayBlockFeature.State

  init(_ state: DayBlockFeature.State) { self.state = state }

  private var words: Words { state.words }

  var node: Piece {
    guard let session = state.reviewed else { return gone }
    let face = state.face(of: session.block, named: runName(session))
    let pages = state.reviewPages
    let page = pages.firstIndex { page in page.id == session.id } ?? 0
    return element(
      "div", .class("screen day-review " + BlockColor.name(face.color)), .key("day-review")
    ) {
      top
      DayStates.notices(state)
      element("div", .class("page")) {
        element("div", .class("day-review-column")) {
          heading(session, face)
          element(
            "div", .class("day-review-pages"), .attribute("data-drag", "x"),
            .on(.drag, { event in .track(.review(.swiped(event.x))) })
          ) {
            element(
              "div", .class("day-review-page"), .key(session.id.description)
            ) {
              facts(session, face)
            }
          }
          if pages.count > 1 { dots(pages, page) }
          CompanyView.view(state, session)
          memo(session)
        }
      }
    }
  }

  private func runName(_ session: DaySession) -> String {
    session.run.flatMap { run in state.replica.run(run)?.blockName } ?? ""
  }

  private var gone: Piece {
    element("div", .class("screen day-review"), .key("day-review")) {
      element("h1", .class("quiet-label")) { words(ShellText.session) }
      top
      DayStates.notices(state)
      element("div", .class("page")) {
        DayStates.whenKnown(state, rows: 6) {
          emptyState(
            icon: .searchNone, title: words(ReviewText.gone), text: words(ReviewText.goneText)
          ) {
            button(
              words(ReviewText.toCalendar), .filled, action: .went(.calendar(.month, nil)))
          }
        }
      }
    }
  }

  // MARK: Above

  private var top: Piece {
    element("div", .class("day-live-top")) {
      if state.isFreshReview {
        TipButton.view(.review, state.words)
        element("span", .class("grow"))
        button(
          words(ReviewText.done), .prominent, attributes: [.id("day-done")],
          action: .track(.review(.closed)))
      } else {
        iconButton(
          .close, label: words(ReviewText.close), action: .track(.review(.closed)))
        element("span", .class("grow"))
        if state.reviewed != nil {
          TipButton.view(.review, state.words)
          iconButton(
            .more, label: words(ReviewText.more),
            attributes: [.aria("haspopup", "dialog")], action: .track(.review(.moreShown)))
        }
      }
    }
  }

  private func heading(_ session: DaySession, _ face: BlockFace) -> Piece {
    let group = state.replica.block(session.block).flatMap { block in
      state.replica.group(block.group)
    }
    return element("header", .class("day-review-head")) {
      BlockTile.view(icon: face.icon, color: face.color, name: face.name, size: .medium)
      element("p", .class("day-review-group")) {
        group.map { group in state.name(of: group) } ?? words(ShellText.defaultGroup)
      }
      element("h1", .class("day-review-name breaks")) { face.name }
      element("span", .class("day-review-rule"), .aria("hidden", "true"))
    }
  }

  // MARK: A day

  private func facts(_ session: DaySession, _ face: BlockFace) -> Piece {
    let board = state.board(of: session)
    let date = words.formats.date(session.day, .full)
    return .fragment([
      element("p", .class("day-review-date")) { date },
      element("p", .class("day-review-range day-figures")) { range(session) },
      produced(session),
      element("p", .class("day-review-time")) {
        words(ReviewText.recorded, text: words.duration(session.active))
      },
      DayBoardView(
        board, .editor, state, title: words(ReviewText.board, name: date), sessions: [session],
        open: .track(.review(.boardShown))
      ).node,
      element("p", .class("day-review-remarks")) { remarks(session).joined(separator: " · ") },
      element("p", .class("day-review-remarks")) {
        session.isCut ? words(ShellText.whoseDay) : ""
      },
    ])
  }

  /// "09:00–10:30": from the first active minute to the last, with pauses and what is left over.
  private func range(_ session: DaySession) -> String {
    let (first, last) = (session.segments.first, session.segments.last)
    let start = words.time(session.startedAt, offset: first?.offset ?? 0)
    return start + "–" + words.time(session.endedAt, offset: last?.offset ?? 0)
  }

  private func produced(_ session: DaySession) -> Piece {
    element("p", .class("day-review-produced")) {
      if session.halfBlocks == 0 {
        words(ReviewText.noteOnly)
      } else {
        words(ReviewText.produced, text: words.blocks(session.halfBlocks))
      }
    }
  }

  /// What the amount does not say.
  private func remarks(_ session: DaySession) -> [String] {
    var remarks: [String] = []
    if session.remainder >= 60 {
      remarks.append(
        words(ReviewText.rest, text: words.duration(minutes: session.remainder / 60)))
    }
    let span = session.endedAt.milliseconds - session.startedAt.milliseconds
    let paused = Int((span - session.active) / 60_000)
    if paused > 0 {
      remarks.append(words(ReviewText.pauses, text: words.duration(minutes: paused)))
    }
    if session.carried >= 60 {
      remarks.append(
        words(ReviewText.carried, text: words.duration(minutes: session.carried / 60)))
    }
    if let origin = session.origin.text { remarks.append(words(origin)) }
    if session.isEdited { remarks.append(words(ReviewText.edited)) }
    if session.isClockSuspect { remarks.append(words(ReviewText.doubtful)) }
    if !sameBytes(session.zone, state.zone.name) { remarks.append(session.zone) }
    return remarks
  }

  private func dots(_ pages: [DaySession], _ page: Int) -> Piece {
    element(
      "nav", .class("day-page-dots"), .aria("label", words(ReviewText.pages))
    ) {
      for (index, session) in pages.enumerated() {
        makeElement(
          "button",
          [
            .class("day-page-dot"), .key(session.id.description), .attribute("type", "button"),
            .aria(
              "label",
              words(
                ReviewText.page, name: words.formats.date(session.day, .short),
                text: String(index + 1))),
            .onClick(.track(.review(.turned(index)))),
          ] + (index == page ? [.aria("current", "page")] : []), [])
      }
    }
  }

  // MARK: Memo

  private func memo(_ session: DaySession) -> Piece {
    element(
      "button", .class(session.memo.isEmpty ? "day-memo blank" : "day-memo"),
      .attribute("type", "button"), .id("day-memo"),
      .onClick(.track(.review(.memoOpened)))
    ) {
      if session.memo.isEmpty {
        words(ReviewText.memoPlaceholder)
      } else {
        element("span", .class("quiet-label")) { words(ReviewText.editMemo) + ": " }
        element("span", .class("preserves")) { session.memo }
      }
    }
  }
}

extension DaySession.Origin {
  /// Where a record came from, if not from the timer.
  fileprivate var text: ReviewText? {
    switch self {
    case .timer: nil
    case .manual: .manual
    case .tutorial: .tutorial
    case .golf: .fromGolf
    case .run: .fromRun
    case .match: .fromMatch
    case .imported: .imported
    }
  }
}
