import Calendar
import Core
import Design
import RefWatchDomain
import View

/// Every match that has not been played, by month, and what can be done with them together.
enum DeskScheduleView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    let months = ScheduleMonths(state)
    return element("div", .class("screen"), .key("schedule")) {
      topBar(
        title: words(FixtureText.schedule), language: state.language, back: .closed,
        actions: [
          iconButton(
            .upload, label: words(FixtureText.importing), .filled, action: .went(.importing))
        ])
      DeskPage.notices(state)
      element("div", .class("page")) {
        element("div", .class("column desk-wide")) {
          DeskPage.loaded(state, isEmpty: months.isEmpty) {
            emptyState(
              icon: .calendar, title: words(FixtureText.scheduleEmpty),
              text: words(FixtureText.scheduleEmptyHint)
            ) {
              button(
                words(FixtureText.importing), .prominent, icon: .upload, traits: .wide,
                action: .went(.importing))
              button(
                words(HubText.start), .filled, icon: .plus, traits: .wide, action: .went(.new))
            }
          } content: {
            content(state, months)
          }
        }
      }
    }
  }

  private static func content(_ state: State, _ months: ScheduleMonths) -> Piece {
    let words = state.words
    return stack("wide-gap") {
      if months.months.count > 1 { choosing(state, months) }
      let month = months.chosen(state.desk.schedule.month, today: state.today)
      if let month, let ids = months.matches[month] {
        section(id: "schedule-month", words.heading(month)) {
          MatchRow.list(state, Array(ids.prefix(state.desk.schedule.limit)))
          if ids.count > state.desk.schedule.limit {
            button(
              words(FixtureText.more), .naked, icon: .chevronDown, traits: .wide,
              action: .desk(.fixtures(.extended)))
          }
        }
      }
      if !months.undated.isEmpty {
        section(id: "schedule-undated", words(HubText.noKickOff)) {
          MatchRow.list(state, Array(months.undated.prefix(state.desk.schedule.limit)))
        }
      }
      section(id: "schedule-saving", words(FixtureText.upcomingIn, count: months.count)) {
        button(
          words(FixtureText.saveCalendar), .filled, icon: .calendar, traits: .wide,
          action: .desk(.fixtures(.calendarSaved)))
        button(
          words(FixtureText.saveTable), .filled, icon: .file, traits: .wide,
          action: .desk(.fixtures(.tableSaved)))
        if !months.undated.isEmpty {
          paragraph(words(FixtureText.undatedLeftOut, count: months.undated.count), "hint")
        }
      }
    }
  }

  private static func choosing(_ state: State, _ months: ScheduleMonths) -> Piece {
    let words = state.words
    return select(
      id: "schedule-month-choice", FieldLabel(words(FixtureText.month)),
      options: months.months.map { month in
        (
          value: String(month.description.prefix(7)),
          title: words.heading(month) + " · "
            + words(FixtureText.upcomingIn, count: months.matches[month]?.count ?? 0)
        )
      },
      value: months.chosen(state.desk.schedule.month, today: state.today)
        .map { month in String(month.description.prefix(7)) } ?? "",
      onChange: { word in .desk(.fixtures(.monthChosen(word))) })
  }
}

/// The matches that have not been played, by the month of their kick-off.
struct ScheduleMonths {
  /// The first of each month that has one, in order.
  private(set) var months: [CivilDate] = []
  private(set) var matches: [CivilDate: [MatchID]] = [:]
  private(set) var undated: [MatchID] = []

  init(_ state: RefWatchFeature.State) {
    for id in state.unplayed {
      guard let match = state.records[id]?.match else { continue }
      if let local = match.localKickOff(offset: state.offset(at: match.scheduledKickOff)) {
        matches[local.date.startOfMonth, default: []].append(id)
      } else {
        undated.append(id)
      }
    }
    months = matches.keys.sorted()
  }

  var isEmpty: Bool { months.isEmpty && undated.isEmpty }

  var count: Int {
    undated.count + months.reduce(0) { sum, month in sum + (matches[month]?.count ?? 0) }
  }

  /// The month of the person's choice, else this one or the next with a match, else the last.
  func chosen(_ word: String?, today: CivilDate) -> CivilDate? {
    if let word, let month = months.first(where: { month in month.description.hasPrefix(word) }) {
      return month
    }
    return months.first { month in month >= today.startOfMonth } ?? months.last
  }
}

extension RefWatchFeature.State {
  /// What has not begun and is not deleted, the earliest kick-off first, those without one last.
  var unplayed: [MatchID] {
    var planned: [(at: Int64, id: MatchID)] = []
    for id in records.order {
      guard let record = records[id], record.match.archivedAt == nil, !record.isLive,
        record.phase != .done
      else { continue }
      planned.append((record.match.scheduledKickOff?.milliseconds ?? .max, id))
    }
    planned.sort { a, b in a.at != b.at ? a.at < b.at : a.id < b.id }
    return planned.map { entry in entry.id }
  }
}

extension Words {
  fileprivate func heading(_ date: CivilDate) -> String { formats.date(date, .month) }
}
