import Design

/// The words of passkeys.
public enum PasskeyText: PhraseBook {
  case title, lead, empty, add, rename, remove, name, created, used, synced, copiedRow
  case removeTitle, removeText

  public var phrase: Phrase {
    switch self {
    case .title: Phrase("Passkeys", "패스키")
    case .lead:
      Phrase(
        "Sign in with your fingerprint, your face or your device's PIN instead of a password.",
        "비밀번호 대신 지문, 얼굴 또는 기기 PIN으로 로그인하세요.")
    case .empty: Phrase("You have no passkey yet.", "아직 패스키가 없어요.")
    case .add: Phrase("Add a passkey", "패스키 추가")
    case .rename: Phrase("Rename", "이름 바꾸기")
    case .remove: Phrase("Remove", "삭제")
    case .name: Phrase("Passkey name", "패스키 이름")
    case .created: Phrase("Added {date}", "{date} 추가")
    case .used: Phrase("Last used {date}", "마지막 사용 {date}")
    case .synced: Phrase("Synced between your devices", "내 기기 사이에 동기화됨")
    case .copiedRow:
      Phrase(
        "There may be a copy of this passkey, so it no longer works. Remove it.",
        "이 패스키가 복제되었을 수 있어 더 이상 쓸 수 없어요. 삭제하세요.")
    case .removeTitle: Phrase("Remove “{name}”?", "“{name}” 패스키를 삭제할까요?")
    case .removeText:
      Phrase(
        "You can no longer sign in with it. Your device may keep offering it until you delete it "
          + "there too.",
        "더 이상 이 패스키로 로그인할 수 없어요. 기기에서도 지우기 전까지는 기기에 계속 보일 수 있어요.")
    }
  }
}
