import Design

/// Importing and exporting.
enum DataText: PhraseBook {
  case exportTitle, json, jsonHint, csv, csvHint, timewarrior, timewarriorHint
  case activityWatch, activityWatchHint, ics, icsHint, nothingToExport
  case importTitle, importText, zone, choose, reading, unreadable, lastImport, undo
  case lacksPast
  case found, newBlocks, newGroups, known, start, rows, more, faults, remarks
  case doubles, takeDoubles, doublesHint
  case line, groupPlace, blockPlace, sessionPlace, eventPlace
  case running, undoing, stop, done, refused, stopped, undone, another

  var phrase: Phrase {
    switch self {
    case .lacksPast:
      Phrase(
        "Time zone rules of earlier years couldn't be loaded. Times without an offset may be an "
          + "hour off: import them when you're online and signed in.",
        "예전 해의 시간 규칙을 확인하지 못했어요. 시간대 표시가 없는 기록은 한 시간 어긋날 수 있으니, 계정으로 온라인일 때 가져오세요.")
    case .exportTitle: Phrase("Export", "내보내기")
    case .json: Phrase("DayBlock file", "DayBlock 파일")
    case .jsonHint:
      Phrase(
        "Blocks, groups and records; can be imported again",
        "블럭, 그룹, 기록을 모두 담아요. 다시 가져올 수 있어요")
    case .csv: Phrase("Table (CSV)", "표 (CSV)")
    case .csvHint: Phrase("For spreadsheets", "스프레드시트용")
    case .timewarrior: Phrase("Timewarrior", "Timewarrior")
    case .timewarriorHint: Phrase("For “timew import”", "“timew import”용")
    case .activityWatch: Phrase("ActivityWatch", "ActivityWatch")
    case .activityWatchHint: Phrase("A bucket of events", "이벤트 버킷")
    case .ics: Phrase("Calendar (iCalendar)", "캘린더 (iCalendar)")
    case .icsHint: Phrase("Records and plans as events", "기록과 계획을 일정으로")
    case .nothingToExport: Phrase("Nothing to export yet", "아직 내보낼 기록이 없어요")
    case .importTitle: Phrase("Import", "가져오기")
    case .importText:
      Phrase(
        "Files from DayBlock, Timewarrior, Toggl and ActivityWatch, calendars (iCalendar), and "
          + "tables with columns for activity and time. You see a preview first.",
        "DayBlock, Timewarrior, Toggl, ActivityWatch 파일, 캘린더(iCalendar), 이름과 시간 열이 있는 표를 읽어요. 먼저 "
          + "결과를 미리 보여 드려요.")
    case .zone:
      Phrase("Times without a zone are in {text}.", "시간대가 없는 시각은 {text} 기준이에요.")
    case .choose: Phrase("Choose a file", "파일 선택")
    case .reading: Phrase("Reading…", "읽는 중…")
    case .unreadable: Phrase("The file could not be read.", "파일을 읽을 수 없어요.")
    case .lastImport:
      Phrase(
        one: "On {text} you imported {n} record.", other: "On {text} you imported {n} records.",
        "{text}에 기록 {n}개를 가져왔어요.")
    case .undo: Phrase("Undo import", "되돌리기")
    case .found:
      Phrase(one: "{n} record to import", other: "{n} records to import", "가져올 기록 {n}개")
    case .newBlocks: Phrase(one: "{n} new block", other: "{n} new blocks", "블럭 {n}개를 새로 만들어요.")
    case .newGroups: Phrase(one: "{n} new group", other: "{n} new groups", "그룹 {n}개를 새로 만들어요.")
    case .known:
      Phrase(
        one: "{n} record already exists and stays as it is.",
        other: "{n} records already exist and stay as they are.",
        "이미 있는 기록 {n}개는 그대로 두어요.")
    case .doubles:
      Phrase(one: "{n} possible double", other: "{n} possible doubles", "이미 있을 수 있는 기록 {n}개")
    case .takeDoubles: Phrase("Import these too", "이 기록도 가져오기")
    case .doublesHint:
      Phrase(
        "You have records with the same time and name. They are left out unless you want them.",
        "시간과 이름이 같은 기록이 이미 있어요. 켜지 않으면 가져오지 않아요.")
    case .start: Phrase("Import", "가져오기")
    case .rows: Phrase("Records", "기록")
    case .more: Phrase("Show {n} more", "{n}개 더 보기")
    case .faults: Phrase(one: "{n} entry skipped", other: "{n} entries skipped", "{n}건은 읽지 못했어요")
    case .remarks: Phrase(one: "{n} note", other: "{n} notes", "참고 {n}건")
    case .line: Phrase("Line {n}", "{n}번째 줄")
    case .groupPlace: Phrase("Group {n}", "{n}번째 그룹")
    case .blockPlace: Phrase("Block {n}", "{n}번째 블럭")
    case .sessionPlace: Phrase("Record {n}", "{n}번째 기록")
    case .eventPlace: Phrase("Event {n}", "{n}번째 이벤트")
    case .running: Phrase("Importing…", "가져오는 중…")
    case .undoing: Phrase("Undoing import…", "되돌리는 중…")
    case .stop: Phrase("Stop", "중지")
    case .done:
      Phrase(one: "{n} record imported", other: "{n} records imported", "기록 {n}개를 가져왔어요")
    case .refused:
      Phrase(
        one: "{n} record was refused and not saved.",
        other: "{n} records were refused and not saved.",
        "기록 {n}개는 거절되어 저장되지 않았어요.")
    case .stopped: Phrase("Import stopped", "중간에 멈췄어요")
    case .undone: Phrase("Import undone", "가져오기를 되돌렸어요")
    case .another: Phrase("Another file", "다른 파일")
    }
  }
}
