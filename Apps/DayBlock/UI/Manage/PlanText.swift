import Calendar
import DayBlockDomain
import Design

/// The words of plans.
enum PlanText: PhraseBook {
  case title, add, empty, editTitle, newTitle, rule, once, daily, weekly, weekdays, everyDay
  case workdays, weekend, from, on, until, untilHint, start, minutes, keep, delete
  case fromFault, untilFault, startFault, daysFault, line, ends

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Plans", "계획")
    case .add: Phrase("Add plan", "계획 추가")
    case .empty:
      Phrase("Planned blocks appear in your calendar.", "계획한 블럭은 캘린더에 표시돼요.")
    case .editTitle: Phrase("Edit plan", "계획 편집")
    case .newTitle: Phrase("New plan", "새 계획")
    case .rule: Phrase("How often", "반복")
    case .once: Phrase("Once", "한 번")
    case .daily: Phrase("Every day", "매일")
    case .weekly: Phrase("On weekdays…", "요일 선택")
    case .weekdays: Phrase("Days of the week", "요일")
    case .everyDay: Phrase("Every day", "매일")
    case .workdays: Phrase("Monday to Friday", "평일")
    case .weekend: Phrase("Weekends", "주말")
    case .from: Phrase("From", "시작일")
    case .on: Phrase("On", "날짜")
    case .until: Phrase("Until", "종료일")
    case .untilHint: Phrase("Leave empty to repeat forever", "비워 두면 계속 반복돼요")
    case .start: Phrase("Starts at", "시작 시각")
    case .minutes: Phrase("Duration", "길이")
    case .keep: Phrase("Save plan", "계획 저장")
    case .delete: Phrase("Remove plan", "계획 삭제")
    case .fromFault: Phrase("Choose a day", "날짜를 선택하세요")
    case .untilFault: Phrase("The end can't be before the first day", "시작일보다 빠를 수 없어요")
    case .startFault: Phrase("Choose a time", "시각을 선택하세요")
    case .daysFault: Phrase("Choose at least one day", "요일을 하나 이상 선택하세요")
    case .line: Phrase("{a} · {b} · {c}", "{a} · {b} · {c}")
    case .ends: Phrase("until {text}", "{text}까지")
    }
  }
}

extension Words {
  /// "Mon, Wed · 07:00 · 1 h".
  func plan(_ plan: BlockPlan, firstWeekday: Weekday) -> String {
    let line = PlanText.line.text(
      in: language,
      [
        ("a", days(of: plan, firstWeekday)), ("b", formats.time(plan.start)),
        ("c", duration(minutes: plan.minutes)),
      ])
    guard let last = plan.until else { return line }
    return line + " · " + self(PlanText.ends, text: formats.date(last, .medium))
  }

  private func days(of plan: BlockPlan, _ first: Weekday) -> String {
    switch plan.rule {
    case .once: return formats.date(plan.from, .mediumWithWeekday)
    case .daily: return self(PlanText.everyDay)
    case .weekly(let days):
      if days.count == 7 { return self(PlanText.everyDay) }
      if days == [.saturday, .sunday] { return self(PlanText.weekend) }
      if days.count == 5, !days.contains(where: { day in day.isWeekend }) {
        return self(PlanText.workdays)
      }
      return Weekday.week(from: first).filter { day in days.contains(day) }
        .map { day in formats.weekday(day, .short) }.joined(separator: ", ")
    }
  }
}

extension Weekday {
  /// The seven days in the order of a week that begins with `first`.
  static func week(from first: Weekday) -> [Weekday] {
    let days = Weekday.allCases
    let start = days.firstIndex(of: first) ?? 0
    return Array(days[start...] + days[..<start])
  }
}
