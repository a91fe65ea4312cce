import Design

/// The words of security questions on the account page.
public enum SecurityAnswersText: PhraseBook {
  case title, lead, caution, set, since, offNow, change, remove
  case removeTitle, removeText, keep, saved, removed
  case sheetLead, question, choose, ownQuestion, own, ownHint, answer, answerHint, add, drop

  public var phrase: Phrase {
    switch self {
    case .title: Phrase("Security questions", "보안 질문")
    case .lead:
      Phrase(
        "If you forget your password, you need our message and the answers to two of these "
          + "questions to set a new one. The answers alone can't sign you in.",
        "비밀번호를 잊었을 때 메일만으로는 새 비밀번호를 정할 수 없고 이 질문 중 두 개에 답해야 해요. 답만으로 "
          + "로그인할 수는 없어요.")
    case .caution:
      Phrase(
        "Others may know true answers. Recovery codes are safer and can be used instead.",
        "진짜 답은 다른 사람도 알 수 있어요. 복구 코드가 더 안전하고 답 대신 쓸 수 있어요.")
    case .set: Phrase("Set security questions", "보안 질문 정하기")
    case .since: Phrase("Set on {date}", "{date}에 정했어요")
    case .offNow:
      Phrase("This server doesn't ask for them at the moment.", "지금 이 서버에서는 묻지 않아요.")
    case .change: Phrase("Change questions", "질문 바꾸기")
    case .remove: Phrase("Remove security questions", "보안 질문 삭제하기")
    case .removeTitle: Phrase("Remove your security questions?", "보안 질문을 삭제할까요?")
    case .removeText:
      Phrase(
        "Then a message to your address is enough to set a new password.",
        "삭제하면 메일만으로 새 비밀번호를 정할 수 있어요.")
    case .keep: Phrase("Keep them", "그대로 두기")
    case .saved: Phrase("Your security questions are set.", "보안 질문을 정했어요.")
    case .removed: Phrase("Your security questions are removed.", "보안 질문을 삭제했어요.")
    default: sheet
    }
  }

  private var sheet: Phrase {
    switch self {
    case .sheetLead:
      Phrase(
        "Three to five questions with different answers. No one can read the answers later, not "
          + "even you. Capitals, spaces at the ends and punctuation are ignored.",
        "질문 세 개에서 다섯 개와 서로 다른 답을 정하세요. 저장하면 본인도 답을 다시 볼 수 없어요. 대소문자, 앞뒤 "
          + "공백, 문장 부호는 상관없어요.")
    case .question: Phrase("Question {number}", "질문 {number}")
    case .choose: Phrase("Choose a question", "질문 고르기")
    case .ownQuestion: Phrase("Write my own", "직접 쓰기")
    case .own: Phrase("My question {number}", "내 질문 {number}")
    case .ownHint:
      Phrase("Something only you can answer", "본인만 답할 수 있는 질문")
    case .answer: Phrase("Answer {number}", "답 {number}")
    case .answerHint: Phrase("At least 3 characters", "3자 이상")
    case .add: Phrase("Add a question", "질문 더하기")
    default: Phrase("Remove question {number}", "질문 {number} 빼기")
    }
  }
}
