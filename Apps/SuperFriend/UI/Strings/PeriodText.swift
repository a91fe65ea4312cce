import Design

/// How often, and by which means.
enum PeriodText: PhraseBook {
  case weekly, everyTwoWeeks, monthly, everyTwoMonths, everyThreeMonths, everySixMonths, annually
  case everyDays, custom, howOften, frequency, daysField, daysFault, useSlider, useMenu

  var phrase: Phrase {
    switch self {
    case .weekly: Phrase("Weekly", "매주")
    case .everyTwoWeeks: Phrase("Every two weeks", "2주마다")
    case .monthly: Phrase("Monthly", "매달")
    case .everyTwoMonths: Phrase("Every two months", "두 달마다")
    case .everyThreeMonths: Phrase("Every three months", "세 달마다")
    case .everySixMonths: Phrase("Every six months", "여섯 달마다")
    case .annually: Phrase("Annually", "매년")
    case .everyDays: Phrase(one: "Every day", other: "Every {n} days", "{n}일마다")
    case .custom: Phrase("Every N days…", "N일마다…")
    case .howOften: Phrase("How often will you keep in touch?", "얼마나 자주 연락할까요?")
    case .frequency: Phrase("Frequency", "연락 주기")
    case .daysField: Phrase("Number of days", "며칠마다")
    case .daysFault: Phrase("Choose 1 to 3650 days", "1일에서 3650일 사이로 골라 주세요")
    case .useSlider: Phrase("Use the slider", "슬라이더로 고르기")
    case .useMenu: Phrase("Use the list", "목록에서 고르기")
    }
  }
}

/// The kinds of contact: as a name, and as what was done with whom.
enum KindText: PhraseBook {
  case message, call, meetUp, email, videoCall, letter, other
  case messaged, called
  case didMessage, didCall, didMeet, didEmail, didVideo, didLetter, didOther

  var phrase: Phrase {
    switch self {
    case .message: Phrase("Message", "메시지")
    case .call: Phrase("Call", "통화")
    case .meetUp: Phrase("Meet up", "만남")
    case .email: Phrase("Email", "이메일")
    case .videoCall: Phrase("Video call", "영상 통화")
    case .letter: Phrase("Letter", "편지")
    case .other: Phrase("Other", "기타")
    case .messaged: Phrase("Messaged", "메시지 보냄")
    case .called: Phrase("Called", "통화함")
    case .didMessage: Phrase("Messaged {name} {text}", "{text} {name}에게 메시지를 보냈어요")
    case .didCall: Phrase("Called {name} {text}", "{text} {name}{과/와} 통화했어요")
    case .didMeet: Phrase("Met {name} {text}", "{text} {name}{을/를} 만났어요")
    case .didEmail: Phrase("Emailed {name} {text}", "{text} {name}에게 이메일을 보냈어요")
    case .didVideo: Phrase("Video call with {name} {text}", "{text} {name}{과/와} 영상 통화를 했어요")
    case .didLetter: Phrase("Wrote to {name} {text}", "{text} {name}에게 편지를 썼어요")
    case .didOther: Phrase("In touch with {name} {text}", "{text} {name}{과/와} 연락했어요")
    }
  }
}
