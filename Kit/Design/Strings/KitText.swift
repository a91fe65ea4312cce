import Calendar

/// The words every app's components need.
public enum KitText: PhraseBook {
  case close, back, cancel, save, done, retry, search, clearSearch, loading, undo, edit, discard
  case dismiss, optional, reset, expandSheet, collapseSheet, skipToContent, on, off
  case offline, offlineAge, unanswered, unansweredAge, unansweredTitle
  case syncing, somethingWrong
  case saving, savedHere, savedHereSince, onServer, notAccepted, seeWhy
  case atRest, atRestEmpty
  case stillComing, notAllHere, awaitedTitle, awaitedSilent, awaitedOffline, awaitedSignedOut

  public var phrase: Phrase {
    switch self {
    case .close: Phrase("Close", "닫기")
    case .back: Phrase("Back", "뒤로")
    case .cancel: Phrase("Cancel", "취소")
    case .save: Phrase("Save", "저장")
    case .done: Phrase("Done", "완료")
    case .retry: Phrase("Try again", "다시 시도")
    case .search: Phrase("Search", "검색")
    case .clearSearch: Phrase("Clear search", "검색어 지우기")
    case .loading: Phrase("Loading…", "불러오는 중…")
    case .undo: Phrase("Undo", "되돌리기")
    case .edit: Phrase("Edit", "수정")
    case .discard: Phrase("Discard", "버리기")
    case .dismiss: Phrase("Dismiss", "닫기")
    case .optional: Phrase("optional", "선택")
    case .reset: Phrase("Reset", "초기화")
    case .expandSheet: Phrase("Show full height", "전체 높이로 보기")
    case .collapseSheet: Phrase("Show half height", "절반 높이로 보기")
    case .skipToContent: Phrase("Skip to content", "본문으로 건너뛰기")
    case .on: Phrase("On", "켬")
    case .off: Phrase("Off", "끔")
    case .offline: Phrase("Offline. Everything here still works.", "오프라인이에요. 그래도 모두 쓸 수 있어요.")
    case .offlineAge:
      Phrase("Offline. Last up to date {age}.", "오프라인이에요. 마지막 동기화: {age}")
    case .unanswered:
      Phrase(
        "The server does not answer. What you do is kept on this device.",
        "서버가 응답하지 않아요. 하는 일은 이 기기에 저장돼요.")
    case .unansweredAge:
      Phrase(
        "The server does not answer. Last up to date {age}.", "서버가 응답하지 않아요. 마지막 동기화: {age}")
    case .unansweredTitle: Phrase("The server does not answer", "서버가 응답하지 않아요")
    case .syncing: Phrase("Syncing", "동기화하는 중")
    case .somethingWrong: Phrase("Something went wrong", "문제가 생겼어요")
    case .saving: Phrase("Saving…", "저장하는 중…")
    case .savedHere:
      Phrase(
        one: "Saved on this device · {n} waiting", other: "Saved on this device · {n} waiting",
        "이 기기에 저장됨 · {n}건 대기 중")
    case .savedHereSince:
      Phrase(
        one: "Saved on this device · {n} waiting since {time}",
        other: "Saved on this device · {n} waiting since {time}",
        "이 기기에 저장됨 · {time}부터 {n}건 대기 중")
    case .onServer: Phrase("On the server", "서버에 저장됨")
    case .atRest:
      Phrase(
        one: "Sync off: {n} entry waiting on this device",
        other: "Sync off: {n} entries waiting on this device", "동기화 꺼짐: 이 기기에서 {n}건 대기 중")
    case .atRestEmpty:
      Phrase("Sync off: nothing waiting on this device", "동기화 꺼짐: 이 기기에서 대기 중인 기록이 없어요")
    case .stillComing: Phrase("Still loading your records…", "기록을 아직 불러오는 중이에요…")
    case .notAllHere:
      Phrase("Not all of your records are on this device yet.", "아직 이 기기에 없는 기록이 있어요.")
    case .awaitedTitle: Phrase("Not on this device yet", "아직 이 기기에 없어요")
    case .awaitedSilent:
      Phrase(
        "Records from your other devices appear as soon as it answers.",
        "다른 기기의 기록은 서버가 응답하면 자동으로 불러와요.")
    case .awaitedOffline:
      Phrase(
        "No connection. Records from your other devices appear once you are online.",
        "지금은 연결이 없어요. 다른 기기의 기록은 연결되면 자동으로 불러와요.")
    case .awaitedSignedOut:
      Phrase("Sign in to see the records from your other devices.", "로그인하면 다른 기기의 기록을 자동으로 불러와요.")
    case .notAccepted:
      Phrase(one: "{n} change not accepted", other: "{n} changes not accepted", "변경 {n}건 거절됨")
    case .seeWhy: Phrase("See why", "이유 보기")
    }
  }
}
