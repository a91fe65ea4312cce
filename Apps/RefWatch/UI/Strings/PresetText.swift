import Design
import RefWatchDomain

/// Rules to begin with. The raw value is the preset's id.
enum PresetText: String, PhraseBook {
  case league, cup
  case kicks = "cup-straight-to-kicks"
  case secondLeg = "second-leg"
  case friendly
  case grassroots, quarters
  case england8 = "england-u7-8"
  case england10 = "england-u9-10"
  case england12 = "england-u11-12"
  case england14 = "england-u13-14"
  case england16 = "england-u15-16"
  case england18 = "england-u17-18"
  case states8 = "us-8u"
  case states10 = "us-9-10u"
  case states12 = "us-11-12u"
  case states14 = "us-13-14u"
  case states16 = "us-15-16u"
  case states17 = "us-17u"
  case five = "five-a-side"
  case seven = "seven-a-side"
  case nine = "nine-a-side"

  init?(_ preset: RulePreset) { self.init(rawValue: preset.id) }

  var phrase: Phrase {
    switch self {
    case .league: Phrase("League match, 2 × 45", "리그 경기 45분 × 2")
    case .cup: Phrase("Cup tie, extra time and penalties", "토너먼트, 연장전과 승부차기")
    case .kicks: Phrase("Cup tie, straight to penalties", "토너먼트, 바로 승부차기")
    case .secondLeg: Phrase("Second leg, level on aggregate", "2차전, 합산 동점이면 연장")
    case .friendly: Phrase("Friendly, eight substitutions", "친선 경기, 교체 8명")
    case .grassroots: Phrase("Grassroots, with sin bin", "생활축구, 일시 퇴장 적용")
    case .quarters: Phrase("Quarters, 4 × 20", "쿼터제 20분 × 4")
    case .england8: Phrase("England, under 7–8, 2 × 20", "잉글랜드 7~8세 20분 × 2")
    case .england10: Phrase("England, under 9–10, 2 × 25", "잉글랜드 9~10세 25분 × 2")
    case .england12: Phrase("England, under 11–12, 2 × 30", "잉글랜드 11~12세 30분 × 2")
    case .england14: Phrase("England, under 13–14, 2 × 35", "잉글랜드 13~14세 35분 × 2")
    case .england16: Phrase("England, under 15–16, 2 × 40", "잉글랜드 15~16세 40분 × 2")
    case .england18: Phrase("England, under 17–18, 2 × 45", "잉글랜드 17~18세 45분 × 2")
    case .states8: Phrase("United States, 8 and under, 2 × 25", "미국 8세 이하 25분 × 2")
    case .states10: Phrase("United States, 9–10, 2 × 25", "미국 9~10세 25분 × 2")
    case .states12: Phrase("United States, 11–12, 2 × 30", "미국 11~12세 30분 × 2")
    case .states14: Phrase("United States, 13–14, 2 × 35", "미국 13~14세 35분 × 2")
    case .states16: Phrase("United States, 15–16, 2 × 40", "미국 15~16세 40분 × 2")
    case .states17: Phrase("United States, 17 and over, 2 × 45", "미국 17세 이상 45분 × 2")
    case .five: Phrase("Five-a-side, 2 × 20", "5인제 20분 × 2")
    case .seven: Phrase("Seven-a-side, 2 × 25", "7인제 25분 × 2")
    case .nine: Phrase("Nine-a-side, 2 × 30", "9인제 30분 × 2")
    }
  }
}

/// What may be a mistake in a set of rules.
enum RuleHintText: PhraseBook {
  case longExtraTime, longInterval, orderNotInLaws, clockNotInLaws, leastBelowLaw, noTimeInSinBin
  case unknownCatalog, limitWithReturning, windowsWithoutLimit

  var phrase: Phrase {
    switch self {
    case .longExtraTime:
      Phrase("Law 7: halves of extra time last up to 15 minutes.", "제7조는 연장전 각 구간을 15분까지로 정해요.")
    case .longInterval: Phrase("Law 7: half-time lasts up to 15 minutes.", "제7조는 하프타임을 15분까지로 정해요.")
    case .orderNotInLaws: Phrase("A-B-B-A is not in the Laws.", "가-나-나-가 방식은 경기규칙에 없어요.")
    case .clockNotInLaws: Phrase("A stopped clock is not in the Laws.", "멈추는 시계는 경기규칙에 없어요.")
    case .leastBelowLaw:
      Phrase(
        "Law 3: at least seven players per team in 11-a-side.", "제3조: 11인제는 7명보다 적으면 경기하지 않아요.")
    case .noTimeInSinBin: Phrase("Temporary dismissals have no duration.", "일시 퇴장 시간이 없어요.")
    case .unknownCatalog: Phrase("Unknown list of card reasons: {text}.", "{text} 사유 목록을 찾을 수 없어요.")
    case .limitWithReturning:
      Phrase("A limit has little effect if players may return.", "재투입할 수 있으면 교체 한도는 의미가 적어요.")
    case .windowsWithoutLimit:
      Phrase("Opportunities are limited, but substitutions are not.", "교체 수 제한 없이 기회만 세요.")
    }
  }
}
