import Design

/// What is said of sending nothing while a match runs.
enum RadioText: PhraseBook {
  case title, silent, silentHint, syncNow, isSilent

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Sync", "동기화")
    case .silent: Phrase("Don't sync during the match", "경기 중 동기화하지 않기")
    case .silentHint:
      Phrase(
        "From kick-off until you complete the match, this device sends and fetches nothing. "
          + "Until then, your crew and viewers don't see the match, and you don't see what your "
          + "crew enters.",
        "킥오프부터 경기를 완료할 때까지 이 기기는 아무것도 보내거나 받지 않아요. 그동안 함께 기록하는 "
          + "사람과 시청자는 경기를 볼 수 없고, 함께 기록하는 사람의 입력도 보이지 않아요.")
    case .syncNow: Phrase("Sync now", "지금 동기화")
    case .isSilent:
      Phrase(
        "Others don't see this match until it is completed, or you sync.",
        "경기를 완료하거나 동기화하기 전까지 다른 사람은 이 경기를 볼 수 없어요.")
    }
  }
}
