import Design

/// My info.
enum InfoText: PhraseBook {
  case title, total, today, streak, blocksUnit, daysUnit
  case mine, help, about, account, accountHint, privacy, privacyText
  case contact, contactHint
  case version, licenceApp, licenceIcons, licenceHere, licenceServer, licenceOthers

  var phrase: Phrase {
    switch self {
    case .title:
      Phrase("Your blocks,\nneatly stacked", "내가 생산한 블럭이\n차곡차곡 쌓였어요")
    case .total: Phrase("Total", "전체")
    case .today: Phrase("Today", "오늘")
    case .streak: Phrase("Streak", "연속")
    case .blocksUnit: Phrase("blocks", "블럭")
    case .daysUnit: Phrase(one: "day", other: "days", "일")
    case .mine: Phrase("Records", "기록")
    case .help: Phrase("Help", "도움말")
    case .about: Phrase("About", "정보")
    case .account: Phrase("Account and appearance", "계정과 화면")
    case .accountHint:
      Phrase("Language, theme, devices, your data", "언어, 테마, 기기, 내 데이터")
    case .privacy: Phrase("Privacy", "개인정보")
    case .privacyText:
      Phrase(
        "Your records are only on your devices and the server you use. Your usage is not tracked.",
        "기록은 내 기기와 내가 쓰는 서버에만 있어요. 사용 내역은 추적하지 않아요.")
    case .contact: Phrase("Contact the server administrator", "서버 관리자에게 문의")
    case .contactHint: Phrase("Questions, ideas, problems", "질문, 제안, 문제 알리기")
    case .version: Phrase("Version", "버전")
    case .licenceApp: Phrase("Fieldday: MIT license", "Fieldday: MIT 라이선스")
    case .licenceIcons:
      Phrase("Drawings and icons: made for Fieldday", "그림과 아이콘: Fieldday를 위해 그렸어요")
    case .licenceHere: Phrase("In this app", "이 앱에 들어 있는 것")
    case .licenceServer: Phrase("On the server", "서버에서 쓰는 것")
    case .licenceOthers: Phrase("Fonts and data of the other apps", "다른 앱의 글꼴과 데이터")
    }
  }
}

/// Everything that the screens of this part say.
enum InfoCatalogue {
  static var phrases: [Phrase] {
    all(InfoText.self) + all(WelcomeText.self) + all(TipText.self) + all(DaySettingsText.self)
      + all(ResetText.self) + all(DiscardedText.self) + all(LinksText.self) + all(DataText.self)
      + all(ImportFaultText.self)
      + all(NudgeText.self)
  }

  private static func all<Texts: PhraseBook>(_ texts: Texts.Type) -> [Phrase] {
    Texts.allCases.map { key in key.phrase }
  }
}
