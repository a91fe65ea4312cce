import Design

/// The words of answering security questions, where a new password is chosen.
public enum AnswersAskedText: PhraseBook {
  case askTitle, askLead, askHint, send, usePaper, useQuestions, paperLead, rest

  public var phrase: Phrase {
    switch self {
    case .askTitle: Phrase("Answer your questions", "보안 질문에 답해 주세요")
    case .askLead:
      Phrase(
        "You have set security questions. Answer these to change your password.",
        "보안 질문을 정해 두셨어요. 아래 질문에 답하면 비밀번호가 바뀌어요.")
    case .askHint:
      Phrase(
        "After five wrong attempts, the questions are locked for a day.",
        "다섯 번 틀리면 하루 동안 답할 수 없어요.")
    case .send: Phrase("Change password", "비밀번호 바꾸기")
    case .usePaper: Phrase("Use a recovery code instead", "대신 복구 코드 쓰기")
    case .useQuestions: Phrase("Answer the questions", "질문에 답하기")
    case .paperLead:
      Phrase(
        "You can use a recovery code instead. Each code works once.",
        "복구 코드를 답 대신 쓸 수 있고, 쓴 코드는 없어져요.")
    case .rest:
      Phrase(
        "The questions are locked until {time}. Until then, use a recovery code or a passkey, or "
          + "ask your server administrator for a link. After that, request another message.",
        "{time}까지 질문에 답할 수 없어요. 그동안 복구 코드나 패스키를 쓰거나 서버 관리자에게 링크를 요청할 수 "
          + "있어요. 그 뒤에는 메일을 다시 받아 주세요.")
    }
  }
}
