import Design

/// My info.
enum InfoText: PhraseBook {
  case title, total, today, streak, blocksUnit, daysUnit
  case mine, help, about, account, accountHint, privacy, privacyText
  case licences, licenceApp, licenceFont, licenceIcons

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
        "Your time is on your devices and on the server you use, and nowhere else. Nobody counts "
          + "what you look at.",
        "기록은 내 기기와 내가 쓰는 서버에만 있어요. 무엇을 보는지 아무도 세지 않아요.")
    case .licences: Phrase("Licences", "라이선스")
    case .licenceApp: Phrase("Fieldday: MIT licence", "Fieldday: MIT 라이선스")
    case .licenceFont:
      Phrase(
        "Poppins, for figures: © The Poppins Project Authors, SIL Open Font License 1.1",
        "숫자 글꼴 Poppins: © The Poppins Project Authors, SIL Open Font License 1.1")
    case .licenceIcons:
      Phrase("Drawings and icons: made for Fieldday", "그림과 아이콘: Fieldday를 위해 그렸어요")
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

  private static func all<Book: PhraseBook>(_ book: Book.Type) -> [Phrase] {
    Book.allCases.map { key in key.phrase }
  }
}
