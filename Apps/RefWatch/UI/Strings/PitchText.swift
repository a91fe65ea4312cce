import Design

/// The pitch: the course of a match, its clock, and what is said of it.
enum PitchText: PhraseBook {
  case refWatch, undone, nothingToUndo, takenBack, broughtBack, bringBack, bringThisBack, undoThis
  case undoTooLate, undoSigned, correctionOf
  case expiredAgo, card, saving, saved
  case whoKicksOff, start, countingDown, stop
  case timer, elapsed, left, over, lost, timeOfDay, actions, stoppage, endStoppage, added
  case addedTime, addedQuestion, proposed, adjustClock, clockIs, setClock, clockHint, clockBefore
  case earlier, later
  case endPeriod, endMatch, endEarlyTitle, endEarlyText, endAnyway
  case startInterval, takeBreak, skipInterval, startNext, target
  case suspend, suspendQuestion, suspendedTitle, resume, abandon, abandonHold, abandonText
  case goToExtra, goToPenalties, detourText, finish, finishText, goOn
  case fullTime, complete, completeText, resumePlay, resumePlayText, records, log
  case lock, unlockHold, dim, undim, microTimers, restartHappened, face, faceStandard
  case faceStoppage, faceGlance, faceFour, faceCountdown, home, hub, undoLast, off, isOff, back
  case returned, clockFault
  case noted, warned, binRunning, binWaiting, binOver, substituted, absences, nobodyOff
  case gotIt, timeOverTitle, addedOverTitle, intervalOverTitle, periodGoesOn
  case recovered, recoveredGap, slept, stepped, clockAsks, clockRight, clockWrong
  case clockCorrected, coolingDue, drinksDue, brightness, startBreak
  case readOnly, takeOver, endedEarly, lowerTitle, lowerText, lowerAnyway
  case began, ended, intervalBegan, suspendedNow, resumedNow, abandonedNow, completedNow
  case stoppageOpened, stoppageClosed, addedAnnounced, minutesShort
  case clockFast, clockSlow, clockApart, hideNote, hoursShort
  case continueEntry, dropEntry, cautionedBefore, subsUsed, windowsUsed, clockLabel, penaltyToTake

