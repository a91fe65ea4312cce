import Design

/// The words of "check your mail".
public enum ConfirmText: PhraseBook {
  case title, sentTo, sent, lead, spam, code, codeHint, confirm, again, againIn, wasSent
  case changeAddress, banner, bannerAction, wrong, dead, elsewhere, off

  public var phrase: Phrase {
    switch self {
    case .title: Phrase("Check your mail", "메일을 확인해 주세요")
    case .sentTo:
      Phrase(
        "We sent a message to {email} with a six-digit code and a link. Use either one.",
        "{email}(으)로 메일을 보냈어요. 여섯 자리 코드와 링크 중 하나만 쓰면 돼요.")
    case .sent:
      Phrase("Enter the six-digit code from the message.", "메일에 있는 여섯 자리 코드를 입력하세요.")
    case .lead:
      Phrase(
        "Open the link in this browser or enter the code here within 10 minutes.",
        "이 브라우저에서 링크를 열거나 10분 안에 코드를 입력하세요.")
    case .spam:
      Phrase("Nothing there? Check your spam folder.", "메일이 없나요? 스팸함도 확인해 보세요.")
    case .code: Phrase("Code", "코드")
    case .codeHint: Phrase("Six digits", "숫자 여섯 자리")
    case .confirm: Phrase("Confirm", "확인")
    case .again: Phrase("Send again", "다시 보내기")
    case .againIn:
      Phrase(
        one: "Send again in {n} second", other: "Send again in {n} seconds",
        "{n}초 뒤에 다시 보낼 수 있어요")
    case .wasSent: Phrase("A new message is on its way.", "새 메일을 보냈어요.")
    case .changeAddress: Phrase("Change the address", "주소 바꾸기")
    case .banner:
      Phrase("Your email address is not confirmed yet.", "이메일 주소가 아직 확인되지 않았어요.")
    case .bannerAction: Phrase("Send a code", "코드 보내기")
    case .wrong:
      Phrase("Wrong code. Check it and try again.", "코드가 맞지 않아요. 다시 확인해 주세요.")
    case .dead:
      Phrase(
        "This code or link is no longer valid. Request a new one.",
        "이 코드나 링크는 더 이상 쓸 수 없어요. 새로 받아 주세요.")
    case .elsewhere:
      Phrase(
        "Open the link in the browser you signed up with, or enter the code there.",
        "가입을 시작한 브라우저에서 링크를 열거나 코드를 입력하세요.")
    case .off:
      Phrase(
        "This server doesn't send messages. Ask your server administrator.",
        "이 서버는 메일을 보내지 않아요. 서버 관리자에게 문의하세요.")
    }
  }
}
