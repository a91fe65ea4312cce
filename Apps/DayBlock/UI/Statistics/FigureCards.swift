import Calendar
import Core
import DayBlockDomain
import Design
import View

/// The figures of a range, beside those of the range before.
enum FigureCards {
  static func totals(_ words: Words, _ figures: StatFigures) -> Piece {
    let now = figures.now
    let before = figures.before
    return element("dl", .class("day-card day-totals"), .key("totals")) {
      figure(
        words(StatText.produced), words.blocks(now.total.halfBlocks),
        change(words, now.total.halfBlocks, before.total.halfBlocks) { amount in
          words.blocks(amount)
        }, isMain: true)
      figure(
        words(StatText.active), words.duration(now.total.active),
        change(
          words, Int(now.total.active / 60_000), Int(before.total.active / 60_000)
        ) { amount in words.duration(minutes: amount) })
      figure(
        words(StatText.sessions), words.formats.number(now.total.sessions),
        change(words, now.total.sessions, before.total.sessions) { amount in
          words.formats.number(amount)
        })
      if figures.span.count > 1 {
        figure(
          words(StatText.activeDays), words.formats.number(now.producedDays),
          change(words, now.producedDays, before.producedDays) { amount in
            words.formats.number(amount)
          })
      }
    }
  }

  /// What is counted for which day.
  static func whoseDay(_ words: Words) -> Piece {
    element("p", .class("hint"), .key("whose-day")) { words(ShellText.whoseDay) }
  }

  private static func figure(
    _ title: String, _ value: String, _ remark: String, isMain: Bool = false
  ) -> Piece {
    element("div", .class(isMain ? "day-figure main" : "day-figure")) {
      element("dt", .class("soft")) { title }
      element("dd", .class("day-figures")) { value }
      element("dd", .class("hint")) { remark }
    }
  }

  /// How it compares with the range before, in words: never by a colour alone.
  private static func change(
    _ words: Words, _ now: Int, _ before: Int, text: (Int) -> String
  ) -> String {
    if before == 0 { return words(StatText.nothingBefore) }
    if now == before { return words(StatText.same) }
    return words(now > before ? StatText.more : .less, text: text(abs(now - before)))
  }

  static func minutes(_ words: Words, _ milliseconds: Int64) -> String {
    words.duration(minutes: Int(milliseconds / 60_000))
  }

  // MARK: Highlights

  static func highlights(_ state: State, _ figures: StatFigures) -> Piece {
    let words = state.words
    let now = figures.now
    return StatisticsView.card("highlights", words(StatText.highlights)) {
      golden(words, now)
      element("dl", .class("day-facts")) {
        fact(words(StatText.streak), words(StatText.days, count: figures.streak))
        if let longest = now.longest {
          fact(
            words(StatText.longest),
            minutes(words, longest.active) + " · " + state.face(of: longest.block).name,
            to: .session(longest.id))
        }
        if let start = now.meanStart {
          fact(words(StatText.meanStart), words.formats.time(start))
        }
        if figures.span.count > 1, let best = now.best {
          fact(
            words(StatText.best),
            state.formats.date(best.day, .shortWithWeekday) + " · "
              + words.spoken(best.amount.halfBlocks, minutes: Int(best.amount.active / 60_000)),
            to: .calendar(.day, best.day))
        }
      }
    }
  }

  private static func fact(_ title: String, _ value: String, to place: DayRoute? = nil) -> Piece {
    element("div") {
      element("dt", .class("soft")) { title }
      element("dd", .class("figures")) {
        if let place {
          element("a", .class("day-fact-link"), .attribute("href", place.path)) { value }
        } else {
          value
        }
      }
    }
  }

  private static func golden(_ words: Words, _ now: DayStatistics) -> Piece {
    let percent = now.golden > 0 ? now.goldenPercent : nil
    return element("div", .class("day-golden")) {
      line("spread") {
        element("span", .class("strong")) { words(StatText.golden) }
        element("span", .class("day-figures")) {
          percent.map { share in words.formats.percent(share) } ?? "–"
        }
      }
      if let percent {
        measure(words(StatText.golden), done: percent, total: 100)
        element("span", .class("hint")) {
          words(
            StatText.goldenOf, name: words.blocks(now.golden),
            text: words.blocks(now.halfBlocksOfBlocks))
        }
      } else {
        element("span", .class("hint")) { words(StatText.noGolden) }
      }
    }
  }

  // MARK: Goals

  static func goals(_ state: State, _ now: DayStatistics) -> Piece {
    let words = state.words
    return StatisticsView.card("goals", words(StatText.goals)) {
      if now.goals.isEmpty {
        paragraph(words(StatText.noGoals), "soft")
      } else {
        element("ul", .class("day-goals"), .attribute("role", "list")) {
          for goal in now.goals { element("li") { self.goal(state, goal) } }
        }
      }
    }
  }

  private static func goal(_ state: State, _ result: GoalResult) -> Piece {
    let words = state.words
    let face = state.face(of: result.block)
    let goal = result.goal
    let wanted = words(
      goal.period == .perDay ? StatText.perDay : .perWeek,
      text: words.spokenBlocks(goal.halfBlocks))
    let met =
      result.periods == 1
      ? words.blocks(result.latest) + " / " + words.blocks(goal.halfBlocks)
      : words(
        StatText.metOf, name: String(result.met), text: words.formats.number(result.periods))
    return element("div", .class("day-goal"), BlockPalette.style(face.color)) {
      BlockTile.view(icon: face.icon, color: face.color, name: face.name)
      element("div", .class("grow")) {
        line("spread wraps") {
          element("strong", .class("breaks")) { face.name }
          element("span", .class("figures")) {
            if result.met == result.periods { Icon.checkCircle.node(.small) }
            met
          }
        }
        measure(
          face.name,
          done: result.periods == 1 ? min(result.latest, goal.halfBlocks) : result.met,
          total: result.periods == 1 ? goal.halfBlocks : result.periods)
        element("span", .class("hint")) { wanted }
      }
    }
  }
}
