import Design

/// Appointments: the schedule, and what a match is besides football.
enum FixtureText: PhraseBook {
  case schedule, scheduleEmpty, scheduleEmptyHint, wholeSchedule, month, more, upcomingIn
  case importing, saveCalendar, saveTable, saveThisCalendar, saveSheet, saved, undatedLeftOut
  case title, status, scheduled, postponed, canceled, fee, currency, travel, notes
  case feeFault, travelFault, notesFault, inZone, feeHint

  var phrase: Phrase {
    switch self {
    case .schedule: Phrase("Schedule", "경기 일정")
    case .scheduleEmpty: Phrase("Nothing scheduled yet", "아직 예정된 경기가 없어요")
    case .scheduleEmptyHint:
      Phrase(
        "Set up a match with a kick-off, or import a fixture list from your league.",
        "킥오프를 정해 경기를 만들거나 리그의 일정표를 가져오세요.")
    case .wholeSchedule: Phrase("Whole schedule", "전체 일정")
    case .month: Phrase("Month", "달")
    case .more: Phrase("Show more", "더 보기")
    case .upcomingIn: Phrase(one: "{n} match", other: "{n} matches", "경기 {n}개")
    case .importing: Phrase("Import fixtures", "일정 가져오기")
    case .saveCalendar: Phrase("Save as a calendar (.ics)", "캘린더 파일로 저장 (.ics)")
    case .saveTable: Phrase("Save as a table (.csv)", "표로 저장 (.csv)")
    case .saveThisCalendar: Phrase("Save to a calendar (.ics)", "캘린더 파일로 저장 (.ics)")
    case .saveSheet: Phrase("Save the match sheet (.json)", "경기 기록지 저장 (.json)")
    case .saved: Phrase(one: "{n} match saved", other: "{n} matches saved", "경기 {n}개를 저장했어요")
    case .undatedLeftOut:
      Phrase(
        one: "{n} match without a kick-off is left out of the calendar",
        other: "{n} matches without a kick-off are left out of the calendar",
        "킥오프 시각이 없는 경기 {n}개는 캘린더에 넣지 않아요")
    case .title: Phrase("Appointment", "배정 정보")
    case .status: Phrase("Status", "상태")
    case .scheduled: Phrase("Scheduled", "예정")
    case .postponed: Phrase("Postponed", "연기")
    case .canceled: Phrase("Canceled", "취소")
    case .fee: Phrase("Match fee", "경기 수당")
    case .feeHint: Phrase("An amount such as 45.50", "예: 45.50 또는 30000")
    case .currency: Phrase("Currency", "통화")
    case .travel: Phrase("Travel, km", "이동 거리(km)")
    case .notes: Phrase("Notes", "메모")
    case .feeFault:
      Phrase(
        "Enter an amount and a three-letter currency such as EUR", "금액과 세 글자 통화 코드(예: KRW)를 써 주세요")
    case .travelFault: Phrase("Whole kilometers, 0 to 100,000", "0~100,000 사이의 정수(km)로 써 주세요")
    case .notesFault: Phrase("Up to 1,000 characters", "1,000자까지 쓸 수 있어요")
    case .inZone: Phrase("{text} time", "{text} 시간")
    }
  }
}

