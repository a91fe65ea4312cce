import Design
import RunningBuddyDomain
import View

/// The sheet in which a run is cut.
enum CutView {
  static func view(_ state: RunFeature.State, _ run: Run) -> RunPiece {
    guard let form = state.detail.cut else { return .empty }
    let words = state.words
    let length = words.clock(Int64(run.outline.length) * 100)
    return Sheet(
      id: "run-cut", title: words(CutText.title), language: state.language,
      close: RunFeature.ViewAction.detail(.cut(.closed))
    ).node {
      paragraph(words(CutText.hint, text: length), "soft")
      line("wraps") {
        textField(
          id: "run-cut-from", FieldLabel(words(CutText.from)), value: form.from,
          attributes: [.attribute("placeholder", "0:00")],
          onInput: { text in .detail(.cut(.fromTyped(text))) })
        textField(
          id: "run-cut-to", FieldLabel(words(CutText.to)), value: form.to,
          attributes: [.attribute("placeholder", length)],
          onInput: { text in .detail(.cut(.toTyped(text))) })
      }
      if let text = form.fault { fault(text) }
      button(words(CutText.crop), .filled, traits: .wide, action: .detail(.cut(.cropped)))
      button(words(CutText.drop), .filled, traits: .wide, action: .detail(.cut(.dropped)))
      button(words(CutText.split), .filled, traits: .wide, action: .detail(.cut(.splitOff)))
      if !run.windows.isWhole {
        button(
          words(CutText.whole), .filled, icon: .undo, traits: .wide,
          action: .detail(.cut(.undone)))
      }
    }
  }
}

/// The words of cutting a run.
enum CutText: PhraseBook {
  case open, title, hint, from, to, crop, drop, split, whole, badStretch, nothingLeft, noTrack
  case cutDone, splitDone

  var phrase: Phrase {
    switch self {
    case .open: Phrase("Cut", "자르기")
    case .title: Phrase("Cut this run", "기록 자르기")
    case .hint:
      Phrase(
        "Enter times within the whole recording ({text}). The original is kept, so you can undo "
          + "every cut.",
        "전체 기록 {text} 안의 시각을 입력해 주세요. 원본은 그대로라서 언제든 되돌릴 수 있어요.")
    case .from: Phrase("From", "시작")
    case .to: Phrase("To", "끝")
    case .crop: Phrase("Keep only this stretch", "이 구간만 남기기")
    case .drop: Phrase("Remove this stretch", "이 구간 빼기")
    case .split: Phrase("Split in two at “From”", "‘시작’ 시각에서 둘로 나누기")
    case .whole: Phrase("Restore whole recording", "전체 기록으로 되돌리기")
    case .badStretch:
      Phrase(
        "Enter times such as 12:30, the first before the second.",
        "12:30처럼 입력하고, 시작이 끝보다 앞이어야 해요.")
    case .nothingLeft:
      Phrase("Nothing would be left of the run.", "남는 구간이 없어요.")
    case .noTrack: Phrase("The track isn't on this device yet.", "경로가 아직 이 기기에 없어요.")
    case .cutDone: Phrase("Run cut", "기록을 잘랐어요")
    case .splitDone: Phrase("Split into two runs", "기록을 둘로 나눴어요")
    }
  }
}
