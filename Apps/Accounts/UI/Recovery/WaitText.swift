import Design

/// The words of the day one waits before an account without a password gets one.
public enum WaitText: PhraseBook {
  case waitTitle, waitLead, paperLead, paperSend

  public var phrase: Phrase {
    switch self {
    case .waitTitle: Phrase("24-hour wait", "24시간 대기")
    case .waitLead:
      Phrase(
        "Your account has no password. To keep others out, you can set one only from {time}, with "
          + "the link we sent you. You can close this page.",
        "이 계정에는 비밀번호가 없어요. 안전을 위해 {time}부터 메일로 보낸 링크에서 비밀번호를 정할 수 있어요. "
          + "이 화면은 닫아도 돼요.")
    case .paperLead:
      Phrase("With a recovery code you don't have to wait.", "복구 코드가 있으면 기다리지 않아도 돼요.")
    case .paperSend: Phrase("Use the recovery code", "복구 코드 쓰기")
    }
  }
}
