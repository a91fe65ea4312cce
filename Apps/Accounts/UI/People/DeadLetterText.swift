import Design

/// The words of messages that nobody received.
public enum DeadLetterText: PhraseBook {
  case none, noneText, tries, retry, discard, tooLate
  case mail, sms

  public var phrase: Phrase {
    switch self {
    case .none: Phrase("All messages delivered", "모든 메시지가 전달됐어요")
    case .noneText:
      Phrase(
        "Messages that could not be delivered within a day are listed here.",
        "하루 안에 전달하지 못한 메시지가 여기에 나와요.")
    case .tries: Phrase(one: "{n} attempt", other: "{n} attempts", "{n}번 시도")
    case .retry: Phrase("Try again", "다시 보내기")
    case .discard: Phrase("Discard", "버리기")
    case .tooLate:
      Phrase(
        "Its code or link is too old. The person has to request a new one.",
        "코드나 링크가 너무 오래됐어요. 본인이 다시 요청해야 해요.")
    case .mail: Phrase("Email", "이메일")
    case .sms: Phrase("Text message", "문자")
    }
  }
}
