import Design
import TeePalsDomain

/// How far a golfer is trusted, in words.
enum TrustText: PhraseBook {
  case rookie, member, trusted, verified

  init(_ tier: TrustTier) {
    switch tier {
    case .rookie: self = .rookie
    case .member: self = .member
    case .trusted: self = .trusted
    case .verified: self = .verified
    }
  }

  var phrase: Phrase {
    switch self {
    case .rookie: Phrase("Rookie", "루키")
    case .member: Phrase("Member", "멤버")
    case .trusted: Phrase("Trusted", "신뢰")
    case .verified: Phrase("Verified", "검증됨")
    }
  }
}
