import AccountsDomain
import Design

/// The words of telephone numbers.
public enum PhoneText: PhraseBook {
  case title, lead, numberHint, send, verified, pending, sentTo, verify, again, change, remove
  case removeTitle, removeText, keep, wasVerified, off

  public var phrase: Phrase {
    switch self {
    case .title: Phrase("Phone number", "전화번호")
    case .lead:
      Phrase(
        "We can use it to remind you how you sign in. No one else sees it.",
        "로그인 방법을 잊었을 때 문자로 알려 드려요. 다른 사람에게는 보이지 않아요.")
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
    }
  }
}
