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
    case .closed: state.desk.log.form = nil
    case .shifted(let seconds):
      state.desk.log.form?.shift(seconds: seconds)
      state.desk.log.form?.fault = nil
    case .typed(let field, let text):
      state.desk.log.form?.type(text, field)
      state.desk.log.form?.fault = nil
    case .saved: return state.saveEntry(moment)
    case .withdrawn: return state.withdrawEntry(moment)
    case .restored: return state.restoreEntry(moment)
    }
    return []
  }

  static func reduce(
    _ state: inout State, _ action: ReviewAction, _ moment: Moment
  ) -> Effects {
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
      let entry = record.entry(form.entry)
    else { return nil }
    return (record, entry, form)
  }

  /// Only the tab that writes corrects; a signed record only with a reason.
  private mutating func refuse(_ record: MatchRecord, _ form: EntryForm) -> Bool {
    if isReadOnly {
      desk.log.form?.fault = .otherTab
    } else if record.signature != nil, blank(form.why) {
      desk.log.form?.fault = .whyMissing
    } else if form.why.unicodeScalars.count > RefWatchLimits.text {
      desk.log.form?.fault = .text
    } else if !hasRoom(for: 1, record) {
      desk.log.form?.fault = .logFull
    } else {
      return false
    }
    return true
  }

  mutating func saveEntry(_ moment: Moment) -> RefWatchFeature.Effects {
    guard let (record, entry, form) = opened, !refuse(record, form) else { return [] }
    guard let typed = form.elapsed else {
      desk.log.form?.fault = .time
      return []
    }
    // What is shown has no parts of seconds: they stay as long as nobody moves the time.
    let elapsed = typed == entry.elapsed / 1_000 * 1_000 ? entry.elapsed : typed
    let fact: Fact
    do throws(EntryFault) { fact = try form.fact(from: entry.fact, in: record) } catch {
      desk.log.form?.fault = error.reason
      return []
    }
    if fact == entry.fact, elapsed == entry.elapsed {
      desk.log.form?.fault = .nothingChanged
      return []
    }
    desk.log.form = nil
    let amendment = Amendment(
      fact: fact, stage: entry.stage, elapsed: elapsed, reason: trimmed(form.why))
    return write([.amendment(form.entry, amendment)], in: record.match.id, moment)
      + announce(words(LogText.saved))
  }

  mutating func withdrawEntry(_ moment: Moment) -> RefWatchFeature.Effects {
    guard let (record, entry, form) = opened, !refuse(record, form),
      record.withdrawing(entry, at: moment.instant) == .allowed
    else { return [] }
    desk.log.form = nil
    return withdraw([form.entry], in: record.match.id, reason: trimmed(form.why), moment)
      + announce(words(LogText.taken))
  }

  mutating func restoreEntry(_ moment: Moment) -> RefWatchFeature.Effects {
    if isReadOnly {
      desk.log.form?.fault = .otherTab
      return []
    }
    guard let (record, _, form) = opened else { return [] }
    guard hasRoom(for: 1, record) else {
      desk.log.form?.fault = .logFull
      return []
    }
    desk.log.form = nil
    return write([.restoration(form.entry)], in: record.match.id, moment)
      + announce(words(LogText.back))
  }

  mutating func sign(_ id: MatchID, _ moment: Moment) -> RefWatchFeature.Effects {
    if isReadOnly { return announce(words(LogText.otherTab)) }
    guard let record = records[id], record.phase == .done, sync.saving == 0 else { return [] }
    let name = trimmed(desk.review.signer ?? "")
    guard !name.isEmpty, name.unicodeScalars.count <= RefWatchLimits.name else {
      desk.review.isSignerMissing = true
      return []
    }
    desk.review.signer = nil
    return write([.signature(name: name, digest: record.digest)], in: id, moment)
  }
}
