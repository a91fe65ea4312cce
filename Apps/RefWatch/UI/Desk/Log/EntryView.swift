import Calendar
import Core
import Design
import RefWatchDomain
import View

/// One entry of the log over the page: its time and what it says, to be corrected, and its history.
enum EntryView {
  static func view(_ state: State) -> Piece {
    guard case .log(let match) = state.route, let form = state.desk.log.form,
      let record = state.records[match],
      let entry = form.entry.flatMap({ id in record.entry(id) })
    else { return .empty }
    let words = state.words
    var sheet = Sheet<RefWatchFeature.ViewAction>(
      id: "entry", title: words(LogText.entry), language: state.language,
      close: .desk(.log(.closed)))
    sheet.isFull = true
    if !entry.isWithdrawn, entry.fact.mayMove {
      sheet.submit = .desk(.log(.saved))
      sheet.foot = [
        button(words(LogText.saveChange), .prominent, icon: .check, traits: .wide)
      ]
    }
    return sheet.node {
      element("p", .class("headline breaks")) {
        words.fact(entry.fact, in: record.match, record.rules)
      }
      paragraph(record.when(entry, words) + " · " + words.term(entry.stage, record.rules), "soft")
      if !entry.isWithdrawn, entry.fact.mayMove {
        if record.signature != nil { banner(words(LogText.afterSigning), icon: .lock) }
        if entry.fact.mayChangeStage { stage(words, form, record) }
        time(words, form)
        details(words, form, entry, record)
        why(words, form, record, LogText.why)
      }
      if let text = fault(words, form, record) { Design.fault(text) }
      takingBack(state, record, entry)
      history(state, record, entry)
    }
  }

  static func typed(_ field: EntryField, _ text: String) -> RefWatchFeature.ViewAction {
    .desk(.log(.typed(field, text)))
  }

  static func why(
    _ words: Words, _ form: EntryForm, _ record: MatchRecord, _ title: some PhraseBook
  ) -> Piece {
    textField(
      id: "entry-why",
      FieldLabel(
        words(title), remark: record.signature == nil ? words(KitText.optional) : nil,
        fault: form.fault == .whyMissing ? words(LogText.needsWhy) : nil),
      value: form.why, onInput: { text in typed(.why, text) })
  }

  static func stage(_ words: Words, _ form: EntryForm, _ record: MatchRecord) -> Piece {
    var stages = record.stagesSoFar
    if !stages.contains(form.stage) { stages.append(form.stage) }
    return select(
      id: "entry-stage", FieldLabel(words(ReportPageText.period)),
      options: stages.map { stage in (stage.word, words.term(stage, record.rules)) },
      value: form.stage.word, onChange: { word in typed(.stage, word) })
  }

  static func fault(_ words: Words, _ form: EntryForm, _ record: MatchRecord) -> String? {
    switch form.fault {
    case .time: words(LogText.badMinute)
    case .number: words(LogText.badNumber)
    case .text: words(LogText.longText)
    case .nothingChanged: words(LogText.noChange)
    case .nobody: words(SheetText.nothing)
    case .wordsMissing: words(AddText.wordsMissing)
    case .otherTab: words(LogText.otherTab)
    case .logFull: words(LogRoomText.full)
    case .place(let fault): words(fault, record.rules)
    case .whyMissing, nil: nil
    }
  }

  private static func time(_ words: Words, _ form: EntryForm) -> Piece {
    element("fieldset", .class("stack")) {
      element("legend", .class("field-label")) { words(LogText.matchTime) }
      line("wraps") {
        button(words(LogText.earlier), .filled, action: .desk(.log(.shifted(seconds: -30))))
        button(words(LogText.later), .filled, action: .desk(.log(.shifted(seconds: 30))))
      }
      element("div", .class("desk-columns narrow")) {
        textField(
          id: "entry-minute", FieldLabel(words(LogText.minute)), value: form.minute,
          attributes: [.attribute("inputmode", "numeric")],
          onInput: { text in typed(.minute, text) })
        textField(
          id: "entry-second", FieldLabel(words(LogText.second)), value: form.second,
          attributes: [.attribute("inputmode", "numeric")],
          onInput: { text in typed(.second, text) })
      }
    }
  }

  // MARK: What it says

  private static func details(
    _ words: Words, _ form: EntryForm, _ entry: LogEntry, _ record: MatchRecord
  ) -> Piece {
    guard entry.fact.hasDetails else { return paragraph(words(LogText.onlyThis), "hint") }
    return details(words, form, of: entry.fact, record)
  }

  static func details(
    _ words: Words, _ form: EntryForm, of fact: Fact, _ record: MatchRecord
  ) -> Piece {
    stack {
      kinds(words, form, fact)
      for index in form.people.indices { person(words, form, fact, index) }
      if fact.isOfOfficial {
        textField(
          id: "entry-role", FieldLabel(words(LogText.ownRole)), value: words.term(role: form.role),
          onInput: { text in typed(.role, text) })
      }
      reasons(words, form, fact, record)
      if let title = textTitle(fact) {
        textField(
          id: "entry-text", FieldLabel(words(title)), kind: .lines, value: form.text,
          onInput: { text in typed(.text, text) })
      }
    }
  }

