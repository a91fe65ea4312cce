import Design

/// The words of the log.
enum ModerationLogText: PhraseBook {
  case search, empty, table, openCase, by, byModerator, byOperator, byServer, until, samePerson
  case dismiss, remove, release, warn, coolingOff, suspend, ban, shadow
  case hold, flag, uphold, lift, end, appeal, grantAppeal, denyAppeal, birthDate

  var phrase: Phrase {
    switch self {
    case .search: Phrase("Deed, rule, name or note", "조치, 규칙, 이름, 메모")
    case .empty: Phrase("No entries", "기록이 없어요")
    case .table: Phrase("Download as CSV", "표로 내려받기")
    case .openCase: Phrase("Open case", "신고 보기")
    case .by: Phrase("By {name}", "{name} 님")
    case .byModerator: Phrase("By a moderator", "운영자")
    case .byOperator: Phrase("By the server's operator", "서버 관리자")
    case .byServer: Phrase("By the server", "서버")
    case .until: Phrase("until {name}", "{name}까지")
    case .samePerson:
      Phrase("Decided by whoever had made the decision", "처음 결정한 사람이 이의도 결정했어요")
    case .dismiss: Phrase("Dismissed", "문제없음")
    case .remove: Phrase("Removed", "내림")
    case .release: Phrase("Shown again", "다시 보임")
    case .warn: Phrase("Warned", "경고")
    case .coolingOff: Phrase("No new rounds", "새 라운드 금지")
    case .suspend: Phrase("Suspended", "이용 정지")
    case .ban: Phrase("Banned", "이용 금지")
    case .shadow: Phrase("Hidden from others", "다른 사람에게 숨김")
    case .hold: Phrase("Held back", "보류")
    case .flag: Phrase("Flagged", "표시")
    case .uphold: Phrase("Upheld", "신고 인정")
    case .lift: Phrase("Lifted", "해제")
    case .end: Phrase("Over", "기간 종료")
    case .appeal: Phrase("Appealed", "이의 제기")
    case .grantAppeal: Phrase("Appeal granted", "이의 받아들임")
    case .denyAppeal: Phrase("Appeal denied", "이의 받아들이지 않음")
    case .birthDate: Phrase("Date of birth corrected", "생년월일 정정")
    }
  }
}

extension Words {
  /// What was done, as the log has it; a word of a later server stands for itself.
  func deed(_ word: String) -> String {
    switch word {
    case "dismiss": self(ModerationLogText.dismiss)
    case "remove": self(ModerationLogText.remove)
    case "release": self(ModerationLogText.release)
    case "warn": self(ModerationLogText.warn)
    case "coolingOff": self(ModerationLogText.coolingOff)
    case "suspend": self(ModerationLogText.suspend)
    case "ban": self(ModerationLogText.ban)
    case "shadow": self(ModerationLogText.shadow)
    case "hold": self(ModerationLogText.hold)
    case "flag": self(ModerationLogText.flag)
    case "uphold": self(ModerationLogText.uphold)
    case "lift": self(ModerationLogText.lift)
    case "end": self(ModerationLogText.end)
    case "appeal": self(ModerationLogText.appeal)
    case "grantAppeal": self(ModerationLogText.grantAppeal)
    case "denyAppeal": self(ModerationLogText.denyAppeal)
    case "birthDate": self(ModerationLogText.birthDate)
    default: word
    }
  }
}

/// The words of the figures.
enum FiguresText: PhraseBook {
  case cases, open, late, decided, medianHours, feedback, asked, answered, medianSeconds
  case playAgain, issues, reminded, tooFew, hours, minutes, seconds

  var phrase: Phrase {
    switch self {
    case .cases: Phrase("Cases", "신고")
    case .open: Phrase("Waiting", "대기 중")
    case .late: Phrase("Waiting too long", "오래 기다림")
    case .decided: Phrase("Decided lately", "최근 결정")
    case .medianHours: Phrase("Half are decided within", "절반이 결정되는 시간")
    case .feedback: Phrase("After rounds", "라운드 후 평가")
    case .asked: Phrase("Asked", "질문받은 사람")
    case .answered: Phrase("Answered", "답한 비율")
    case .medianSeconds: Phrase("Half answer within", "절반이 답하는 시간")
    case .playAgain: Phrase("Would play again", "다시 치고 싶은 비율")
    case .issues: Phrase("With an issue", "문제가 있던 비율")
    case .reminded: Phrase("Answered after the reminder", "알림 뒤에 답한 비율")
    case .tooFew: Phrase("Too few to say", "아직 너무 적어요")
    case .hours: Phrase(one: "{n} hour", other: "{n} hours", "{n}시간")
    case .minutes: Phrase(one: "{n} minute", other: "{n} minutes", "{n}분")
    case .seconds: Phrase(one: "{n} second", other: "{n} seconds", "{n}초")
    }
  }
}
