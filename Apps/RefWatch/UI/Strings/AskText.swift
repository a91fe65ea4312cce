import Design

/// Asking whoever keeps the time for something.
enum AskText: PhraseBook {
  case ask, title, hint, asking, asked, accepted, declined, tooLate, noAnswer
  case offline, noAccount, waiting, nothing, notOnServer, notAsked, busy
  case question, asOf, accept, decline, youDeclined, dropped
  case openStoppage, closeStoppage, stopClock, runClock, addedTime, kickOff, startPeriod
  case startInterval, endInterval

  var phrase: Phrase {
    switch self {
    case .ask: Phrase("Ask", "요청하기")
    case .title: Phrase("Ask the timekeeper", "시계 맡은 사람에게 요청하기")
    case .hint:
      Phrase(
        "{name} sees it immediately and has ten seconds to accept.",
        "{name} 화면에 바로 보이고, 10초 안에 답할 수 있어요.")
    case .asking: Phrase("Asking: {text}", "요청 보내는 중: {text}")
    case .asked: Phrase("Asked: {text}", "요청했어요: {text}")
    case .accepted: Phrase("{name} accepted: {text}", "{name}{이/가} 수락했어요: {text}")
    case .declined: Phrase("{name} declined: {text}", "{name}{이/가} 거절했어요: {text}")
    case .tooLate: Phrase("Too late: the match has moved on", "늦었어요. 경기가 이미 다음으로 넘어갔어요")
    case .noAnswer: Phrase("No answer in time: {text}", "답이 없어 요청이 끝났어요: {text}")
    case .offline:
      Phrase("You're offline. Requests need a network.", "요청하려면 네트워크가 필요해요. 지금은 연결되어 있지 않아요.")
    case .noAccount: Phrase("Requests need an account on a server.", "요청하려면 계정으로 서버에 연결해야 해요.")
    case .waiting: Phrase("Your last request is still open.", "이미 답을 기다리고 있어요.")
    case .nothing: Phrase("Nothing to request right now.", "지금은 요청할 것이 없어요.")
    case .notOnServer: Phrase("This match is not on the server yet.", "아직 서버에 이 경기가 없어요.")
    case .notAsked: Phrase("The request failed. Try again.", "요청하지 못했어요. 다시 해 보세요.")
    case .busy: Phrase("Too many requests. Wait a moment.", "너무 자주 요청했어요. 잠시 기다려 주세요.")
    case .question: Phrase("{name}: {text}?", "{name}의 요청: {text}")
    case .asOf: Phrase("as of {text}", "{text} 기준")
    case .accept: Phrase("Accept", "수락")
    case .decline: Phrase("Decline", "거절")
    case .youDeclined: Phrase("You declined the request from {name}", "{name}의 요청을 거절했어요")
    case .dropped:
      Phrase(
        "The request from {name} is no longer possible: {text}", "{name}의 요청은 이제 할 수 없어요: {text}")
    case .openStoppage: Phrase("Start stoppage", "멈춤 시작")
    case .closeStoppage: Phrase("End stoppage", "멈춤 끝")
    case .stopClock: Phrase("Stop the clock", "시계 멈추기")
    case .runClock: Phrase("Start the clock", "시계 다시 돌리기")
    case .addedTime: Phrase(one: "+{n} minute", other: "+{n} minutes", "추가시간 {n}분")
    case .kickOff: Phrase("{name} kicks off", "{name} 킥오프")
    case .startPeriod: Phrase("Start {name}, {text} kicks off", "{name} 시작, {text} 킥오프")
    case .startInterval: Phrase("Start the interval", "휴식 시작")
    case .endInterval: Phrase("End the interval", "휴식 끝내기")
    }
  }
}
