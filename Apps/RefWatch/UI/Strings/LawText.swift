import Design
import RefWatchDomain

/// The offences of the Laws.
struct LawText: PhraseBook {
  let offence: LawOffence

  init(_ offence: LawOffence) { self.offence = offence }

  static var allCases: [LawText] { LawOffence.allCases.map { offence in LawText(offence) } }

  var phrase: Phrase {
    switch offence {
    case .unsporting: Phrase("Unsporting behavior", "반스포츠적 행위")
    case .dissent: Phrase("Dissent", "판정 항의")
    case .persistent: Phrase("Persistent offenses", "지속적인 반칙")
    case .delayingRestart: Phrase("Delaying the restart", "경기 재개 지연")
    case .distance: Phrase("Not respecting the distance", "거리 미준수")
    case .withoutPermission: Phrase("Entering without permission", "허락 없이 입장")
    case .leaving: Phrase("Leaving without permission", "허락 없이 이탈")
    case .reviewArea: Phrase("Entering the review area", "리뷰 구역 진입")
    case .reviewSignal: Phrase("Excessive review signal", "과도한 리뷰 신호")
    case .seriousFoulPlay: Phrase("Serious foul play", "심한 반칙 플레이")
    case .violentConduct: Phrase("Violent conduct", "난폭한 행위")
    case .bitingOrSpitting: Phrase("Biting or spitting", "깨물기 또는 침 뱉기")
    case .goalDeniedByHandball: Phrase("Goal denied by handball", "핸드볼로 득점 저지")
    case .goalDeniedByOffence: Phrase("Goal-scoring opportunity denied", "반칙으로 득점 기회 저지")
    case .abusive: Phrase("Offensive, insulting or abusive", "모욕적·공격적 언행")
    case .secondCaution: Phrase("Second caution", "두 번째 경고")
    case .videoRoom: Phrase("Entering the video room", "비디오실 진입")
    case .respectfulEntry: Phrase("Entering the field respectfully", "정중한 경기장 진입")
    case .notCooperating: Phrase("Not cooperating with an official", "심판 비협조")
    case .minorDisagreement: Phrase("Minor disagreement", "가벼운 이의")
    case .occasionallyLeavingArea: Phrase("Leaving the technical area", "기술 지역 이탈")
    case .persistentlyLeavingArea:
      Phrase("Persistently leaving the technical area", "지속적인 기술 지역 이탈")
    case .enteringOppositeArea: Phrase("Entering the opposing technical area", "상대 기술 지역 진입")
    case .gesturingForCards: Phrase("Gesturing for cards", "카드 요구 동작")
    case .provocative: Phrase("Provocative gestures", "도발적인 행동")
    case .persistentlyUnacceptable:
      Phrase("Persistent unacceptable behavior", "지속적인 부적절한 행동")
    case .lackOfRespect: Phrase("Lack of respect for the game", "경기 존중 부족")
    case .delayingOpponents: Phrase("Delaying the opponents' restart", "상대 팀 재개 지연")
    case .leavingAreaToConfront: Phrase("Leaving the area to confront", "항의하러 기술 지역 이탈")
    case .enteringOppositeAreaAggressively:
      Phrase("Entering the opposing area aggressively", "상대 기술 지역 공격적 진입")
    case .throwingObject: Phrase("Throwing or kicking an object", "물건 던지기")
    case .enteringToConfront: Phrase("Entering the field to confront", "대치하러 경기장 진입")
    case .aggressive: Phrase("Physical or aggressive behavior", "물리적·공격적 행동")
    case .electronicEquipment: Phrase("Unauthorized electronic equipment", "허용되지 않은 전자 장비")
    }
  }
}
