import Design

/// The library.
enum LibraryText: PhraseBook {
  case title, teams, competitions, venues, officials, search, noneFound, add, full
  case noTeams, noTeamsHint, noCompetitions, noCompetitionsHint, noVenues, noVenuesHint
  case noOfficials, noOfficialsHint, newTeam, newCompetition, newVenue, newOfficial
  case gone, save, startOver, remove, removed, showRemoved, showUsed, noneRemoved, restore
  case dropQuestion, dropText, drop, keep, copies, moving, export, exportHint, importFile
  case importHint, fileFailed, fromLibrary, fromMatches, phoneHint, takeSquad, keepTeam, updateTeam
  case squadHint, sheetNeedsALook, teamKept, squadTaken, sameNameThere
  case packTitle, packNew, packChanged, packSame, packNothing, packLeft, packTake, packTaken
  case packNotOne, packTooLarge, packUnreadable, packRefused, packTwice, packProblems, packAt
  case packRuns, close

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Library", "보관함")
    case .teams: Phrase("Teams", "팀")
    case .competitions: Phrase("Competitions", "대회")
    case .venues: Phrase("Venues", "경기장")
    case .officials: Phrase("Officials", "심판")
    case .search: Phrase("Search the library", "보관함 검색")
    case .noneFound: Phrase("Nothing found", "찾은 항목이 없어요")
    case .add: Phrase("Add", "추가")
    case .full:
      Phrase(
        "The library is full. Delete removed items for good to make room.",
        "보관함이 가득 찼어요. 삭제한 항목을 완전히 삭제하면 자리가 생겨요.")
    case .noTeams: Phrase("No teams yet", "아직 팀이 없어요")
    case .noTeamsHint:
      Phrase(
        "Save teams you meet often, with their squads, to set up matches in a few taps.",
        "자주 만나는 팀과 선수단을 저장해 두면 몇 번의 탭으로 경기를 만들 수 있어요.")
    case .noCompetitions: Phrase("No competitions yet", "아직 대회가 없어요")
    case .noCompetitionsHint:
      Phrase(
        "A competition fills in its rules and card reasons in every new match.",
        "대회를 저장하면 새 경기에 규정과 카드 사유 목록이 함께 채워져요.")
    case .noVenues: Phrase("No venues yet", "아직 경기장이 없어요")
    case .noVenuesHint: Phrase("Save the grounds you go to.", "자주 가는 경기장을 저장하세요.")
    case .noOfficials: Phrase("No officials yet", "아직 아무도 없어요")
    case .noOfficialsHint: Phrase("Save the people you officiate with.", "함께 심판을 보는 사람을 저장하세요.")
    case .newTeam: Phrase("New team", "새 팀")
    case .newCompetition: Phrase("New competition", "새 대회")
    case .newVenue: Phrase("New venue", "새 경기장")
    case .newOfficial: Phrase("New official", "새 심판")
    case .gone: Phrase("Not in the library", "보관함에 없는 항목이에요")
    case .save: Phrase("Save", "저장")
    case .startOver: Phrase("Discard changes", "변경한 내용 버리기")
    case .remove: Phrase("Delete", "삭제")
    case .removed: Phrase("{name} deleted", "{name} 삭제됨")
    case .showRemoved: Phrase("Show deleted", "삭제한 항목 보기")
    case .showUsed: Phrase("Back to the library", "보관함으로 돌아가기")
    case .noneRemoved: Phrase("Nothing deleted", "삭제한 항목이 없어요")
    case .restore: Phrase("Restore {name}", "{name} 복원하기")
    case .dropQuestion: Phrase("Delete {name} for good?", "{name}, 완전히 삭제할까요?")
    case .dropText:
      Phrase(
        "It is deleted from all your devices. This can't be undone.", "모든 기기에서 사라지고 되돌릴 수 없어요.")
    case .drop: Phrase("Delete {name} for good", "{name} 완전히 삭제")
    case .keep: Phrase("Keep it", "그대로 두기")
    case .copies:
      Phrase(
        "Matches have their own copies. Changes here don't affect them.",
        "경기에는 복사본이 들어가요. 여기서 바꿔도 이미 만든 경기는 그대로예요.")
    case .moving: Phrase("Import and export", "가져오기와 내보내기")
    case .export: Phrase("Export library", "보관함 내보내기")
    case .exportHint:
      Phrase("Everything in the library, as JSON.", "보관함 전체를 JSON 파일로 저장해요.")
    case .importFile: Phrase("Import library", "보관함 가져오기")
    case .importHint:
      Phrase(
        "A saved library, or a list from your association. You see the changes first.",
        "저장해 둔 보관함이나 협회 목록을 열어요. 바뀌는 내용을 먼저 보여 드려요.")
    case .fileFailed: Phrase("The file could not be opened", "파일을 열 수 없어요")
    case .fromLibrary: Phrase("From the library", "보관함에서")
    case .fromMatches: Phrase("From other matches", "다른 경기에서")
    case .phoneHint:
      Phrase(
        "Phones are not allowed on the pitch in this competition. Have someone off the pitch hold "
          + "it, or use the printed sheet.",
        "이 대회는 경기장 안에서 휴대전화를 쓸 수 없어요. 밖에 있는 사람에게 맡기거나 인쇄한 명단을 쓰세요.")
    case .takeSquad:
      Phrase(one: "Add squad ({n} person)", other: "Add squad ({n} people)", "선수단 {n}명 가져오기")
    case .keepTeam: Phrase("Save team to library", "이 팀을 보관함에 저장")
    case .updateTeam: Phrase("Add these people to the library team", "이 명단을 보관함의 팀에 추가")
    case .squadHint:
      Phrase(
        "The sheet gets a copy. Later changes in the library don't affect it.",
        "명단에는 복사본이 들어가서 나중에 보관함을 바꿔도 그대로예요.")
    case .sheetNeedsALook:
      Phrase("Correct the team name and the sheet first", "팀 이름과 명단을 먼저 확인해 주세요")
    case .teamKept: Phrase("{name} is in the library", "{name}, 보관함에 저장됨")
    case .squadTaken:
      Phrase(one: "Squad applied: {n} person", other: "Squad applied: {n} people", "{n}명을 반영했어요")
    case .sameNameThere: Phrase("This name is already in the library", "같은 이름이 이미 보관함에 있어요")
    case .packTitle: Phrase("File contents", "파일 내용")
    case .packNew: Phrase(one: "{n} new", other: "{n} new", "새 항목 {n}개")
    case .packChanged: Phrase(one: "{n} changed", other: "{n} changed", "바뀌는 항목 {n}개")
    case .packSame: Phrase(one: "{n} already there", other: "{n} already there", "이미 있는 항목 {n}개")
    case .packNothing: Phrase("Everything is already in the library", "이미 모두 보관함에 있어요")
    case .packLeft:
      Phrase(
        one: "{n} left out: the library is full", other: "{n} left out: the library is full",
        "자리가 없어 {n}개는 빼요")
    case .packTake: Phrase("Add to library", "보관함에 넣기")
    case .packTaken: Phrase("Imported: {a} new, {b} changed", "가져옴: 새 항목 {a}개, 바뀐 항목 {b}개")
    case .packNotOne: Phrase("Not a RefWatch library file", "RefWatch 보관함 파일이 아니에요")
    case .packTooLarge: Phrase("The file is larger than 8 MB", "파일이 8메가바이트보다 커요")
    case .packUnreadable: Phrase("Cannot be read", "읽을 수 없어요")
    case .packRefused:
      Phrase("A value is missing, too long or over the limit", "빠졌거나 너무 길거나 너무 많은 내용이 있어요")
    case .packTwice: Phrase("Appears twice in the file", "파일에 두 번 들어 있어요")
    case .packProblems:
      Phrase(one: "{n} item is left out", other: "{n} items are left out", "{n}개는 빼고 가져와요")
    case .packAt: Phrase("at {text}", "위치 {text}")
    case .packRuns: Phrase("Importing", "가져오는 중")
    case .close: Phrase("Close", "닫기")
    }
  }
}