  var phrase: Phrase {
    switch self {
    case .refWatch: Phrase("RefWatch", "RefWatch")
    case .undone: Phrase("Undone", "되돌렸어요")
    case .takenBack: Phrase("Undone: {name}", "되돌림: {name}")
    case .broughtBack: Phrase("Redone: {name}", "되살림: {name}")
    case .bringBack: Phrase("Redo", "되살리기")
    case .bringThisBack: Phrase("Redo: {name}", "되살리기: {name}")
    case .undoThis: Phrase("Undo last: {name}", "마지막 되돌리기: {name}")
    case .undoTooLate:
      Phrase(
        "{name} was more than ten minutes ago and can't be undone.", "{name}: 10분이 지나 되돌릴 수 없어요.")
    case .undoSigned:
      Phrase(
        "The record is signed. Correct it in the log, with a reason.",
        "서명된 기록이에요. 로그에서 이유를 쓰고 고쳐 주세요.")
    case .correctionOf: Phrase("Correction of {name}", "{name} 수정")
    case .nothingToUndo: Phrase("Nothing to undo", "되돌릴 것이 없어요")
    case .expiredAgo: Phrase("Time expired {text} ago", "{text} 전에 시간이 끝났어요")
    case .card: Phrase("Card", "카드")
    case .saving: Phrase("Saving…", "저장하는 중…")
    case .saved: Phrase("Saved", "저장됨")
    case .whoKicksOff: Phrase("Who kicks off?", "어느 팀이 킥오프하나요?")
    case .start: Phrase("Start {name}", "{name} 시작")
    case .countingDown: Phrase("Starting in", "시작까지")
    case .stop: Phrase("Stop", "멈추기")
    case .timer: Phrase("Clock", "시계")
    case .elapsed: Phrase("Elapsed", "경과")
    case .left: Phrase("Remaining", "남음")
    case .over: Phrase("Over", "초과")
    case .lost: Phrase("Time lost", "지연")
    case .penaltyToTake: Phrase("Penalty still to be taken", "페널티킥을 마쳐야 끝나요")
    case .timeOfDay: Phrase("Time of day", "현재 시각")
    case .actions: Phrase("More", "더 보기")
    case .stoppage: Phrase("Stoppage", "멈춤")
    case .endStoppage: Phrase("End stoppage", "재개")
    case .added: Phrase("+{n}", "+{n}")
    case .addedTime: Phrase("Added time", "추가시간")
    case .addedQuestion: Phrase("Minimum minutes to announce", "최소 몇 분인가요?")
    case .proposed: Phrase("Time lost: {text}", "지연된 시간: {text}")
    case .adjustClock: Phrase("Adjust clock", "시계 조정")
    case .clockIs: Phrase("Clock set to {text}", "시계를 {text}로 맞췄어요")
    case .setClock: Phrase("Set clock", "시계 맞추기")
    case .clockHint:
      Phrase("Match time as on the clock, from {text} on", "시계에 보이는 경기 시간, {text}부터")
    case .clockBefore:
      Phrase("This period begins at {text}", "이 구간은 {text}부터예요")
    case .earlier: Phrase("Subtract {text}", "{text} 빼기")
    case .later: Phrase("Add {text}", "{text} 더하기")
    case .endPeriod: Phrase("End {name}", "{name} 끝내기")
    case .endMatch: Phrase("End match", "경기 끝내기")
    case .endEarlyTitle: Phrase("{text} left", "{text} 남았어요")
    case .endEarlyText: Phrase("End this period anyway?", "그래도 이 구간을 끝낼까요?")
    case .endAnyway: Phrase("End now", "지금 끝내기")
    case .startInterval: Phrase("Start {name}", "{name} 시작")
    case .takeBreak: Phrase("Take a break", "잠시 쉬기")
    case .skipInterval: Phrase("Skip interval", "휴식 건너뛰기")
    case .startNext: Phrase("Go to {name}", "다음: {name}")
    case .target: Phrase("/ {text}", "/ {text}")
    case .suspend: Phrase("Suspend play", "경기 중단하기")
    case .suspendQuestion: Phrase("Suspend play?", "경기를 중단할까요?")
    case .suspendedTitle: Phrase("Suspended", "중단됨")
    case .resume: Phrase("Resume play", "경기 재개하기")
    case .abandon: Phrase("Abandon match", "경기 중도 종료")
    case .abandonHold: Phrase("Hold to abandon", "길게 눌러 중도 종료")
    case .abandonText:
      Phrase(
        "The match ends here and is recorded as abandoned. Time and score are kept.",
        "여기서 경기가 끝나고 중도 종료로 남아요. 시간과 점수는 그대로예요.")
    case .goToExtra: Phrase("Go to extra time", "연장전으로")
    case .goToPenalties: Phrase("Go to penalties", "승부차기로")
    case .detourText:
      Phrase("This match's rules don't provide for it. Continue?", "이 경기 규정에는 없어요. 진행할까요?")
    case .finish: Phrase("End match", "경기 끝내기")
    case .finishText: Phrase("End the match here?", "여기서 경기를 끝낼까요?")
    case .goOn: Phrase("Continue", "진행하기")
    case .fullTime: Phrase("Full time", "경기 종료")
    case .complete: Phrase("Complete match", "경기 완료")
    case .completeText:
      Phrase("Save the final score and close this match?", "최종 점수를 저장하고 경기를 마칠까요?")
    case .resumePlay: Phrase("Resume play", "경기 이어가기")
    case .resumePlayText:
      Phrase(
        "The end is undone and the clock continues as if it had never stopped.",
        "종료를 취소하고 시계는 멈춘 적 없는 것처럼 계속돼요.")
    case .records: Phrase("Records", "기록")
    case .log: Phrase("Log", "로그")
    case .lock: Phrase("Lock screen", "화면 잠금")
    case .unlockHold: Phrase("Hold to unlock", "길게 눌러 잠금 해제")
    case .dim: Phrase("Dim", "어둡게")
    case .undim: Phrase("Tap to brighten", "눌러서 밝게")
    case .microTimers: Phrase("Short timers", "짧은 타이머")
    case .restartHappened: Phrase("tap at restart", "재개하면 탭")
    case .face: Phrase("Clock face", "시계 모양")
    case .faceStandard: Phrase("Standard", "기본")
    case .faceStoppage: Phrase("Stoppage", "지연 중심")
    case .faceGlance: Phrase("Glance", "한눈에")
    case .faceFour: Phrase("Four clocks", "시계 네 개")
    case .faceCountdown: Phrase("Countdown only", "남은 시간만")
    case .home: Phrase("Home", "홈")
    case .hub: Phrase("All matches", "모든 경기")
    case .undoLast: Phrase("Undo last", "마지막 되돌리기")
    case .off: Phrase("Off the field", "경기장 밖")
    case .isOff: Phrase("{name} is off: {text}", "{name} 경기장 밖: {text}")
    case .back: Phrase("Back on: {name}", "복귀: {name}")
    case .returned: Phrase("Back on the field", "경기장에 복귀했어요")
    case .noted: Phrase("Noted", "메모했어요")
    case .warned: Phrase("Warning: {name}", "주의: {name}")
    case .binRunning: Phrase("Sin bin started", "일시 퇴장 시간이 시작됐어요")
    case .binWaiting: Phrase("{name}: tap at restart", "{name}: 재개하면 탭")
    case .binOver: Phrase("{name} may return", "{name} 복귀 가능")
    case .substituted: Phrase(one: "{n} substitution", other: "{n} substitutions", "교체 {n}명")
    case .absences: Phrase("Players off the field", "경기장 밖 선수")
    case .nobodyOff: Phrase("No one is off the field", "밖에 나간 선수가 없어요")
    case .gotIt: Phrase("Got it", "확인")
    case .timeOverTitle: Phrase("{name}: time is up", "{name} 시간이 끝났어요")
    case .addedOverTitle: Phrase("Added time is up", "추가시간이 끝났어요")
    case .intervalOverTitle: Phrase("{name} is over", "{name} 시간이 끝났어요")
    case .periodGoesOn: Phrase("The clock runs until you end the period.", "직접 끝낼 때까지 시계는 계속 가요.")
    case .recovered: Phrase("Clock recovered: {text}", "시계 복구됨: {text}")
    case .recoveredGap: Phrase("gap {text}", "공백 {text}")
    case .slept:
      Phrase("The device slept for {text}. The clock kept running.", "기기가 {text} 쉬었지만 시계는 계속 갔어요.")
    case .stepped:
      Phrase(
        "The device's clock was changed; the match clock was not.",
        "기기 시계가 바뀌었지만 경기 시계는 그대로예요.")
    case .clockAsks:
      Phrase(
        "The page was inactive for an unknown time. Please check the clock: {text}",
        "얼마나 멈췄는지 확실하지 않아요. 시계를 확인해 주세요: {text}")
    case .coolingDue: Phrase("Cooling break is due", "쿨링 브레이크 시간이에요")
    case .drinksDue: Phrase("Drinks break is due", "수분 섭취 시간이에요")
    case .startBreak: Phrase("Start the break", "휴식 시작")
    case .brightness:
      Phrase("In sunlight, turn up the screen brightness.", "햇빛 아래에서는 화면 밝기를 높여 주세요.")
    case .clockCorrected: Phrase("Corrected to server time: {text}", "서버 시계로 바로잡았어요: {text}")
    case .clockRight: Phrase("Clock is right", "시계가 맞아요")
    case .clockWrong: Phrase("Clock is wrong", "시계가 틀려요")
    case .readOnly:
      Phrase("This match is open in another tab. View only here.", "다른 탭에서 진행 중이에요. 여기서는 보기만 해요.")
    case .takeOver: Phrase("Take over here", "여기서 이어받기")
    case .endedEarly: Phrase("Ended by the referee", "주심이 종료함")
    case .lowerTitle: Phrase("{n} min already announced", "이미 {n}분을 고지했어요")
    case .lowerText:
      Phrase("Added time may be increased, not reduced (Law 7).", "추가시간은 늘릴 수만 있어요(제7조).")
    case .lowerAnyway: Phrase("Reduce anyway", "그래도 줄이기")
    case .began: Phrase("{name} begins", "{name} 시작")
    case .ended: Phrase("{name} is over", "{name} 끝")
    case .intervalBegan: Phrase("{name} started", "{name} 시작됨")
    case .suspendedNow: Phrase("Play is suspended", "경기가 중단됐어요")
    case .resumedNow: Phrase("Play resumed", "경기가 재개됐어요")
    case .abandonedNow: Phrase("Match abandoned", "경기를 중도 종료했어요")
    case .completedNow: Phrase("Match completed", "경기를 완료했어요")
    case .stoppageOpened: Phrase("Stoppage: {text}", "멈춤: {text}")
    case .stoppageClosed: Phrase("Stoppage ended", "멈춤이 끝났어요")
    case .addedAnnounced:
      Phrase(one: "{n} minute announced", other: "{n} minutes announced", "추가시간 {n}분 고지")
    case .clockFast: Phrase("This device's clock is {text} fast.", "이 기기 시계가 {text} 빨라요.")
    case .clockSlow: Phrase("This device's clock is {text} slow.", "이 기기 시계가 {text} 느려요.")
    case .clockApart: Phrase("The match clock doesn't go by it.", "경기 시계와는 상관없어요.")
    case .hideNote: Phrase("Hide", "숨기기")
    case .hoursShort: Phrase("{n} h", "{n}시간")
    case .continueEntry: Phrase("Continue", "이어서 입력")
    case .dropEntry: Phrase("Discard the entry", "입력 버리기")
    case .minutesShort: Phrase("{n} min", "{n}분")
    case .cautionedBefore: Phrase("Cautioned: {text}", "경고받은 선수: {text}")
    case .subsUsed: Phrase("Subs {text}", "교체 {text}")
    case .windowsUsed: Phrase("Windows {text}", "기회 {text}")
    case .clockLabel: Phrase("Match clock {text}", "경기 시계 {text}")
    case .clockFault:
      Phrase(
        "Enter minutes and seconds as in 12:34, seconds from 00 to 59",
        "12:34처럼 분과 초로 써 주세요. 초는 00~59예요")
    }
  }
}

