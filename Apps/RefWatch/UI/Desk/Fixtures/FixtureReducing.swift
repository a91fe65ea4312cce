import Core
import Design
import RefWatchDomain
import Wire

extension RefWatchFeature {
  static func reduce(_ state: inout State, _ action: FixtureAction, _ moment: Moment) -> Effects {
    switch action {
    case .monthChosen(let month):
      state.desk.schedule = ScheduleState(month: month)
      return []
    case .extended:
      state.desk.schedule.limit += ScheduleState.page
      return []
    case .calendarSaved:
      let matches = state.unplayed.compactMap { id in state.records[id]?.match }
      return state.saveCalendar(matches, name: "fixtures", moment)
    case .tableSaved:
      let matches = state.unplayed.compactMap { id in state.records[id]?.match }
      let text = FixtureTableText.text(matches, zone: state.planning)
      return [.tell(.save(name: "fixtures.csv", mediaType: "text/csv", text: text))]
        + state.announce(state.words(FixtureText.saved, count: matches.count))
    case .matchCalendarSaved(let id):
      guard let record = state.records[id] else { return [] }
      return state.saveCalendar([record.match], name: state.fileName(record), moment)
    case .matchSheetSaved(let id):
      guard let record = state.records[id] else { return [] }
      let sheet = MatchSheetText.json(record, redaction: state.desk.report.redaction)
      return [
        .tell(
          .save(
            name: state.fileName(record) + "-sheet.json", mediaType: "application/json",
            text: sheet.text))
      ]
    }
  }
}

extension RefWatchFeature.State {
  fileprivate mutating func saveCalendar(
    _ matches: [Match], name: String, _ moment: Moment
  ) -> Effects {
    let text = FixtureCalendarText.text(matches, zone: planning, now: moment.instant)
    let count = matches.count { match in match.scheduledKickOff != nil }
    return [.tell(.save(name: name + ".ics", mediaType: "text/calendar", text: text))]
      + announce(words(FixtureText.saved, count: count))
  }
}
