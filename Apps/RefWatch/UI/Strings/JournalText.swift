import Design
import RefWatchDomain

/// The journal and the check-in.
enum JournalText: PhraseBook {
  case title, entryTitle, newTitle, none, noneHint, prompt, write, writeAnother, openJournal
  case rating, noRating, ratingOf, mood, calm, focused, stressed, fatigued, noMood
  case overall, wentWell, toImprove, notes, addNote, choose, noteAt, privacy, save, saved, remove
  case removed, startOver, draft, emptyFault, textFault, noteFault, goneMatch, gone, entries, more
  case checkIn, checkInHint, day, sleep, soreness, stress, moodLevel, dayNote, notSaid, noteGone
  case best, matchNone, onlyRating, less, moreStars

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Journal", "일지")
    case .entryTitle: Phrase("Journal entry", "일지 수정")
    case .newTitle: Phrase("New journal entry", "새 일지")
    case .none: Phrase("Nothing written yet", "아직 쓴 일지가 없어요")
    case .noneHint:
      Phrase(
        "After a match, note how it went. Only you can read it.",
        "경기가 끝나면 어땠는지 적어 보세요. 나만 볼 수 있어요.")
    case .prompt: Phrase("Add a journal entry", "일지를 써 보세요")
    case .write: Phrase("Write", "쓰기")
    case .writeAnother: Phrase("Write about this match", "이 경기 일지 쓰기")
    case .openJournal: Phrase("Open the journal", "일지 열기")
    case .rating: Phrase("Your performance", "내 경기 운영 점수")
    case .noRating: Phrase("Not rated", "점수 없음")
    case .ratingOf: Phrase("{text} of 5", "5점 중 {text}점")
    case .mood: Phrase("How you felt", "경기 중 상태")
    case .calm: Phrase("Calm", "차분함")
    case .focused: Phrase("Focused", "집중")
    case .stressed: Phrase("Stressed", "긴장")
    case .fatigued: Phrase("Tired", "피곤")
    case .noMood: Phrase("Not set", "선택 안 함")
    case .overall: Phrase("Overall", "전체적으로")
    case .wentWell: Phrase("What went well", "잘한 점")
    case .toImprove: Phrase("What to improve", "고칠 점")
    case .notes: Phrase("Notes on moments", "장면별 메모")
    case .addNote: Phrase("Add a note on", "메모할 장면")
    case .choose: Phrase("Choose a moment", "장면 고르기")
    case .noteAt: Phrase("Note on {name}", "{name} 메모")
    case .privacy:
      Phrase("Only you can read your journal.", "일지는 나만 볼 수 있어요.")
    case .save: Phrase("Save the entry", "일지 저장")
    case .saved: Phrase("Journal entry saved", "일지를 저장했어요")
    case .remove: Phrase("Delete the entry", "일지 삭제")
    case .removed: Phrase("Journal entry deleted", "일지를 삭제했어요")
    case .startOver: Phrase("Discard changes", "변경한 내용 버리기")
    case .draft:
      Phrase("Not saved yet. It is kept on this device.", "아직 저장하지 않았어요. 이 기기에 남아 있어요.")
    case .emptyFault: Phrase("Rate the match or write something.", "점수를 주거나 내용을 적어 주세요.")
    case .textFault: Phrase("At most 2,000 characters.", "2,000자까지 쓸 수 있어요.")
    case .noteFault: Phrase("At most 1,000 characters.", "1,000자까지 쓸 수 있어요.")
    case .goneMatch: Phrase("Match no longer available", "지금은 없는 경기")
    case .gone: Phrase("This entry no longer exists", "이 일지는 이제 없어요")
    case .entries: Phrase("Entries", "쓴 일지")
    case .more: Phrase("Show earlier entries", "이전 일지 더 보기")
    case .checkIn: Phrase("How are you?", "오늘 컨디션")
    case .checkInHint: Phrase("1 = very low, 10 = very high.", "1은 아주 적음, 10은 아주 많음이에요.")
    case .day: Phrase("Day", "날짜")
    case .sleep: Phrase("Sleep", "수면")
    case .soreness: Phrase("Soreness", "근육통")
    case .stress: Phrase("Stress", "스트레스")
    case .moodLevel: Phrase("Mood", "기분")
    case .dayNote: Phrase("Note on the day", "하루 메모")
    case .notSaid: Phrase("–", "–")
    case .noteGone: Phrase("Entry no longer available", "지금은 없는 기록")
    case .best: Phrase("{text} out of 10", "10점 중 {text}점")
    case .matchNone: Phrase("Nothing written about this match yet.", "이 경기 일지가 아직 없어요.")
    case .onlyRating: Phrase("Rating only", "점수만 있음")
    case .less: Phrase("One less", "1점 내리기")
    case .moreStars: Phrase("One more", "1점 올리기")
    }
  }
}

extension RefereeMood {
  var word: JournalText {
    switch self {
    case .calm: .calm
    case .focused: .focused
    case .stressed: .stressed
    case .fatigued: .fatigued
    }
  }
}