/// Entering an event.
enum FlowText: PhraseBook {
  case yellow, red, sub, goal, skipScorer, saveScorer, number, typeNumber, showList, next
  case erase, digits, reason, reasonLater, secondTitle, secondText, secondYes, secondNo, ownGoal
  case ownGoalBy, benefits, playersOff, playersOn, saveSubs, pairUp, late, overLimit
  case earlier, later, player, official, warning
  case penalty, awarded, whatBecame, incident, note, noteHint, details, absence, listEmpty
  case sinBin, time, tooFew, kindOfGoal, goalFor, cardFor, numberTyped, off, on, assist

  var phrase: Phrase {
    switch self {
    case .yellow: Phrase("Yellow", "경고")
    case .red: Phrase("Red", "퇴장")
    case .sub: Phrase("Sub", "교체")
    case .goal: Phrase("Goal", "득점")
    case .skipScorer: Phrase("Save without scorer", "득점자 없이 저장")
    case .saveScorer: Phrase("Save #{n}", "{n}번 저장")
    case .number: Phrase("Number", "등번호")
    case .typeNumber: Phrase("Type a number", "번호 입력")
    case .showList: Phrase("Show the list", "명단 보기")
    case .next: Phrase("Next", "다음")
    case .erase: Phrase("Erase", "지우기")
    case .digits: Phrase("Number keys", "숫자 키")
    case .reason: Phrase("Reason", "사유")
    case .reasonLater: Phrase("Reason later", "사유는 나중에")
    case .secondTitle: Phrase("{name} has a caution", "{name} 경고 있음")
    case .secondText: Phrase("Is this the second caution?", "두 번째 경고인가요?")
    case .secondYes: Phrase("Second caution: send off", "두 번째 경고: 퇴장")
    case .secondNo: Phrase("Different person", "다른 사람")
    case .ownGoal: Phrase("Own goal", "자책골")
    case .ownGoalBy: Phrase("Own goal by {name}. {text}", "{name} 자책골. {text}")
    case .benefits: Phrase("Counts for {name}", "{name} 득점으로 기록")
    case .playersOff: Phrase("Off", "나감")
    case .playersOn: Phrase("On", "들어옴")
    case .saveSubs: Phrase(one: "Save {n} change", other: "Save {n} changes", "교체 {n}명 저장")
    case .pairUp: Phrase("Equal numbers required", "나가고 들어오는 수를 맞춰 주세요")
    case .late: Phrase("Left too late (10 s)", "10초 안에 안 나감")
    case .overLimit: Phrase("{text} of {n} used: over the limit", "{n}명 중 {text}명 사용: 한도 초과")
    case .earlier: Phrase("−30 s", "−30초")
    case .later: Phrase("+30 s", "+30초")
    case .player: Phrase("Player", "선수")
    case .official: Phrase("Official", "임원")
    case .warning: Phrase("Warning", "주의")
    case .penalty: Phrase("Penalty", "페널티킥")
    case .awarded: Phrase("Award only", "선언만 기록")
    case .whatBecame: Phrase("Outcome", "결과")
    case .incident: Phrase("Incident", "특이 사항")
    case .note: Phrase("Note", "메모")
    case .noteHint: Phrase("Up to 1,000 characters", "1,000자까지")
    case .details: Phrase("In your own words", "내용")
    case .absence: Phrase("Player temporarily off", "잠시 나간 선수")
    case .listEmpty: Phrase("No one left on the list", "명단에 남은 사람이 없어요")
    case .sinBin: Phrase("Sin bin", "일시 퇴장")
    case .time: Phrase("Time", "시각")
    case .tooFew: Phrase("Fewer than {n}: the match should not continue", "{n}명 미만: 경기를 계속할 수 없어요")
    case .kindOfGoal: Phrase("Kind of goal", "득점 유형")
    case .goalFor: Phrase("Goal for {name}. {text}", "{name} 득점. {text}")
    case .cardFor: Phrase("{text}: {name}", "{text}: {name}")
    case .numberTyped: Phrase("Number {text}", "번호 {text}")
    case .off: Phrase("Choose who goes off", "나갈 선수를 고르세요")
    case .on: Phrase("Choose who comes on", "들어올 선수를 고르세요")
    case .assist: Phrase("Assist", "도움")
    }
  }
}

