import Design

/// The words of the launcher and of what all apps share.
public enum HomeText: PhraseBook {
  case suite, friends, account
  case morning, afternoon, evening, morningName, afternoonName, eveningName
  case friendsLead, friendsNone
  case golf, golfLead, golfNone
  case day, dayLead, dayNone
  case run, runLead, runNone
  case referee, refereeLead, refereeNone
  case unknownTitle, unknownText, goHome

  public var phrase: Phrase {
    switch self {
    case .suite: Phrase("Fieldday", "Fieldday")
    case .friends: Phrase("SuperFriend", "SuperFriend")
    case .account: Phrase("Account", "계정")
    case .morning: Phrase("Good morning", "좋은 아침이에요")
    case .afternoon: Phrase("Good afternoon", "좋은 오후예요")
    case .evening: Phrase("Good evening", "좋은 저녁이에요")
    case .morningName: Phrase("Good morning, {name}", "{name} 님, 좋은 아침이에요")
    case .afternoonName: Phrase("Good afternoon, {name}", "{name} 님, 좋은 오후예요")
    case .eveningName: Phrase("Good evening, {name}", "{name} 님, 좋은 저녁이에요")
    case .friendsLead: Phrase("Keep in touch", "소중한 사람과 연락하기")
    case .friendsNone:
      Phrase("The people you don't want to lose touch with.", "연락이 끊기고 싶지 않은 사람들.")
    case .referee: Phrase("RefWatch", "RefWatch")
    case .refereeLead: Phrase("Run a match", "축구 경기 진행하기")
    case .refereeNone: Phrase("Clock, cards, goals and the record.", "시계와 카드, 골, 경기 기록까지.")
    case .golf: Phrase("TeePals", "TeePals")
    case .golfLead: Phrase("Golf, better together.", "Golf, better together.")
    case .golfNone: Phrase("Find a round near you, or host one.", "가까운 라운드를 찾거나 직접 열어 보세요.")
    case .day: Phrase("DayBlock", "DayBlock")
    case .dayLead: Phrase("The day in blocks", "블럭으로 쌓는 하루")
    case .dayNone: Phrase("See where the day goes.", "하루를 어디에 쓰는지 한눈에.")
    case .run: Phrase("RunningBuddy", "RunningBuddy")
    case .runLead: Phrase("Record your runs", "달리기 기록하기")
    case .runNone: Phrase("Distance, pace and your route.", "거리와 페이스, 달린 경로까지.")
    case .unknownTitle: Phrase("Page not found", "페이지를 찾을 수 없어요")
    case .unknownText:
      Phrase("The address may be mistyped, or the page may be gone.", "주소가 잘못되었거나 사라진 페이지예요.")
    case .goHome: Phrase("Go to Today", "오늘 화면으로")
    }
  }
}
