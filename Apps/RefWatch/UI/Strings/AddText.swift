import Design

/// Adding to the log what was not entered when it happened.
enum AddText: PhraseBook {
  case add, what, goal, card, substitution, warning, penaltyMissed, incident, note
  case minuteHint, minutes, why, save, saved, addedLater, afterSigning
  case secondQuestion, onlyCaution, notToAdd, notPlayed, beyond, wordsMissing

  var phrase: Phrase {
    switch self {
    case .add: Phrase("Add an entry", "항목 추가하기")
    case .what: Phrase("What happened?", "무엇이 있었나요?")
    case .goal: Phrase("Goal", "득점")
    case .card: Phrase("Card", "카드")
    case .substitution: Phrase("Substitution", "교체")
    case .warning: Phrase("Warning without a card", "카드 없는 주의")
    case .penaltyMissed: Phrase("Missed penalty", "페널티킥 실축")
    case .incident: Phrase("Incident", "특이 사항")
    case .note: Phrase("Note", "메모")
    case .minuteHint: Phrase("As in the report: 67 or 45+2", "보고서처럼 써 주세요: 67 또는 45+2")
    case .minutes: Phrase("{name}: minutes {text}", "{name}: {text}")
    case .why: Phrase("Why is this added later?", "왜 나중에 추가하나요?")
    case .save: Phrase("Add", "추가하기")
    case .saved: Phrase("Added to the log", "로그에 추가했어요")
    case .addedLater: Phrase("Added later", "나중에 추가함")
    case .afterSigning:
      Phrase(
        "The record is signed. What you add becomes an amendment and needs a reason.",
        "서명된 기록이에요. 추가하면 정정으로 남고 이유가 필요해요.")
    case .secondQuestion:
      Phrase(
        "This player already has a caution. Is this the second caution?",
        "이미 경고를 받은 선수예요. 두 번째 경고인가요?")
    case .onlyCaution: Phrase("No, just a caution", "아니요, 경고만")
    case .notToAdd:
      Phrase(
        "The course of the match and its clock cannot be added later.",
        "경기 진행과 시계는 나중에 추가할 수 없어요.")
    case .notPlayed: Phrase("{name} was not played", "{name}: 진행되지 않았어요")
    case .beyond: Phrase("{name} lasted {text}", "{name}: {text}까지 진행했어요")
    case .wordsMissing: Phrase("Write what happened", "내용을 써 주세요")
    }
  }
}
