import Core
import Design
import RefWatchDomain
import View

/// Adding an entry, over the log: what it was, whose, where in the match, and what there is to say.
enum AddView {
  static func view(_ state: State) -> Piece {
    guard case .log(let match) = state.route, let form = state.desk.log.adding,
      let record = state.records[match]
    else { return .empty }
    let words = state.words
    var sheet = Sheet<RefWatchFeature.ViewAction>(
      id: "add", title: words(AddText.add), language: state.language,
      close: .desk(.log(.closed)))
    sheet.isFull = true
    let asked = form.earlier.flatMap { id in record.entry(id) }
    if asked == nil {
      sheet.submit = act(.saved)
      sheet.foot = [button(words(AddText.save), .prominent, icon: .check, traits: .wide)]
    }
    return sheet.node {
      if let asked {
        second(words, record, asked)
      } else {
        fields(state, form, record)
      }
    }
  }

  private static func act(_ action: AddAction) -> RefWatchFeature.ViewAction {
    .desk(.log(.add(action)))
  }

  private static func fields(_ state: State, _ form: AddForm, _ record: MatchRecord) -> Piece {
    let words = state.words
    return stack("wide-gap") {
      if record.signature != nil { banner(words(AddText.afterSigning), icon: .lock) }
      select(
        id: "add-what", FieldLabel(words(AddText.what)),
        options: AddForm.What.allCases.map { what in (what.rawValue, words(what.title)) },
        value: form.what.rawValue, onChange: { word in act(.whatChosen(word)) })
      if form.what.hasSide { sides(words, form, record) }
      if form.what.hasOfficials { kinds(words, form) }
      EntryView.stage(words, form.entry, record)
      minute(state, form, record)
      EntryView.details(words, form.entry, of: form.base, record)
      EntryView.why(words, form.entry, record, AddText.why)
      if let text = EntryView.fault(words, form.entry, record) { Design.fault(text) }
    }
  }

  private static func sides(_ words: Words, _ form: AddForm, _ record: MatchRecord) -> Piece {
    stack {
      choices(
        words(ReportPageText.team),
        Side.allCases.map { side in
          choice(
            record.match.team(side).name, isChosen: form.side == side,
            action: act(.sideChosen(side)))
        })
      if case .goal(let goal) = form.base, goal.kind == .ownGoal {
        paragraph(
          words(FlowText.benefits, name: record.match.team(goal.credited).name), "hint")
      }
    }
  }

  private static func kinds(_ words: Words, _ form: AddForm) -> Piece {
    choices(
      words(ReportPageText.player),
      [
        choice(
          words(FlowText.player), isChosen: !form.isOfficial, action: act(.officialChosen(false))),
        choice(
          words(TermText.official), isChosen: form.isOfficial, action: act(.officialChosen(true))),
      ])
  }

  /// The minute, with what the period has; nothing where no clock tells minutes.
  private static func minute(_ state: State, _ form: AddForm, _ record: MatchRecord) -> Piece {
    let words = state.words
    guard let first = record.minute(stage: form.stage, elapsed: 0) else { return .empty }
    let end = record.length(of: form.stage, now: state.elapsed(record)) ?? 0
    let last = record.minute(stage: form.stage, elapsed: end) ?? first
    let range = words(
      AddText.minutes, name: words.term(form.stage, record.rules),
      text: first.description + "–" + last.description)
    let isWrong = form.fault == .minute || form.entry.fault?.isOfPlace == true
    return textField(
      id: "add-minute",
      FieldLabel(
        words(ReportPageText.minute), hint: words(AddText.minuteHint),
        fault: isWrong ? range : nil),
      value: form.minute, attributes: [.attribute("autocomplete", "off")],
      onInput: { text in EntryView.typed(.minute, text) })
  }

  /// Whoever got the card has one already.
  private static func second(
    _ words: Words, _ record: MatchRecord, _ earlier: LogEntry
  ) -> Piece {
    stack("wide-gap") {
      paragraph(
        record.when(earlier, words) + " "
          + words.fact(earlier.fact, in: record.match, record.rules), "headline breaks")
      paragraph(words(AddText.secondQuestion), "soft")
      button(
        words(FlowText.secondYes), .prominent, traits: .wide, action: act(.secondAnswered(true)))
      button(
        words(AddText.onlyCaution), .filled, traits: .wide, action: act(.secondAnswered(false)))
    }
  }
}

extension AddForm.What {
  fileprivate var title: AddText {
    switch self {
    case .goal: .goal
    case .card: .card
    case .substitution: .substitution
    case .warning: .warning
    case .penaltyMissed: .penaltyMissed
    case .incident: .incident
    case .note: .note
    }
  }
}

extension EntryForm.Fault {
  fileprivate var isOfPlace: Bool { if case .place = self { true } else { false } }
}

extension Words {
  /// Why something cannot have been there.
  func callAsFunction(_ fault: AdditionFault, _ rules: RuleSet) -> String {
    switch fault {
    case .notToAdd: self(AddText.notToAdd)
    case .notPlayed(let stage): self(AddText.notPlayed, name: term(stage, rules))
    case .beyond(let stage, let limit):
      self(
        AddText.beyond, name: term(stage, rules),
        text: ClockLabel(milliseconds: limit).description)
    }
  }
}
