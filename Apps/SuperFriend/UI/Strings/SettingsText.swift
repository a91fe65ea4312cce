import Design

/// The words of the settings.
enum SettingsText: PhraseBook {
  case title, list, recording, names, numbers, more, defaultPeriod, wording, wordingFull
  case wordingCompact, bands, bandsHint, sections, sectionsHint, swipeType, atOnce, atOnceHint
  case moreKinds, moreKindsHint, nameOrder, givenFirst, familyFirst, nameDisplay, firstLast
  case lastFirst, startOfDay, startOfDayHint, midnight, country, noCountry, countryHint
  case archived, importCards, duplicates, notAccepted, exportLine, exportLine4, recordSeveral, suite
  case playground, keyboard

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Settings", "설정")
    case .list: Phrase("List", "목록")
    case .recording: Phrase("Recording", "기록")
    case .names: Phrase("Names", "이름")
    case .numbers: Phrase("Dates and phone numbers", "날짜와 전화번호")
    case .more: Phrase("More", "더 보기")
    case .defaultPeriod: Phrase("Default frequency", "기본 주기")
    case .wording: Phrase("Status text", "상태 표시")
    case .wordingFull: Phrase("Full", "자세히")
    case .wordingCompact: Phrase("Compact", "간단히")
    case .bands: Phrase("Color bands", "색 띠")
    case .bandsHint: Phrase("Use color to show how late each contact is", "얼마나 늦었는지 색으로 보여요")
    case .sections: Phrase("Sections", "구역 나누기")
    case .sectionsHint: Phrase("Group into due, coming up, later", "연락할 때, 곧, 나중에로 묶어요")
    case .swipeType: Phrase("Swipe to record", "밀어서 기록할 종류")
    case .atOnce: Phrase("Record immediately", "바로 기록")
    case .atOnceHint:
      Phrase("After Message or Call, record without asking", "메시지나 통화를 누르면 묻지 않고 기록해요")
    case .moreKinds: Phrase("More types", "더 많은 종류")
    case .moreKindsHint: Phrase("Email, video call, letter and others", "이메일, 영상 통화, 편지 등")
    case .nameOrder: Phrase("Sort by", "정렬 기준")
    case .givenFirst: Phrase("First name", "이름")
    case .familyFirst: Phrase("Last name", "성")
    default: rest
    }
  }

  private var rest: Phrase {
    switch self {
    case .nameDisplay: Phrase("Show names as", "이름 표시")
    case .firstLast: Phrase("As written", "쓰인 그대로")
    case .lastFirst: Phrase("Last, First", "성, 이름")
    case .startOfDay: Phrase("Day starts at", "하루 시작 시각")
    case .startOfDayHint:
      Phrase("Earlier activity counts toward the day before", "이보다 이른 활동은 전날로 계산해요")
    case .midnight: Phrase("Midnight", "자정")
    case .country: Phrase("Country for phone numbers", "전화번호 국가")
    case .noCountry: Phrase("Not set", "정하지 않음")
    case .countryHint: Phrase("For numbers without a country code", "국가 번호가 없는 번호에 적용해요")
    case .archived: Phrase("Archived friends", "보관한 친구")
    case .importCards: Phrase("Import contacts", "연락처 가져오기")
    case .duplicates: Phrase("Duplicate records", "중복된 기록")
    case .notAccepted: Phrase("Changes not accepted", "거절된 변경")
    case .exportLine: Phrase("Save contacts as vCard", "연락처를 vCard로 저장")
    case .exportLine4: Phrase("Save contacts as vCard 4.0", "연락처를 vCard 4.0으로 저장")
    case .recordSeveral: Phrase("Record with several people", "여러 사람과의 만남 기록")
    case .suite: Phrase("Language, theme, account", "언어, 테마, 계정")
    case .playground: Phrase("Playground", "놀이터")
    case .keyboard: Phrase("Keyboard", "키보드")
    default: Phrase("", "")
    }
  }
}

/// The archive.
enum ArchiveText: PhraseBook {
  case title, empty, emptyText, restore

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Archived friends", "보관한 친구")
    case .empty: Phrase("No archived friends", "보관한 친구가 없어요")
    case .emptyText:
      Phrase("Friends you archive appear here with their history.", "보관한 친구는 기록과 함께 여기에 보여요.")
    case .restore: Phrase("Restore {name}", "{name} 되돌리기")
    }
  }
}
