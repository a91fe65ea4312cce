import Design

/// The words of linked accounts.
public enum ProvidersText: PhraseBook {
  case title, lead, linked, used, link, unlink, unlinkTitle, unlinkText, prove, noPassword, gone

  public var phrase: Phrase {
    switch self {
    case .title: Phrase("Linked accounts", "연결된 계정")
    case .lead:
      Phrase(
        "Sign in without a password by using a linked account.", "계정을 연결하면 비밀번호 없이 로그인할 수 있어요.")
    case .linked: Phrase("Linked {date}", "{date} 연결")
    case .used: Phrase("Last used {date}", "마지막 사용 {date}")
    case .link: Phrase("Link {provider}", "{provider} 연결")
    case .unlink: Phrase("Unlink", "연결 끊기")
    case .unlinkTitle: Phrase("Unlink {provider}?", "{provider} 연결을 끊을까요?")
    case .unlinkText:
      Phrase(
        "You can no longer sign in with it. Your account and data stay.",
        "더 이상 이 계정으로 로그인할 수 없어요. 내 계정과 데이터는 그대로 남아요.")
    case .prove: Phrase("Confirm it's me with {provider}", "{provider}에서 본인 확인")
    case .noPassword:
      Phrase(
        "Your account has no password. If you are asked for one, confirm your identity here first.",
        "이 계정에는 비밀번호가 없어요. 비밀번호를 물으면 먼저 여기에서 본인 확인을 하세요.")
    case .gone:
      Phrase(
        "This server no longer supports it, so it can't be used to sign in.",
        "이 서버에서 더 이상 지원하지 않아 로그인에 쓸 수 없어요.")
    }
  }
}