/// The fields of something in the library.
enum LibraryFieldText: PhraseBook {
  case name, reference, referenceHint, short, division, level, season, catalog, city, country
  case phone, email, notes, colour, changeColour, tags, tagsHint, tagsFault, latitude, longitude
  case placeHint, placeFault, role, rules, rulesOwn, rulesHint, changeRules, catalogKept
  case phoneOnPitch, phoneUnknown, phoneAllowed, phoneNotAllowed, nameFault, tooLong, rulesFault
  case withRules

  var phrase: Phrase {
    switch self {
    case .name: Phrase("Name", "이름")
    case .reference: Phrase("Reference", "참조 번호")
    case .referenceHint: Phrase("The code in your association's list", "협회 목록에서 쓰는 번호나 코드")
    case .short: Phrase("Short name", "줄임말")
    case .division: Phrase("Division", "디비전")
    case .level: Phrase("Level", "수준")
    case .season: Phrase("Season", "시즌")
    case .catalog: Phrase("Card reasons", "카드 사유 목록")
    case .city: Phrase("City", "도시")
    case .country: Phrase("Country", "나라")
    case .phone: Phrase("Phone", "전화번호")
    case .email: Phrase("Email", "이메일")
    case .notes: Phrase("Notes", "메모")
    case .colour: Phrase("Shirt color", "유니폼 색")
    case .changeColour: Phrase("Second shirt color", "둘째 유니폼 색")
    case .tags: Phrase("Tags", "태그")
    case .tagsHint: Phrase("Separated by commas", "쉼표로 나눠 써요")
    case .tagsFault:
      Phrase("Up to 12 tags of up to 60 characters", "60자까지의 태그를 12개까지 쓸 수 있어요")
    case .latitude: Phrase("Latitude", "위도")
    case .longitude: Phrase("Longitude", "경도")
    case .placeHint: Phrase("Degrees, such as 51.5561", "도 단위, 예: 37.5683")
    case .placeFault:
      Phrase("Latitude up to 90, longitude up to 180 degrees", "위도는 90도, 경도는 180도까지예요")
    case .role: Phrase("Usual role", "주로 맡는 역할")
    case .rules: Phrase("Match rules", "경기 규정")
    case .rulesOwn: Phrase("Use custom rules", "새 경기에 이 규정 쓰기")
    case .rulesHint: Phrase("Applies to new matches only", "새 경기에만 들어가요")
    case .changeRules: Phrase("Change the rules", "규정 바꾸기")
    case .catalogKept: Phrase("As in your settings", "내 설정대로")
    case .phoneOnPitch: Phrase("Phone on the pitch", "경기장 안 휴대전화")
    case .phoneUnknown: Phrase("Unknown", "모름")
    case .phoneAllowed: Phrase("Allowed", "허용")
    case .phoneNotAllowed: Phrase("Not allowed", "금지")
    case .nameFault: Phrase("Enter a name", "이름을 써 주세요")
    case .tooLong:
      Phrase(one: "Up to {n} character", other: "Up to {n} characters", "{n}자까지 쓸 수 있어요")
    case .rulesFault: Phrase("Some rules are out of range", "범위를 벗어난 규정이 있어요")
    case .withRules: Phrase("custom rules", "규정 있음")
    }
  }
}

