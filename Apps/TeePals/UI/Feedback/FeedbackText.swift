import Design
import TeePalsDomain

/// What is asked after a round.
enum FeedbackText: PhraseBook {
  case title, lead, fine, trouble, notNow, notNowHint
  case again, skill, skillHint, submit, skip
  case people, details, kinds, comment, next, send, back
  case thanks, thanksLater, thanksOnAnswer, dismissed
  case invite, pending, pendingLead, all, soon, days
  case noShow, late, communication, disrespectful, skillMismatch, other

  init(_ kind: IssueKind) {
    switch kind {
    case .noShow: self = .noShow
    case .late: self = .late
    case .communication: self = .communication
    case .disrespectful: self = .disrespectful
    case .skillMismatch: self = .skillMismatch
    case .other: self = .other
    }
  }

  var phrase: Phrase { askedPhrase ?? aroundPhrase ?? kindPhrase }

  private var askedPhrase: Phrase? {
    switch self {
    case .title: Phrase("How was your round at {name}?", "{name} 라운드는 어떠셨나요?")
    case .lead:
      Phrase(
        "Your answer is optional. No other player sees who said what; moderators read issues.",
        "답변은 안 하셔도 돼요. 다른 골퍼는 누가 무엇을 말했는지 볼 수 없고, 문제는 운영자가 확인해요.")
    case .fine: Phrase("Everything went well", "모두 좋았어요")
    case .trouble: Phrase("Report an issue", "문제가 있었어요")
    case .notNow: Phrase("Don't answer", "답하지 않기")
    case .notNowHint:
      Phrase("You won't be asked about this round again.", "이 라운드에 대해 다시 묻지 않아요.")
    case .again: Phrase("Who would you play with again?", "누구와 다시 치고 싶으세요?")
    case .skill: Phrase("Skill levels were as described", "실력이 소개와 같았어요")
    case .skillHint:
      Phrase("Turn this off if somebody's level was far off.", "실력이 많이 달랐다면 꺼 주세요.")
    case .submit: Phrase("Submit", "보내기")
    case .skip: Phrase("Skip", "건너뛰기")
    case .people: Phrase("Who is it about?", "누구에 관한 일인가요?")
    case .details: Phrase("What happened with {name}?", "{name} 님과 무슨 일이 있었나요?")
    case .kinds: Phrase("What went wrong", "문제가 된 점")
    case .comment: Phrase("Anything moderators should know?", "운영자가 알아야 할 것이 있나요?")
    case .next: Phrase("Continue", "계속")
    case .send: Phrase("Submit report", "신고 보내기")
    case .back: Phrase("Back", "뒤로")
    default: nil
    }
  }

  private var aroundPhrase: Phrase? {
    switch self {
    case .thanks: Phrase("Thanks for your answer.", "답해 주셔서 고마워요.")
    case .thanksLater:
      Phrase(
        "Thanks. Your answer is sent when you are online.", "고마워요. 온라인이 되면 답변을 보낼게요.")
    case .thanksOnAnswer:
      Phrase(
        "Thanks. Your answer is sent when the server answers.",
        "고마워요. 서버가 응답하면 답변을 보낼게요.")
    case .dismissed: Phrase("You won't be asked again.", "다시 묻지 않을게요.")
    case .invite: Phrase("How was it?", "어떠셨나요?")
    case .pending: Phrase("Waiting for your answer", "답변을 기다리는 라운드")
    case .pendingLead:
      Phrase("Say how these rounds went.", "라운드가 어땠는지 알려 주세요.")
    case .all: Phrase(one: "View {n} more", other: "View {n} more", "{n}개 더 보기")
    case .soon: Phrase("Ends soon", "곧 끝나요")
    case .days: Phrase(one: "{n} day left", other: "{n} days left", "{n}일 남음")
    default: nil
    }
  }

  private var kindPhrase: Phrase {
    switch self {
    case .noShow: Phrase("Didn't show up", "오지 않았어요")
    case .late: Phrase("Late by 15 minutes or more", "15분 이상 늦었어요")
    case .communication: Phrase("Poor communication", "연락이 잘 안 됐어요")
    case .disrespectful: Phrase("Disrespectful behavior", "무례했어요")
    case .skillMismatch: Phrase("Skill was not as described", "실력이 소개와 달랐어요")
    default: Phrase("Something else", "다른 문제")
    }
  }
}
