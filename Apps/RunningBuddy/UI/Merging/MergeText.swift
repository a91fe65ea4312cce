import Design

/// The words of merging a file onto a run.
enum MergeText: PhraseBook {
  case title, into, adds, ahead, behind, agree, kept, apply, another, done, undone, undo, sources
  case place, altitude, heartRate, cadence
  case noTrack, noWay, otherTime, otherRun, nothingBetter, noRoom

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Merge a watch's file", "시계 파일 합치기")
    case .into: Phrase("Merge into “{text}”", "‘{text}’에 합치기")
    case .adds: Phrase("Taken from this file: {text}", "이 파일에서 가져올 항목: {text}")
    case .ahead:
      Phrase(
        "The file's clock is {text} ahead. Its times are moved to match.",
        "파일의 시계가 {text} 빨라서 시각을 맞췄어요.")
    case .behind:
      Phrase(
        "The file's clock is {text} behind. Its times are moved to match.",
        "파일의 시계가 {text} 느려서 시각을 맞췄어요.")
    case .agree: Phrase("Both clocks agree to the second.", "두 시계가 1초 안에서 맞아요.")
    case .kept:
      Phrase(
        "Your own recording is kept, so you can undo the merge at any time.",
        "원래 기록은 그대로라서 언제든 되돌릴 수 있어요.")
    case .apply: Phrase("Merge", "합치기")
    case .another: Phrase("Choose another file", "다른 파일 선택")
    case .done: Phrase("File merged", "파일을 합쳤어요")
    case .undone: Phrase("Merge undone", "합치기를 되돌렸어요")
    case .undo: Phrase("Undo the merge", "합치기 되돌리기")
    case .sources: Phrase("Merged from two devices", "두 기기의 기록을 합쳤어요")
    case .place: Phrase("Route", "경로")
    case .altitude: Phrase("Altitude", "고도")
    case .heartRate: Phrase("Heart rate", "심박수")
    case .cadence: Phrase("Cadence", "케이던스")
    case .noTrack:
      Phrase("This run has no track to compare the file with.", "이 기록에는 파일과 비교할 경로가 없어요.")
    case .noWay:
      Phrase("The file has no route or distance to compare.", "파일에 비교할 경로나 거리가 없어요.")
    case .otherTime:
      Phrase(
        "The file is from another time. Both recordings need at least 2 minutes in common, and "
          + "clocks within 2 minutes of each other.",
        "다른 시간의 기록이에요. 두 기록이 2분 이상 겹치고 시계 차이가 2분을 넘지 않아야 해요.")
    case .otherRun:
      Phrase(
        "This is another run: its speed or place doesn't match.",
        "속도나 장소가 맞지 않는 다른 기록이에요.")
    case .nothingBetter:
      Phrase(
        "Nothing in this file is better than what the run already has.",
        "이 파일에는 지금 기록보다 나은 항목이 없어요.")
    case .noRoom:
      Phrase("There's no room for another file on this run.", "이 기록에는 파일을 더 합칠 수 없어요.")
    }
  }
}