/// Importing fixtures.
enum FixtureImportText: PhraseBook {
  case title, choose, reading, drop, paste, pasteHint, read, cannotRead, tooLarge, tooMany, empty
  case encoding, notText, noEvents, columnsTitle, columnsHint, column, ignore, columnsMissing
  case next, orderTitle, orderHint, timeLabel, timeHint, zone, all, new, changed
  case same, faults, deleted, chooseAll, chooseNone, chosen, run, nothing, running, stop, done
  case doneNothing, undo, undoing, undone, another, back, row, more, textStays, changes, examples
  case lastImport
  case changeColumns, takeThis, stopped, isHere

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Import fixtures", "일정 가져오기")
    case .choose: Phrase("Choose a file", "파일 고르기")
    case .reading: Phrase("Reading…", "읽는 중…")
    case .drop:
      Phrase(
        "A table (.csv) or a calendar (.ics). It is read on this device.",
        "표(.csv)나 캘린더(.ics) 파일이면 돼요. 이 기기 안에서만 읽어요.")
    case .paste: Phrase("Or paste it here", "또는 여기에 붙여넣기")
    case .pasteHint:
      Phrase(
        "With column names in the first line, such as Date, Time, Home, Away",
        "첫 줄에 날짜, 시간, 홈, 원정 같은 열 이름을 넣어 주세요")
    case .read: Phrase("Read the text", "텍스트 읽기")
    case .cannotRead: Phrase("The file cannot be read", "파일을 읽을 수 없어요")
    case .tooLarge: Phrase("The file is larger than 5 MB", "파일이 5MB보다 커요")
    case .tooMany: Phrase("More than 10,000 lines: split the list", "10,000줄이 넘어요. 나눠서 가져와 주세요")
    case .empty: Phrase("The list is empty", "내용이 없어요")
    case .encoding:
      Phrase(
        "Unreadable characters: save the file as UTF-8 (“CSV UTF-8”) and try again",
        "글자를 읽을 수 없어요. 파일을 UTF-8(‘CSV UTF-8’)로 저장해 다시 시도해 주세요")
    case .notText:
      Phrase("Not a text file: save it as .csv or .ics", "텍스트 파일이 아니에요. .csv나 .ics로 저장해 주세요")
    case .noEvents: Phrase("The calendar has no events", "캘린더에 일정이 없어요")
    case .columnsTitle: Phrase("Assign the columns", "열 지정하기")
    case .columnsHint:
      Phrase(
        "The date and both teams are required; the rest is optional.",
        "날짜와 두 팀은 꼭 필요하고, 나머지는 선택이에요.")
    case .column: Phrase("Column {n}", "{n}번째 열")
    case .ignore: Phrase("Ignore", "쓰지 않음")
    case .columnsMissing: Phrase("Choose the date and both teams", "날짜와 두 팀의 열을 골라 주세요")
    case .next: Phrase("Continue", "계속")
    case .orderTitle: Phrase("Which date is right?", "어느 날짜인가요?")
    case .orderHint:
      Phrase("Dates in this list can be read in more than one way.", "이 일정표의 날짜는 여러 가지로 읽을 수 있어요.")
    case .timeLabel: Phrase("Kick-off for matches without a time", "시각이 없는 경기의 킥오프")
    case .timeHint:
      Phrase(
        one: "{n} match has a date and no time", other: "{n} matches have a date and no time",
        "날짜만 있는 경기가 {n}개 있어요")
    case .zone: Phrase("Times without a zone are read as {text}", "시간대가 없는 시각은 {text} 시간으로 읽어요")
    case .all: Phrase("All {n}", "전체 {n}")
    case .new: Phrase("New {n}", "새 경기 {n}")
    case .changed: Phrase("Changed {n}", "바뀐 경기 {n}")
    case .same: Phrase("Already here {n}", "이미 있음 {n}")
    case .faults: Phrase("Cannot be read {n}", "읽지 못함 {n}")
    case .isHere: Phrase("Already here", "이미 있음")
    case .deleted: Phrase("Deleted by you", "삭제한 경기")
    case .chooseAll: Phrase("Select all", "모두 선택")
    case .chooseNone: Phrase("Deselect all", "모두 해제")
    case .chosen: Phrase("{n} selected", "{n}개 선택")
    case .run: Phrase(one: "Import {n} match", other: "Import {n} matches", "경기 {n}개 가져오기")
    case .nothing: Phrase("Nothing to import", "가져올 경기가 없어요")
    case .running: Phrase("Importing {a} of {b}", "{b}개 중 {a}개 가져오는 중")
    case .stop: Phrase("Stop", "멈추기")
    case .done: Phrase(one: "{n} match imported", other: "{n} matches imported", "경기 {n}개를 가져왔어요")
    case .doneNothing: Phrase("Nothing was imported", "가져온 경기가 없어요")
    case .stopped: Phrase("Stopped: {a} of {b} imported", "멈췄어요. {b}개 중 {a}개를 가져왔어요")
    case .undo: Phrase("Undo the import", "가져오기 되돌리기")
    case .lastImport:
      Phrase(
        one: "{n} match was imported or changed on {time}",
        other: "{n} matches were imported or changed on {time}",
        "{time}에 경기 {n}건을 가져오거나 바꿨어요")
    case .undoing: Phrase("Undoing {a} of {b}", "되돌리는 중: {b}개 중 {a}개")
    case .undone: Phrase("The import was undone", "가져오기를 되돌렸어요")
    case .another: Phrase("Import another list", "다른 일정 가져오기")
    case .back: Phrase("Back to the text", "텍스트로 돌아가기")
    case .row: Phrase("Line {n}", "{n}번째 줄")
    case .more: Phrase(one: "Show {n} more", other: "Show {n} more", "{n}개 더 보기")
    case .textStays:
      Phrase(
        "These lines are not imported. Correct them in the text and read it again; existing "
          + "matches are not duplicated.",
        "이 줄들은 가져오지 않아요. 텍스트에서 고친 뒤 다시 읽으면 되고, 이미 있는 경기는 두 번 들어가지 않아요.")
    case .changes: Phrase("Changes: {text}", "바뀌는 것: {text}")
    case .examples: Phrase("Such as {text}", "예: {text}")
    case .changeColumns: Phrase("Change the columns", "열 다시 고르기")
    case .takeThis: Phrase("Import {name}", "{name} 가져오기")
    }
  }
}

