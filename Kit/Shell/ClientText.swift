import Design

/// What every client says, whatever is in it.
public enum ClientText: PhraseBook {
  case apps, home, friends, golf, referee, day, run, account
  case updateReady, updateNow, later
  case storageCleared, sessionEnded, signInAgain, unreadable, storageFull, storageFullText

  public var phrase: Phrase {
    switch self {
    case .apps: Phrase("Apps", "앱")
    case .home: Phrase("Today", "오늘")
    case .friends: Phrase("SuperFriend", "SuperFriend")
    case .golf: Phrase("TeePals", "TeePals")
    case .referee: Phrase("RefWatch", "RefWatch")
    case .day: Phrase("DayBlock", "DayBlock")
    case .run: Phrase("RunningBuddy", "RunningBuddy")
    case .account: Phrase("Account", "계정")
    case .updateReady: Phrase("A new version of Fieldday is ready.", "새 버전이 준비됐어요.")
    case .updateNow: Phrase("Restart now", "지금 다시 시작")
    case .later: Phrase("Later", "나중에")
    case .storageCleared:
      Phrase(
        "This browser cleared Fieldday's data; restoring from your server.",
        "브라우저가 Fieldday 데이터를 지웠어요. 서버에서 다시 가져오는 중이에요.")
    case .sessionEnded:
      Phrase(
        "Your session has ended. Everything is kept here; sign in to send it.",
        "로그인이 끝났어요. 기록은 그대로 있어요. 다시 로그인하면 서버로 보내요.")
    case .unreadable:
      Phrase(
        "A change made with another version of the app was not accepted.",
        "다른 버전의 앱에서 한 변경이 거절됐어요.")
    case .signInAgain: Phrase("Sign in", "로그인")
    case .storageFull: Phrase("No space left on this device", "기기에 남은 공간이 없어요")
    case .storageFullText:
      Phrase(
        "Your changes are in memory and will be saved once there is space. Don't close this page.",
        "방금 한 일은 메모리에 있고 공간이 생기면 바로 저장돼요. 이 페이지를 닫지 마세요.")
    }
  }
}
