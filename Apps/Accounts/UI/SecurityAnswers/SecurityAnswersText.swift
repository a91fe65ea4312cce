import AccountsDomain
import Design

/// The words of security questions, on the account page and where a new password is chosen.
public enum SecurityAnswersText: PhraseBook {
  case title, lead, caution, set, since, offNow, change, remove
  case removeTitle, removeText, keep, saved, removed
  case sheetLead, question, choose, ownQuestion, own, ownHint, answer, answerHint, add, drop
  case tooFew, tooMany, questionEmpty, questionLong, questionTwice
  case tooShort, tooLong, inQuestion, alike, common
  case askTitle, askLead, askHint, send, usePaper, useQuestions, paperLead
  case wrong, restTitle, rest, off

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
    case .drop: Phrase("Remove question {number}", "질문 {number} 빼기")
    default: reset
    }
  }

  /// Where a new password is chosen.
  private var reset: Phrase {
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
    case .wrong:
      Phrase("At least one answer is wrong. Nothing was changed.", "맞지 않는 답이 있어요. 아무것도 바뀌지 않았어요.")
    case .restTitle: Phrase("Too many wrong answers", "답을 너무 많이 틀렸어요")
    case .rest:
      Phrase(
        "The questions are locked until {time}. Until then, use a recovery code or a passkey, or "
          + "ask your server administrator for a link. After that, request another message.",
        "{time}까지 질문에 답할 수 없어요. 그동안 복구 코드나 패스키를 쓰거나 서버 관리자에게 링크를 요청할 수 "
          + "있어요. 그 뒤에는 메일을 다시 받아 주세요.")
    case .off: Phrase("This server doesn't use security questions.", "이 서버는 보안 질문을 쓰지 않아요.")
    default: fault
    }
  }

  private var fault: Phrase {
    switch self {
    case .tooFew: Phrase("Answer at least three questions.", "질문 세 개 이상에 답해 주세요.")
    case .tooMany: Phrase("At most five questions.", "질문은 다섯 개까지예요.")
    case .questionEmpty: Phrase("Choose or write a question.", "질문을 고르거나 써 주세요.")
    case .questionLong:
      Phrase("Use at most 160 characters.", "질문은 160자까지 쓸 수 있어요.")
    case .questionTwice: Phrase("You already have this question.", "이미 있는 질문이에요.")
    case .tooShort:
      Phrase("Use at least 3 characters, not counting punctuation.", "문장 부호를 빼고 3자 이상이어야 해요.")
    case .tooLong: Phrase("Use at most 128 characters.", "답은 128자까지 쓸 수 있어요.")
    case .inQuestion: Phrase("The question contains the answer.", "질문에 들어 있는 말이에요.")
    case .alike: Phrase("Another question has the same answer.", "다른 질문과 답이 같아요.")
    default: Phrase("This answer is too common.", "너무 흔한 답이에요.")
    }
  }

  /// The words for a problem of the server.
  static func words(for code: String, fault: String?) -> SecurityAnswersText? {
    switch code {
    case "securityAnswersRejected":
      (fault.flatMap { word in SecurityAnswerRules.Fault(rawValue: word) } ?? .common).words
    case "securityAnswersWrong": .wrong
    case "securityAnswersRest": .restTitle
    case "securityAnswersOff": .off
    default: nil
    }
  }
}

extension SecurityAnswerRules.Fault {
  var words: SecurityAnswersText {
    switch self {
    case .tooFew: .tooFew
    case .tooMany: .tooMany
    case .questionEmpty: .questionEmpty
    case .questionLong: .questionLong
    case .questionTwice: .questionTwice
    case .tooShort: .tooShort
    case .tooLong: .tooLong
    case .inQuestion: .inQuestion
    case .alike: .alike
    case .common: .common
    }
  }
}
