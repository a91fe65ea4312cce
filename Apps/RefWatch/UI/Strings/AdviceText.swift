import Design

/// What the referee may want to know of something that was just recorded.
enum AdviceText: PhraseBook {
  case implausibleTime, stageNotReached, stageOver, notInPlay, addedTimeFalls, lengthChanged
  case duplicate, notOnSheet, notOnField, sentOffBefore, inSinBin, alreadyOnField, mayNotReturn
  case samePlayer, wrongSide, tooFewPlayers, secondCaution, noFirstCaution, reasonMissing
  case dismissal, lastDismissal, noFurtherPart, noSinBin, repeatedWarnings, seniorCoach
  case overLimit, overWindows, overConcussion, overAdditional, noConcussionProtocol
  case shootoutDecided, otherSideKicks, kickedBefore, mayNotKick, reduceToEquate, manyEntries

  var phrase: Phrase {
    switch self {
    case .implausibleTime: Phrase("Long after the planned end", "예정 종료보다 너무 늦은 시간이에요")
    case .stageNotReached: Phrase("The match hasn't got that far yet", "아직 경기가 그때에 이르지 않았어요")
    case .stageOver: Phrase("That period was over by then", "그때는 이미 끝난 뒤예요")
    case .notInPlay: Phrase("No play at that time", "경기 중이 아닌 때예요")
    case .addedTimeFalls:
      Phrase("Added time may not be reduced: it was {n}", "추가시간은 줄일 수 없어요. 이미 {n}분이에요")
    case .lengthChanged:
      Phrase("The length can only be agreed before the match", "경기 시간은 시작 전에만 합의할 수 있어요")
    case .duplicate: Phrase("Same entry within a minute", "1분 안에 같은 기록이 있어요")
    case .notOnSheet: Phrase("{name} is not on the sheet", "{name}{은/는} 명단에 없어요")
    case .notOnField: Phrase("{name} is not on the field", "{name}{은/는} 경기장에 없어요")
    case .sentOffBefore: Phrase("{name} was sent off", "{name}{은/는} 이미 퇴장당했어요")
    case .inSinBin: Phrase("{name} is serving a temporary dismissal", "{name}{은/는} 일시 퇴장 중이에요")
    case .alreadyOnField: Phrase("{name} is already on the field", "{name}{은/는} 이미 경기장에 있어요")
    case .mayNotReturn: Phrase("{name} may not return", "{name}{은/는} 다시 들어올 수 없어요")
    case .samePlayer: Phrase("{name} is entered twice", "{name}{이/가} 두 번 들어 있어요")
    case .wrongSide: Phrase("{name} belongs to the other team", "{name}{은/는} 다른 팀이에요")
    default: lawPhrase
    }
  }

  private var lawPhrase: Phrase {
    switch self {
    case .tooFewPlayers:
      Phrase(
        one: "{name} has {n} player: the match should not continue",
        other: "{name} has {n} players: the match should not continue",
        "{name} 선수가 {n}명이라 경기를 계속하면 안 돼요")
    case .secondCaution: Phrase("A second caution", "두 번째 경고예요")
    case .noFirstCaution: Phrase("There is no first caution", "첫 번째 경고 기록이 없어요")
    case .reasonMissing: Phrase("The reason is still empty", "사유가 아직 비어 있어요")
    case .dismissal: Phrase("A temporary dismissal under the rules", "규정에 따르면 일시 퇴장이에요")
    case .lastDismissal:
      Phrase("Second dismissal: no further part afterward", "두 번째 일시 퇴장이라 이후에 뛸 수 없어요")
    case .noFurtherPart:
      Phrase("No further part, and no replacement", "더 뛸 수 없고 교체도 할 수 없어요")
    case .noSinBin: Phrase("Not a temporary dismissal", "일시 퇴장 대상이 아니에요")
    case .repeatedWarnings:
      Phrase("Warning number {n}: is it a caution?", "{n}번째 주의예요. 경고일까요?")
    case .seniorCoach: Phrase("Shown to the senior team coach present", "현장에 있는 선임 지도자에게 보이는 카드예요")
    case .overLimit: Phrase("Substitutions are limited to {n}", "교체 한도 {n}명을 넘었어요")
    case .overWindows: Phrase("Opportunities are limited to {n}", "교체 기회 {n}번을 넘었어요")
    case .overConcussion:
      Phrase("Concussion substitutions are limited to {n}", "뇌진탕 교체 한도 {n}명을 넘었어요")
    case .overAdditional: Phrase("No additional substitutions left", "남은 추가 교체가 없어요")
    case .noConcussionProtocol:
      Phrase("No concussion protocol in this match", "뇌진탕 교체 규정이 없는 경기예요")
    case .shootoutDecided: Phrase("{name} had already won", "이미 {name}{이/가} 이겼어요")
    case .otherSideKicks: Phrase("It was {name}'s turn", "{name} 차례였어요")
    case .kickedBefore:
      Phrase("{name} again, before everyone has kicked", "모두 차기 전에 {name}{이/가} 다시 찼어요")
    case .mayNotKick: Phrase("{name} may not kick", "{name}{은/는} 찰 수 없어요")
    case .reduceToEquate:
      Phrase(
        one: "{name} must exclude {n} player", other: "{name} must exclude {n} players",
        "{name}{은/는} {n}명을 제외해야 해요")
    default: Phrase("The log is long: {n} entries", "기록이 {n}개로 많아요")
    }
  }
}
