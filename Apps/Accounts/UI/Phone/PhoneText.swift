import AccountsDomain
import Design

/// The words of telephone numbers.
public enum PhoneText: PhraseBook {
  case title, lead, number, numberHint, send, verified, pending, sentTo, verify, again
  case change, remove, removeTitle, removeText, keep, wasVerified, off
  case numberEmpty, numberCharacter, numberPrefix, numberLength, numberCountry
  case country, budget, textsOff
  case contactTitle, contactLead, skip
  case loginHint, textTitle, loginText

  public var phrase: Phrase {
    switch self {
    case .title: Phrase("Phone number", "전화번호")
    case .lead:
      Phrase(
        "We can use it to remind you how you sign in. No one else sees it.",
        "로그인 방법을 잊었을 때 문자로 알려 드려요. 다른 사람에게는 보이지 않아요.")
    case .number: Phrase("Phone number", "전화번호")
    case .numberHint:
      Phrase("For example 010-1234-5678 or +44 7700 900123", "예: 010-1234-5678")
    case .send: Phrase("Send me a code", "인증번호 받기")
    case .verified: Phrase("{number}, verified", "{number} · 인증됨")
    case .pending: Phrase("{number} is not verified yet.", "{number} 번호는 아직 인증되지 않았어요.")
    case .sentTo:
      Phrase(
        "If {number} can be used here, a code is on its way.",
        "{number} 번호를 쓸 수 있다면 인증번호를 보냈어요.")
    case .verify: Phrase("Verify", "인증하기")
    case .again: Phrase("Send again", "다시 보내기")
    case .change: Phrase("Use another number", "다른 번호 쓰기")
    case .remove: Phrase("Remove number", "번호 삭제")
    case .removeTitle: Phrase("Remove your phone number?", "전화번호를 삭제할까요?")
    case .removeText:
      Phrase(
        "We can no longer text you a reminder of how you sign in.", "더 이상 문자로 로그인 방법을 알려 드릴 수 없어요.")
    case .keep: Phrase("Keep it", "그대로 두기")
    case .wasVerified: Phrase("Your number is verified.", "전화번호를 인증했어요.")
    case .off:
      Phrase(
        "This server no longer sends text messages. You can only remove the number.",
        "이 서버는 이제 문자를 보내지 않아요. 번호를 삭제할 수만 있어요.")
    case .numberEmpty: Phrase("Enter a phone number.", "전화번호를 입력하세요.")
    case .numberCharacter:
      Phrase("A phone number can only have digits.", "전화번호에는 숫자만 쓸 수 있어요.")
    case .numberPrefix:
      Phrase("Start with 010, or with + and the country code.", "010으로 시작하거나 +와 국가 번호로 시작해야 해요.")
    case .numberLength: Phrase("Too few or too many digits.", "숫자가 모자라거나 너무 많아요.")
    case .numberCountry: Phrase("Unknown country code.", "없는 국가 번호예요.")
    case .country:
      Phrase("This server doesn't send text messages to this country.", "이 서버는 이 나라로 문자를 보내지 않아요.")
    case .budget:
      Phrase(
        "This server can't send more text messages right now. Try again later.",
        "지금은 이 서버가 문자를 더 보낼 수 없어요. 나중에 다시 해 보세요.")
    case .textsOff:
      Phrase("This server doesn't send text messages.", "이 서버는 문자를 보내지 않아요.")
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

  /// The words for a problem the server told, if it is one about numbers.
  static func words(for code: String, fault: String?) -> PhoneText? {
    switch code {
    case "phoneInvalid":
      (fault.flatMap { word in PhoneNumber.Fault(rawValue: word) } ?? .badLength).words
    case "phoneCountry": .country
    case "textsOff": .textsOff
    case "textBudgetSpent": .budget
    default: nil
    }
  }
}
