import Design

/// What a match was played in, for the head of its report.
enum ConditionsText: PhraseBook {
  case title, hint, weather, temperature, temperatureFault, pitch, lateStart, tooLong, save, saved
  case sunny, cloudy, rain, storm, wind, snow, fog, floodlit
  case grassGood, grassWet, grassHeavy, grassHard, artificial, indoor

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Report header", "보고서 머리말")
    case .hint:
      Phrase(
        "Shown in the report, but not part of what is signed.", "보고서에 들어가지만 서명하는 내용에는 들어가지 않아요.")
    case .weather: Phrase("Weather", "날씨")
    case .temperature: Phrase("Temperature in °C", "기온(섭씨)")
    case .temperatureFault: Phrase("A whole number from −60 to 60", "−60부터 60까지 정수로 써 주세요")
    case .pitch: Phrase("Condition of the pitch", "경기장 상태")
    case .lateStart: Phrase("Reason for late start", "늦게 시작한 이유")
    case .tooLong: Phrase("Up to {n} characters", "{n}자 안으로 써 주세요")
    case .save: Phrase("Save for the report", "보고서에 저장")
    case .saved: Phrase("Saved for the report", "보고서에 저장했어요")
    case .sunny: Phrase("Sunny", "맑음")
    case .cloudy: Phrase("Cloudy", "흐림")
    case .rain: Phrase("Rain", "비")
    case .storm: Phrase("Thunderstorm", "뇌우")
    case .wind: Phrase("Strong wind", "강한 바람")
    case .snow: Phrase("Snow", "눈")
    case .fog: Phrase("Fog", "안개")
    case .floodlit: Phrase("Dark, floodlit", "야간 조명")
    case .grassGood: Phrase("Grass, good", "천연 잔디, 양호")
    case .grassWet: Phrase("Grass, wet", "천연 잔디, 젖음")
    case .grassHeavy: Phrase("Grass, heavy", "천연 잔디, 무름")
    case .grassHard: Phrase("Grass, hard", "천연 잔디, 단단함")
    case .artificial: Phrase("Artificial turf", "인조 잔디")
    case .indoor: Phrase("Indoors", "실내")
    }
  }

  /// What is offered while somebody types; anything else can be typed as well.
  static let weathers: [ConditionsText] = [
    .sunny, .cloudy, .rain, .storm, .wind, .snow, .fog, .floodlit,
  ]
  static let pitches: [ConditionsText] = [
    .grassGood, .grassWet, .grassHeavy, .grassHard, .artificial, .indoor,
  ]
}

/// The initials of the teams' representatives.
enum InitialsText: PhraseBook {
  case title, hint, begin, name, nameMissing, role, roleTooLong, submit, saved, line, before
  case captain

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Team representatives", "팀 대표 확인")
    case .hint:
      Phrase(
        "Optional. Their name or initials confirm that they have seen the record.",
        "원할 때만 해요. 이름이나 머리글자를 적어 기록을 보았다고 확인해요.")
    case .begin: Phrase("Initials for {name}", "{name} 대표 확인")
    case .name: Phrase("Name or initials", "이름 또는 머리글자")
    case .nameMissing:
      Phrase("Enter a name or initials, up to 100 characters", "이름이나 머리글자를 100자 안으로 써 주세요")
    case .role: Phrase("Role", "역할")
    case .roleTooLong: Phrase("Up to 40 characters", "40자 안으로 써 주세요")
    case .submit: Phrase("Add to record", "기록에 남기기")
    case .saved: Phrase("Initials added to the record", "확인을 기록에 남겼어요")
    case .line: Phrase("{name} for {text}", "{text} 대표: {name}")
    case .before: Phrase("Initialed before an amendment", "정정 전에 확인함")
    case .captain: Phrase("Captain", "주장")
    }
  }
}

/// How many cards somebody had in a season.
enum SeasonText: PhraseBook {
  case title, caution, sendOff, cautionMark, sendOffMark, says, scope, untold, rule
  case unchecked, checked

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Cards this season", "이번 시즌 카드")
    case .caution:
      Phrase(
        "This is caution no. {text} you have recorded for {name} this season.",
        "이번 시즌에 {name}에게 기록한 {text}번째 경고예요.")
    case .sendOff:
      Phrase(
        "This is sending-off no. {text} you have recorded for {name} this season.",
        "이번 시즌에 {name}에게 기록한 {text}번째 퇴장이에요.")
    case .cautionMark: Phrase("caution no. {text} this season", "이번 시즌 {text}번째 경고")
    case .sendOffMark: Phrase("sending-off no. {text} this season", "이번 시즌 {text}번째 퇴장")
    case .says:
      Phrase(
        one: "Suspension in the competition's table: {n} match",
        other: "Suspension in the competition's table: {n} matches", "대회 규정표의 출전 정지: {n}경기")
    case .scope:
      Phrase(
        "{name}, {text}: matches in this app only. Second cautions count.",
        "{name}, {text}: 이 앱에 있는 경기만 셌어요. 두 번째 경고도 세요.")
    case .untold:
      Phrase(
        one: "{n} card not counted: a number alone doesn't identify a person.",
        other: "{n} cards not counted: a number alone doesn't identify a person.",
        "카드 {n}장은 셀 수 없었어요. 등번호만으로는 누구인지 알 수 없어요.")
    case .rule: Phrase("The competition decides what follows from this.", "그에 따른 조치는 대회가 정해요.")
    case .unchecked:
      Phrase(
        "Not compared with the association's list since it was entered.",
        "입력한 뒤로 협회 목록과 대조하지 않았어요.")
    case .checked:
      Phrase("Compared with the association's list on {text}.", "{text}에 협회 목록과 대조했어요.")
    }
  }
}
