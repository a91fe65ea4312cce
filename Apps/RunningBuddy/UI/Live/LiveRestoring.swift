import Core
import RunningBuddyDomain

// What a start finds of a recording that was not over, or not durable.
extension RunFeature.State {
  /// Asks for what is written: of a journal that is known, what may have come since.
  func loadJournal(anew: Bool = false) -> Effects {
    let head = anew ? nil : live.journal.head
    let part = head.map { head in RunJournal.rest(of: head.run, from: live.recorder.at) } ?? .all
    let first = head == nil ? 0 : live.journal.next
    return [
      .ask(
        .load(database: RunJournal.database(of: me), part),
        answer: { answer in .inner(.live(.read(answer, from: first))) })
    ]
  }

  /// Goes on with the rows that are new. `first` is the number of the first that was asked for.
  mutating func readJournal(_ answer: HostAnswer, from first: Int) -> Effects {
    let rows: [StoreRow]
    switch answer {
    case .rows(let found), .part(let found, _): rows = found
    default: rows = []
    }
    // What this window has written itself it knows better.
    guard live.journal.head == nil || live.role != .elected || !live.isRead else { return [] }
    let known = live.journal
    guard let found = RunJournal.read(rows, after: known) else {
      live.isRead = true
      live.journal = RunJournal()
      if live.role == .asked, live.recorder.phase != .idle { startAnew() }
      return live.role == .elected ? beginArming() : []
    }
    let goesOn = found.head == known.head
    // The beginning is missing: it is another run than was known.
    guard first <= (goesOn ? known.next : 0) else { return loadJournal(anew: true) }
    live.isRead = true
    let (role, wants) = (live.role, live.wantsArming)
    if !goesOn {
      startAnew()
      (live.role, live.wantsArming) = (role, wants)
    }
    _ = take(
      goesOn ? found.rows : CompanionMerging.mergedWhereOver(found.rows), isReplay: true)
    live.toldGaps = live.recorder.gaps.count
    live.journal = RunJournal(
      goingOnWith: found.head, next: found.next, at: live.recorder.monotonic(at: now),
      wall: now, moment)
    return role == .elected ? adopt() : elect()
  }

  /// This window records, and there is a journal.
  private mutating func adopt() -> Effects {
    live.offer = live.recorder.offer(now: now)
    switch live.offer {
    case .unfinished: live.wantsArming = false
    case .review:
      live.wantsArming = false
      live.offer = .nothing
      finishReview()
      return replace(with: .review)
    case .nothing:
      // The page was gone before all of the run was durable: the same is saved again.
      if case .saved = live.recorder.phase,
        !isKept || live.journal.head.map({ head in owesMotion(of: head.run) }) ?? false
      {
        return submitRun()
      }
      return forgetRun() + beginArming()
    }
    return []
  }

  /// Looks for a recording that was begun without an account.
  mutating func inherit() -> Effects {
    guard let inheritance, live.journal.head == nil else { return [] }
    self.inheritance = nil
    return [
      .ask(
        .load(database: RunJournal.database(of: inheritance.local), .all),
        answer: { answer in .inner(.live(.inherited(inheritance, answer))) })
    ]
  }

  /// It becomes the account's, unless there is one already: then it stays where it is until the
  /// next start.
  func takeOver(_ answer: HostAnswer, _ inheritance: RunInheritance) -> Effects {
    guard case .rows(let rows) = answer, live.journal.head == nil else { return [] }
    guard !rows.isEmpty else { return forget(inheritance) }
    let operations = rows.map { row in
      StoreWrite.Operation.put(table: row.table, key: row.key, value: row.value)
    }
    return [
      .ask(
        .store(StoreWrite(database: RunJournal.database(of: me), operations: operations)),
        answer: { answer in .inner(.live(.moved(inheritance, answer))) })
    ]
  }

  func forget(_ taken: RunInheritance) -> Effects {
    [
      .tell(.erase(database: RunJournal.database(of: taken.local))),
      .tell(.remember(key: taken.key, value: "")),
    ]
  }

  mutating func goOn() -> Effects {
    live.offer = .nothing
    startCues()
    live.teller = IntervalTeller(from: live.recorder.intervals)
    return note([.visible]) + go(.live)
  }

  /// Ends the run where its last row is.
  mutating func finishAtLast() -> Effects {
    guard let head = live.journal.head, live.role == .elected else { return [] }
    live.offer = .nothing
    live.journal = RunJournal(
      goingOnWith: head, next: live.journal.next, at: live.recorder.at, wall: now, moment)
    return note([.finish])
  }

  /// Erases the journal of a run that is durable, or not wanted.
  mutating func forgetRun() -> Effects {
    let wants = live.wantsArming
    startAnew()
    live.wantsArming = wants
    return [.tell(.erase(database: RunJournal.database(of: me)))]
  }
}
