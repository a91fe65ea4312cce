import Design

/// The words of bringing in a vCard file.
enum ImportText: PhraseBook {
  case title, choose, drop, pasteLabel, pasteHint, read, reading, preview, new, changed, same
  case brokenTitle, atLine, importNew, nothingNew, result, resultAdded, resultUpdated
  case resultSame, resultSkipped, notCards, tooLarge, cannotRead, another, toPicker, leftOut
  case showingFirst, keepsGoing, tooMany, resultPartly, assumedKorean, assumedWestern
  case stopped, imported, stoppedWayOn, resultGroups, resultCut, group, members, missing

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Import contacts", "연락처 가져오기")
    case .choose: Phrase("Choose a file", "파일 선택")
    case .drop: Phrase("or drop a .vcf file here", "또는 .vcf 파일을 여기에 놓으세요")
    case .pasteLabel: Phrase("Or paste vCard text", "또는 vCard 텍스트 붙여 넣기")
    case .pasteHint: Phrase("Starts with BEGIN:VCARD", "BEGIN:VCARD로 시작해요")
    case .read: Phrase("Preview", "미리 보기")
    case .reading: Phrase("Reading the cards…", "카드를 읽는 중…")
    case .preview:
      Phrase(one: "{n} card found", other: "{n} cards found", "카드 {n}장을 찾았어요")
    case .new: Phrase("New", "새로움")
    case .changed: Phrase("Changed", "바뀜")
    case .same: Phrase("Unchanged", "그대로")
    case .brokenTitle: Phrase("Could not be read", "읽지 못한 카드")
    case .atLine: Phrase("Line {n}", "{n}번째 줄")
    case .importNew: Phrase(one: "Import {n} card", other: "Import {n} cards", "카드 {n}장 가져오기")
    case .nothingNew:
      Phrase("Everything in this file is here already.", "이 파일의 내용은 이미 모두 있어요.")
    case .result: Phrase("Import finished", "가져오기를 마쳤어요")
    case .stopped: Phrase("Import stopped", "중간에 멈췄어요")
    case .imported:
      Phrase(one: "{n} card imported", other: "{n} cards imported", "카드 {n}장 가져옴")
    case .stoppedWayOn:
      Phrase(
        "Import the same file again to get the rest.",
        "같은 파일을 다시 가져오면 나머지도 들어와요.")
    case .resultAdded: Phrase(one: "{n} added", other: "{n} added", "{n}명 추가")
    case .resultUpdated: Phrase(one: "{n} updated", other: "{n} updated", "{n}명 업데이트")
    case .resultSame: Phrase(one: "{n} unchanged", other: "{n} unchanged", "{n}명 그대로")
    case .resultSkipped: Phrase(one: "{n} skipped", other: "{n} skipped", "{n}장 건너뜀")
    case .resultPartly:
      Phrase(one: "{n} line left out", other: "{n} lines left out", "{n}줄 제외")
    case .notCards:
      Phrase("No contact cards found.", "연락처 카드를 찾지 못했어요.")
    case .tooLarge:
      Phrase("This file is larger than 50 MB.", "파일이 50MB보다 커요.")
    case .cannotRead: Phrase("The file could not be opened.", "파일을 열지 못했어요.")
    case .another: Phrase("Import another file", "다른 파일 가져오기")
    case .toPicker: Phrase("Choose friends", "친구 고르기")
    case .leftOut: Phrase("Too large to be kept: {text}", "너무 커서 보관하지 못한 것: {text}")
    case .resultCut:
      Phrase(
        one: "{n} card not kept whole", other: "{n} cards not kept whole", "{n}장은 일부만 보관")
    case .resultGroups:
      Phrase(
        one: "{n} group became a category", other: "{n} groups became categories",
        "그룹 {n}개를 카테고리로")
    case .group: Phrase("Category", "카테고리")
    case .members: Phrase(one: "{n} person", other: "{n} people", "{n}명")
    case .missing:
      Phrase(
        one: "{n} member is not in your contacts.",
        other: "{n} members are not in your contacts.", "{n}명은 연락처에 없어요.")
    case .showingFirst: Phrase("Showing the first {n}", "처음 {n}장만 표시")
    case .keepsGoing: Phrase("The other cards can still be imported.", "나머지 카드는 가져올 수 있어요.")
    case .assumedKorean:
      Phrase(
        "Where the file names no character set, it was read as Korean (EUC-KR). Check the names.",
        "문자 집합이 적혀 있지 않은 곳은 한국어(EUC-KR)로 읽었어요. 이름이 맞는지 확인해 주세요.")
    case .assumedWestern:
      Phrase(
        "Where the file names no character set, it was read as Western (Windows-1252). "
          + "Check the names.",
        "문자 집합이 적혀 있지 않은 곳은 서유럽어(Windows-1252)로 읽었어요. 이름이 맞는지 확인해 주세요.")
    case .tooMany: Phrase("This file has more than 20,000 cards.", "카드가 20,000장보다 많아요.")
    }
  }
}
