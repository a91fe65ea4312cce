import Design

/// The words about removing the copy on a device.
public enum WipingText: PhraseBook {
  case title, lead, open, question, explained, unsent, allSent, now, signOut
  // Said afterwards.
  case wiped, notWiped

  public var phrase: Phrase {
    switch self {
    case .title: Phrase("Remove the copy on this device", "이 기기의 사본 지우기")
    case .lead:
      Phrase(
        "Removes the copies all apps keep on this device. Your account stays as it is.",
        "모든 앱이 이 기기에 저장한 사본을 지워요. 계정은 그대로 남아요.")
    case .open: Phrase("Remove the copy…", "사본 지우기…")
    case .question: Phrase("Remove the copy on this device?", "이 기기의 사본을 지울까요?")
    case .explained:
      Phrase(
        "Data on the server stays there and returns with the next sync. Data that is only on this "
          + "device stays: drafts, links you shared and the option to undo an import. To leave "
          + "nothing here, sign out instead.",
        "서버에 있는 데이터는 그대로이고 다음 동기화 때 다시 받아요. 쓰던 글, 공유한 링크, 가져오기 되돌리기처럼 "
          + "이 기기에만 있는 것은 남아요. 이 기기에 아무것도 남기지 않으려면 로그아웃하세요.")
    case .unsent:
      Phrase(
        one: "{n} change has not reached the server. Save a file with it first.",
        other: "{n} changes have not reached the server. Save a file with them first.",
        "변경 {n}건이 아직 서버에 없어요. 먼저 파일로 저장하세요.")
    case .allSent:
      Phrase("Everything you did here is on the server.", "여기에서 한 일은 모두 서버에 있어요.")
    case .now: Phrase("Remove the copy now", "지금 사본 지우기")
    case .signOut: Phrase("Go to sign-out", "로그아웃하러 가기")
    case .wiped:
      Phrase(
        "The copy on this device was removed. Data on the server returns with the next sync.",
        "이 기기의 사본을 지웠어요. 서버에 있는 데이터는 다음 동기화 때 다시 받아요.")
    case .notWiped:
      Phrase(
        "The copy on this device could not be removed. Close other tabs of Fieldday and try "
          + "again.",
        "이 기기의 사본을 지우지 못했어요. Fieldday의 다른 탭을 닫고 다시 해 보세요.")
    }
  }
}
