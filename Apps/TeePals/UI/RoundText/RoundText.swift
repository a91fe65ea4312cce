import Design

/// The words of rounds, wherever one is shown.
enum RoundText: PhraseBook {
  case golfRound, hostedBy, hostedByYou, spotsOpen, full, friendsOnly, inviteOnly, publicRound
  case hosting, confirmed, joined, invited, awaitingHost, played, declined, removed, left
  case requested, waitlisted, waitlistedAt, offered, held, open, closed, canceled, completed
  case priceFree, priceUnknown, priceFrom, priceUpTo, zoneTime, dateTime, dateAtTime
  case newRequests, seats, agesAll, agesRange
  case clash
  case agesFrom, skillsAll, willBeSent, willBeSentOnAnswer, waiting, waitingForAnswer, willTry

  var phrase: Phrase {
    switch self {
    case .golfRound: Phrase("Golf Round", "골프 라운드")
    case .hostedBy: Phrase("Hosted by {name}", "{name} 님이 주최")
    case .hostedByYou: Phrase("Hosted by you", "내가 주최")
    case .spotsOpen: Phrase("{text} open", "{text}자리")
    case .full: Phrase("Full", "마감")
    case .friendsOnly: Phrase("Friends only", "친구만")
    case .inviteOnly: Phrase("Invite only", "초대만")
    case .publicRound: Phrase("Public", "전체 공개")
    case .hosting: Phrase("Hosting", "주최")
    case .confirmed: Phrase("Confirmed", "확정")
    case .joined: Phrase("Joined", "참여함")
    case .invited: Phrase("Invited", "초대됨")
    case .awaitingHost: Phrase("Awaiting host", "호스트 응답 대기")
    case .played: Phrase("Played", "플레이함")
    case .declined: Phrase("Declined", "거절됨")
    case .removed: Phrase("Removed", "제외됨")
    case .left: Phrase("Left", "나감")
    case .requested: Phrase("Requested", "요청함")
    case .waitlisted: Phrase("Waitlisted", "대기자")
    case .waitlistedAt: Phrase("Waitlisted #{n}", "대기 {n}번")
    case .offered: Phrase("Spot offered", "자리 제안")
    case .held:
      Phrase(
        one: "{n} spot offered to the waitlist", other: "{n} spots offered to the waitlist",
        "대기자에게 제안한 자리 {n}개")
    case .open: Phrase("Open", "모집 중")
    case .closed: Phrase("Closed", "모집 마감")
    case .canceled: Phrase("Canceled", "취소됨")
    case .completed: Phrase("Completed", "완료")
    case .priceFree: Phrase("Free", "무료")
    case .priceUnknown: Phrase("Price TBD", "비용 미정")
    case .priceFrom: Phrase("{text}+", "{text}부터")
    case .priceUpTo: Phrase("~{text}", "~{text}")
    case .zoneTime: Phrase("{text} time", "{text} 시간")
    case .dateTime: Phrase("{name} · {text}", "{name} · {text}")
    case .dateAtTime: Phrase("{name} at {text}", "{name} {text}")
    case .newRequests:
      Phrase(one: "{n} request to answer", other: "{n} requests to answer", "답할 요청 {n}건")
    case .seats:
      Phrase(
        one: "{n} of {text} spots taken", other: "{n} of {text} spots taken", "{text}자리 중 {n}자리 참")
    case .clash: Phrase("You play at {text}: {name}", "{text}에 이미 라운드가 있어요: {name}")
    case .agesAll: Phrase("All ages welcome", "모든 연령 환영")
    case .agesRange: Phrase("{name} – {text} years", "{name}~{text}세")
    case .agesFrom: Phrase("{name} years and older", "{name}세 이상")
    case .skillsAll: Phrase("All skill levels", "모든 실력")
    case .willBeSent:
      Phrase("Saved here. It will be sent when you are online.", "이 기기에 저장했어요. 온라인이 되면 보낼게요.")
    case .willBeSentOnAnswer:
      Phrase(
        "Saved here. It will be sent when the server answers.",
        "이 기기에 저장했어요. 서버가 응답하면 보낼게요.")
    case .willTry: Phrase("Will try when online", "온라인이 되면 참여 시도")
    case .waiting:
      Phrase("Not sent yet. It will be sent when you are online.", "아직 보내지 않았어요. 온라인이 되면 보낼게요.")
    case .waitingForAnswer:
      Phrase(
        "Not sent yet. It will be sent when the server answers.", "아직 보내지 않았어요. 서버가 응답하면 보낼게요.")
    }
  }
}
