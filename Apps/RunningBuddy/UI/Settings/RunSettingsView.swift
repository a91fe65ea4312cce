import Calendar
import Core
import Design
import RunningBuddyDomain
import View

/// How runs are recorded, what is said meanwhile, and the week's goal.
enum RunSettingsView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return RunStates.page(state, key: "settings", title: words(RunShellText.settings)) {
      recording(state)
      MotionSettings.view(state)
      cues(state)
      weeks(state)
      MapSettingsView.view(state)
      HeartSettingsView.view(state)
      section(id: "run-stride", words(RunShellText.stride)) {
        paragraph(words(StrideText.entrance), "hint")
        RunStates.link(words(RunShellText.stride), icon: .runner, to: .stride)
      }
      section(id: "run-gear", words(RunSettingsText.gear)) {
        line("wraps") {
          RunStates.link(words(ShoesText.title), icon: .runner, to: .shoes)
          RunStates.link(words(PlansText.title), icon: .clock, to: .plans)
        }
      }
      section(id: "run-more", words(RunSettingsText.more)) {
        paragraph(words(RunSettingsText.suiteHint), "hint")
        button(words(RunSettingsText.suite), .filled, icon: .gear, action: .suiteSettingsWanted)
      }
      SentMotionView.sheet(state)
    }
  }

  private static func recording(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let settings = state.settings
    return section(id: "run-recording", words(RunSettingsText.recording)) {
      box(.group) {
        settingSelect(
          id: "run-countdown", FieldLabel(words(RunSettingsText.countdown)),
          options: RunStart.Countdown.allCases.map { countdown in
            (
              value: String(countdown.rawValue),
              title: words(RunUnitText.seconds, text: String(countdown.rawValue))
            )
          }, value: String(settings.countdown.rawValue),
          onChange: { text in
            .setting(.countdown(Int(text).flatMap { RunStart.Countdown(rawValue: $0) } ?? .three))
          })
        switchRow(
          id: "run-autopause",
          FieldLabel(
            words(RunSettingsText.autopause), hint: words(RunSettingsText.autopauseHint)),
          isOn: settings.pausesByRule, onToggle: { isOn in .setting(.pausesByRule(isOn)) })
      }
      line("wraps") {
        RunStates.link(words(SensorText.title), icon: .heart, to: .sensors)
        RunStates.link(words(CompanionText.title), icon: .device, to: .companions)
      }
    }
  }

  private static func cues(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let settings = state.settings
    let now = settings.cues(in: state.unit)
    return section(id: "run-cues", words(RunSettingsText.cues)) {
      box(.group) {
        settingSelect(
          id: "run-cue-interval", FieldLabel(words(RunSettingsText.cueEach)),
          options: intervals(now, words), value: word(now),
          onChange: { text in .setting(.cues(interval(text))) })
        switchRow(
          id: "run-cue-voice",
          FieldLabel(words(RunSettingsText.voice), hint: words(RunSettingsText.voiceHint)),
          isOn: settings.speaksCues, onToggle: { isOn in .setting(.speaksCues(isOn)) })
        for (index, content) in contents.enumerated() {
          switchRow(
            id: "run-cue-" + String(index), FieldLabel(words(content.title)),
            isOn: settings.cueContents.contains(content.content),
            onToggle: { isOn in
              var chosen = settings.cueContents
              if isOn { chosen.insert(content.content) } else { chosen.remove(content.content) }
              return .setting(.cueContents(chosen))
            })
        }
      }
    }
  }

  private static let contents: [(content: CueContents, title: RunSettingsText)] = [
    (.distance, .cueDistance), (.time, .cueTime), (.meanPace, .cueMeanPace),
    (.lastPace, .cueLastPace), (.heartRate, .cueHeartRate), (.cadence, .cueCadence),
  ]

  private static func intervals(
    _ now: CueInterval, _ words: Words
  ) -> [(value: String, title: String)] {
    var minutes = [5, 10, 15, 20, 30]
    if case .minutes(let own) = now, !minutes.contains(own) { minutes.append(own) }
    return [
      (value: "never", title: words(RunSettingsText.never)),
      (value: "kilometre", title: words(RunUnitText.kilometres, text: "1")),
      (value: "mile", title: words(RunUnitText.miles, text: "1")),
      (value: "lap", title: words(RunSettingsText.eachLap)),
    ]
      + minutes.sorted().map { count in
        (value: String(count), title: words(RunUnitText.minutes, text: String(count)))
      }
  }

  private static func word(_ interval: CueInterval) -> String {
    switch interval {
    case .never: "never"
    case .kilometre: "kilometre"
    case .mile: "mile"
    case .lap: "lap"
    case .minutes(let count): String(count)
    }
  }

  private static func interval(_ word: String) -> CueInterval {
    switch word {
    case "kilometre": .kilometre
    case "mile": .mile
    case "lap": .lap
    default: Int(word).map { count in .minutes(count) } ?? .never
    }
  }

  // MARK: Weeks

  private static func weeks(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let settings = state.settings
    return section(id: "run-weeks", words(RunSettingsText.weeks)) {
      box(.group) {
        settingSelect(
          id: "run-goal", FieldLabel(words(HomeText.goal)), options: goals(settings.goal, words),
          value: word(settings.goal), onChange: { text in .setting(.goal(goal(text))) })
        settingSelect(
          id: "run-first-weekday", FieldLabel(words(RunSettingsText.firstDay)),
          options: [(value: "", title: words.formats.weekday(state.weekStart, .long))]
            + Weekday.allCases.filter { day in day != state.weekStart }.map { day in
              (value: String(day.rawValue), title: words.formats.weekday(day, .long))
            },
          value: settings.firstWeekday.map { day in
            day == state.weekStart ? "" : String(day.rawValue)
          } ?? "",
          onChange: { text in
            .setting(.firstWeekday(Int(text).flatMap { day in Weekday(rawValue: day) }))
          })
      }
    }
  }

  private static func goals(
    _ now: WeeklyGoal?, _ words: Words
  ) -> [(value: String, title: String)] {
    let unit = words.unit == .mile ? 160_934 : 100_000
    var goals: [WeeklyGoal] = [5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100].map { count in
      .centimetres(Int64(count * unit))
    }
    goals += [1, 2, 3, 4, 5, 6, 7].map { count in .runs(count) }
    goals += [1, 2, 3, 4, 5, 6, 8, 10].map { hours in .time(Int64(hours) * 3_600_000) }
    if let now, !goals.contains(now) { goals.append(now) }
    return [(value: "", title: words(RunSettingsText.noGoal))]
      + goals.map { goal in (value: word(goal), title: title(goal, words)) }
  }

  private static func title(_ goal: WeeklyGoal, _ words: Words) -> String {
    switch goal {
    // A hundredth more, so that whole miles read as such.
    case .centimetres(let length): words.distance(centimetres: length + 50)
    case .time(let time): words.duration(time)
    case .runs(let count): words(HomeText.someRuns, count: count)
    }
  }

  private static func word(_ goal: WeeklyGoal?) -> String {
    switch goal {
    case .centimetres(let length): "c" + String(length)
    case .time(let time): "t" + String(time)
    case .runs(let count): "r" + String(count)
    case nil: ""
    }
  }

  private static func goal(_ word: String) -> WeeklyGoal? {
    guard let kind = word.first, let value = Int64(word.dropFirst()) else { return nil }
    switch kind {
    case "c": return .centimetres(value)
    case "t": return .time(value)
    case "r": return Int(exactly: value).map { count in .runs(count) }
    default: return nil
    }
  }
}

