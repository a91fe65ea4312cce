import Design

/// The words of the posters that somebody without an account sees.
enum PosterText: PhraseBook {
  case about, carousel, position, skip
  case findTitle, findLead, hostTitle, hostLead, companyTitle, companyLead

  var phrase: Phrase {
    switch self {
    case .about: Phrase("About TeePals", "TeePals 소개")
    case .carousel: Phrase("carousel", "넘겨 보는 소개")
    case .position: Phrase("{name} of {text}", "{text}개 중 {name}번째")
    case .skip: Phrase("Skip", "건너뛰기")
    case .findTitle: Phrase("Find your next round", "다음 라운드를 찾아보세요")
    case .findLead:
      Phrase(
        "Rounds near you with open spots, on days when you can play.",
        "가까운 곳에서, 칠 수 있는 날에, 자리가 남은 라운드를 볼 수 있어요.")
    case .hostTitle: Phrase("Host your own round", "직접 라운드를 열어 보세요")
    case .hostLead:
      Phrase("Set the time and place, and choose who joins.", "언제 어디서 칠지 정하고, 함께할 사람을 골라 보세요.")
    case .companyTitle: Phrase("Golf is better together", "골프는 함께라서 더 좋아요")
    case .companyLead:
      Phrase(
        "Meet golfers near you, and chat before the first tee.",
        "가까이 있는 사람들을 만나고, 첫 홀 전에 이야기를 나눠 보세요.")
    }
  }
}
