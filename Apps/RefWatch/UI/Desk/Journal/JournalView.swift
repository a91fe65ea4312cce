import Calendar
import Core
import Design
import RefWatchDomain
import View

/// The journal: how somebody is today, and what they wrote about their matches.
enum JournalView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    return element("div", .class("screen"), .key("journal")) {
      topBar(
        title: words(JournalText.title), language: state.language, back: .closed,
        actions: [
          iconButton(
            .hourglass, label: words(TrendsText.title), .filled, action: .went(.trends))
        ])
      DeskPage.notices(state)
      element("div", .class("page")) {
        element("div", .class("column desk-wide")) {
          DeskPage.loaded(state, isEmpty: false) {
            .empty
          } content: {
            element("div", .class("desk-columns")) {
              checkIn(state)
              entries(state)
            }
          }
        }
      }
    }
  }

  // MARK: How somebody is

  private static func checkIn(_ state: State) -> Piece {
    let words = state.words
    let day = state.checkInDay
    let row = state.replica.checkIn(of: state.me, on: day)
    return section(id: "journal-check-in", words(JournalText.checkIn)) {
      dateField(
        id: "check-in-day", FieldLabel(words(JournalText.day)), value: day.description,
        to: state.today.description, onChange: { text in .desk(.journal(.dayChosen(text))) })
      box(.group) {
        for measure in WellnessMeasure.allCases {
          settingSelect(
            id: "check-in-" + measure.rawValue, FieldLabel(words(measure.word)),
            options: [("", words(JournalText.notSaid))]
              + WellnessMeasure.range.map { value in (value.description, value.description) },
            value: row?.values[measure]?.description ?? "",
            onChange: { text in .desk(.journal(.measured(measure, text))) })
        }
      }
      paragraph(words(JournalText.checkInHint), "hint")
      textField(
        id: "check-in-note",
        FieldLabel(words(JournalText.dayNote), remark: words(KitText.optional)), kind: .lines,
        value: state.desk.journal.note ?? row?.note ?? "",
        attributes: [.onChange { _ in .desk(.journal(.dayNoteDone)) }],
        onInput: { text in .desk(.journal(.dayNoteTyped(text))) })
    }
  }

  // MARK: Entries

  private static func entries(_ state: State) -> Piece {
    let words = state.words
    let all = state.journalShown
    let shown = Array(all.prefix(state.desk.journal.limit))
    return section(id: "journal-entries", words(JournalText.entries)) {
      DeskSharedList.prompt(state)
      JournalBlock.prompt(state)
      if all.isEmpty {
        DeskPage.whenKnown(state) {
          emptyState(
            icon: .edit, title: words(JournalText.none), text: words(JournalText.noneHint))
        }
      } else {
        JournalRow.list(state, shown, withMatch: true)
        if shown.count < all.count {
          button(
            words(JournalText.more), .filled, icon: .chevronDown, traits: .wide,
            action: .desk(.journal(.extended)))
        }
      }
      button(
        words(MentorText.shelf), .naked, icon: .people, traits: .wide, action: .went(.shared))
    }
  }
}

extension WellnessMeasure {
  var word: JournalText {
    switch self {
    case .sleep: .sleep
    case .soreness: .soreness
    case .stress: .stress
    case .mood: .moodLevel
    }
  }
}
