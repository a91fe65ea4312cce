import Design

/// Snoozing and pausing.
enum PauseText: PhraseBook {
  case snoozeTitle, tomorrow, weekend, oneWeek, oneMonth, unsnooze, snoozed
  case pauseTitle, pause, resume, pauseMonth, pauseThree, pauseSix, pauseYear, paused
  case pickDate, until

  var phrase: Phrase {
    switch self {
    case .snoozeTitle: Phrase("Snooze {name}", "{name} 미루기")
    case .tomorrow: Phrase("Tomorrow", "내일")
    case .weekend: Phrase("The weekend", "주말")
    case .oneWeek: Phrase("In a week", "일주일 뒤")
    case .oneMonth: Phrase("In a month", "한 달 뒤")
    case .unsnooze: Phrase("End snooze", "미루기 끝내기")
    case .snoozed: Phrase("Snoozed {name} until {text}", "{name}: {text}까지 미뤘어요")
    case .pauseTitle: Phrase("Pause {name}", "{name} 잠시 멈추기")
    case .pause: Phrase("Pause…", "잠시 멈추기…")
    case .resume: Phrase("Resume", "다시 시작")
    case .pauseMonth: Phrase("One month", "한 달")
    case .pauseThree: Phrase("Three months", "세 달")
    case .pauseSix: Phrase("Six months", "여섯 달")
    case .pauseYear: Phrase("A year", "일 년")
    case .paused: Phrase("Paused {name} until {text}", "{name}: {text}까지 멈췄어요")
    case .pickDate: Phrase("Pick a date…", "날짜 고르기…")
    case .until: Phrase("Until", "언제까지")
    }
  }
}
