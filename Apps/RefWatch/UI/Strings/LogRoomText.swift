import Design

/// What is said when a log is nearly full.
enum LogRoomText: PhraseBook {
  case nearlyFull, full, refused

  var phrase: Phrase {
    switch self {
    case .nearlyFull:
      Phrase(
        one: "Room for {n} more entry in this log. Keep it for the end of the match.",
        other: "Room for {n} more entries in this log. Keep some for the end of the match.",
        "이 기록에는 {n}건만 더 쓸 수 있어요. 경기 종료를 위해 남겨 두세요.")
    case .full:
      Phrase(
        "This log is full. Nothing more can be saved in it.", "기록이 가득 차서 더 저장할 수 없어요.")
    case .refused:
      Phrase(
        one: "Not saved: a log holds {n} entry", other: "Not saved: a log holds {n} entries",
        "저장하지 못했어요: 기록에는 {n}건까지 쓸 수 있어요")
    }
  }
}
