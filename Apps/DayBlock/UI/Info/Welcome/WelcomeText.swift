import Design

/// The first steps and the guide (specification §14).
enum WelcomeText: PhraseBook {
  case tagline, start, skip, next, back, progress
  case dayTitle, dayText, unitTitle, unitText, ownTitle, ownText
  case tutorialTitle, tutorialText, tutorialNote, tutorialBlock, tutorialMemo, finish, holdLonger
  case tutorialRemoved, tutorialCleared, removeTutorial, removeTutorialHint
  case study, sport, reading, guideIntro, rulesTitle, tipsTitle
  case ruleMinimum, rulePause, ruleMidnight, ruleRemainder, showTipsAgain

  var phrase: Phrase {
    switch self {
    case .tagline:
      Phrase("Make your own blocks\nof productive time", "나만의 생산성\n블럭 만들기")
    case .start: Phrase("Start", "시작하기")
    case .skip: Phrase("Skip", "건너뛰기")
    case .next: Phrase("Next", "다음")
    case .back: Phrase("Back", "이전")
    case .progress: Phrase("Step {n} of 4", "4단계 중 {n}단계")
    case .dayTitle: Phrase("A day has 24 empty blocks", "하루에는 24개의 빈 블럭이 있어요")
    case .dayText:
      Phrase("It runs from 00:00 to 23:59, one block an hour.", "00:00부터 23:59까지, 한 시간에 한 블럭이에요.")
    case .unitTitle:
      Phrase("30 minutes make half a block, 60 make one", "30분이면 반 블럭, 60분이면 한 블럭")
    case .unitText:
      Phrase("You need at least 30 minutes to produce something.", "블럭을 생산하려면 최소 30분이 필요해요.")
    case .ownTitle:
      Phrase("Track your day with blocks of your own", "내가 만든 블럭으로 하루를 기록해요")
    case .ownText:
      Phrase("Study, sport, reading: anything that matters to you.", "공부, 운동, 독서. 무엇이든 좋아요.")
    case .tutorialTitle:
      Phrase("Hold the block to finish\nyour first production", "블럭을 길게 눌러\n첫 생산을 마쳐 보세요")
    case .tutorialText:
      Phrase("A second is enough.", "1초면 충분해요.")
    case .tutorialNote: Phrase("We've prepared 30 minutes for you.", "30분짜리 블럭을 미리 만들어 두었어요.")
    case .tutorialBlock: Phrase("Tutorial block", "튜토리얼 블럭")
    case .tutorialMemo:
      Phrase(
        "A block of 30 minutes, made in advance for the tutorial.",
        "튜토리얼을 위해 미리 만들어 둔 30분 블럭이에요.")
    case .finish: Phrase("Finish production", "생산 완료")
    case .holdLonger: Phrase("Hold a little longer", "조금 더 길게 눌러 주세요")
    case .tutorialRemoved: Phrase("Tutorial block removed", "튜토리얼 블럭을 지웠어요")
    case .tutorialCleared:
      Phrase(
        "Tutorial half-block removed, your own records are kept",
        "튜토리얼의 반 블럭을 지웠어요. 직접 남긴 기록은 그대로예요")
    case .removeTutorial: Phrase("Remove tutorial block", "튜토리얼 블럭 지우기")
    case .removeTutorialHint:
      Phrase(
        "Also removes its half-block. Your own records are kept.",
        "함께 생긴 반 블럭도 지워져요. 직접 남긴 기록은 그대로 있어요.")
    case .study: Phrase("Study", "공부")
    case .sport: Phrase("Sport", "운동")
    case .reading: Phrase("Reading", "독서")
    case .guideIntro:
      Phrase("See in a minute how a day turns into blocks.", "하루가 블럭이 되는 방법을 1분 만에 알아보세요.")
    case .rulesTitle: Phrase("Good to know", "알아 두면 좋아요")
    case .tipsTitle: Phrase("On each screen", "화면별 도움말")
    case .ruleMinimum:
      Phrase(
        "Every 30 active minutes make half a block. Any remainder is kept with the record.",
        "활동한 30분마다 반 블럭이 돼요. 남은 시간은 기록에 함께 남아요.")
    case .rulePause:
      Phrase(
        "Pauses don't count. After a 12-hour pause a run ends automatically and keeps its blocks.",
        "일시 정지한 시간은 세지 않아요. 12시간 동안 멈춰 두면 블럭을 남기고 자동으로 끝나요.")
    case .ruleMidnight:
      Phrase(
        "Runs continue past midnight. Minutes count toward the day they are spent, a half-block "
          + "toward the day it starts. So a day can have more or fewer blocks than its minutes "
          + "suggest.",
        "자정이 지나도 계속돼요. 시간은 실제로 보낸 날에, 반 블럭은 시작한 날에 담겨요. 그래서 그날의 시간보다 블럭이 많거나 적을 수 있어요.")
    case .ruleRemainder:
      Phrase(
        "Nothing is lost: deleted records can be restored for 30 days.",
        "기록은 사라지지 않아요. 지워도 30일 동안 되살릴 수 있어요.")
    case .showTipsAgain: Phrase("Show all tips again", "도움말 다시 보기")
    }
  }
}
