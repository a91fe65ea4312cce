import Design

/// The trends.
enum TrendsText: PhraseBook {
  case title, none, noneHint, nothing, nothingHint, filters, last, allMatches, lastN, season
  case allSeasons, competition, allCompetitions, role, allRoles, basis, minutes, few
  case cards, perMatch, per90, cautions, sendOffs, secondCautions, firstCard, homeShare
  case homeShareRange, reasons, noReason, cautionTimes, goalTimes, addedBefore, addedAtEnd
  case extraTime, outsidePlay, addedTime, announced, allowed, played, difference, losses
  case suspension, play, penalties, conversion, substitutions, windows, abandoned, suspended
  case activity, months, rest, restShortest, restShort, feelings, ratings, ratingsNone, moods
  case wellness, wellnessMeasure, wellnessNone, match, value, count, month, amount, ofAll, inMatches
  case level, allLevels, secondCautionRate, travel, travelPerMonth, feesIn, feesPerMonth
  case kilometres, load, loadHint, loadRatio, loadWeek, loadFourWeeks, loadYoung, loadIdle
  case loadDay, bothKnown, feesNote
  case ratingAxis, addedNote, timesNote, minutesPerMonth, days, average, share

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Trends", "통계")
    case .none: Phrase("No trends yet", "아직 통계가 없어요")
    case .noneHint: Phrase("Trends are based on completed matches.", "완료한 경기로 통계를 만들어요.")
    case .nothing: Phrase("No matches found", "조건에 맞는 경기가 없어요")
    case .nothingHint: Phrase("Choose a longer period or fewer filters.", "기간을 늘리거나 조건을 줄여 보세요.")
    case .filters: Phrase("Filters", "필터")
    case .last: Phrase("Number of matches", "경기 수")
    case .allMatches: Phrase("All matches", "모든 경기")
    case .lastN: Phrase("The last {n}", "최근 {n}경기")
    case .season: Phrase("Season", "시즌")
    case .allSeasons: Phrase("All seasons", "모든 시즌")
    case .competition: Phrase("Competition", "대회")
    case .allCompetitions: Phrase("All competitions", "모든 대회")
    case .role: Phrase("Role", "역할")
    case .allRoles: Phrase("All roles", "모든 역할")
    case .basis: Phrase(one: "n = {n} match", other: "n = {n} matches", "n = {n}경기")
    case .minutes: Phrase("{text} min", "{text}분")
    case .few: Phrase("n = {n}: too few to say", "n = {n}: 판단하기엔 경기가 적어요")
    case .cards: Phrase("Cards", "카드")
    case .perMatch: Phrase("Cards per match", "경기당 카드")
    case .per90: Phrase("Cards per 90 minutes played", "90분당 카드")
    case .cautions: Phrase("Cautions", "경고")
    case .sendOffs: Phrase("Sendings-off", "퇴장")
    case .secondCautions: Phrase("Second cautions", "경고 누적")
    case .firstCard: Phrase("First card, median minute", "첫 카드 시각(중앙값)")
    case .homeShare: Phrase("Home side's share of cards", "홈 팀 카드 비율")
    case .homeShareRange:
      Phrase("{name} of cards, 95 % confidence interval {text}.", "카드의 {name}, 95% 신뢰구간 {text}.")
    case .reasons: Phrase("Card reasons", "카드 사유")
    case .noReason: Phrase("Without a reason", "사유 없음")
    case .cautionTimes: Phrase("Cautions by time", "경고 시간대")
    case .goalTimes: Phrase("Goals by time", "득점 시간대")
    case .addedBefore: Phrase("45+", "45+")
    case .addedAtEnd: Phrase("90+", "90+")
    case .extraTime: Phrase("Extra time", "연장전")
    case .outsidePlay: Phrase("Outside play", "경기 밖")
    case .timesNote:
      Phrase(
        "By match minute. 45+ and 90+ include the added time of shorter halves.",
        "경기 시각 기준이에요. 45+와 90+에는 더 짧은 전후반의 추가시간도 들어가요.")
    case .addedTime: Phrase("Added time", "추가시간")
    case .announced: Phrase("Announced", "고지한 시간")
    case .allowed: Phrase("Time lost", "지연된 시간")
    case .played: Phrase("Played", "실제 추가시간")
    case .difference: Phrase("Played beyond announced time", "고지보다 더 진행한 시간")
    case .addedNote: Phrase("Average per period, in minutes and seconds.", "구간당 평균 분:초예요.")
    case .losses: Phrase("Reasons for time lost", "시간이 지연된 이유")
    case .suspension: Phrase("Match suspended", "경기 중단")
    case .play: Phrase("Play", "경기 내용")
    case .penalties: Phrase("Penalties per match", "경기당 페널티킥")
    case .conversion: Phrase("Penalties scored, in play", "경기 중 페널티킥 성공")
    case .substitutions: Phrase("Substitutions per match", "경기당 교체")
    case .windows: Phrase("Substitution opportunities per match", "경기당 교체 횟수")
    case .abandoned: Phrase("Abandoned", "중도 종료된 경기")
    case .suspended: Phrase("Temporarily suspended", "중단된 경기")
    case .activity: Phrase("Your matches", "내 경기")
    case .months: Phrase("Matches per month", "달마다 경기 수")
    case .minutesPerMonth: Phrase("Minutes per month", "달마다 경기 시간")
    case .rest: Phrase("Days between match days, median", "경기일 사이 날수(중앙값)")
    case .restShortest: Phrase("Shortest rest", "가장 짧은 휴식")
    case .restShort: Phrase("Matches after two days' rest or less", "이틀 안에 다시 한 경기")
    case .feelings: Phrase("How you felt", "내 상태")
    case .ratings: Phrase("Your ratings", "내 점수")
    case .ratingsNone:
      Phrase("Rate matches in the journal to see them here.", "일지에서 점수를 주면 여기에 보여요.")
    case .moods: Phrase("Moods", "경기 중 상태")
    case .wellness: Phrase("Check-in and rating", "컨디션과 점수")
    case .wellnessMeasure: Phrase("Compare with", "비교할 항목")
    case .wellnessNone:
      Phrase(
        "Check in on match days and rate the match to see both here.",
        "경기 날 컨디션을 적고 경기에 점수를 주면 함께 보여요.")
    case .match: Phrase("Match", "경기")
    case .value: Phrase("Value", "값")
    case .count: Phrase("Matches", "경기 수")
    case .month: Phrase("Month", "달")
    case .amount: Phrase("Minutes", "분")
    case .ofAll: Phrase("{name} of {text}", "{text} 중 {name}")
    case .inMatches: Phrase(one: "in {n} match", other: "in {n} matches", "{n}경기에서")
    case .level: Phrase("Level", "수준")
    case .allLevels: Phrase("All levels", "모든 수준")
    case .secondCautionRate: Phrase("Second cautions per 100 matches", "100경기당 경고 누적")
    case .travel: Phrase("Distance traveled", "이동 거리")
    case .travelPerMonth: Phrase("Kilometers per month", "달마다 이동 거리")
    case .feesIn: Phrase("Match fees, {text}", "경기 수당, {text}")
    case .feesPerMonth: Phrase("Match fees per month, {text}", "달마다 경기 수당, {text}")
    case .feesNote: Phrase("Currencies are not combined.", "통화마다 따로 셈해요.")
    case .kilometres: Phrase("{text} km", "{text}km")
    case .load: Phrase("Load", "경기 부담")
    case .loadHint:
      Phrase(
        "Minutes in the last 7 days, divided by a quarter of those in the last 28. All completed "
          + "matches count, whatever the filters. This describes your schedule and is not medical "
          + "advice.",
        "최근 7일의 경기 시간을 최근 28일 경기 시간의 4분의 1로 나눈 값이에요. 위에서 고른 조건과 상관없이 완료한 경기를 모두 셈해요. 일정에 대한 사실일 뿐 "
          + "의학적 조언은 아니에요.")
    case .loadRatio: Phrase("Last 7 days vs usual week", "평소 한 주 대비 최근 7일")
    case .loadWeek: Phrase("Minutes in 7 days", "7일 동안 경기 시간")
    case .loadFourWeeks: Phrase("Minutes in 28 days", "28일 동안 경기 시간")
    case .loadYoung:
      Phrase("Available from 28 days after your first match.", "첫 경기부터 28일이 지나면 알 수 있어요.")
    case .loadIdle: Phrase("No match in 28 days.", "28일 동안 경기가 없었어요.")
    case .loadDay: Phrase("Day", "날짜")
    case .bothKnown: Phrase("Matches with both", "둘 다 적은 경기")
    case .ratingAxis: Phrase("Rating, the oldest match first", "점수, 오래된 경기부터")
    case .days: Phrase(one: "{n} day", other: "{n} days", "{n}일")
    case .average: Phrase("Average {text}", "평균 {text}")
    case .share: Phrase("Share", "비율")
    }
  }
}