  private static func textTitle(_ fact: Fact) -> LogText? {
    switch fact {
    case .card: .reasonWords
    case .warning: .reason
    case .incident, .suspension, .abandonment, .note: .text
    default: nil
    }
  }

  private static func kinds(_ words: Words, _ form: EntryForm, _ fact: Fact) -> Piece {
    let title: LogText
    let options: [(value: String, title: String)]
    switch fact {
    case .goal:
      title = .goalKind
      options = Goal.Kind.allCases.map { kind in (kind.rawValue, words.term(kind)) }
    case .card:
      title = .cardColour
      options = Card.Colour.allCases.map { colour in (colour.rawValue, words.term(colour)) }
    case .kick:
      title = .result
      options = Kick.Result.allCases.map { result in (result.rawValue, words.term(result)) }
    case .incident:
      title = .incidentKind
      options = IncidentKind.allCases.map { kind in (kind.rawValue, words.term(kind)) }
    case .penaltyMissed:
      title = .result
      options = PenaltyMiss.allCases.map { miss in (miss.rawValue, words.term(miss)) }
    default: return .empty
    }
    return select(
      id: "entry-kind", FieldLabel(words(title)), options: options, value: form.kind,
      onChange: { word in typed(.kind, word) })
  }

  private static func person(
    _ words: Words, _ form: EntryForm, _ fact: Fact, _ index: Int
  ) -> Piece {
    let number = index.description
    let title = fact.peopleWords[min(index, fact.peopleWords.count - 1)]
    return element("div", .class("desk-columns narrow")) {
      if !fact.isOfOfficial {
        textField(
          id: "entry-number-" + number, FieldLabel(words(title)), value: form.people[index].number,
          attributes: [.attribute("inputmode", "numeric")],
          onInput: { text in typed(.number(index), text) })
      }
      textField(
        id: "entry-name-" + number, FieldLabel(words(LogText.playerName)),
        value: form.people[index].name, attributes: [.attribute("autocomplete", "off")],
        onInput: { text in typed(.name(index), text) })
    }
  }

  private static func reasons(
    _ words: Words, _ form: EntryForm, _ fact: Fact, _ record: MatchRecord
  ) -> Piece {
    guard case .card(let card) = fact else { return .empty }
    let catalog = Catalogs.named(record.rules.catalog)
    let colour = Card.Colour(rawValue: form.kind) ?? card.colour
    var options: [(value: String, title: String)] = [("", words(LogText.noneChosen))]
    options += catalog.reasons(for: colour, recipient: card.recipient.kind).map { reason in
      (reason.code, words.label(reason, catalog))
    }
    if let kept = card.reason, !kept.code.isEmpty,
      !options.contains(where: { option in sameBytes(option.value, kept.code) })
    {
      options.append((kept.code, words.label(kept)))
    }
    return select(
      id: "entry-reason", FieldLabel(words(LogText.reason)), options: options,
      value: form.reason, onChange: { code in typed(.reason, code) })
  }

  // MARK: Taking back

  private static func takingBack(
    _ state: State, _ record: MatchRecord, _ entry: LogEntry
  ) -> Piece {
    let words = state.words
    if entry.isWithdrawn {
      return button(
        words(LogText.restore), .filled, icon: .restore, traits: .wide,
        action: .desk(.log(.restored)))
    }
    switch record.withdrawing(entry, at: state.now.wall) {
    case .allowed:
      return button(
        words(LogText.withdraw), .filled, icon: .undo, traits: [.wide, .destructive],
        action: .desk(.log(.withdrawn)))
    case .tooLate: return paragraph(words(LogText.periodEndTooLate), "hint")
    case .periodBegan: return paragraph(words(LogText.periodStartFixed), "hint")
    case .never: return .empty
    }
  }

  private static func history(
    _ state: State, _ record: MatchRecord, _ entry: LogEntry
  ) -> Piece {
    let words = state.words
    let corrections = record.corrections(of: entry.event.id)
    return section(id: "entry-history", words(LogText.history)) {
      element("ol", .class("stack"), .attribute("role", "list")) {
        element("li") {
          element("span", .class("strong")) { words(LogText.asWritten) + ": " }
          words.fact(entry.event.fact, in: record.match, record.rules)
          if let addition = entry.event.addition {
            element("span", .class("block breaks")) {
              words(AddText.addedLater)
                + (blank(addition.reason) ? "" : ": " + addition.reason)
            }
          }
          element("span", .class("hint block")) { at(state, entry.event) }
        }
        for correction in corrections {
          element("li", .key(correction.id.description)) {
            element("span", .class("strong")) {
              words.fact(correction.fact, in: record.match, record.rules)
            }
            if case .amendment(_, let amendment) = correction.fact {
              element("span", .class("block breaks")) {
                words.fact(amendment.fact, in: record.match, record.rules)
              }
            }
            element("span", .class("hint block")) { at(state, correction) }
          }
        }
      }
    }
  }

  private static func at(_ state: State, _ event: MatchEvent) -> String {
    state.words(LogText.at, text: state.words.dateTime(event.at, state.zoneOffset))
  }
}
