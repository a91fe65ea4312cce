import Design

/// The words of a telephone number where one signs up or has forgotten how one signs in.
public enum PhoneOfferText: PhraseBook {
  case number, contactTitle, contactLead, skip, loginHint, textTitle, loginText

  public var phrase: Phrase {
    switch self {
    case .number: Phrase("Phone number", "전화번호")
    case .contactTitle: Phrase("Your phone number", "전화번호")
    case .contactLead:
      Phrase(
        "If you ever forget how you sign in, a text message can remind you. You can do this later.",
        "로그인 방법을 잊었을 때 문자로 알려 드려요. 나중에 등록해도 돼요.")
    case .skip: Phrase("Skip for now", "나중에 하기")
    case .loginHint:
      Phrase(
        "You can also use your phone number for a sign-in reminder.", "로그인 방법은 전화번호로도 찾을 수 있어요.")
    case .textTitle: Phrase("Check your text messages", "문자를 확인해 주세요")
    case .loginText:
      Phrase(
        "If {number} belongs to an account, a text message on how to sign in is on its way.",
        "{number} 번호로 등록된 계정이 있다면 로그인 방법을 문자로 보냈어요.")
    }
  }
}
