import Core
import Design
import TeePalsDomain
import View

/// Asks how a round was, step by step (specification §§8.11, 17.9).
enum FeedbackSheet {
  typealias Act = TeePalsFeature.ViewAction

  static func view(_ state: State) -> Piece {
    guard let part = state.feedback, part.screen == state.screen else { return .empty }
    let words = state.words
    var sheet = Sheet<Act>(
      id: "tee-feedback",
      title: words(FeedbackText.title, name: words.courseName(part.due.course)),
      language: state.language, close: .feedback(.closed))
    sheet.key = "tee-feedback-" + part.step.word
    return sheet.node {
      step(part, words)
      if let refusal = part.refusal { fault(words.reason(refusal)) }
      if part.step != .first {
        button(words(FeedbackText.back), .naked, traits: .wide, action: .feedback(.wentBack))
      }
    }
  }

  private static func step(_ part: FeedbackState, _ words: Words) -> Piece {
    switch part.step {
    case .first: first(words)
    case .again: again(part, words)
    case .people: people(part, words)
    case .details(let index): details(part, index, words)
    }
  }

  private static func first(_ words: Words) -> Piece {
    stack {
      paragraph(words(FeedbackText.lead), "soft")
      button(
        words(FeedbackText.fine), .prominent, icon: .checkCircle, traits: .wide,
        attributes: [.id("tee-feedback-fine")], action: .feedback(.wentWell))
      button(
        words(FeedbackText.trouble), .outlined, icon: .alert, traits: .wide,
        attributes: [.id("tee-feedback-trouble")], action: .feedback(.wentWrong))
      button(words(FeedbackText.notNow), .naked, traits: .wide, action: .feedback(.declined))
      paragraph(words(FeedbackText.notNowHint), "hint")
    }
  }

  private static func again(_ part: FeedbackState, _ words: Words) -> Piece {
    stack {
      element("h3", .class("headline")) { words(FeedbackText.again) }
      choices(
        words(FeedbackText.again),
        part.due.others.map { card in
          choice(
            card.name, isChosen: part.again.contains(card.user),
            action: .feedback(.againToggled(card.user)))
        })
      switchRow(
        id: "tee-feedback-skill",
        FieldLabel(words(FeedbackText.skill), hint: words(FeedbackText.skillHint)),
        isOn: part.isSkillRight, onToggle: { isOn in .feedback(.skillToggled(isOn)) })
      button(
        words(FeedbackText.submit), .prominent, traits: .wide,
        attributes: [.id("tee-feedback-send")], action: .feedback(.submitted))
      button(words(FeedbackText.skip), .outlined, traits: .wide, action: .feedback(.skipped))
    }
  }

  private static func people(_ part: FeedbackState, _ words: Words) -> Piece {
    stack {
      element("h3", .class("headline")) { words(FeedbackText.people) }
      choices(
        words(FeedbackText.people),
        part.due.others.map { card in
          choice(
            card.name, isChosen: part.issue(card.user) != nil,
            action: .feedback(.personToggled(card.user)))
        })
      next(part, words, isLast: false)
    }
  }

  private static func details(_ part: FeedbackState, _ index: Int, _ words: Words) -> Piece {
    guard part.issues.indices.contains(index) else { return .empty }
    let issue = part.issues[index]
    let name = part.due.others.first { card in card.user == issue.user }?.name ?? ""
    let over = part.over(index)
    return stack {
      element("h3", .class("headline breaks")) { words(FeedbackText.details, name: name) }
      choices(
        words(FeedbackText.kinds),
        IssueKind.allCases.map { kind in
          choice(
            words(FeedbackText(kind)), isChosen: issue.kinds.contains(kind),
            action: .feedback(.kindToggled(kind)))
        })
      textField(
        id: FeedbackState.field,
        FieldLabel(
          words(FeedbackText.comment), remark: words(KitText.optional),
          fault: over > 0 ? words(FormText.over, count: over) : nil),
        kind: .lines, value: issue.comment, attributes: [.attribute("rows", "3")],
        onInput: { text in .feedback(.typed(text)) })
      next(part, words, isLast: index + 1 == part.issues.count)
    }
  }

  private static func next(_ part: FeedbackState, _ words: Words, isLast: Bool) -> Piece {
    button(
      words(isLast ? FeedbackText.send : .next), .prominent,
      traits: part.isReady ? .wide : [.wide, .disabled],
      attributes: [.id("tee-feedback-next")], action: .feedback(.continued))
  }
}
