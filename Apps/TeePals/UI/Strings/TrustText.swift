import Design
import TeePalsDomain

/// How far a golfer is trusted and what they have earned, in words.
enum TrustText: PhraseBook {
  case rookie, member, trusted, verified
  case trustedRegular, onTime, respectful, wellMatched, communicator
  case title, level, rounds, share, shareOpen, badges, noBadges, earnedBadge, openBadge
  case trustedRegularHow, onTimeHow, respectfulHow, wellMatchedHow, communicatorHow, rookieHow
  case tips, tipLate, tipNoShow, tipCommunication, tipDisrespectful, tipSkill, coolingOff

  init(_ tier: TrustTier) {
    switch tier {
    case .rookie: self = .rookie
    case .member: self = .member
    case .trusted: self = .trusted
    case .verified: self = .verified
    }
  }

  init(_ badge: TrustBadge) {
    switch badge {
    case .trustedRegular: self = .trustedRegular
    case .onTime: self = .onTime
    case .respectful: self = .respectful
    case .wellMatched: self = .wellMatched
    case .communicator: self = .communicator
    case .rookie: self = .rookie
    }
  }

  /// What earns a badge.
  init(how badge: TrustBadge) {
    switch badge {
    case .trustedRegular: self = .trustedRegularHow
    case .onTime: self = .onTimeHow
    case .respectful: self = .respectfulHow
    case .wellMatched: self = .wellMatchedHow
    case .communicator: self = .communicatorHow
    case .rookie: self = .rookieHow
    }
  }

  /// A hint; `nil` where there is none.
  init?(tip kind: IssueKind) {
    switch kind {
    case .late: self = .tipLate
    case .noShow: self = .tipNoShow
    case .communication: self = .tipCommunication
    case .disrespectful: self = .tipDisrespectful
    case .skillMismatch: self = .tipSkill
    case .other: return nil
    }
  }

  var phrase: Phrase { namePhrase ?? howPhrase ?? tipPhrase }

  private var namePhrase: Phrase? {
    switch self {
    case .rookie: Phrase("Rookie", "루키")
    case .member: Phrase("Member", "멤버")
    case .trusted: Phrase("Trusted", "신뢰")
    case .verified: Phrase("Verified", "검증됨")
    case .trustedRegular: Phrase("Trusted Regular", "믿음직한 단골")
    case .onTime: Phrase("On-Time", "시간 엄수")
    case .respectful: Phrase("Respectful", "매너")
    case .wellMatched: Phrase("Well-Matched", "실력 일치")
    case .communicator: Phrase("Clear Communicator", "원활한 소통")
    case .title: Phrase("Achievements", "신뢰와 배지")
    case .level: Phrase("Level", "신뢰 등급")
    case .rounds: Phrase("Rounds played", "마친 라운드")
    case .share: Phrase("Would play again", "다시 치고 싶어 함")
    case .shareOpen: Phrase("Shown from five rounds on", "다섯 라운드부터 보여요")
    case .badges: Phrase("Badges", "배지")
    case .noBadges:
      Phrase("Play more rounds to earn badges.", "라운드를 더 하면 배지를 받을 수 있어요.")
    case .earnedBadge: Phrase("{name} (earned)", "{name} (받음)")
    case .openBadge: Phrase("{name} (not earned yet)", "{name} (아직 없음)")
    default: nil
    }
  }

  private var howPhrase: Phrase? {
    switch self {
    case .trustedRegularHow:
      Phrase(
        "At least 80% of those who answered about the last five rounds would play again.",
        "최근 다섯 라운드에서 답한 사람의 80% 이상이 다시 치고 싶어 해요.")
    case .onTimeHow:
      Phrase(
        "Nobody said in the last rounds that they were late or did not show up.",
        "최근 라운드에서 늦거나 오지 않았다는 말이 없었어요.")
    case .respectfulHow:
      Phrase(
        "Nobody said in the last rounds that they were disrespectful.",
        "최근 라운드에서 무례했다는 말이 없었어요.")
    case .wellMatchedHow:
      Phrase(
        "Their skill was as described in the last rounds.", "최근 라운드에서 실력이 소개와 같았어요.")
    case .communicatorHow:
      Phrase("They were easy to reach in the last rounds.", "최근 라운드에서 연락이 잘 됐어요.")
    case .rookieHow: Phrase("New: up to three rounds.", "새로 온 골퍼예요. 세 라운드까지예요.")
    default: nil
    }
  }

  private var tipPhrase: Phrase {
    switch self {
    case .tips: Phrase("Only you see this", "나에게만 보여요")
    case .tipLate: Phrase("Let others know when you are late.", "늦을 때는 미리 알려 주세요.")
    case .tipNoShow:
      Phrase(
        "If you can't come, leave the round in time, so that somebody else can play.",
        "못 오게 되면 다른 사람이 칠 수 있게 미리 나가 주세요.")
    case .tipCommunication:
      Phrase("Answer in the round's chat before you play.", "라운드 전에 채팅에 답해 주세요.")
    case .tipDisrespectful:
      Phrase("Keep the round pleasant for everybody.", "모두에게 즐거운 라운드가 되게 해 주세요.")
    case .tipSkill:
      Phrase("Check that your skill level is right.", "실력 수준이 맞는지 확인해 주세요.")
    default:
      Phrase(
        "Several players reported problems. You can host new rounds again in a few days.",
        "여러 사람이 문제를 알렸어요. 며칠 뒤에 새 라운드를 열 수 있어요.")
    }
  }
}
