import Design

/// The words of the statistics.
enum StatText: PhraseBook {
  case ranges, day, week, month, year, custom, from, through, before, after
  case nothing, nothingHint, produced, active, sessions, activeDays
  case same, more, less, nothingBefore
  case highlights, streak, days, golden, goldenOf, noGolden, goals, goal, perDay, perWeek, met
  case metOf, latest, noGoals, longest, meanStart, best
  case hoursOfDay, daysOf, monthsOf, amount, time, block, group, weekday, hour
  case byBlock, byGroup, byWeekday, heat, heatSummary, heatNothing, yearMap, yearSummary
  case weekOf, blocksOfWeeks
  case fewer, most, minutesPerHour

  var phrase: Phrase {
    switch self {
    case .ranges: Phrase("Range", "기간")
    case .day: Phrase("Day", "일")
    case .week: Phrase("Week", "주")
    case .month: Phrase("Month", "월")
    case .year: Phrase("Year", "연")
    case .custom: Phrase("Custom", "직접")
    case .from: Phrase("From", "시작일")
    case .through: Phrase("Through", "종료일")
    case .before: Phrase("Earlier", "이전 기간")
    case .after: Phrase("Later", "다음 기간")
    case .nothing: Phrase("Nothing produced yet", "아직 생산한 블럭이 없어요")
    case .nothingHint:
      Phrase(
        "Track a block, or add time by hand, and it shows up here.",
        "블럭을 트래킹하거나 시간을 추가하면 여기에 나타나요.")
    case .produced: Phrase("Blocks", "블럭")
    case .active: Phrase("Active time", "활동 시간")
    case .sessions: Phrase("Records", "기록 수")
    case .activeDays: Phrase("Days with blocks", "생산한 날")
    case .same: Phrase("same as before", "이전과 같아요")
    case .more: Phrase("{text} more than before", "이전보다 {text} 많아요")
    case .less: Phrase("{text} less than before", "이전보다 {text} 적어요")
    case .nothingBefore: Phrase("no earlier records", "이전 기록 없음")
    case .highlights: Phrase("Highlights", "하이라이트")
    case .streak: Phrase("Streak", "연속 기록")
    case .days: Phrase(one: "{n} day", other: "{n} days", "{n}일")
    case .golden: Phrase("Golden ratio", "골든 비율")
    case .goldenOf: Phrase("{name} of {text} blocks are golden", "{text}블럭 중 {name}블럭이 골든이에요")
    case .noGolden:
      Phrase("Mark productive blocks as golden to see it.", "생산적인 블럭을 골든으로 표시하면 볼 수 있어요.")
    case .goals: Phrase("Goals", "목표")
    case .goal: Phrase("Goal", "목표")
    case .perDay: Phrase("{text} a day", "하루 {text}")
    case .perWeek: Phrase("{text} a week", "주 {text}")
    case .met: Phrase("Met", "달성")
    case .metOf: Phrase("met {name} of {text}", "{text}회 중 {name}회 달성")
    case .latest: Phrase("last: {text}", "최근: {text}")
    case .noGoals: Phrase("No block has a goal yet.", "목표가 있는 블럭이 아직 없어요.")
    case .longest: Phrase("Longest record", "가장 긴 기록")
    case .meanStart: Phrase("Average start time", "평균 시작 시각")
    case .best: Phrase("Best day", "최고의 날")
    case .hoursOfDay: Phrase("Active minutes by hour", "시간대별 활동(분)")
    case .daysOf: Phrase("Blocks by day", "일별 블럭")
    case .monthsOf: Phrase("Blocks by month", "월별 블럭")
    case .amount: Phrase("Blocks", "블럭")
    case .time: Phrase("Time", "시간")
    case .block: Phrase("Block", "블럭")
    case .group: Phrase("Group", "그룹")
    case .weekday: Phrase("Weekday", "요일")
    case .hour: Phrase("Hour", "시")
    case .byBlock: Phrase("By block", "블럭별")
    case .byGroup: Phrase("By group", "그룹별")
    case .byWeekday: Phrase("By weekday", "요일별")
    case .heat: Phrase("Weekdays and hours", "요일과 시간대")
    case .heatSummary: Phrase("Most active: {name}, {text}", "가장 활발한 때: {name} {text}")
    case .heatNothing: Phrase("No records.", "기록이 없어요.")
    case .yearMap: Phrase("Days of {text}", "{text}년의 하루하루")
    case .yearSummary:
      Phrase(
        one: "Blocks on {n} day; the best day has {text}.",
        other: "Blocks on {n} days; the best day has {text}.",
        "{n}일 생산했고, 최고의 날은 {text}이에요.")
    case .weekOf: Phrase("Week of", "주")
    case .blocksOfWeeks:
      Phrase(
        "Blocks per day in {text}; choose a day to open the calendar",
        "{text}년 하루하루의 블럭. 날을 누르면 캘린더로 가요.")
    case .fewer: Phrase("Less", "적음")
    case .most: Phrase("More", "많음")
    case .minutesPerHour: Phrase("Active time by hour and weekday", "시간대와 요일별 활동 시간")
    }
  }
}
