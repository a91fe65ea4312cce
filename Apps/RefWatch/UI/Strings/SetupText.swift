import Design

/// Setting a match up.
enum SetupText: PhraseBook {
  case newTitle, editTitle, teams, home, away, name, short, shortHint, colour, noColour
  case white, black, red, blue, yellow, green, orange, purple, pink, skyBlue
  case whenWhere, competition, venue, date, time, role, crew, addOfficial, officialName
  case removeOfficial, officialRole, rules, changeRules, firstLeg, firstLegHint, firstLegGoals
  case sheets, sheetOf, noSheet, sheetCounts, create, createStart, saveChanges, dropDraft
  case discard, discardQuestion, discardText, draftKept, afterKickOff, gone
  case nameMissing, nameTooLong, shortTooLong, placeTooLong, dateMissing, timeMissing
  case firstLegFault, officialFault, rulesFault, sheetFault, faults, saved, discarded
  case sameTeam

  var phrase: Phrase {
    switch self {
    case .newTitle: Phrase("New match", "새 경기")
    case .editTitle: Phrase("Match set-up", "경기 설정")
    case .teams: Phrase("Teams", "팀")
    case .home: Phrase("Home", "홈")
    case .away: Phrase("Away", "원정")
    case .name: Phrase("Name", "이름")
    case .short: Phrase("Short name", "줄임말")
    case .shortHint:
      Phrase("Up to 4 characters; made from the name if empty", "4자까지, 비우면 이름에서 만들어요")
    case .colour: Phrase("Shirt color", "유니폼 색")
    case .noColour: Phrase("Not set", "정하지 않음")
    case .white: Phrase("White", "흰색")
    case .black: Phrase("Black", "검은색")
    case .red: Phrase("Red", "빨간색")
    case .blue: Phrase("Blue", "파란색")
    case .yellow: Phrase("Yellow", "노란색")
    case .green: Phrase("Green", "초록색")
    case .orange: Phrase("Orange", "주황색")
    case .purple: Phrase("Purple", "보라색")
    case .pink: Phrase("Pink", "분홍색")
    case .skyBlue: Phrase("Sky blue", "하늘색")
    case .whenWhere: Phrase("When and where", "일시와 장소")
    case .competition: Phrase("Competition", "대회")
    case .venue: Phrase("Venue", "경기장")
    case .date: Phrase("Date", "날짜")
    case .time: Phrase("Kick-off", "킥오프 시각")
    case .role: Phrase("Your role", "내 역할")
    case .crew: Phrase("Other officials", "함께하는 심판")
    case .addOfficial: Phrase("Add an official", "심판 추가")
    case .officialName: Phrase("Name of official {n}", "심판 {n} 이름")
    case .removeOfficial: Phrase("Remove official {n}", "심판 {n} 빼기")
    case .officialRole: Phrase("Role of official {n}", "심판 {n} 역할")
    case .rules: Phrase("Rules", "경기 규정")
    case .changeRules: Phrase("Change the rules", "규정 바꾸기")
    case .firstLeg: Phrase("Second leg of a tie", "2차전")
    case .firstLegHint: Phrase("The first leg counts toward the aggregate", "1차전 결과를 합산해요")
    case .firstLegGoals: Phrase("First-leg goals of {name}", "{name} 1차전 득점")
    case .sheets: Phrase("Match sheets", "출전 명단")
    case .sheetOf: Phrase("Sheet of {name}", "{name} 명단")
    case .noSheet: Phrase("No sheet: enter shirt numbers by hand", "명단 없음, 번호를 직접 입력해요")
    case .sheetCounts:
      Phrase("Starters {a} · substitutes {b} · staff {c}", "선발 {a} · 교체 {b} · 임원 {c}")
    case .create: Phrase("Save for later", "저장해 두기")
    case .createStart: Phrase("Save and go to the pitch", "저장하고 경기 화면으로")
    case .saveChanges: Phrase("Save changes", "변경 저장")
    case .dropDraft: Phrase("Start over", "처음부터 다시")
    case .discard: Phrase("Discard this match", "이 경기 버리기")
    case .discardQuestion: Phrase("Discard this match?", "이 경기를 버릴까요?")
    case .discardText:
      Phrase("It has not kicked off, so no match records are lost.", "아직 킥오프 전이라 경기 기록은 없어요.")
    case .draftKept:
      Phrase("Your draft is kept on this device until you save.", "입력한 내용은 저장할 때까지 이 기기에 남아요.")
    case .afterKickOff:
      Phrase(
        "The match has kicked off. Changes correct the record; new rules apply from now on.",
        "이미 킥오프한 경기예요. 바꾸면 기록이 정정되고, 규정은 지금부터 적용돼요.")
    case .gone: Phrase("Match not found", "경기를 찾을 수 없어요")
    case .nameMissing: Phrase("Enter a team name", "팀 이름을 써 주세요")
    case .nameTooLong: Phrase("Up to 40 characters", "40자까지 쓸 수 있어요")
    case .sameTeam:
      Phrase(
        "Home and away are the same team. Add what tells them apart",
        "홈과 원정이 같은 팀이에요. 구별할 말을 덧붙여 주세요")
    case .shortTooLong: Phrase("Up to 4 characters", "4자까지 쓸 수 있어요")
    case .placeTooLong: Phrase("Up to 100 characters", "100자까지 쓸 수 있어요")
    case .dateMissing: Phrase("Enter the date too", "날짜도 골라 주세요")
    case .timeMissing: Phrase("Enter the time too", "시각도 골라 주세요")
    case .firstLegFault: Phrase("Enter both scores, 0 to 99", "두 팀의 득점을 0~99로 써 주세요")
    case .officialFault: Phrase("Enter a name of up to 100 characters", "이름을 100자 안으로 써 주세요")
    case .rulesFault: Phrase("Some rules are out of range", "범위를 벗어난 규정이 있어요")
    case .sheetFault: Phrase("Some lines of the sheet need checking", "확인이 필요한 명단 줄이 있어요")
    case .faults: Phrase(one: "{n} item to check", other: "{n} items to check", "확인할 곳 {n}군데")
    case .saved: Phrase("{name} saved", "{name} 저장됨")
    case .discarded: Phrase("{name} discarded", "{name} 버림")
    }
  }
}

