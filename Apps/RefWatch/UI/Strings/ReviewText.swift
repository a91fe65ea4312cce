import Design

/// After the match: records, completing, signing, the report.
enum ReviewText: PhraseBook {
  case title, overview, goals, cards, substitutions, noIncidents, total, yellow, red
  case officialCards, windows, checklist, complete, incomplete, log, report, setUp
  case checkReason, checkPerson, checkOverLimit, checkSinBin, checkStoppage, checkClock
  case checkWaiting, checkShootout, checkMany
  case completeMatch, completeHint, completing, completed, reopen, reopenQuestion, reopenText
  case amendSigned, sign, signer, signerHint, signAnyway, signNow, signedBy, digest
  case amendedSince, mustComplete, signAgain, signerMissing, overridden
  case notOver, backToPitch, changedSince
  case checkDouble, decideDouble

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Records", "경기 기록")
    case .overview: Phrase("Overview", "요약")
    case .goals: Phrase("Goals", "득점")
    case .cards: Phrase("Cards", "카드")
    case .substitutions: Phrase("Substitutions", "교체")
    case .noIncidents: Phrase("No incidents", "기록된 사건이 없어요")
    case .total: Phrase("Goals", "득점")
    case .yellow: Phrase("Cautions", "경고")
    case .red: Phrase("Sendings-off", "퇴장")
    case .officialCards: Phrase("Team official cards", "팀 임원 카드")
    case .windows: Phrase("Opportunities used", "사용한 교체 기회")
    case .checklist: Phrase("Checklist", "확인 목록")
    case .complete: Phrase("Nothing is missing", "빠진 것이 없어요")
    case .incomplete: Phrase(one: "{n} item to check", other: "{n} items to check", "확인할 것 {n}개")
    case .log: Phrase("Log", "로그")
    case .report: Phrase("Report", "보고서")
    case .setUp: Phrase("Set-up", "경기 설정")
    case .checkReason: Phrase("A card has no reason", "카드 사유가 없어요")
    case .checkPerson: Phrase("No person named", "대상 선수가 없어요")
    case .checkOverLimit: Phrase("A substitution over the limit", "한도를 넘은 교체예요")
    case .checkSinBin: Phrase("A temporary dismissal is open", "끝나지 않은 일시 퇴장이 있어요")
    case .checkStoppage: Phrase("A stoppage is open", "끝나지 않은 멈춤이 있어요")
    case .checkDouble:
      Phrase("One goal or two? It counts once for now", "득점이 하나인가요, 둘인가요? 지금은 한 번만 계산돼요")
    case .decideDouble:
      Phrase(
        "Before signing, say whether it was one goal or two.",
        "서명하기 전에 득점이 하나인지 둘인지 정해 주세요.")
    case .checkShootout: Phrase("The penalties were not decided", "승부차기 승자가 정해지지 않았어요")
    case .checkClock: Phrase("The clock was uncertain here", "이때 시계가 불확실했어요")
    case .checkWaiting: Phrase("An entry has no effect", "효력이 없는 항목이에요")
    case .checkMany: Phrase("The log is long: {n} entries", "로그가 길어요: {n}개")
    case .completeMatch: Phrase("Complete the match", "경기 완료")
    case .completeHint:
      Phrase("Saves the final score and returns to the start.", "최종 점수를 저장하고 시작 화면으로 돌아가요.")
    case .completing: Phrase("Completing: saving on this device…", "완료하는 중: 이 기기에 저장될 때까지 기다려요…")
    case .completed: Phrase("{name} is completed and saved", "{name} 경기를 완료하고 저장했어요")
    case .reopen: Phrase("Reopen", "다시 열기")
    case .reopenQuestion: Phrase("Reopen this match?", "이 경기를 다시 열까요?")
    case .reopenText:
      Phrase(
        "It will have to be completed again. The log shows that it was reopened.",
        "다시 완료 대기로 바뀌고, 다시 연 사실이 로그에 남아요.")
    case .amendSigned:
      Phrase(
        "Signed records can only be amended: correct an entry in the log.",
        "서명한 기록은 정정으로만 고쳐요. 로그에서 항목을 고쳐 주세요.")
    case .sign: Phrase("Sign", "서명하기")
    case .signer: Phrase("Your name", "이름")
    case .signerHint:
      Phrase(
        "Shown under the report, with a fingerprint of the whole log.", "전체 로그의 지문과 함께 보고서에 들어가요.")
    case .signAnyway: Phrase("Sign with items missing", "빠진 것이 있어도 서명하기")
    case .signNow: Phrase("Sign", "서명하기")
    case .signedBy: Phrase("Signed by {name}, {text}", "{name} 서명, {text}")
    case .digest: Phrase("Fingerprint (SHA-256)", "지문 (SHA-256)")
    case .amendedSince: Phrase("Amended since", "서명 후 정정됨")
    case .mustComplete: Phrase("Complete the match before signing.", "서명하기 전에 경기를 완료해 주세요.")
    case .signAgain: Phrase("Sign the amended record", "정정한 기록에 서명하기")
    case .signerMissing: Phrase("Enter your name, up to 100 characters", "이름을 100자 안으로 써 주세요")
    case .overridden: Phrase("Missing items are listed in the report.", "빠진 것은 보고서에 표시돼요.")
    case .notOver: Phrase("The match is not over yet", "아직 경기가 끝나지 않았어요")
    case .backToPitch: Phrase("Back to the pitch", "경기 화면으로")
    case .changedSince: Phrase("The log no longer matches this fingerprint.", "지금 로그의 지문과 달라요.")
    }
  }
}

