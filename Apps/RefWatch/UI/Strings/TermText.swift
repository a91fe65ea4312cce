import Design

/// What things are called in football, one word or two each.
enum TermText: PhraseBook {
  case firstHalf, secondHalf, wholeMatch, quarter, third, period
  case extraFirst, extraSecond, penalties
  case beforeMatch, halfTime, interval, beforeExtra, extraHalf, beforePenalties, afterMatch
  case goal, ownGoal, caution, sendOff, secondCaution, substitution, player, official
  case openPlay, penalty, freeKick, header, cornerDirect, goalUnknown
  case subNormal, subConcussion, subOpponent, subExtra, subGoalkeeper, subReturning, subBefore
  case treatment, blood, equipment, lateExit, reduction
  case saved, missed, retake, scored, forfeitedKick, offence
  case injury, headInjury, crowd, discrimination, weather, other
  case byVideo, byReferee
  case normal, afterExtraTime, afterPenalties, abandoned, suspended, forfeited, void
  case lights, pitch, violence, tooFew
  case wasting, celebration, videoCheck, drinks, cooling, outsideAgent, ball

  var phrase: Phrase {
    switch self {
    case .firstHalf: Phrase("1st half", "전반")
    case .secondHalf: Phrase("2nd half", "후반")
    case .wholeMatch: Phrase("Match", "경기")
    case .quarter: Phrase("Quarter {n}", "{n}쿼터")
    case .third: Phrase("Third {n}", "{n}피리어드")
    case .period: Phrase("Period {n}", "{n}피리어드")
    case .extraFirst: Phrase("1st half of extra time", "연장 전반")
    case .extraSecond: Phrase("2nd half of extra time", "연장 후반")
    case .penalties: Phrase("Penalties", "승부차기")
    case .beforeMatch: Phrase("Before the match", "경기 전")
    case .halfTime: Phrase("Half-time", "하프타임")
    case .interval: Phrase("Interval {n}", "{n}번째 휴식")
    case .beforeExtra: Phrase("Before extra time", "연장전 전")
    case .extraHalf: Phrase("Half-time of extra time", "연장전 하프타임")
    case .beforePenalties: Phrase("Before penalties", "승부차기 전")
    case .afterMatch: Phrase("After the match", "경기 후")
    case .goal: Phrase("Goal", "득점")
    case .ownGoal: Phrase("Own goal", "자책골")
    case .caution: Phrase("Caution", "경고")
    case .sendOff: Phrase("Sending-off", "퇴장")
    case .secondCaution: Phrase("Second caution, sending-off", "경고 2회 퇴장")
    case .substitution: Phrase("Substitution", "교체")
    case .player: Phrase("Player", "선수")
    case .official: Phrase("Team official", "팀 임원")
    case .openPlay: Phrase("Open play", "필드골")
    case .penalty: Phrase("Penalty", "페널티킥")
    case .freeKick: Phrase("Free kick", "프리킥")
    case .header: Phrase("Header", "헤딩")
    case .cornerDirect: Phrase("Direct from a corner", "코너킥 직접 득점")
    case .goalUnknown: Phrase("Unknown", "알 수 없음")
    case .subNormal: Phrase("Normal", "일반 교체")
    case .subConcussion: Phrase("Concussion", "뇌진탕 교체")
    case .subOpponent: Phrase("Additional, after the opponents' concussion", "상대 뇌진탕에 따른 추가 교체")
    case .subExtra: Phrase("Additional, in extra time", "연장전 추가 교체")
    case .subGoalkeeper: Phrase("Goalkeeper change", "골키퍼 교대")
    case .subReturning: Phrase("Return substitution", "재투입 교체")
    case .subBefore: Phrase("Before kick-off", "킥오프 전 교체")
    case .treatment: Phrase("Treatment", "치료")
    case .blood: Phrase("Blood", "출혈")
    case .equipment: Phrase("Equipment", "장비")
    case .lateExit: Phrase("Late exit", "늦게 나감")
    case .reduction: Phrase("Excluded to equalize numbers", "인원 맞추기로 제외")
    case .saved: Phrase("Saved", "막힘")
    case .missed: Phrase("Missed", "실축")
    case .retake: Phrase("To be retaken", "다시 차기")
    case .scored: Phrase("Scored", "성공")
    case .forfeitedKick: Phrase("Forfeited", "포기")
    case .offence: Phrase("Kicker's offense", "키커 반칙")
    case .injury: Phrase("Injury", "부상")
    case .headInjury: Phrase("Head injury", "머리 부상")
    case .crowd: Phrase("Crowd", "관중")
    case .discrimination: Phrase("Discrimination", "차별 행위")
    case .weather: Phrase("Weather", "날씨")
    case .other: Phrase("Other", "기타")
    case .byVideo: Phrase("video review", "비디오 판독")
    case .byReferee: Phrase("the referee", "주심 판정")
    case .normal: Phrase("Played to the end", "정상 종료")
    case .afterExtraTime: Phrase("After extra time", "연장전 종료")
    case .afterPenalties: Phrase("After penalties", "승부차기 종료")
    case .abandoned: Phrase("Abandoned", "중도 종료")
    case .suspended: Phrase("Suspended", "경기 중단")
    case .forfeited: Phrase("Forfeited", "몰수")
    case .void: Phrase("Void", "무효")
    case .lights: Phrase("Floodlights", "조명")
    case .pitch: Phrase("Pitch", "경기장 상태")
    case .violence: Phrase("Violence", "폭력")
    case .tooFew: Phrase("Too few players", "선수 부족")
    case .wasting: Phrase("Time-wasting", "시간 지연")
    case .celebration: Phrase("Goal celebration", "득점 세리머니")
    case .videoCheck: Phrase("Video check", "비디오 판독")
    case .drinks: Phrase("Drinks break", "수분 섭취 시간")
    case .cooling: Phrase("Cooling break", "쿨링 브레이크")
    case .outsideAgent: Phrase("Outside agent", "외부 요인")
    case .ball: Phrase("Ball", "공")
    }
  }
}

