import Core
import Design
import TeePalsDomain
import View

/// Asks why something is reported (specification §8.9).
enum ReportSheet {
  typealias Act = TeePalsFeature.ViewAction

  static func view(_ state: TeePalsFeature.State) -> Piece {
    guard let report = state.report, report.screen == state.screen else { return .empty }
    let words = state.words
    let sheet = Sheet<Act>(
      id: "tee-report", title: words(title(of: report.target)), language: state.language,
      close: .report(.closed))
    return sheet.node {
      paragraph(words(ReportText.lead), "soft")
      choices(
        words(ReportText.reason),
        ReportReason.allCases.map { reason in
          choice(
            words(ReportText(reason)), isChosen: report.reason == reason,
            action: .report(.chosen(reason)))
        })
      context(report, words)
      if report.target.hidden != nil {
        switchRow(
          id: "tee-report-hide",
          FieldLabel(words(ReportText.hide), hint: words(ReportText.hideHint)),
          isOn: report.hides, onToggle: { isOn in .report(.hidingToggled(isOn)) })
      }
      if let refusal = report.refusal { fault(words.reason(refusal)) }
      button(
        words(ReportText.send), .prominent, traits: report.isReady ? .wide : [.wide, .disabled],
        attributes: [.id("tee-report-send")], action: .report(.sent))
    }
  }

  /// What there is to say beside the reason.
  private static func context(_ report: ReportState, _ words: Words) -> Piece {
    let over = report.length - GolfLimits.reportContext
    return textField(
      id: ReportState.field,
      FieldLabel(
        words(ReportText.context), remark: words(KitText.optional),
        fault: over > 0 ? words(FormText.over, count: over) : nil),
      kind: .lines, value: report.context,
      attributes: [.attribute("rows", "3")],
      onInput: { text in .report(.typed(text)) })
  }

  private static func title(of target: ReportTarget) -> ReportText {
    switch target {
    case .round: .round
    case .message: .message
    case .golfer: .golfer
    case .post: .post
    case .comment: .comment
    case .feedback: .golfer
    }
  }

  // MARK: Where it begins

  /// The entry of a menu.
  static func option(_ target: ReportTarget, _ words: Words) -> MenuOption<Act> {
    MenuOption(words(ReportText.report), icon: .alert, action: .report(.opened(target)))
  }

  /// Beside what somebody else said in a chat, once the server has it.
  static func mark(_ line: ChatLine, _ words: Words) -> Piece {
    guard !line.isOwn, !line.isHidden, line.mark == nil, case .text = line.message.content else {
      return .empty
    }
    let message = line.message
    return iconButton(
      .more, label: words(ReportText.reportOf, name: message.sender.name),
      attributes: [.class("tee-report-mark"), .aria("haspopup", "dialog")],
      action: .report(.opened(.message(message.id, in: message.round))))
  }
}
