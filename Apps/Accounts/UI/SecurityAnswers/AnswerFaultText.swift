import AccountsDomain
import Design

/// What may be wrong with questions and answers.
public enum AnswerFaultText: PhraseBook {
  case tooFew, tooMany, questionEmpty, questionLong, questionTwice, tooShort, tooLong, inQuestion
  case alike, common, wrong, restTitle, off

  public var phrase: Phrase {
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
    case .common: Phrase("This answer is too common.", "너무 흔한 답이에요.")
    case .wrong:
      Phrase("At least one answer is wrong. Nothing was changed.", "맞지 않는 답이 있어요. 아무것도 바뀌지 않았어요.")
    case .restTitle: Phrase("Too many wrong answers", "답을 너무 많이 틀렸어요")
    case .off: Phrase("This server doesn't use security questions.", "이 서버는 보안 질문을 쓰지 않아요.")
    }
  }

  /// The words for a problem of the server.
  static func words(for code: String, fault: String?) -> AnswerFaultText? {
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
  var words: AnswerFaultText {
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
