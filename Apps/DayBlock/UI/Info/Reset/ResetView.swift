import DayBlockDomain
import Design
import View

/// The page on which everything that was recorded is deleted: on purpose, and not at once.
enum ResetView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    let part = state.info.reset
    return InfoView.page(state, key: "day-reset", title: .reset) {
      if state.recentReset != nil { takeBack(state) }
      element("div", .class("day-card stack")) {
        element("p", .class("danger strong")) { words(ResetText.warning) }
        paragraph(words(ResetText.kept), "soft")
      }
      element("div", .class("day-card stack")) {
        element("h2", .class("headline")) { words(ResetText.exportFirst) }
        paragraph(words(ResetText.exportText), "soft")
        element("a", .class("button filled wide"), .attribute("href", DayRoute.data.path)) {
          Icon.upload.node()
          element("span") { words(ResetText.export) }
        }
      }
      element(
        "form", .class("day-card stack"), .attribute("novalidate", "novalidate"),
        .onSubmit(.info(.reset(.asked)))
      ) {
        textField(
          id: "day-reset-word",
          FieldLabel(words(ResetText.type, name: words(ResetText.word))), value: part.typed,
          attributes: [
            .attribute("autocomplete", "off"), .attribute("autocapitalize", "off"),
            .attribute("spellcheck", "false"),
          ], onInput: { text in .info(.reset(.typed(text))) })
        button(
          words(ResetText.reset), .prominent,
          traits: state.isResetTyped ? [.wide, .destructive] : [.wide, .destructive, .disabled])
      }
      if part.isAsking { asking(state) }
    }
  }

  private static func takeBack(_ state: State) -> Piece {
    banner(state.words(ResetText.recent), icon: .undo) {
      button(
        state.words(ResetText.takeBack), .filled, traits: .small,
        action: .info(.reset(.takenBack)))
    }
  }

  private static func asking(_ state: State) -> Piece {
    let words = state.words
    return question(
      id: "day-reset-question", title: words(ResetText.question),
      text: words(ResetText.questionText), close: .info(.reset(.dismissed))
    ) {
      button(words(ResetText.no), .filled, traits: .wide, action: .info(.reset(.dismissed)))
      button(
        words(ResetText.reset), .prominent, traits: [.wide, .destructive],
        action: .info(.reset(.confirmed)))
    }
  }
}

/// Resetting.
enum ResetText: PhraseBook {
  case warning, kept, exportFirst, exportText, export, type, word, reset
  case question, questionText, no, done, recent, takeBack, takenBack

  var phrase: Phrase {
    switch self {
    case .warning:
      Phrase(
        "This deletes everything you have made so far: recorded time, blocks and groups.",
        "지금까지 만든 모든 것이 삭제돼요. 기록한 시간과 블럭, 그룹까지요.")
    case .kept:
      Phrase(
        "You can undo this for 30 days. After that, the data is permanently deleted on every "
          + "device and on the server.",
        "30일 동안은 되돌릴 수 있어요. 그 뒤에는 모든 기기와 서버에서 완전히 사라져요.")
    case .exportFirst: Phrase("Export first", "먼저 내보내기")
    case .exportText:
      Phrase("An export file can be imported again at any time.", "모든 기록을 담은 파일은 언제든 다시 가져올 수 있어요.")
    case .export: Phrase("Export", "내보내기")
    case .type: Phrase("To continue, type “{name}”", "계속하려면 “{name}”라고 입력하세요")
    case .word: Phrase("reset", "초기화")
    case .reset: Phrase("Reset", "초기화")
    case .question: Phrase("Reset all data?", "데이터를 모두 초기화할까요?")
    case .questionText: Phrase("Everything created so far will be deleted.", "지금까지 만든 것이 모두 삭제돼요.")
    case .no: Phrase("Cancel", "취소")
    case .done: Phrase("Data reset", "모두 초기화했어요")
    case .recent:
      Phrase("Your data was reset in the last 30 days.", "최근 30일 안에 데이터를 초기화했어요.")
    case .takeBack: Phrase("Undo reset", "되돌리기")
    case .takenBack: Phrase("Data restored", "모두 되살렸어요")
    }
  }
}