/// The rules of a match.
enum RuleText: PhraseBook {
  case hydration, drinks, cooling
  case title, preset, presetOwn, time, periods, periodMinutes, total, firstInterval, secondInterval,
    thirdInterval
  case ifLevel, extraTime, extraHalf, extraGap, shootout, kicks, order, abab, abba
  case never, whenLevel, whenAggregate, ask, clock, running, stopStart
  case changes, limit, anyNumber, named, windows, extraLimit, extraWindows, mayReturn, concussion
  case cards, catalog, sinBin, sinBinOff, sinBin2024, sinBinA, sinBinB, sinBinMinutes
  case players, minPlayers, maxPlayers, edition, range, upsideDown, done, summary, summaryExtra
  case summaryPenalties, competitionTitle, competitionDone

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Match rules", "경기 규정")
    case .preset: Phrase("Start from", "기본값 고르기")
    case .presetOwn: Phrase("Custom rules", "직접 정한 규정")
    case .time: Phrase("Time", "시간")
    case .periods: Phrase("Periods", "정규 구간 수")
    case .periodMinutes: Phrase("Minutes per period", "구간당 시간(분)")
    case .total: Phrase(one: "{n} minute in total", other: "{n} minutes in total", "모두 {n}분")
    case .firstInterval: Phrase("First interval, minutes", "첫 휴식 시간(분)")
    case .secondInterval: Phrase("Second interval, minutes", "둘째 휴식 시간(분)")
    case .thirdInterval: Phrase("Third interval, minutes", "셋째 휴식 시간(분)")
    case .ifLevel: Phrase("If the score is level", "동점이면")
    case .extraTime: Phrase("Extra time", "연장전")
    case .extraHalf: Phrase("Minutes per half of extra time", "연장 전후반 각 시간(분)")
    case .extraGap: Phrase("Minutes before extra time", "연장전 전 휴식(분)")
    case .shootout: Phrase("Penalties", "승부차기")
    case .kicks: Phrase("Kicks per team", "팀당 킥 수")
    case .order: Phrase("Order of kicks", "킥 순서")
    case .abab: Phrase("Alternating (Law 10)", "번갈아 차기 (제10조)")
    case .abba: Phrase("A-B-B-A", "가-나-나-가 방식")
    case .never: Phrase("Never", "안 함")
    case .whenLevel: Phrase("If level", "동점이면")
    case .whenAggregate: Phrase("If level on aggregate", "합산 동점이면")
    case .ask: Phrase("Ask me", "물어보기")
    case .hydration: Phrase("Mid-period break", "구간 중간 휴식")
    case .drinks: Phrase("Drinks, up to 1 minute", "수분 섭취, 1분 이내")
    case .cooling: Phrase("Cooling, up to 3 minutes", "쿨링 브레이크, 3분 이내")
    case .clock: Phrase("Clock", "시계")
    case .running: Phrase("Runs on (Law 7)", "계속 진행 (제7조)")
    case .stopStart: Phrase("Stops at every stoppage", "멈출 때마다 정지")
    case .changes: Phrase("Substitutions", "교체")
    case .limit: Phrase("Substitutions per team", "팀당 교체 수")
    case .anyNumber: Phrase("Leave empty for no limit", "비우면 제한 없음")
    case .named: Phrase("Named substitutes", "교체 명단 수")
    case .windows: Phrase("Substitution opportunities", "교체 횟수(기회)")
    case .extraLimit: Phrase("Additional substitutions in extra time", "연장전 추가 교체 수")
    case .extraWindows: Phrase("Additional opportunities in extra time", "연장전 추가 교체 기회")
    case .mayReturn: Phrase("Substituted players may return", "교체된 선수도 다시 들어올 수 있음")
    case .concussion: Phrase("Concussion substitutes", "뇌진탕 교체 적용")
    case .cards: Phrase("Cards", "카드")
    case .catalog: Phrase("Card reasons", "카드 사유 목록")
    case .sinBin: Phrase("Temporary dismissals", "일시 퇴장")
    case .sinBinOff: Phrase("None", "없음")
    case .sinBin2024: Phrase("For dissent (2024 protocol)", "항의에 적용 (2024 방식)")
    case .sinBinA: Phrase("For every caution (system A)", "모든 경고에 적용 (방식 가)")
    case .sinBinB: Phrase("For some cautions (system B)", "일부 경고에 적용 (방식 나)")
    case .sinBinMinutes: Phrase("Minutes of a temporary dismissal", "일시 퇴장 시간(분)")
    case .players: Phrase("Players", "선수 수")
    case .minPlayers: Phrase("Minimum players per team", "팀 최소 선수")
    case .maxPlayers: Phrase("Maximum players per team", "팀 최대 선수")
    case .edition: Phrase("Laws of the Game", "경기규칙 판")
    case .range: Phrase("From {a} to {b}", "{a}~{b} 사이")
    case .upsideDown: Phrase("The minimum can't exceed the maximum", "최소가 최대보다 클 수 없어요")
    case .done: Phrase("Back to the match", "경기 설정으로")
    case .summary: Phrase("{a} × {b} minutes", "{b}분 × {a}")
    case .summaryExtra: Phrase("extra time", "연장전")
    case .summaryPenalties: Phrase("penalties", "승부차기")
    case .competitionTitle: Phrase("Competition rules", "대회 규정")
    case .competitionDone: Phrase("Back to the competition", "대회로 돌아가기")
    }
  }
}

