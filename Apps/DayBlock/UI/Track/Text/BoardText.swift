import Design

/// The words for the picture of a day.
enum BoardText: PhraseBook {
  case empty, span, spanRepeated, paused, tracking, missing, skipped, repeated, open, sum

  var phrase: Phrase {
    switch self {
    case .empty: Phrase("Nothing produced.", "생산한 블럭이 없어요.")
    case .span: Phrase("{name} {text}", "{name} {text}")
    case .spanRepeated: Phrase("{text} (second time)", "{text} (두 번째)")
    case .paused: Phrase("{text}, paused", "{text}, 일시 정지")
    case .tracking: Phrase("{text}, in production", "{text}, 생산 중")
    case .missing: Phrase("{text} does not exist today.", "오늘은 {text}가 없어요.")
    case .skipped: Phrase("This date does not exist here.", "여기에는 없는 날짜예요.")
    case .repeated: Phrase("{text} occurs twice today.", "오늘은 {text}가 두 번 있어요.")
    case .sum: Phrase("Total {text}", "모두 {text}")
    case .open: Phrase("Show board details", "보드 내용 보기")
    }
  }
}
