import Design

/// The words for those who begin without an account.
public enum LocalText: PhraseBook {
  case startHere, startButton, startFirst, only, onlyText, whenOnline, makeAccount
  case remove, removeTitle, removeText, removeType, removeWord, removeNow, keep, saveFirst
  case claimTitle, claimText, claimYes, claimNo, claimFailed, apart, apartText

  public var phrase: Phrase {
    switch self {
    case .startHere:
      Phrase(
        "Start now on this device. You can create your account later, when you are online.",
        "지금은 이 기기에서 시작하세요. 연결되면 계정을 만들 수 있어요.")
    case .startButton: Phrase("Start on this device", "이 기기에서 시작하기")
    case .startFirst:
      Phrase(
        "Everything stays on this device until you create your account.",
        "계정을 만들기 전까지 모두 이 기기에만 저장돼요.")
    case .only: Phrase("Only on this device so far", "아직 이 기기에만 있어요")
    case .onlyText:
      Phrase(
        "Everything works and is saved here. With an account, it is also on your server and your "
          + "other devices.",
        "모두 이 기기에 저장돼요. 계정을 만들면 내 서버와 다른 기기에서도 볼 수 있어요.")
    case .whenOnline:
      Phrase(
        "No connection. You can create your account when you are online.",
        "연결이 없어요. 연결되면 계정을 만들 수 있어요.")
    case .makeAccount: Phrase("Create my account", "내 계정 만들기")
    case .remove: Phrase("Remove from this device", "이 기기에서 지우기")
    case .removeTitle: Phrase("Remove everything recorded here?", "여기에 기록한 것을 모두 지울까요?")
    case .removeText:
      Phrase(
        one: "{n} change is only on this device. Once removed, it can't be recovered.",
        other: "{n} changes are only on this device. Once removed, they can't be recovered.",
        "변경 {n}건이 이 기기에만 있어요. 지우면 되돌릴 수 없어요.")
    case .removeType: Phrase("Type “{word}” to confirm", "확인하려면 ‘{word}’라고 입력하세요")
    case .removeWord: Phrase("remove", "삭제")
    case .removeNow: Phrase("Remove everything", "모두 지우기")
    case .keep: Phrase("Keep it", "그대로 두기")
    case .saveFirst: Phrase("Save my contacts first", "먼저 연락처 저장하기")
    case .claimTitle:
      Phrase("Add what you recorded here to {email}?", "여기에 기록한 것을 {email} 계정에 추가할까요?")
    case .claimText:
      Phrase(
        "The account's data stays. Your records on this device are added to it.",
        "계정에 있던 것은 그대로 있고, 이 기기에서 기록한 것이 더해져요.")
    case .claimYes: Phrase("Add it", "추가하기")
    case .claimNo: Phrase("Keep separate", "따로 두기")
    case .claimFailed:
      Phrase(
        "Could not save on this device. Nothing is lost. Free up space and try again.",
        "기기에 저장하지 못했어요. 사라진 것은 없어요. 공간을 비우고 다시 해 보세요.")
    case .apart: Phrase("Also on this device", "이 기기에 따로 있는 기록")
    case .apartText:
      Phrase(
        "What you recorded here before you signed in is kept separate from this account.",
        "로그인하기 전에 여기에 기록한 것은 이 계정과 따로 있어요.")
    }
  }
}
