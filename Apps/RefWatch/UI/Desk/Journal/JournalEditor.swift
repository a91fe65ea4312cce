import Calendar
import Core
import Design
import RefWatchDomain
import View

/// One journal entry, being written.
enum JournalEditor {
  static func view(_ state: State) -> Piece {
    let words = state.words
    let form = state.desk.journal.form
    let isNew = form?.isNew ?? false
    return element(
      "form", .class("screen"), .key("journal-entry"), .attribute("novalidate", "novalidate"),
      .onSubmit(.desk(.journal(.saved)))
    ) {
      topBar(
        title: words(isNew ? JournalText.newTitle : .entryTitle), language: state.language,
        back: .closed)
      element("div", .class("page")) {
        element("div", .class("column desk-wide")) {
          DeskPage.loaded(state, isEmpty: form == nil) {
            emptyState(icon: .searchNone, title: words(JournalText.gone)) {
              button(
                words(JournalText.openJournal), .filled, traits: .wide, action: .went(.journal))
            }
          } content: {
            form.map { form in fields(state, form) } ?? .empty
          }
        }
      }
      if let form { foot(words, form) }
    }
  }

  private static func foot(_ words: Words, _ form: JournalForm) -> Piece {
    element("div", .class("screen-foot desk-foot")) {
      if form.isChecked, form.faults.contains(.empty) {
        fault(words(JournalText.emptyFault), id: "journal-fault")
      }
      button(words(JournalText.save), .prominent, icon: .check, traits: .wide)
    }
  }

  private static func fields(_ state: State, _ form: JournalForm) -> Piece {
    let words = state.words
    let record = state.records[form.content.match]
    return stack("wide-gap") {
      element("div", .class("stack")) {
        element("h2", .class("headline breaks")) {
          record.map { record in words.fixture(record.match) } ?? words(JournalText.goneMatch)
        }
        if let record { paragraph(state.journalFacts(record), "hint") }
        privacy(state, form.content)
      }
      if form.isTouched { draft(words, form) }
      rating(words, form.content)
      moods(words, form.content)
      for part in JournalPart.allCases { text(words, form, part) }
      if let record { notes(words, form, record) }
      if !form.isNew {
        button(
          words(MentorText.title), .filled, icon: .share, traits: .wide,
          action: .went(.shareJournal(form.content.id)))
        button(
          words(JournalText.remove), .naked, icon: .trash, traits: [.wide, .destructive],
          action: .desk(.journal(.removed(form.content.id))))
      }
    }
  }

  /// Who can read it.
  private static func privacy(_ state: State, _ entry: JournalEntry) -> Piece {
    let shares = state.replica.shares(of: entry.id).filter { share in
      share.mentor != nil && share.isOpen(at: state.now.wall)
    }
    if shares.isEmpty { return paragraph(state.words(JournalText.privacy), "hint") }
    let names = shares.map { share in state.mentorName(share) }.joined(separator: ", ")
    return paragraph(state.words(MentorText.seenBy, name: names), "hint")
  }

  private static func draft(_ words: Words, _ form: JournalForm) -> Piece {
    banner(words(JournalText.draft), icon: .edit) {
      button(
        words(JournalText.startOver), .filled, traits: .small,
        action: .desk(.journal(.startedOver)))
    }
  }

  /// None to the best, one step at a time.
  private static func rating(_ words: Words, _ entry: JournalEntry) -> Piece {
    let value = entry.rating ?? 0
    return section(id: "journal-rating", words(JournalText.rating)) {
      line("journal-rating") {
        iconButton(
          .chevronDown, label: words(JournalText.less), .filled,
          traits: value == 0 ? .disabled : [], action: .desk(.journal(.rated(value - 1))))
        element("p", .class("grow centred"), .attribute("role", "status")) {
          element("span", .class("journal-stars"), .aria("hidden", "true")) {
            JournalRow.stars(value)
          }
          element("span", .class("block callout")) { words.rating(entry.rating) }
        }
        iconButton(
          .plus, label: words(JournalText.moreStars), .filled,
          traits: value == JournalEntry.ratings.upperBound ? .disabled : [],
          action: .desk(.journal(.rated(value + 1))))
      }
    }
  }

  private static func moods(_ words: Words, _ entry: JournalEntry) -> Piece {
    section(id: "journal-mood", words(JournalText.mood)) {
      choices(
        words(JournalText.mood),
        RefereeMood.allCases.map { mood in
          choice(
            words(mood.word), isChosen: entry.mood == mood,
            action: .desk(.journal(.moodChosen(entry.mood == mood ? nil : mood))))
        })
    }
  }

  private static func text(_ words: Words, _ form: JournalForm, _ part: JournalPart) -> Piece {
    let isFaulty = form.isChecked && form.faults.contains(.tooLong(part))
    let title: JournalText =
      switch part {
      case .overall: .overall
      case .wentWell: .wentWell
      case .toImprove: .toImprove
      }
    return textField(
      id: "journal-" + part.rawValue,
      FieldLabel(words(title), fault: isFaulty ? words(JournalText.textFault) : nil),
      kind: .lines, value: form.content[part], attributes: [.attribute("rows", "4")],
      onInput: { text in .desk(.journal(.typed(part, text))) })
  }

  private static func notes(
    _ words: Words, _ form: JournalForm, _ record: MatchRecord
  ) -> Piece {
    let noted = form.content.notes.map { note in note.event }
    let open = record.entries.filter { entry in
      entry.counts && entry.fact.isIncidentOfPlay && !noted.contains(entry.event.id)
    }
    return section(id: "journal-notes", words(JournalText.notes)) {
      for note in form.content.notes {
        textField(
          id: "journal-note-" + note.event.description,
          FieldLabel(
            JournalRow.moment(words, note.event, record),
            fault: form.isChecked && form.faults.contains(.noteTooLong(note.event))
              ? words(JournalText.noteFault) : nil),
          kind: .lines, value: note.text,
          onInput: { text in .desk(.journal(.noteTyped(note.event, text))) })
      }
      if !open.isEmpty, noted.count < RefWatchLimits.journalNotes {
        select(
          id: "journal-add-note", FieldLabel(words(JournalText.addNote)),
          options: [("", words(JournalText.choose))]
            + open.map { entry in
              (
                entry.event.id.description,
                record.when(entry, words) + " "
                  + words.fact(entry.fact, in: record.match, record.rules)
              )
            }, value: "",
          onChange: { text in
            MatchEventID(text).map { id in .desk(.journal(.noteAdded(id))) }
              ?? .desk(.questionDismissed)
          })
      }
    }
  }
}

extension Words {
  /// `4 of 5`.
  func rating(_ rating: Int?) -> String {
    rating.map { rating in self(JournalText.ratingOf, text: rating.description) }
      ?? self(JournalText.noRating)
  }
}

extension RefWatchFeature.State {
  /// Score, day and competition of a match, in a line.
  func journalFacts(_ record: MatchRecord) -> String {
    var facts = [
      record.scoreText,
      words.formats.date(record.kickedOffAt.civil(offset: zoneOffset).date, .medium),
    ]
    if !record.match.competition.isEmpty { facts.append(record.match.competition) }
    return facts.joined(separator: " · ")
  }
}

extension Fact {
  /// Something of the match itself, on which one may want to make up one's mind again.
  fileprivate var isIncidentOfPlay: Bool {
    switch self {
    case .goal, .goalOverruled, .card, .warning, .substitution, .penaltyAwarded, .penaltyMissed,
      .incident, .note, .suspension, .abandonment, .sinBinStart, .playerOff, .kick:
      true
    default: false
    }
  }
}
