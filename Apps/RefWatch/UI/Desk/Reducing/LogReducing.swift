import Core
import Design
import RefWatchDomain

extension RefWatchFeature {
  static func reduce(_ state: inout State, _ action: LogAction, _ moment: Moment) -> Effects {
    switch action {
    case .allShown(let all): state.desk.log.showsAll = all
    case .opened(let id):
      if case .log(let match) = state.route, let record = state.records[match],
        !state.mayRecord(record)
      {
        return state.announce(state.words(CrewText.lookingOn), lasts: 3_000)
      }
      state.openEntry(id)
    case .openedFrom(let match, let id):
      let effects = state.go(to: .log(match), moment)
      state.openEntry(id)
      return effects
    case .closed:
      state.desk.log.form = nil
      state.desk.log.adding = nil
    case .shifted(let seconds):
      state.desk.log.form?.shift(seconds: seconds)
      state.desk.log.form?.fault = nil
    case .typed(let field, let text):
      state.desk.log.form?.type(text, field)
      state.desk.log.form?.fault = nil
      state.desk.log.adding?.type(text, field)
    case .saved: return state.saveEntry(moment)
    case .withdrawn: return state.withdrawEntry(moment)
    case .restored: return state.restoreEntry(moment)
    case .add(let action): return state.reduce(action, moment)
    }
    return []
  }

  static func reduce(_ state: inout State, _ action: ReviewAction, _ moment: Moment) -> Effects {
    switch action {
    case .pageChosen(let word):
      state.desk.review.page = ReviewPage(rawValue: word) ?? .overview
    case .completed(let id): return state.act(.complete, in: id, moment)
    case .signingBegun: state.desk.review.signer = ""
    case .signerTyped(let text):
      state.desk.review.signer = String(text.prefix(300))
      state.desk.review.isSignerMissing = false
    case .signingClosed: state.desk.review.signer = nil
    case .signed(let id): return state.sign(id, moment)
    case .initials(let action): return state.reduce(action, moment)
    }
    return []
  }
}

extension EntryForm {
  mutating func type(_ text: String, _ field: EntryField) {
    switch field {
    case .minute: minute = text
    case .second: second = text
    case .stage: stage = Stage(word: text) ?? stage
    case .number(let index): if people.indices.contains(index) { people[index].number = text }
    case .name(let index): if people.indices.contains(index) { people[index].name = text }
    case .role: role = TeamOfficialRole.read(text)
    case .kind: kind = text
    case .reason: reason = text
    case .text: self.text = text
    case .why: why = text
    }
  }
}

extension RefWatchFeature.State {
  mutating func openEntry(_ id: MatchEventID) {
    guard case .log(let match) = route, let entry = records[match]?.entry(id) else { return }
    desk.log.form = EntryForm(entry)
  }

  /// The match, the entry and the form of the sheet that is open.
  private var opened: (record: MatchRecord, entry: LogEntry, form: EntryForm)? {
    guard case .log(let match) = route, let record = records[match], let form = desk.log.form,
      let entry = form.entry.flatMap({ id in record.entry(id) })
    else { return nil }
    return (record, entry, form)
  }

  /// Only the tab that writes corrects; a signed record only with a reason.
  private mutating func refuse(_ record: MatchRecord, _ form: EntryForm) -> Bool {
    let fault = refusal(record, form)
    desk.log.form?.fault = fault
    return fault != nil
  }

  /// The same for what is corrected and what is added.
  func refusal(_ record: MatchRecord, _ form: EntryForm) -> EntryForm.Fault? {
    if isReadOnly { return .otherTab }
    if record.signature != nil, blank(form.why) { return .whyMissing }
    if form.why.unicodeScalars.count > RefWatchLimits.text { return .text }
    return hasRoom(for: 1, record) ? nil : .logFull
  }

  mutating func saveEntry(_ moment: Moment) -> Effects {
    guard let (record, entry, form) = opened, !refuse(record, form) else { return [] }
    guard let typed = form.elapsed else {
      desk.log.form?.fault = .time
      return []
    }
    // What is shown has no parts of seconds: they stay as long as nobody moves the time.
    let elapsed = typed == entry.elapsed / 1_000 * 1_000 ? entry.elapsed : typed
    let stage = entry.fact.mayChangeStage ? form.stage : entry.stage
    if stage != entry.stage || elapsed != entry.elapsed,
      let fault = record.fault(of: stage, elapsed, now: self.elapsed(record))
    {
      desk.log.form?.fault = .place(fault)
      return []
    }
    let fact: Fact
    do throws(EntryFault) { fact = try form.fact(from: entry.fact, in: record) } catch {
      desk.log.form?.fault = error.reason
      return []
    }
    if fact == entry.fact, elapsed == entry.elapsed, stage == entry.stage {
      desk.log.form?.fault = .nothingChanged
      return []
    }
    let amendment = Amendment(
      fact: fact, stage: stage, elapsed: elapsed, reason: trimmed(form.why))
    return closeEntry(
      write([.amendment(entry.event.id, amendment)], in: record.match.id, moment), LogText.saved)
  }

  /// The sheet stays open where nothing was written.
  private mutating func closeEntry(_ effects: Effects, _ text: LogText) -> Effects {
    guard Self.submits(effects) else { return effects }
    desk.log.form = nil
    return effects + announce(words(text))
  }

  mutating func withdrawEntry(_ moment: Moment) -> Effects {
    guard let (record, entry, form) = opened, !refuse(record, form),
      record.withdrawing(entry, at: moment.instant) == .allowed
    else { return [] }
    return closeEntry(
      withdraw([entry.event.id], in: record.match.id, reason: trimmed(form.why), moment),
      LogText.taken)
  }

  mutating func restoreEntry(_ moment: Moment) -> Effects {
    if isReadOnly {
      desk.log.form?.fault = .otherTab
      return []
    }
    guard let (record, entry, _) = opened else { return [] }
    guard hasRoom(for: 1, record) else {
      desk.log.form?.fault = .logFull
      return []
    }
    return closeEntry(
      write([.restoration(entry.event.id)], in: record.match.id, moment), LogText.back)
  }

  mutating func sign(_ id: MatchID, _ moment: Moment) -> Effects {
    if isReadOnly { return announce(words(LogText.otherTab)) }
    guard let record = records[id], record.phase == .done, !record.hasDoubledGoal, sync.saving == 0
    else { return [] }
    let name = trimmed(desk.review.signer ?? "")
    guard !name.isEmpty, name.unicodeScalars.count <= RefWatchLimits.name else {
      desk.review.isSignerMissing = true
      return []
    }
    desk.review.signer = nil
    return write([.signature(name: name, digest: record.digest)], in: id, moment)
  }
}