/// The report as a page and as files.
enum ReportPageText: PhraseBook {
  case title, matchReport, template, standard, county, unitedStates, redact, redactHint, print, csv,
    json, jsonHint
  case copy, copied, missing, tooLong, nothingMissing
  case header, result, shootout, goals, cautions, sendOffs, officials, dismissals, substitutions
  case time, incidents, interruptions, amendments, signature, none, warnings
  case minute, team, player, kind, score, reason, off, on, opportunity, when, words, note
  case outcome, byPeriod, assist, countsFor, warning, notAnnounced, signedBy, lateBy
  case corrected, competition, venue, scheduled, kickOff, late, edition, crew, period, planned,
    announced
  case allowance, added, started, ended, aggregate, winner, overLimit, firstCaution, round
  case withdrawal, correction, afterSignature, notSigned, amended, abandoned, suspended, open
  case fieldCompetition, fieldVenue, fieldKickOff, fieldCrew, fieldPlayerNumber, fieldPlayerName
  case fieldCautionReason, fieldSendOffReason, fieldSendOffNarrative, fieldOfficialNarrative
  case fieldOfficialName, fieldOfficialRole, fieldLateStart, fieldAbandonment, fieldIncident
  case fieldSignature, minutes
  case weather, temperature, pitch, lateReason, initialled, initialledBefore, markdown
  case fieldWeather, fieldTemperature, fieldPitch, fieldInitials
  case lineUps, before, entry

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Report", "보고서")
    case .matchReport: Phrase("Match report", "경기 보고서")
    case .template: Phrase("Template", "양식")
    case .standard: Phrase("Full report", "전체 보고서")
    case .county: Phrase("English county, with statements", "잉글랜드 카운티 양식, 상황 설명 포함")
    case .unitedStates: Phrase("United States, short statements", "미국 양식, 짧은 설명")
    case .redact: Phrase("Hide names", "이름 가리기")
    case .redactHint: Phrase("Shirt numbers only, for minors", "미성년자를 위해 등번호만 보여요")
    case .print:
      Phrase("Print, or save as PDF", "인쇄하거나 PDF로 저장")
    case .csv: Phrase("Save as CSV", "CSV로 저장")
    case .json: Phrase("Save the log as JSON", "로그를 JSON으로 저장")
    case .jsonHint:
      Phrase("The JSON file holds everything, names too.", "JSON 파일에는 이름까지 모두 들어 있어요.")
    case .copy: Phrase("Copy as text", "글로 복사")
    case .copied: Phrase("Report copied", "보고서를 복사했어요")
    case .missing: Phrase("Required by the template", "양식에 더 필요한 내용")
    case .tooLong: Phrase("longer than {n} characters", "{n}자 넘음")
    case .nothingMissing: Phrase("Everything the template needs is there", "양식에 필요한 내용이 모두 있어요")
    case .header: Phrase("Match", "경기")
    case .result: Phrase("Result", "결과")
    case .shootout: Phrase("Penalties", "승부차기")
    case .goals: Phrase("Goals", "득점")
    case .cautions: Phrase("Cautions", "경고")
    case .sendOffs: Phrase("Sendings-off", "퇴장")
    case .officials: Phrase("Team officials", "팀 임원")
    case .dismissals: Phrase("Temporary dismissals", "일시 퇴장")
    case .substitutions: Phrase("Substitutions", "교체")
    case .time: Phrase("Time", "시간")
    case .incidents: Phrase("Incidents", "특이 사항")
    case .interruptions: Phrase("Suspensions and abandonment", "중단과 중도 종료")
    case .amendments: Phrase("Corrections", "정정")
    case .signature: Phrase("Signature", "서명")
    case .none: Phrase("None", "없음")
    case .warnings: Phrase("Warnings without a card", "카드 없는 주의")
    case .minute: Phrase("Minute", "시간(분)")
    case .team: Phrase("Team", "팀")
    case .player: Phrase("Who", "대상")
    case .kind: Phrase("Kind", "유형")
    case .score: Phrase("Score", "점수")
    case .reason: Phrase("Reason", "사유")
    case .off: Phrase("Off", "아웃")
    case .on: Phrase("On", "인")
    case .note: Phrase("Note", "메모")
    case .outcome: Phrase("Outcome", "결과 구분")
    case .byPeriod: Phrase("By period", "구간별")
    case .assist: Phrase("Assist", "도움")
    case .countsFor: Phrase("Counts for", "득점 인정")
    case .warning: Phrase("Warning", "주의")
    case .notAnnounced: Phrase("No added time announced", "추가시간 고지 없음")
    case .signedBy: Phrase("Signed by", "서명")
    case .lateBy: Phrase("Late by", "지연")
    case .opportunity: Phrase("Opportunity", "기회")
    case .when: Phrase("When", "시각")
    case .words: Phrase("Statement", "내용")
    case .competition: Phrase("Competition", "대회")
    case .venue: Phrase("Venue", "경기장")
    case .scheduled: Phrase("Scheduled kick-off", "예정 킥오프")
    case .kickOff: Phrase("Kick-off", "킥오프")
    case .corrected:
      Phrase("times corrected by the server's clock", "서버 시계로 바로잡은 시각")
    case .late: Phrase(one: "{n} minute late", other: "{n} minutes late", "{n}분 늦음")
    case .edition: Phrase("Laws of the Game", "경기규칙")
    case .crew: Phrase("Officials", "심판진")
    case .period: Phrase("Period", "구간")
    case .planned: Phrase("Planned", "예정")
    case .announced: Phrase("Announced", "고지")
    case .allowance: Phrase("Time lost", "지연된 시간")
    case .added: Phrase("Added time played", "추가로 진행")
    case .started: Phrase("Began", "시작")
    case .ended: Phrase("Ended", "종료")
    case .aggregate: Phrase("Aggregate", "합산")
    case .winner: Phrase("Winner", "승자")
    case .overLimit: Phrase("over the limit", "한도 초과")
    case .firstCaution: Phrase("first caution", "첫 경고")
    case .round: Phrase("Round", "순번")
    case .withdrawal: Phrase("Withdrawn", "취소")
    case .correction: Phrase("Changed", "수정")
    case .afterSignature: Phrase("after signing", "서명 후")
    case .notSigned: Phrase("Not signed", "서명 없음")
    case .amended: Phrase("amended", "정정됨")
    case .abandoned: Phrase("Abandoned", "중도 종료")
    case .suspended: Phrase("Suspended", "중단")
    case .open: Phrase("not over", "진행 중")
    case .fieldCompetition: Phrase("The competition", "대회")
    case .fieldVenue: Phrase("The venue", "경기장")
    case .fieldKickOff: Phrase("The kick-off", "킥오프 시각")
    case .fieldCrew: Phrase("The officials", "심판진")
    case .fieldPlayerNumber: Phrase("A player's number", "선수 번호")
    case .fieldPlayerName: Phrase("A player's name", "선수 이름")
    case .fieldCautionReason: Phrase("A caution's reason", "경고 사유")
    case .fieldSendOffReason: Phrase("A sending-off's reason", "퇴장 사유")
    case .fieldSendOffNarrative: Phrase("A statement on a sending-off", "퇴장 상황 설명")
    case .fieldOfficialNarrative: Phrase("A statement on an official's card", "임원 카드 상황 설명")
    case .fieldOfficialName: Phrase("A team official's name", "팀 임원 이름")
    case .fieldOfficialRole: Phrase("A team official's role", "팀 임원 역할")
    case .fieldLateStart: Phrase("Reason for late start", "늦게 시작한 이유")
    case .fieldAbandonment: Phrase("A statement on the abandonment", "중도 종료 경위")
    case .fieldIncident: Phrase("A statement on an incident", "특이 사항 설명")
    case .fieldSignature: Phrase("A signature", "서명")
    case .minutes: Phrase("{n} min", "{n}분")
    case .weather: Phrase("Weather", "날씨")
    case .temperature: Phrase("Temperature", "기온")
    case .pitch: Phrase("Pitch", "경기장 상태")
    case .lateReason: Phrase("Reason for late start", "지연 사유")
    case .initialled: Phrase("Initialed for", "팀 대표 확인")
    case .initialledBefore: Phrase("before an amendment", "정정 전에 확인")
    case .markdown: Phrase("Copy with headings and lists", "제목과 목록 형식으로 복사")
    case .fieldWeather: Phrase("The weather", "날씨")
    case .fieldTemperature: Phrase("The temperature", "기온")
    case .fieldPitch: Phrase("The condition of the pitch", "경기장 상태")
    case .lineUps: Phrase("Line-ups", "출전 명단")
    case .before: Phrase("before", "수정 전")
    case .entry: Phrase("Entry", "항목")
    case .fieldInitials: Phrase("Initials of both teams' representatives", "양 팀 대표의 확인")
    }
  }
}