/// Who officiates, and who belongs to a team's bench.
enum RoleText: PhraseBook {
  case center, assistant1, assistant2, fourth, reserve, additional1, additional2, video
  case assistantVideo, observer, mentor
  case manager, assistantManager, coach, physio, doctor, teamManager, kit, analyst, other

  var phrase: Phrase {
    switch self {
    case .center: Phrase("Referee", "주심")
    case .assistant1: Phrase("Assistant referee 1", "제1부심")
    case .assistant2: Phrase("Assistant referee 2", "제2부심")
    case .fourth: Phrase("Fourth official", "대기심")
    case .reserve: Phrase("Reserve assistant referee", "예비 부심")
    case .additional1: Phrase("Additional assistant referee 1", "제1추가부심")
    case .additional2: Phrase("Additional assistant referee 2", "제2추가부심")
    case .video: Phrase("Video assistant referee", "비디오 판독 심판")
    case .assistantVideo: Phrase("Assistant video referee", "보조 비디오 판독 심판")
    case .observer: Phrase("Observer", "심판 평가관")
    case .mentor: Phrase("Mentor", "멘토")
    case .manager: Phrase("Manager", "감독")
    case .assistantManager: Phrase("Assistant manager", "수석코치")
    case .coach: Phrase("Coach", "코치")
    case .physio: Phrase("Physio", "물리치료사")
    case .doctor: Phrase("Doctor", "팀 닥터")
    case .teamManager: Phrase("Team manager", "주무")
    case .kit: Phrase("Kit manager", "장비 담당")
    case .analyst: Phrase("Analyst", "전력분석관")
    case .other: Phrase("Other", "기타")
    }
  }
}
