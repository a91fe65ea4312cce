import Core
import Design
import RefWatchDomain
import View
import Wire

extension RefWatchFeature {
  /// The desk's pages, and what lies over them.
  static func deskView(_ state: State) -> Node<ViewAction> {
    .fragment([
      page(state), EntryView.view(state), AddView.view(state), DeskPage.question(state),
      DeskCrewView.question(state), DeskShareSetupView.question(state),
    ])
  }

  private static func page(_ state: State) -> Node<ViewAction> {
    switch state.route {
    case .hub, .resume: HubView.view(state)
    case .new, .setup: SetupView.view(state)
    case .history: HistoryView.view(state)
    case .schedule: DeskScheduleView.view(state)
    case .importing: DeskImportView.view(state)
    case .settings: DeskSettingsView.view(state)
    case .library(let place): LibraryView.view(state, place)
    case .match(let id), .records(let id): ReviewView.view(state, id)
    case .log(let id): LogView.view(state, id)
    case .report(let id): ReportView.view(state, id)
    case .journal: JournalView.view(state)
    case .journalEntry, .journalNew: JournalEditor.view(state)
    case .trends: TrendsView.view(state)
    case .crew(let id): DeskCrewView.view(state, id)
    case .takeOver(let id, _): DeskTakeOverView.view(state, id)
    case .join(let token): DeskJoinView.view(state, token)
    case .sharing(let id): SharingView.view(state, id)
    case .shared: DeskSharedList.view(state)
    case .share(let id): DeskShareView.view(state, id)
    case .shareJournal(let id): DeskShareSetupView.view(state, id)
    case .mentor(let token): DeskJoinView.view(state, token, .mentor)
    case .track(let id): TrackView.view(state, id)
    }
  }

  /// The person came to a place: what the desk has to get ready for it.
  static func deskOpened(
    _ state: inout State, _ place: RefWatchRoute, _ moment: Moment
  ) -> Effects {
    state.desk.question = nil
    if place.match != state.desk.log.match { state.desk.log = LogState(match: place.match) }
    if case .log = place {} else { state.desk.log.form = nil }
    if place.match != state.desk.review.match {
      state.desk.review = ReviewState(match: place.match)
      state.desk.tag = TagTyping()
    }
    state.desk.mentor.begin()
    state.desk.library.begin()
    state.prepareSetup(moment)
    state.prepareCrew()
    var effects = state.keepJournalNow() + state.keepDayNote()
    state.prepareJournal(moment)
    state.desk.trends.opened = nil
    state.workOutTrends()
    state.prepareTrack()
    if case .sharing(let match) = place { effects += state.openSharing(of: match) }
    return effects
  }

  static func reduceDesk(_ state: inout State, _ action: DeskAction, _ moment: Moment) -> Effects {
    switch action {
    case .setup(let action): return reduce(&state, action, moment)
    case .log(let action): return reduce(&state, action, moment)
    case .review(let action): return reduce(&state, action, moment)
    case .report(let action): return reduce(&state, action, moment)
    case .history(let action): return reduce(&state, action)
    case .journal(let action): return reduce(&state, action, moment)
    case .trends(let action): return reduce(&state, action)
    case .fixtures(let action): return reduce(&state, action, moment)
    case .tags(let match, let action): return state.tag(match, action)
    case .importing(let action): return reduce(&state, action, moment)
    case .crew(let action): return reduce(&state, action, moment)
    case .sharing(let action): return reduce(&state, action, moment)
    case .mentor(let action): return reduce(&state, action, moment)
    case .track(let action): return reduce(&state, action, moment)
    case .setting(let change): return [.submit(.setSetting(state.me, change))]
    case .library(let action): return reduce(&state, action, moment)
    case .deleteAsked(let id): return state.ask(.delete(id))
    case .deleteForGoodAsked(let id): return state.ask(.deleteForGood(id))
    case .discardAsked(let id): return state.ask(.discard(id))
    case .reopenAsked(let id): return state.ask(.reopen(id))
    case .questionDismissed:
      state.desk.question = nil
      return []
    case .deleted(let id): return state.delete(id, moment)
    case .restored(let id):
      if state.desk.removed == id { state.desk.removed = nil }
      return [.submit(.editMatch(id, [.archived(false)]))]
    case .deletedForGood(let id):
      state.desk.question = nil
      return state.discard(id)
    case .discarded(let id): return state.discardSetup(id, moment)
    case .reopened(let id):
      state.desk.question = nil
      return state.act(.reopen, in: id, moment)
    case .startedAtOnce: return state.startAtOnce(moment)
    case .glanced(let id, let act): return state.actFromAfar(act, in: id, moment)
    }
  }