/// Squads.
enum SquadText: PhraseBook {
  case players, staff, count, details, addPlayer, addStaff, bring, bringHint, file, read, preview
  case replace, replaceHint, take, drop, left, warnings, more, line, column, sameNumber, sameName
  case ambiguity, duplicate, unreadable, otherTeam, unsupportedRole, missingName, noNumber
  case dropped, export, personText, full, staffFull, nobody, numberColumn, nameColumn, roleColumn
  case teamColumn, fileTooLarge, unread

  var phrase: Phrase {
    switch self {
    case .players: Phrase("Players", "선수")
    case .staff: Phrase("Team officials", "팀 임원")
    case .count: Phrase(one: "{n} player", other: "{n} players", "선수 {n}명")
    case .details: Phrase("More about {name}", "{name} 더 보기")
    case .addPlayer: Phrase("Add a player", "선수 추가")
    case .addStaff: Phrase("Add a team official", "팀 임원 추가")
    case .bring: Phrase("Import squad", "선수단 가져오기")
    case .bringHint:
      Phrase(
        "One person per line: 10 Ana Silva. Or a table with a header row: number, name, position, "
          + "role.",
        "한 줄에 한 명씩: 10 김민지. 첫 줄에 번호, 이름, 포지션, 역할을 쓴 표도 돼요.")
    case .file: Phrase("Open a file", "파일 열기")
    case .read: Phrase("Preview", "미리 보기")
    case .preview: Phrase("Squad preview", "선수단 미리 보기")
    case .replace: Phrase("Replace the whole squad", "선수단 전체 바꾸기")
    case .replaceHint: Phrase("People not in the list are removed", "목록에 없는 사람은 빠져요")
    case .take: Phrase("Apply", "반영하기")
    case .drop: Phrase("Discard", "그만두기")
    case .left: Phrase(one: "{n} line is left out", other: "{n} lines are left out", "{n}줄은 빼요")
    case .warnings: Phrase(one: "{n} item to check", other: "{n} items to check", "확인할 곳 {n}군데")
    case .more: Phrase(one: "and {n} more", other: "and {n} more", "그 밖에 {n}개 더")
    case .line: Phrase("Line {n}", "{n}번째 줄")
    case .column: Phrase("Line {n}, {text}", "{n}번째 줄 {text}")
    case .sameNumber: Phrase("Number {text} is used twice", "등번호 {text}번이 두 번 있어요")
    case .sameName: Phrase("{text} appears twice", "{text} 선수가 두 번 있어요")
    case .ambiguity: Phrase("Someone else has this number or name", "번호나 이름이 같은 사람이 또 있어요")
    case .duplicate: Phrase("Duplicate person", "같은 사람이 또 있어요")
    case .unreadable: Phrase("Text is unreadable or too long", "읽을 수 없거나 너무 긴 글이에요")
    case .otherTeam: Phrase("From another team", "다른 팀 소속이에요")
    case .unsupportedRole: Phrase("Unknown role, kept as written", "모르는 역할이라 쓴 그대로 두었어요")
    case .missingName: Phrase("A name is missing", "이름이 없어요")
    case .noNumber: Phrase("Not a shirt number from 0 to 999", "0~999 사이의 등번호가 아니에요")
    case .dropped: Phrase("No person in this line, or no room", "아무도 없거나 자리가 없어요")
    case .export: Phrase("Export squad (CSV)", "선수단 내보내기(CSV)")
    case .personText: Phrase("Text is too long", "너무 긴 글이 있어요")
    case .full: Phrase("A squad can hold up to {n} players", "선수는 {n}명까지 넣을 수 있어요")
    case .staffFull: Phrase("A team can have up to {n} officials", "임원은 {n}명까지 넣을 수 있어요")
    case .nobody: Phrase("No people found", "읽은 사람이 없어요")
    case .unread: Phrase("Apply or discard the preview first", "읽은 사람을 먼저 반영하거나 그만두세요")
    case .numberColumn: Phrase("number", "번호")
    case .nameColumn: Phrase("name", "이름")
    case .roleColumn: Phrase("role", "역할")
    case .teamColumn: Phrase("team", "팀")
    case .fileTooLarge:
      Phrase("The file cannot be read, or is larger than 1 MB", "읽을 수 없거나 1메가바이트보다 큰 파일이에요")
    }
  }
}
