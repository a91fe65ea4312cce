import Design
import TeePalsDomain

/// The words of how a round is played.
enum PlayText: PhraseBook {
  case title, holes, nine, eighteen, travel, walking, riding, unsaid, hint, filterHint

  var phrase: Phrase {
    switch self {
    case .title: Phrase("How it is played", "플레이 방식")
    case .holes: Phrase("Holes", "홀 수")
    case .nine: Phrase("9 holes", "9홀")
    case .eighteen: Phrase("18 holes", "18홀")
    case .travel: Phrase("On the course", "코스 이동")
    case .walking: Phrase("Walking", "걸어서")
    case .riding: Phrase("By cart", "카트")
    case .unsaid: Phrase("Not said", "정하지 않음")
    case .hint: Phrase("Golfers can filter by it.", "골퍼들이 이 조건으로 찾을 수 있어요.")
    case .filterHint:
      Phrase(
        "Rounds whose hosts say nothing of it are left out.", "호스트가 정하지 않은 라운드는 빠져요.")
    }
  }
}

extension Words {
  func holes(_ holes: RoundHoles) -> String {
    switch holes {
    case .nine: self(PlayText.nine)
    case .eighteen: self(PlayText.eighteen)
    }
  }

  func travel(_ travel: RoundTravel) -> String {
    switch travel {
    case .walking: self(PlayText.walking)
    case .riding: self(PlayText.riding)
    }
  }

  /// "9 holes", "Walking", as far as it is said.
  func play(_ play: RoundPlay) -> [String] {
    var said: [String] = []
    if let holes = play.holes { said.append(self.holes(holes)) }
    if let travel = play.travel { said.append(self.travel(travel)) }
    return said
  }
}