/// The words of settings.
enum RunSettingsText: PhraseBook {
  case recording, countdown, autopause, autopauseHint, cues, cueEach, never, eachLap, voice
  case voiceHint, cueDistance, cueTime, cueMeanPace, cueLastPace, weeks, noGoal, firstDay
  case cueHeartRate, cueCadence, more, suite, suiteHint, gear

  var phrase: Phrase {
    switch self {
    case .recording: Phrase("Recording", "기록")
    case .countdown: Phrase("Countdown", "카운트다운")
    case .autopause: Phrase("Auto-pause", "자동 일시정지")
    case .autopauseHint:
      Phrase(
        "Pauses when you stand still, not when the signal is lost.",
        "멈춰 서면 일시정지해요. 신호가 끊긴 것만으로는 멈추지 않아요.")
    case .cues: Phrase("Announcements", "음성 안내")
    case .cueEach: Phrase("Interval", "간격")
    case .never: Phrase("Never", "없음")
    case .eachLap: Phrase("Lap", "랩")
    case .voice: Phrase("Voice", "음성으로 안내")
    case .voiceHint: Phrase("When off, a sound and a vibration instead.", "끄면 소리와 진동으로 알려 드려요.")
    case .cueDistance: Phrase("Distance", "거리")
    case .cueTime: Phrase("Time", "시간")
    case .cueMeanPace: Phrase("Average pace", "평균 페이스")
    case .cueLastPace: Phrase("Pace of the last interval", "최근 구간 페이스")
    case .cueHeartRate: Phrase("Heart rate", "심박수")
    case .cueCadence: Phrase("Cadence", "케이던스")
    case .weeks: Phrase("Weeks", "주간")
    case .noGoal: Phrase("No goal", "목표 없음")
    case .firstDay: Phrase("Week starts on", "한 주의 시작")
    case .more: Phrase("More", "더 보기")
    case .suite: Phrase("Settings for all apps", "전체 앱 설정")
    case .suiteHint:
      Phrase(
        "Language, theme, kilometers or miles, and your account.",
        "언어, 테마, 킬로미터와 마일, 계정을 바꿀 수 있어요.")
    case .gear: Phrase("Shoes and intervals", "신발과 인터벌")
    }
  }
}
