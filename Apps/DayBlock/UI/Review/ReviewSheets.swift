import Calendar
import DayBlockDomain
import Design
import View

/// What lies over a record: its menu, a question, the memo's page.
enum ReviewSheets {
  static func view(_ state: DayBlockFeature.State) -> Piece {
    guard case .session = state.screen, let session = state.reviewed else { return .empty }
    if let memo = state.track.review.memo { return editor(memo, state) }
    switch state.track.review.sheet {
    case .more: return more(session, state)
    case .deleting: return deleting(state)
    case .board:
      let date = state.formats.date(session.day, .full)
      return BoardSheet.view(
        state.board(of: session), state, title: state.words(ReviewText.board, name: date),
        close: .track(.review(.sheetClosed)))
    case .friends(let search): return CompanyView.sheet(state, session, search: search)
    case nil: return .empty
    }
  }

  private static func more(_ session: DaySession, _ state: DayBlockFeature.State) -> Piece {
    let words = state.words
    let id = session.id
    func edit(
      _ text: EditText, _ icon: Icon, _ action: CalendarAction
    ) -> MenuOption<DayBlockFeature.ViewAction> {
      MenuOption(words(text), icon: icon, action: .track(.review(.edited(action))))
    }
    var options: [MenuOption<DayBlockFeature.ViewAction>] = [
      MenuOption(words(ReviewText.editMemo), icon: .edit, action: .track(.review(.memoOpened))),
      edit(.exactTimes, .clock, .timesWanted(id)), edit(.toBlock, .swap, .blockWanted(id)),
    ]
    if SplitRange(session).isLongEnough {
      options.append(edit(.split, .merge, .splitWanted(id)))
    }
    if !state.replica.editions(of: id).isEmpty {
      options.append(edit(.versions, .restore, .versionsWanted(id)))
    }
    options.append(
      MenuOption(
        words(ReviewText.delete), icon: .trash, isDestructive: true,
        action: .track(.review(.deleteWanted))))
    return menu(
      id: "day-review-more", title: state.face(of: session.block).name, language: state.language,
      options: options, close: .track(.review(.sheetClosed)))
  }

  private static func deleting(_ state: DayBlockFeature.State) -> Piece {
    let words = state.words
    return question(
      id: "day-review-delete", title: words(ReviewText.deleteTitle),
      text: words(ReviewText.deleteText), close: .track(.review(.sheetClosed))
    ) {
      button(
        words(TrackText.no), .filled, traits: .wide, action: .track(.review(.sheetClosed)))
      button(
        words(ReviewText.delete), .prominent, icon: .trash, traits: [.wide, .destructive],
        action: .track(.review(.deleted)))
    }
  }

  /// The memo on a page of its own (specification §8.4).
  private static func editor(_ memo: MemoDraft, _ state: DayBlockFeature.State) -> Piece {
    let words = state.words
    let session = state.replica.session(memo.session)
    let face = session.map { session in state.face(of: session.block) }
    let color = BlockColor.name(face?.color ?? BlockPalette.plain)
    let count = memo.text.unicodeScalars.count
    return element(
      "dialog", .key("day-memo-page"), .id("day-memo-page"),
      .class("day-memo-page " + color), .property(name: "modal", value: .bool(true)),
      .aria("labelledby", "day-memo-page-title"),
      .on(.cancel, { _ in .track(.review(.memoLeft)) })
    ) {
      element("form", .class("day-memo-form"), .onSubmit(.track(.review(.memoKept)))) {
        element("div", .class("day-live-top")) {
          iconButton(
            .close, label: words(KitText.cancel), action: .track(.review(.memoLeft)))
          element("h2", .class("grow"), .id("day-memo-page-title")) {
            words(ReviewText.memoTitle)
          }
          button(words(ReviewText.ok), .prominent)
        }
        element(
          "textarea", .class("day-memo-text"), .id(ReviewState.memoField),
          .aria("label", words(ReviewText.memoField, name: face?.name ?? "")),
          .attribute("placeholder", words(ReviewText.memoPlaceholder)),
          .attribute("autofocus", "autofocus"), .value(memo.text),
          .onInput { text in .track(.review(.memoTyped(text))) })
        if count > DayLimits.memo - 1_000 {
          element("p", .class("hint"), .attribute("role", "status")) {
            words(ReviewText.memoLength, text: state.formats.number(count))
          }
        }
      }
    }
  }
}
