import Design

/// The words of forms about a run.
enum RunFormText: PhraseBook {
  case title, sport, effort, effortHint, feeling, notes, mark, markHint, none, race, allOut
  case feeling1, feeling2, feeling3, feeling4, feeling5, changed, entered, trackMissing
  case date, time, hours, minutes, seconds, distance, badDate, badDuration, badDistance, tooFast
  case future, end

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Title", "제목")
    case .sport: Phrase("Sport", "종목")
    case .effort: Phrase("How hard was it?", "얼마나 힘들었나요?")
    case .effortHint: Phrase("1 is very easy, 10 is maximum effort.", "1은 아주 편함, 10은 최대 강도예요.")
    case .feeling: Phrase("How did it feel?", "기분이 어땠나요?")
    case .notes: Phrase("Notes", "메모")
    case .mark: Phrase("Use for predictions as", "예측에 쓸 기록")
    case .markHint:
      Phrase(
        "Predictions come from races and all-out runs only.",
        "예측은 대회와 전력 질주 기록으로만 계산해요.")
    case .none: Phrase("–", "–")
    case .race: Phrase("Race", "대회")
    case .allOut: Phrase("All out", "전력 질주")
    case .feeling1: Phrase("Bad", "나쁨")
    case .feeling2: Phrase("Not so good", "별로")
    case .feeling3: Phrase("All right", "보통")
    case .feeling4: Phrase("Good", "좋음")
    case .feeling5: Phrase("Very good", "아주 좋음")
    case .changed: Phrase("Run updated", "수정했어요")
    case .entered: Phrase("Run added", "기록을 추가했어요")
    case .trackMissing:
      Phrase(
        "This needs the track, which isn't on this device yet. Try again later.",
        "경로가 필요한데 아직 이 기기에 없어요. 나중에 다시 시도해 주세요.")
    case .date: Phrase("Date", "날짜")
    case .time: Phrase("Start", "시작 시각")
    case .hours: Phrase("Hours", "시간")
    case .minutes: Phrase("Minutes", "분")
    case .seconds: Phrase("Seconds", "초")
    case .distance: Phrase("Distance ({text})", "거리 ({text})")
    case .badDate: Phrase("Enter a valid date and time.", "날짜와 시각을 확인해 주세요.")
    case .badDuration: Phrase("Enter how long it took.", "얼마나 걸렸는지 입력해 주세요.")
    case .badDistance: Phrase("Enter a valid distance.", "거리를 확인해 주세요.")
    case .tooFast: Phrase("That's too fast. Check time and distance.", "너무 빨라요. 시간과 거리를 확인해 주세요.")
    case .future: Phrase("The run would end in the future.", "아직 끝나지 않은 시각이에요.")
    case .end: Phrase("End", "도착")
    }
  }
}