  static func reduceDesk(_ state: inout State, _ answer: DeskAnswer, _ moment: Moment) -> Effects {
    switch answer {
    case .deletionSeen(let id):
      if state.desk.removed == id { state.desk.removed = nil }
      return []
    case .journalKeepDue: return state.keepJournalNow()
    case .journalRemovalSeen(let id):
      if state.desk.journal.removed?.id == id { state.desk.journal.removed = nil }
      return []
    case .library(let answer): return reduceLibrary(&state, answer, moment)
    case .fixturesRead(let bytes):
      state.fixturesRead(bytes, moment)
      return []
    case .fixturesFailed(let reason):
      state.fixturesFailed(reason)
      return []
    case .importStep: return state.stepImport()
    case .crew(let answer): return reduce(&state, answer)
    case .sharing(let answer): return reduce(&state, answer, moment)
    case .peers(let answer):
      state.receivePeers(answer)
      return []
    case .mentor(let answer): return reduce(&state, answer)
    case .track(let answer): return reduce(&state, answer)
    }
  }
}

extension RefWatchFeature.State {
  mutating func ask(_ question: DeskQuestion) -> Effects {
    desk.question = question
    return []
  }

  /// Writes what an act of the match's course means.
  mutating func act(_ act: LifecycleAct, in match: MatchID, _ moment: Moment) -> Effects {
    if isReadOnly { return announce(words(LogText.otherTab)) }
    guard let record = records[match] else { return [] }
    guard keepsTime(record) else {
      return announce(
        words(CrewText.keepsTime, name: name(of: record.clockKeeper, in: record.match)))
    }
    let captured = capture(record)
    guard let facts = record.facts(for: act, elapsed: captured.elapsed) else { return [] }
    return write(facts, in: match, at: captured, moment)
  }

  /// Deleting puts the match away; for as long as the message is there it can be taken back.
  mutating func delete(_ id: MatchID, _ moment: Moment) -> Effects {
    desk.question = nil
    if let refused = refuses(.editMatch(id, [.archived(true)])) { return refused }
    desk.removed = id
    var effects: Effects = [
      .submit(.editMatch(id, [.archived(true)])),
      .ask(
        .timer(key: "referee.deleted", milliseconds: 10_000),
        answer: { _ in .inner(.desk(.deletionSeen(id))) }),
    ]
    if route.match == id { effects += go(to: .hub, moment) }
    return effects
  }

  /// The match with the log that is seen here.
  func discard(_ id: MatchID) -> Effects {
    [.submit(.discardMatch(id, seen: replica.log(of: id).mark))]
  }

  mutating func discardSetup(_ id: MatchID, _ moment: Moment) -> Effects {
    guard let record = records[id], record.isBeforeKickOff else { return [] }
    let name = words.fixture(record.match)
    desk.question = nil
    if let refused = refuses(.discardMatch(id, seen: replica.log(of: id).mark)) { return refused }
    desk.setups.removeAll { form in form.match == id }
    return discard(id) + keepDrafts() + go(to: .hub, moment)
      + announce(words(SetupText.discarded, name: name))
  }
}

extension RefWatchFeature {
  static func reduce(_ state: inout State, _ action: HistoryAction) -> Effects {
    switch action {
    case .searchFocused: state.desk.history.isSearching = true
    case .searchTyped(let text):
      state.desk.history.query.search = String(text.prefix(100))
      state.desk.history.end = nil
    case .searchClosed:
      state.desk.history.query.search = ""
      state.desk.history.isSearching = false
      state.desk.history.end = nil
    case .extended(let end): state.desk.history.end = end
    case .filtered(let choice):
      state.desk.history.query.filter.take(choice, state.records.history)
      state.desk.history.end = nil
    case .deletedShown(let shown):
      state.desk.history = HistoryState(showsDeleted: shown)
    }
    return []
  }

  static func reduce(_ state: inout State, _ action: ReportAction, _ moment: Moment) -> Effects {
    switch action {
    case .templateChosen(let id):
      state.desk.report.template = id
      return []
    case .namesHidden(let hidden):
      state.desk.report.hidesNames = hidden
      return []
    case .tableSaved(let id):
      guard let record = state.records[id] else { return [] }
      let table = EventTable(record, redaction: state.desk.report.redaction)
      return [
        .tell(
          .save(name: state.fileName(record) + ".csv", mediaType: "text/csv", text: table.text))
      ]
    case .logSaved(let id):
      guard let record = state.records[id] else { return [] }
      return [
        .tell(
          .save(
            name: state.fileName(record) + ".json", mediaType: "application/json",
            text: record.export.text))
      ]
    case .copied(let id):
      guard let record = state.records[id] else { return [] }
      let report = state.report(of: record)
      let text = ReportText(report, state.speech(record)).text
      return [.tell(.copy(text))] + state.announce(state.words(ReportPageText.copied))
    case .markdownCopied(let id):
      guard let record = state.records[id] else { return [] }
      let report = state.report(of: record)
      let text = ReportText(report, state.speech(record), style: .markdown).text
      return [.tell(.copy(text))] + state.announce(state.words(ReportPageText.copied))
    case .printed: return [.tell(.print)]
    case .conditions(let action): return state.reduce(action)
    }
  }
}