/// Kicks from the penalty mark, and the short timers.
enum ShootoutText: PhraseBook {
  case whoFirst, start, scored, missed, more, suddenDeath, wins, swap, end, endQuestion, endText
  case kickOf, wrongTitle, wrongText, decidedText, recordAnyway, taken, round, result, kicksFirst
  case retake, offence, forfeited, saved, short
  case kicker, kickerIs, anyKicker, leaveOut, leaveOutHint, leftOut, kickedBefore
  case goalkeeper, throwIn, leaving, substitute, treatment, drinks, cooling

  var phrase: Phrase {
    switch self {
    case .whoFirst: Phrase("Who kicks first?", "어느 팀이 먼저 차나요?")
    case .start: Phrase("Start penalties", "승부차기 시작")
    case .scored: Phrase("Scored", "성공")
    case .missed: Phrase("Missed", "실축")
    case .more: Phrase("Other result", "다른 결과")
    case .suddenDeath: Phrase("Sudden death", "서든데스")
    case .wins: Phrase("{name} win", "{name} 승리")
    case .swap: Phrase("Swap kicking order", "선축 바꾸기")
    case .end: Phrase("End penalties", "승부차기 끝내기")
    case .endQuestion: Phrase("Not decided yet", "아직 결정되지 않았어요")
    case .endText: Phrase("End the penalties anyway?", "그래도 승부차기를 끝낼까요?")
    case .kickOf: Phrase("{name} to kick", "{name} 차례")
    case .wrongTitle: Phrase("The other team is next", "다른 팀 차례예요")
    case .wrongText: Phrase("Record this kick anyway?", "그래도 이 킥을 기록할까요?")
    case .decidedText: Phrase("Already decided", "이미 승부가 났어요")
    case .recordAnyway: Phrase("Record", "기록하기")
    case .taken: Phrase("{name}: {text}", "{name}: {text}")
    case .round: Phrase("Round {n}", "{n}번째")
    case .result: Phrase("{text} on penalties", "승부차기 {text}")
    case .kicksFirst: Phrase("{name} kick first", "{name} 선축")
    case .retake: Phrase("Retake", "다시 차기")
    case .short: Phrase("Pens", "승부차기")
    case .kicker: Phrase("Who kicks?", "누가 차나요?")
    case .kickerIs: Phrase("Kicker: {name}", "키커: {name}")
    case .anyKicker: Phrase("No number", "번호 없이")
    case .leaveOut: Phrase("Exclude a player", "선수 제외하기")
    case .leaveOutHint:
      Phrase(
        one: "{name} have one player too many: exclude one (Law 10).",
        other: "{name} have {n} players too many: exclude {n} (Law 10).",
        "{name} 선수가 {n}명 더 많아요. {n}명을 제외해요(규칙 10조).")
    case .leftOut: Phrase("{name} excluded", "{name} 제외")
    case .kickedBefore: Phrase("Already kicked", "이미 참")
    case .offence: Phrase("Offense", "키커 반칙")
    case .forfeited: Phrase("Forfeited", "포기")
    case .saved: Phrase("Saved", "막힘")
    case .goalkeeper: Phrase("Goalkeeper 8 s", "골키퍼 8초")
    case .throwIn: Phrase("Throw-in, goal kick 5 s", "스로인·골킥 5초")
    case .leaving: Phrase("Player leaves 10 s", "교체 퇴장 10초")
    case .substitute: Phrase("Substitute waits 60 s", "교체 선수 대기 60초")
    case .treatment: Phrase("Treated player 60 s", "치료 선수 60초")
    case .drinks: Phrase("Drinks 60 s", "수분 섭취 60초")
    case .cooling: Phrase("Cooling 3 min", "쿨링 브레이크 3분")
    }
  }
}

/// What the rules said no to.
enum RefusalText: PhraseBook {
  case refused

  var phrase: Phrase {
    switch self {
    case .refused: Phrase("That could not be recorded.", "기록할 수 없었어요.")
    }
  }
}