/// What cannot be read of a fixture list.
enum FixtureFaultText: PhraseBook {
  case missing, notADate, noSuchDate, notATime, timeMissing, teamsUnclear, unknownZone, quoteOpen
  case unfinished, repeated, unknownRole, unknownStatus, notAFee, notADistance, rule
  case seriesCut
  case skippedTime, textAfterQuote, teamTooLong, placeTooLong, notesTooLong, notKept
  case date, time, home, away, teams, competition, venue, role, status, fee, currency, travel
  case notes, identity, zone, shortened

  var phrase: Phrase {
    switch self {
    case .missing: Phrase("missing", "없음")
    case .notADate: Phrase("“{text}” is not a date", "‘{text}’은(는) 날짜가 아니에요")
    case .noSuchDate:
      Phrase("“{text}” is not a valid date in this list", "‘{text}’은(는) 다른 날짜와 같은 순서로는 없는 날이에요")
    case .notATime: Phrase("“{text}” is not a time", "‘{text}’은(는) 시각이 아니에요")
    case .timeMissing: Phrase("no kick-off time", "킥오프 시각이 없어요")
    case .teamsUnclear: Phrase("“{text}”: the two teams are unclear", "‘{text}’에서 두 팀을 가려낼 수 없어요")
    case .unknownZone: Phrase("“{text}” is not a known time zone", "‘{text}’은(는) 모르는 시간대예요")
    case .quoteOpen: Phrase("a quotation mark is not closed", "따옴표가 닫히지 않았어요")
    case .unfinished: Phrase("the event has no end (END:VEVENT)", "일정의 끝(END:VEVENT)이 없어요")
    case .repeated: Phrase("the same match as in line {n}", "{n}번째 줄과 같은 경기예요")
    case .unknownRole: Phrase("unknown role “{text}”, set to referee", "‘{text}’ 역할을 몰라 주심으로 해요")
    case .unknownStatus: Phrase("unknown status “{text}”", "‘{text}’ 상태를 몰라요")
    case .notAFee:
      Phrase(
        "“{text}” is not an amount with a currency; fee left empty",
        "‘{text}’은(는) 통화가 있는 금액이 아니라 수당을 비워요")
    case .notADistance: Phrase("“{text}” is not a distance", "‘{text}’은(는) 거리가 아니에요")
    case .rule: Phrase("recurrence rule not supported: “{text}”", "반복 규칙 ‘{text}’을(를) 읽을 수 없어요")
    case .seriesCut:
      Phrase(
        "long series: only dates from {name} to {text} are imported",
        "반복이 길어서 {name}부터 {text}까지만 가져와요")
    case .skippedTime:
      Phrase("the clock change skips this time; it is moved forward", "시계가 바뀌며 건너뛰는 시각이라 뒤로 옮겨요")
    case .shortened:
      Phrase(
        one: "longer than {n} character; the end is cut off",
        other: "longer than {n} characters; the end is cut off", "{n}자를 넘어 뒷부분을 줄였어요")
    case .textAfterQuote: Phrase("text after a closing quotation mark", "따옴표 뒤에 글자가 더 있어요")
    case .teamTooLong: Phrase("a team's name is longer than 40 characters", "팀 이름이 40자를 넘어요")
    case .placeTooLong:
      Phrase("the competition or the venue is longer than 100 characters", "대회나 경기장이 100자를 넘어요")
    case .notesTooLong: Phrase("the notes are longer than 1,000 characters", "메모가 1,000자를 넘어요")
    case .notKept: Phrase("a value that can't be saved", "저장할 수 없는 값이에요")
    case .date: Phrase("Date", "날짜")
    case .time: Phrase("Kick-off", "킥오프 시각")
    case .home: Phrase("Home", "홈")
    case .away: Phrase("Away", "원정")
    case .teams: Phrase("Both teams", "두 팀")
    case .competition: Phrase("Competition", "대회")
    case .venue: Phrase("Venue", "경기장")
    case .role: Phrase("Your role", "내 역할")
    case .status: Phrase("Status", "상태")
    case .fee: Phrase("Match fee", "경기 수당")
    case .currency: Phrase("Currency", "통화")
    case .travel: Phrase("Travel, km", "이동 거리(km)")
    case .notes: Phrase("Notes", "메모")
    case .identity: Phrase("Match number", "경기 번호")
    case .zone: Phrase("Time zone", "시간대")
    }
  }
}
