import Calendar
import Core
import DayBlockDomain
import Design
import View

/// How DayBlock behaves.
enum DaySettingsView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    return InfoView.page(state, key: "day-settings", title: .settings) {
      group(words(DaySettingsText.tracking)) { tracking(state) }
      group(words(DaySettingsText.dayTitle)) { day(state) }
      group(words(DaySettingsText.feel)) { feel(state) }
      if state.hasAccount {
        group(words(NudgeText.title)) { nudges(state) }
      }
      group(words(DaySettingsText.more)) { more(state) }
    }
  }

  private static func group(
    _ title: String, @NodeBuilder<DayBlockFeature.ViewAction> rows: () -> [Piece]
  ) -> Piece {
    let rows = rows()
    return element("section", .class("day-info-list")) {
      element("h2", .class("day-info-heading")) { title }
      element("div", .class("box filled group")) { rows }
    }
  }

  private static func set(_ change: DaySettingChange) -> DayBlockFeature.ViewAction {
    .info(.setting(change))
  }

  // MARK: Tracking

  @NodeBuilder<DayBlockFeature.ViewAction>
  private static func tracking(_ state: State) -> [Piece] {
    let words = state.words
    let settings = state.settings
    settingSelect(
      id: "day-max-run",
      FieldLabel(words(DaySettingsText.maxRun), hint: words(DaySettingsText.maxRunHint)),
      options: lengths(settings.maxRun).map { minutes in
        (String(minutes), words.duration(minutes: minutes))
      }, value: String(settings.maxRun),
      onChange: { text in set(.maxRun(Int(text) ?? settings.maxRun)) })
    switchRow(
      id: "day-carries",
      FieldLabel(words(DaySettingsText.carries), hint: words(DaySettingsText.carriesHint)),
      isOn: settings.carriesRemainder, onToggle: { on in set(.carriesRemainder(on)) })
    switchRow(
      id: "day-awake",
      FieldLabel(words(DaySettingsText.awake), hint: words(DaySettingsText.awakeHint)),
      isOn: settings.keepsAwake, onToggle: { on in set(.keepsAwake(on)) })
  }

  /// What can be chosen, with what another device chose among it.
  private static func lengths(_ chosen: Int) -> [Int] {
    let usual = [30, 60, 90, 120, 180, 240, 300, 360, 480, 600, 720, 1_440]
    return usual.contains(chosen) ? usual : (usual + [chosen]).sorted()
  }

  // MARK: The day

  @NodeBuilder<DayBlockFeature.ViewAction>
  private static func day(_ state: State) -> [Piece] {
    let words = state.words
    let settings = state.settings
    settingSelect(
      id: "day-boundary",
      FieldLabel(words(DaySettingsText.boundary), hint: words(DaySettingsText.boundaryHint)),
      options: boundaries(settings.boundary).map { minutes in
        (String(minutes), time(minutes, words))
      }, value: String(settings.boundary),
      onChange: { text in set(.boundary(Int(text) ?? settings.boundary)) })
    settingSelect(
      id: "day-weekday", FieldLabel(words(DaySettingsText.firstWeekday)),
      options: [("", words(DaySettingsText.usual))]
        + Weekday.allCases.map { weekday in
          (String(weekday.rawValue), words.formats.weekday(weekday, .long))
        }, value: settings.firstWeekday.map { weekday in String(weekday.rawValue) } ?? "",
      onChange: { text in
        set(.firstWeekday(Int(text).flatMap { value in Weekday(rawValue: value) }))
      })
    settingSelect(
      id: "day-board",
      FieldLabel(words(DaySettingsText.board), hint: words(DaySettingsText.boardHint)),
      options: [
        (DaySettings.BoardLayer.halves.rawValue, words(DaySettingsText.halves)),
        (DaySettings.BoardLayer.minutes.rawValue, words(DaySettingsText.minutes)),
      ], value: settings.board.rawValue,
      onChange: { text in
        set(.board(DaySettings.BoardLayer(rawValue: text) ?? settings.board))
      })
  }

  private static func boundaries(_ chosen: Int) -> [Int] {
    let usual = Array(stride(from: 0, through: 360, by: 30))
    return usual.contains(chosen) ? usual : (usual + [chosen]).sorted()
  }

  private static func time(_ minutes: Int, _ words: Words) -> String {
    words.formats.time(TimeOfDay(hour: minutes / 60, minute: minutes % 60) ?? .midnight)
  }

  // MARK: What one feels

  @NodeBuilder<DayBlockFeature.ViewAction>
  private static func feel(_ state: State) -> [Piece] {
    let words = state.words
    let settings = state.settings
    settingSelect(
      id: "day-feedback",
      FieldLabel(words(DaySettingsText.feedback), hint: words(DaySettingsText.feedbackHint)),
      options: DaySettings.Feedback.allCases.map { feedback in
        (feedback.rawValue, words(feedback.title))
      }, value: state.feedback.rawValue,
      onChange: { text in
        set(.feedback(DaySettings.Feedback(rawValue: text) ?? state.feedback))
      })
    switchRow(
      id: "day-sounds", FieldLabel(words(DaySettingsText.sounds)), isOn: settings.sounds,
      onToggle: { on in set(.sounds(on)) })
  }

  // MARK: Nudges

  @NodeBuilder<DayBlockFeature.ViewAction>
  private static func nudges(_ state: State) -> [Piece] {
    let words = state.words
    let part = state.info.nudges
    switchRow(
      id: "day-nudges",
      FieldLabel(words(NudgeText.switchTitle), hint: words(NudgeText.switchHint)), isOn: part.isOn,
      isDisabled: part.isWorking, onToggle: { on in .info(.nudges(on)) })
    if let problem = part.problem { fault(words(problem.text)) }
    switchRow(
      id: "day-plan-nudges",
      FieldLabel(words(NudgeText.plans), hint: words(NudgeText.plansHint)),
      isOn: state.settings.remindsOfPlans, onToggle: { on in set(.remindsOfPlans(on)) })
  }

  // MARK: More

  @NodeBuilder<DayBlockFeature.ViewAction>
  private static func more(_ state: State) -> [Piece] {
    let words = state.words
    element(
      "button", .class("setting"), .attribute("type", "button"), .onClick(.info(.tip(.forgotten)))
    ) {
      Icon.restore.node()
      element("span", .class("grow")) { words(WelcomeText.showTipsAgain) }
    }
    if state.hasTutorial {
      element(
        "button", .class("setting"), .attribute("type", "button"),
        .onClick(WelcomeView.act(.tutorialRemoved))
      ) {
        Icon.trash.node()
        element("span", .class("grow")) {
          element("span") { words(WelcomeText.removeTutorial) }
          element("span", .class("hint block")) { words(WelcomeText.removeTutorialHint) }
        }
      }
    }
    element("a", .class("setting"), .attribute("href", DayRoute.reset.path)) {
      Icon.warning.node()
      element("span", .class("grow danger")) { words(ShellText.reset) }
      Icon.chevronRight.node(.small)
    }
  }
}

extension DaySettings.Feedback {
  var title: DaySettingsText {
    switch self {
    case .off: .off
    case .light: .light
    case .full: .full
    }
  }
}
