import Design

/// The words of changing the password.
public enum PasswordText: PhraseBook {
  case title, change, current, endOthers, endOthersHint, done

  public var phrase: Phrase {
    switch self {
    case .title: Phrase("Password", "비밀번호")
    case .change: Phrase("Change password", "비밀번호 바꾸기")
    case .current: Phrase("Current password", "현재 비밀번호")
    case .endOthers: Phrase("Sign out all other devices", "다른 기기 모두 로그아웃")
    case .endOthersHint:
      Phrase("Leave this on if someone may know the old password.", "다른 사람이 알 수도 있다면 켜 두세요.")
    case .done: Phrase("Password changed.", "비밀번호를 바꿨어요.")
    }
  }
}
