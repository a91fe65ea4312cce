import Calendar
import Core
import DayBlockDomain
import Design

/// The words of the calendar.
enum CalendarText: PhraseBook {
  case today, views, month, week, day
  case monthBefore, monthAfter, weekBefore, weekAfter, dayBefore, dayAfter
  case timeline, total, ofTheDay, countsOnce, nothing, allDay, untitled
  case runningSince, pausedSince, fillGap
  case shortDay, longDay, skippedDate
  case golf, run, match
  case overlayFaults, overlayProblem

  var phrase: Phrase {
    switch self {
    case .today: Phrase("Today", "오늘")
    case .views: Phrase("View", "보기")
    case .month: Phrase("Month", "월")
    case .week: Phrase("Week", "주")
    case .day: Phrase("Day", "일")
    case .monthBefore: Phrase("Previous month", "이전 달")
    case .monthAfter: Phrase("Next month", "다음 달")
    case .weekBefore: Phrase("Previous week", "이전 주")
    case .weekAfter: Phrase("Next week", "다음 주")
    case .dayBefore: Phrase("Previous day", "전날")
    case .dayAfter: Phrase("Next day", "다음 날")
    case .timeline: Phrase("Timeline", "타임라인")
    case .total: Phrase("total", "총")
    case .ofTheDay: Phrase("{text} of the day", "하루의 {text}")
    case .countsOnce:
      Phrase(
        "At the same time: {name}. What overlaps ({text}) counts once.",
        "같은 시간의 기록: {name}. 겹친 시간({text})은 한 번만 계산돼요.")
    case .nothing: Phrase("No blocks produced 😴", "생산한 블럭이 없어요 😴")
    case .allDay: Phrase("All day", "하루 종일")
    case .untitled: Phrase("Untitled event", "제목 없는 일정")
    case .runningSince: Phrase("Running since {text}", "{text}부터 진행 중")
    case .pausedSince: Phrase("Paused, started at {text}", "일시 정지, {text} 시작")
    case .fillGap: Phrase("Add time from {text}", "{text} 시간 추가")
    case .shortDay:
      Phrase("Clocks go forward: this day has {text}.", "시계가 앞당겨져 이날은 {text}이에요.")
    case .longDay:
      Phrase("Clocks go back: this day has {text}.", "시계가 늦춰져 이날은 {text}이에요.")
    case .skippedDate:
      Phrase("This date was skipped here.", "이 지역에서는 건너뛴 날짜예요.")
    case .golf: Phrase("Golf round", "골프 라운드")
    case .run: Phrase("Run", "러닝")
    case .match: Phrase("Match", "경기")
    case .overlayFaults:
      Phrase(
        one: "One of your other calendars can't be read right now.",
        other: "{n} of your other calendars can't be read right now.",
        "다른 캘린더 {n}개를 지금 읽을 수 없어요.")
    case .overlayProblem:
      Phrase("Your other calendars are not up to date. {text}", "다른 캘린더가 최신이 아니에요. {text}")
    }
  }

  static func name(_ mode: CalendarMode) -> CalendarText {
    switch mode {
    case .month: .month
    case .week: .week
    case .day: .day
    }
  }

  static func before(_ mode: CalendarMode) -> CalendarText {
    switch mode {
    case .month: .monthBefore
    case .week: .weekBefore
    case .day: .dayBefore
    }
  }

  static func after(_ mode: CalendarMode) -> CalendarText {
    switch mode {
    case .month: .monthAfter
    case .week: .weekAfter
    case .day: .dayAfter
    }
  }
}

extension BlockSource {
  /// What is shown of another app.
  var text: CalendarText {
    switch self {
    case .golf: .golf
    case .run: .run
    case .match: .match
    }
  }
}

/// Everything that the calendar and the statistics say.
enum CalendarCatalogue {
  static var phrases: [Phrase] {
    all(CalendarText.self) + all(EditText.self) + all(StatText.self)
  }

  private static func all<Texts: PhraseBook>(_ texts: Texts.Type) -> [Phrase] {
    Texts.allCases.map { key in key.phrase }
  }
}

extension Words {
  /// "09:05–10:35", each as the clock then showed it.
  func times(_ first: DaySegment, _ last: DaySegment) -> String {
    let between =
      switch language {
      case .english: "–"
      case .korean: " ~ "
      }
    return time(first.start, offset: first.offset) + between + time(last.end, offset: last.offset)
  }

  /// From its first active minute to its last.
  func times(_ session: DaySession) -> String {
    guard let first = session.segments.first, let last = session.segments.last else { return "–" }
    return times(first, last)
  }

  /// "Nov 16 – 22", "Nov 30 – Dec 6"; with years where they differ.
  func days(_ from: CivilDate, _ through: CivilDate) -> String {
    let style = from.year == through.year ? DateStyle.short : .medium
    let first = formats.date(from, style)
    if from == through { return first }
    guard from.year == through.year, from.month == through.month else {
      return first + " – " + formats.date(through, style)
    }
    return first + " – " + String(through.day) + (language == .korean ? "일" : "")
  }

  /// An hour at the edge of a canvas: "09", "9 AM".
  func hour(_ hour: Int) -> String {
    switch formats.hourCycle {
    case .twentyFour: return (hour < 10 ? "0" : "") + String(hour)
    case .twelve:
      let number = String(hour % 12 == 0 ? 12 : hour % 12)
      return switch language {
      case .english: number + (hour < 12 ? " AM" : " PM")
      case .korean: (hour < 12 ? "오전 " : "오후 ") + number
      }
    }
  }

  /// "New York, UTC−4": the city of an IANA name, and what clocks showed there.
  func zone(_ name: String, offset seconds: Int) -> String {
    guard let slash = name.lastIndex(of: "/") else { return offset(seconds) }
    var city = ""
    for character in name[name.index(after: slash)...] {
      city.append(character == "_" ? " " : character)
    }
    return city + ", " + offset(seconds)
  }

  /// "UTC+9", "UTC−3:30".
  func offset(_ seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    let rest = minutes % 60
    return "UTC" + (seconds < 0 ? "−" : "+") + String(minutes / 60)
      + (rest == 0 ? "" : ":" + (rest < 10 ? "0" : "") + String(rest))
  }
}
