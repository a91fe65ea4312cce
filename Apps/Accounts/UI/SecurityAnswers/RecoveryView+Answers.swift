import AccountsDomain
import Calendar
import Core
import Design
import View

extension RecoveryFeature {
  /// The questions, or a recovery code instead; only the code while the questions rest.
  static func answering(_ state: State) -> Node<Action> {
    let challenge = state.challenge
    return stack {
      if let until = challenge.rests {
        resting(until, state.language)
        paperForm(state)
      } else {
        heading(
          AnswersAskedText.askTitle.text(in: state.language),
          AnswersAskedText.askLead.text(in: state.language))
        challenge.isOnPaper ? paperForm(state) : answerForm(state)
        button(
          (challenge.isOnPaper ? AnswersAskedText.useQuestions : .usePaper)
            .text(in: state.language), .outlined, traits: .wide, action: .paperToggled)
      }
      button(
        RecoveryText.again.text(in: state.language), .naked, traits: .wide, action: .startedOver)
      back(state)
    }
  }

  private static func resting(_ until: Instant, _ language: Language) -> Node<Action> {
    let formats = Formats(language)
    let at = until.civil(offset: 0)
    let time = formats.date(at.date, .medium) + " " + formats.time(at.time) + " UTC"
    return heading(
      AnswerFaultText.restTitle.text(in: language),
      AnswersAskedText.rest.text(in: language, [("time", time)]))
  }

  private static func answerForm(_ state: State) -> Node<Action> {
    let language = state.language
    return element(
      "form", .class("stack"), .key("answers"), .attribute("novalidate", "novalidate"),
      .onSubmit(Action.answersSent)
    ) {
      trouble(state)
      for posed in state.challenge.posed {
        answerField(
          id: "answer-\(posed.place)", FieldLabel(posed.question.text(in: language)),
          value: posed.answer, onInput: { text in .answerChanged(posed.place, text) })
      }
      paragraph(AnswersAskedText.askHint.text(in: language), "soft")
      button(
        AnswersAskedText.send.text(in: language), .prominent,
        traits: state.phase == .sending ? [.wide, .loading] : .wide)
    }
  }

  private static func paperForm(_ state: State) -> Node<Action> {
    let language = state.language
    return element(
      "form", .class("stack"), .key("paper"), .attribute("novalidate", "novalidate"),
      .onSubmit(Action.paperSent)
    ) {
      trouble(state)
      paragraph(AnswersAskedText.paperLead.text(in: language), "soft")
      paperField(state)
      button(
        AnswersAskedText.send.text(in: language), .prominent,
        traits: state.phase == .sending ? [.wide, .loading] : .wide)
    }
  }
}

/// A field for an answer. Browsers must neither remember nor correct it.
func answerField<Action>(
  id: String, _ label: FieldLabel, value: String, onInput: @escaping (String) -> Action
) -> Node<Action> {
  textField(
    id: id, label, value: value,
    attributes: [
      .attribute("autocomplete", "off"), .attribute("autocapitalize", "off"),
      .attribute("spellcheck", "false"), .attribute("maxlength", "200"),
    ], onInput: onInput)
}