/// Match sheets.
enum SheetText: PhraseBook {
  case starters, substitutes, staff, add, number, name, position, role, captain, goalkeeper
  case notSet, remove, move, paste, pasteHint, take, taken, problems
  case line, tooLarge, twoNumbers, notANumber, nameTooLong, unreadable, nobody, already, tooMany
  case more, stays, numberFault, nameFault, nothing, doubled, eleven, tooManyNamed, empty, done
  case full

  var phrase: Phrase {
    switch self {
    case .starters: Phrase("Starters", "선발")
    case .substitutes: Phrase("Substitutes", "교체")
    case .staff: Phrase("Team officials", "팀 임원")
    case .add: Phrase("Add", "추가")
    case .number: Phrase("Number in line {n}", "{n}번째 줄 등번호")
    case .name: Phrase("Name in line {n}", "{n}번째 줄 이름")
    case .position: Phrase("Position in line {n}", "{n}번째 줄 포지션")
    case .role: Phrase("Role in line {n}", "{n}번째 줄 역할")
    case .captain: Phrase("Captain", "주장")
    case .goalkeeper: Phrase("Goalkeeper", "골키퍼")
    case .notSet: Phrase("Not set", "정하지 않음")
    case .remove: Phrase("Remove {name}", "{name} 빼기")
    case .move: Phrase("Section for {name}", "{name} 구분")
    case .paste: Phrase("Paste a list", "명단 붙여넣기")
    case .pasteHint:
      Phrase(
        "One person per line: 10 Ana Silva (C). Add (GK) for the goalkeeper. The lines "
          + "Substitutes: and Staff: begin those sections.",
        "한 줄에 한 명씩: 10 김민지 (주장). 골키퍼는 (골키퍼)를 붙이고, 교체: 줄과 임원: 줄로 구분해요.")
    case .take: Phrase("Add to sheet", "명단에 넣기")
    case .taken: Phrase(one: "{n} person added", other: "{n} people added", "{n}명을 넣었어요")
    case .problems:
      Phrase(
        one: "{n} line could not be read", other: "{n} lines could not be read", "읽지 못한 줄 {n}개")
    case .line: Phrase("Line {n}", "{n}번째 줄")
    case .tooLarge: Phrase("Shirt numbers go up to 999", "등번호는 999까지예요")
    case .twoNumbers: Phrase("Two numbers: which is the shirt number?", "번호가 둘이에요. 어느 쪽이 등번호인가요?")
    case .notANumber: Phrase("Not a shirt number", "등번호가 아니에요")
    case .nameTooLong: Phrase("The name is longer than 100 characters", "이름이 100자를 넘어요")
    case .unreadable:
      Phrase("Unreadable character. Check the encoding", "읽을 수 없는 글자가 있어요. 문자 인코딩을 확인해 주세요")
    case .nobody: Phrase("No number or name", "번호도 이름도 없어요")
    case .already: Phrase("Already on the sheet", "이미 명단에 있어요")
    case .tooMany: Phrase("The sheet is full", "명단이 가득 찼어요")
    case .more: Phrase(one: "and {n} more", other: "and {n} more", "그 밖에 {n}개 더")
    case .stays:
      Phrase(
        "These lines stay in the field for you to correct.", "이 줄들은 입력란에 남아 있으니 고쳐서 다시 넣어 주세요.")
    case .numberFault: Phrase("A number from 0 to 999", "0~999 사이의 번호")
    case .nameFault: Phrase("Up to 100 characters", "100자까지 쓸 수 있어요")
    case .nothing: Phrase("A number or a name is missing", "번호나 이름이 없어요")
    case .doubled: Phrase("Number {text} is used twice", "등번호 {text}번이 두 번 있어요")
    case .eleven: Phrase("{a} starters; the rules say {b}", "선발 {a}명, 규정은 {b}명이에요")
    case .tooManyNamed: Phrase("{a} substitutes; the rules allow {b}", "교체 명단 {a}명, 규정은 {b}명이에요")
    case .empty: Phrase("No one yet", "아직 없어요")
    case .done: Phrase("Back to the match", "경기 설정으로")
    case .full: Phrase("A sheet can hold up to {n} people", "명단에는 {n}명까지 넣을 수 있어요")
    }
  }
}
