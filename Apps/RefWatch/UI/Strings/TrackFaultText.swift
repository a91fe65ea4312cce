import Design

/// What is wrong with a track's file, or was left out of it.
enum TrackFaultText: PhraseBook {
  case noXML, cutShort, cutShortAtByte, documentType, tooLarge, unknownFormat, empty, noPlaces
  case nothingUsable, nothing, unreadable, leftOut, line, byte, point, noPlace, noTime, badTime
  case checkSum, endsEarly, malformed, order, jump, more, isCut, brokenAt

  var phrase: Phrase {
    switch self {
    case .noXML: Phrase("Line {n} of the file cannot be read.", "파일의 {n}번째 줄을 읽을 수 없어요.")
    case .cutShort: Phrase("The file ends too early, in line {n}.", "파일이 {n}번째 줄에서 끊겨 있어요.")
    case .cutShortAtByte:
      Phrase("The file ends too early, at byte {n}.", "파일이 {n}번째 바이트에서 끊겨 있어요.")
    case .documentType:
      Phrase(
        "Files with their own document type are not supported (line {n}).",
        "문서 형식을 따로 정한 파일은 읽지 않아요({n}번째 줄).")
    case .tooLarge: Phrase("The file is larger than {n} MB.", "파일이 {n} MB보다 커요.")
    case .unknownFormat:
      Phrase("This is not a FIT, GPX or TCX file.", "FIT, GPX, TCX 파일이 아니에요.")
    case .empty: Phrase("There is no track in this file.", "이 파일에는 이동 경로가 없어요.")
    case .noPlaces:
      Phrase(
        "The file has no positions. Was it recorded without GPS?",
        "파일에 위치가 하나도 없어요. GPS 없이 기록한 파일인지 확인해 주세요.")
    case .nothingUsable:
      Phrase("No point of the file can be used. {text}", "파일에 쓸 수 있는 지점이 없어요. {text}")
    case .nothing:
      Phrase("No part of this track can be used for this match.", "이 경기에 쓸 수 있는 부분이 없어요.")
    case .unreadable: Phrase("The file could not be read.", "파일을 읽지 못했어요.")
    case .leftOut:
      Phrase(
        one: "{n} point of the file was left out", other: "{n} points of the file were left out",
        "파일에서 지점 {n}개를 뺐어요")
    case .line: Phrase("Line {n}: {text}", "{n}번째 줄: {text}")
    case .byte: Phrase("Byte {n}: {text}", "{n}번째 바이트: {text}")
    case .point: Phrase("Point {n}: {text}", "{n}번째 지점: {text}")
    case .noPlace: Phrase("latitude or longitude missing or invalid", "위도와 경도가 없거나 잘못됐어요")
    case .noTime: Phrase("no time", "시간이 없어요")
    case .badTime: Phrase("invalid time", "시간이 잘못됐어요")
    case .checkSum:
      Phrase("the checksum is wrong; the file was read anyway", "체크섬이 맞지 않지만 파일은 읽었어요")
    case .endsEarly:
      Phrase("the file ends early; everything before that was read", "파일이 끊겨 있어서 그 앞까지만 읽었어요")
    case .malformed: Phrase("invalid format", "형식에 맞지 않아요")
    case .order: Phrase("not later than the previous point", "앞 지점보다 늦지 않아요")
    case .jump: Phrase("too far from the previous point", "앞 지점에서 너무 멀어요")
    case .more: Phrase("And {n} more", "그 밖에 {n}개")
    case .isCut:
      Phrase(
        "The file has more than 100,000 points. The first 100,000 were read.",
        "파일에 지점이 100,000개보다 많아서 앞의 100,000개만 읽었어요.")
    case .brokenAt:
      Phrase(
        "The file breaks off in line {n}. Everything before that was read.",
        "파일이 {n}번째 줄에서 끊겨 있어서 그 앞까지만 읽었어요.")
    }
  }
}
