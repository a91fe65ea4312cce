import Design

/// The person among others.
enum PeersText: PhraseBook {
  case title, hint, open, loading, offline, failed, again, notOffered, whatIsShared, whatIsSeen
  case join, leave, tomorrow, tooFew, asOf, ownUnknown, ownValue, own, summary, median, half, people
  case cards, added, home

  var phrase: Phrase {
    switch self {
    case .title: Phrase("You and others", "나와 다른 심판")
    case .hint:
      Phrase(
        "How your numbers compare with those of other referees on this server.",
        "이 서버의 다른 심판들 사이에서 내 수치가 어디쯤인지 볼 수 있어요.")
    case .open: Phrase("Compare with others", "다른 심판과 비교하기")
    case .loading: Phrase("Loading…", "불러오는 중…")
    case .offline: Phrase("No connection", "연결되어 있지 않아요")
    case .failed: Phrase("Could not load from the server", "서버에서 불러오지 못했어요")
    case .again: Phrase("Try again", "다시 시도")
    case .notOffered: Phrase("Not available on this server.", "이 서버에서는 비교 기능을 쓰지 않아요.")
    case .whatIsShared:
      Phrase(
        "If you take part, the server calculates three numbers from the matches you refereed in "
          + "the last year, overall and for each competition: cards per match, time played beyond "
          + "the announced minutes, and the home side's share of cards. They are pooled with "
          + "those of others.",
        "참여하면 서버가 지난 1년 동안 주심을 본 경기에서 세 가지 수치를 전체와 대회별로 계산해요. 경기당 카드, 고지보다 더 진행한 시간, 홈 팀 카드 "
          + "비율이에요. 이 수치를 다른 심판들의 수치와 함께 모아요.")
    case .whatIsSeen:
      Phrase(
        "Others see only the median and the middle half of at least ten people, rounded and "
          + "updated at most once a day. No one sees a name or a single number. You can leave at "
          + "any time: your numbers are deleted at once, and gone from the pools the next day.",
        "다른 사람은 10명 이상의 중앙값과 가운데 절반의 범위만 봐요. 값은 반올림하고 하루에 한 번만 계산해요. 이름이나 개인 수치는 아무도 볼 수 없어요. 언제든 "
          + "그만둘 수 있고, 그만두면 내 수치는 바로 지워지고 다음 날 모은 값에서도 빠져요.")
    case .join: Phrase("Take part", "참여하기")
    case .leave: Phrase("Stop taking part", "참여 그만두기")
    case .tomorrow:
      Phrase(
        "You are taking part. Your first numbers appear once the server has calculated them.",
        "참여하고 있어요. 서버가 계산을 마치면 첫 수치가 나와요.")
    case .tooFew:
      Phrase("Fewer than ten people take part so far.", "아직 참여한 사람이 10명보다 적어요.")
    case .asOf: Phrase("As of {text}", "{text} 기준")
    case .ownUnknown: Phrase("not known yet", "아직 알 수 없음")
    case .ownValue: Phrase("You: {text}", "나: {text}")
    case .own: Phrase("You", "나")
    case .summary:
      Phrase(
        "Others: median {name}, the middle half {text}.", "다른 심판: 중앙값 {name}, 가운데 절반 {text}.")
    case .median: Phrase("Median of others", "다른 심판의 중앙값")
    case .half: Phrase("Middle half of others", "다른 심판의 가운데 절반")
    case .people: Phrase("At least {n} people", "{n}명 이상")
    case .cards: Phrase("Cards per match", "경기당 카드")
    case .added: Phrase("Played beyond announced time", "고지보다 더 진행한 시간")
    case .home: Phrase("Home side's share of cards", "홈 팀 카드 비율")
    }
  }
}
