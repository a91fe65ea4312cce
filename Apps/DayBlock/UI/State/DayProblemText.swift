import Design
import View

/// The words for what went wrong with the server.
enum DayProblemText: PhraseBook {
  case offline, signedOut, notFound, busy, failed

  var phrase: Phrase {
    switch self {
    case .offline:
      Phrase("There is no connection right now.", "지금은 연결되어 있지 않아요.")
    case .signedOut: Phrase("Please sign in again.", "다시 로그인해 주세요.")
    case .notFound: Phrase("This no longer exists.", "더 이상 찾을 수 없어요.")
    case .busy: Phrase("Too many requests. Try again in a minute.", "요청이 너무 많아요. 잠시 뒤 다시 시도해 주세요.")
    case .failed:
      Phrase("The server didn't respond properly. Try again.", "서버가 제대로 응답하지 않았어요. 다시 시도해 주세요.")
    }
  }
}

extension AnswerProblem {
  var text: DayProblemText {
    switch self {
    case .offline: .offline
    case .signedOut: .signedOut
    case .notFound: .notFound
    case .busy: .busy
    case .failed, .refused: .failed
    }
  }
}
