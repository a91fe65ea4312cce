import Design
import TeePalsDomain
import View

/// The sheet on which a moderator decides.
enum DecisionSheet {
  typealias Act = TeePalsFeature.ViewAction

  static func view(_ state: State, _ form: DecisionForm, _ file: CaseFile) -> Piece {
    let words = state.words
    let sheet = Sheet<Act>(
      id: "tee-decision", title: words(title(form)), language: state.language,
      close: act(.closed))
    return sheet.node {
      fields(form, file, words)
      if let problem = form.problem { refusal(state, problem, file) }
      button(
        words(sending(form)), .prominent, traits: traits(state, form, file),
        attributes: [.id("tee-decision-send")], action: act(.sent))
    }
  }

  private static func title(_ form: DecisionForm) -> DecisionText {
    switch form.subject {
    case .decision: .title
    case .appeal: .decideAppeal
    case .lift: .liftTitle
    }
  }

  private static func sending(_ form: DecisionForm) -> DecisionText {
    if case .lift = form.subject { .lift } else { .decide }
  }

  private static func traits(
    _ state: State, _ form: DecisionForm, _ file: CaseFile
  ) -> ButtonTraits {
    if form.isSending { return [.wide, .loading] }
    return form.isReady(about: file) && state.isOnline ? .wide : [.wide, .disabled]
  }

  private static func fields(_ form: DecisionForm, _ file: CaseFile, _ words: Words) -> Piece {
    switch form.subject {
    case .lift: return paragraph(words(DecisionText.liftText), "soft")
    case .appeal(let entry):
      let appeal = file.appeals.first { appeal in appeal.entry == entry }
      return .fragment([
        ModerationView.fact(words(CaseText.appeals), appeal?.text ?? ""),
        choices(
          words(DecisionText.decideAppeal),
          [
            choice(
              words(DecisionText.grant), isChosen: form.isGranted == true,
              action: act(.granted(true))),
            choice(
              words(DecisionText.deny), isChosen: form.isGranted == false,
              action: act(.granted(false))),
          ]),
        note(form, words),
      ])
    case .decision:
      return .fragment([
        kinds(form, file, words), length(form, words), rules(form, words),
        more(form, file, words), note(form, words),
      ])
    }
  }

  private static func kinds(_ form: DecisionForm, _ file: CaseFile, _ words: Words) -> Piece {
    let offered = DecisionWord.offered(file.found)
    guard !offered.isEmpty else { return paragraph(words(DecisionText.nothing), "soft") }
    return group(
      words(DecisionText.what),
      offered.map { word in
        choice(
          words.decision(word), isChosen: form.decision == word, action: act(.chosen(word)))
      })
  }

  private static func length(_ form: DecisionForm, _ words: Words) -> Piece {
    guard form.decision == .suspend else { return .empty }
    var lengths: [Piece] = ModerationLimits.suspensionDays.map { days in
      choice(
        words(DecisionText.days, count: days), isChosen: form.days == days,
        action: act(.daysChosen(days)))
    }
    lengths.append(
      choice(
        words(DecisionText.withoutEnd), isChosen: form.days == nil,
        action: act(.daysChosen(nil))))
    return group(words(DecisionText.length), lengths)
  }

  /// Only spam is hidden from others.
  private static func rules(_ form: DecisionForm, _ words: Words) -> Piece {
    let offered = form.decision == .shadow ? [ModerationRule.spam] : ModerationRule.allCases
    return group(
      words(DecisionText.rule),
      offered.map { rule in
        choice(
          words(ReportText(rule)), isChosen: form.rule == rule, action: act(.ruleChosen(rule)))
      })
  }

  private static func group(_ title: String, _ buttons: [Piece]) -> Piece {
    element("div", .class("stack"), .key(title)) {
      paragraph(title, "callout soft")
      choices(title, buttons)
    }
  }

  /// What happens besides.
  private static func more(_ form: DecisionForm, _ file: CaseFile, _ words: Words) -> Piece {
    guard let decision = form.decision, decision.isAboutPerson else { return .empty }
    return .fragment([
      file.found.hasWords
        ? switchRow(
          id: "tee-decision-remove", FieldLabel(words(DecisionText.removes)), isOn: form.removes,
          onToggle: { isOn in act(.removalToggled(isOn)) }) : .empty,
      decision == .suspend
        ? switchRow(
          id: "tee-decision-hide", FieldLabel(words(DecisionText.hidesPosts)),
          isOn: form.hidesPosts, onToggle: { isOn in act(.hidingToggled(isOn)) }) : .empty,
    ])
  }

  private static func note(_ form: DecisionForm, _ words: Words) -> Piece {
    textField(
      id: DecisionForm.field,
      FieldLabel(
        words(DecisionText.note), remark: words(KitText.optional),
        hint: words(DecisionText.noteHint),
        fault: form.over > 0 ? words(FormText.over, count: form.over) : nil),
      kind: .lines, value: form.note, attributes: [.attribute("rows", "4")],
      onInput: { text in act(.noteTyped(text)) })
  }

  /// Why it was not taken, and what happened meanwhile.
  private static func refusal(
    _ state: State, _ problem: DecisionProblem, _ file: CaseFile
  ) -> Piece {
    let words = state.words
    guard problem == .changed else { return fault(words.refusal(problem)) }
    return .fragment([
      fault(words.refusal(problem)),
      ModerationLogView.list(state, Array(file.history.prefix(1))),
    ])
  }

  private static func act(_ action: DecisionAction) -> Act { .moderation(.form(action)) }
}

extension Words {
  /// "Suspend", "No new rounds for 7 days".
  func decision(_ word: DecisionWord) -> String {
    switch word {
    case .coolingOff: self(DecisionText.coolingOff, count: ModerationLimits.coolingOffDays)
    case .shadow: self(DecisionText.shadow, count: ModerationLimits.shadowDays)
    case .dismiss: self(DecisionText.dismiss)
    case .remove: self(DecisionText.remove)
    case .release: self(DecisionText.release)
    case .warn: self(DecisionText.warn)
    case .suspend: self(DecisionText.suspend)
    case .ban: self(DecisionText.ban)
    }
  }

  /// Why a decision was not taken.
  func refusal(_ problem: DecisionProblem) -> String {
    switch problem {
    case .changed: self(DecisionText.changed)
    case .own: self(DecisionText.own)
    case .absent: self(DecisionText.absent)
    case .field(let name): self(DecisionText.badField, name: self(DecisionText(field: name)))
    case .answer(let problem): self.problem(problem)
    }
  }
}
