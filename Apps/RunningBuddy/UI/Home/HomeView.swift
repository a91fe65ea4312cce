import Calendar
import Design
import RunningBuddyDomain
import Tracks
import View

/// Start, this week, the last runs.
enum HomeView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return RunStates.page(
      state, key: "home", title: words(RunShellText.runningBuddy),
      actions: [
        iconButton(.plus, label: words(RunShellText.enter), .filled, action: .went(.enter))
      ]
    ) {
      start(state)
      week(state)
      last(state)
    }
  }

  private static func start(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return element("div", .class("run-hero"), .key("start")) {
      button(
        words(HomeText.start), .prominent, icon: .play, traits: .wide,
        attributes: [.id("run-start")], action: .live(.startWanted))
      paragraph(words(HomeText.startHint), "hint")
      RunStates.link(words(PlansText.title), icon: .clock, to: .plans, .naked)
    }
  }

  private static func week(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let sum = state.week
    return section(id: "run-week", words(HomeText.week)) {
      box {
        FigureGrid.view([
          FigureGrid.Entry(words(LiveText.distance), words.distance(centimetres: sum.centimetres)),
          FigureGrid.Entry(words(LiveText.time), words.duration(sum.timer)),
          FigureGrid.Entry(words(HomeText.runs), words.formats.number(sum.runs)),
        ])
        if let goal = state.settings.goal {
          let progress = goal.progress(sum)
          measure(words(HomeText.goal), done: progress.thousandths, total: 1_000)
          paragraph(
            progress.isReached
              ? words(HomeText.goalReached)
              : words(HomeText.goalLeft, text: left(goal, progress.rest, words)), "hint")
        }
      }
    }
  }

  private static func left(_ goal: WeeklyGoal, _ rest: Int64, _ words: Words) -> String {
    switch goal {
    case .centimetres: words.distance(centimetres: rest)
    case .time: words.duration(rest)
    case .runs: words(HomeText.someRuns, count: Int(rest))
    }
  }

  private static func last(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let runs = state.replica.latestRuns(3)
    return section(id: "run-last", words(HomeText.last)) {
      if runs.isEmpty {
        RunStates.whenKnown(state) {
          emptyState(
            icon: .play, title: words(HomeText.noneTitle), text: words(HomeText.noneText)
          ) {
            RunStates.link(words(HomeText.importRuns), icon: .upload, to: .data(nil))
          }
        }
      } else {
        box(.group) {
          element("ul", .attribute("role", "list"), .class("run-list")) {
            for run in runs { RunRow.view(run, words) }
          }
        }
        RunStates.link(words(HomeText.all), to: .history, .naked)
      }
    }
  }
}

/// The words of the first page.
enum HomeText: PhraseBook {
  case start, startHint, week, runs, someRuns, last, all, goal, goalReached, goalLeft
  case noneTitle, noneText, importRuns

  var phrase: Phrase {
    switch self {
    case .start: Phrase("Start a run", "달리기 시작")
    case .startHint: Phrase("Works offline, too.", "네트워크가 없어도 기록할 수 있어요.")
    case .week: Phrase("This week", "이번 주")
    case .runs: Phrase("Runs", "횟수")
    case .someRuns: Phrase(one: "{n} run", other: "{n} runs", "{n}회")
    case .last: Phrase("Recent runs", "최근 기록")
    case .all: Phrase("All runs", "모든 기록")
    case .goal: Phrase("Weekly goal", "주간 목표")
    case .goalReached: Phrase("Weekly goal reached", "주간 목표를 이뤘어요")
    case .goalLeft: Phrase("{text} to your weekly goal", "주간 목표까지 {text} 남았어요")
    case .noneTitle: Phrase("No runs yet", "아직 기록이 없어요")
    case .noneText:
      Phrase("Start your first run, or import past ones.", "첫 달리기를 시작하거나 지난 기록을 가져와 보세요.")
    case .importRuns: Phrase("Import runs", "기록 가져오기")
    }
  }
}
