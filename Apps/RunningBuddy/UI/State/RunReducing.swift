import Calendar
import Core
import Design
import RunningBuddyDomain

extension RunFeature.State {
  mutating func reduce(_ action: RunFeature.ViewAction) -> Effects {
    switch action {
    case .went(let place): return go(place)
    case .closed: return close()
    case .live(let action): return reduceLive(action)
    case .detail(let action): return reduceDetail(action)
    case .form(let action): return reduceForm(action)
    case .history(let action): return reduceHistory(action)
    case .statistics(let action):
      statistics.take(action)
      return []
    case .data(let action): return reduceData(action)
    case .inbox(let action): return reduceInbox(action)
    case .setting(let change): return set(change)
    case .sensors(let action): return reduceSensors(action)
    case .companions(let action): return reduceCompanions(action)
    case .second(let action): return reduceSecond(action)
    case .mount(let action): return reduceMount(action)
    case .stride(let action): return reduceStride(action)
    case .shoes(let action): return reduceShoes(action)
    case .plans(let action): return reducePlans(action)
    case .heart(let action): return reduceHeart(action)
    case .sentMotion(let action): return reduceSentMotion(action)
    case .noticeDismissed(let id):
      notices.removeAll { notice in notice.id == id }
      return []
    case .noticeUndone(let id): return undoNotice(id)
    case .suiteSettingsWanted, .refusedDiscarded, .refusedRepeated, .loadingRetried, .syncWanted:
      return []
    }
  }

  mutating func reduce(_ action: RunFeature.InnerAction) -> Effects {
    switch action {
    case .live(let answer): return answeredLive(answer)
    case .track(let run, let index, let answer):
      takeTrack(run, index, answer)
      return []
    case .data(let answer): return answeredData(answer)
    case .sensors(let answer): return answeredSensors(answer)
    case .companions(let answer): return answeredCompanions(answer)
    case .second(let answer): return answeredSecond(answer)
    case .mount(let answer): return answeredMount(answer)
    case .sentMotion(let run, let index, let answer): return takeSentMotion(run, index, answer)
    case .stride(let answer): return answeredStride(answer)
    case .merge(let run, let answer):
      takeMergeFile(run, answer)
      return []
    case .maps(let answer):
      takeMaps(answer)
      return []
    case .turned(let answer):
      takeHeading(answer)
      return []
    case .historyBegun:
      history.fill()
      return []
    case .noticeExpired(let id):
      notices.removeAll { notice in notice.id == id }
      return []
    case .becameVisible:
      isVisible = true
      showBout()
      return visibleLive() + retrySensors()
    case .becameHidden:
      isVisible = false
      hideBout()
      mount.check?.hide()
      return live.isHeld ? note([.hidden]) : []
    case .restored: return (live.isRead ? [] : loadJournal()) + entered()
    case .met:
      hasChanged = false
      data.plan?.match(with: replica)
      return entered()
    }
  }

  // MARK: Going

  mutating func go(_ place: RunRoute) -> Effects {
    guard place != route else { return [] }
    if place.isRoot {
      trail = []
    } else if trail.last == place {
      trail.removeLast()
    } else if !route.isCover {
      trail.append(route)
      if trail.count > 30 { trail.removeFirst() }
    }
    // Back from a run everything that was there is there at once.
    if place == .history, route.isRoot { history.begin() }
    route = place
    // What is known of the inbox is asked for anew, and its secret is told once.
    inbox = InboxState()
    (shoes, plans) = (ShoesState(), PlansState())
    sentMotion = SentMotionState()
    return entered()
  }

  /// Goes there without a way back to where the person is: a form that was sent, a run that is
  /// over.
  mutating func replace(with place: RunRoute) -> Effects {
    let way = trail
    let effects = go(place)
    trail = way.last == place ? Array(way.dropLast()) : way
    return effects
  }

  mutating func close() -> Effects {
    // From the pages of sensors and second devices the way leads back to the run.
    let isBeside = route == .sensors || route == .companions
    route = isBeside && live.isHeld ? .live : trail.popLast() ?? route.parent
    return entered()
  }

  /// What a screen needs to begin with.
  mutating func entered() -> Effects {
    guard isLoaded else { return [] }
    if maps == .failed { maps = .unasked }
    switch route {
    case .run(let id): return openDetail(id)
    case .editRun(let id): return openForm(id)
    case .enter:
      if form.subject != .new {
        form = RunForm(new: now.civil(offset: moment.zone.offset))
        form.shoe = usualShoe?.id.description ?? ""
      }
      return []
    case .data: return askShared() + lookInbox()
    case .companions:
      companions.hasAskedPaired = false
      return []
    case .companion(let code): return openSecond(code)
    case .history: return fillHistory()
    // A reloaded page: what there is of a recording comes with the journal.
    case .home, .live, .review, .statistics, .settings, .deleted, .refused, .sensors, .stride,
      .shoes, .plans, .carrying:
      return []
    }
  }

  /// The replica as it is now. Call after loading and after every step of the sync core that
  /// changed the view.
  public mutating func replicaChanged(_ replica: RunReplica, _ moment: Moment) {
    self.moment = moment
    self.replica = replica
    isLoaded = true
    hasChanged = true
    replicaNumber += 1
    keepWeek()
  }

  /// What must be true after every turn.
  mutating func keepInStep() -> Effects {
    hasChanged = false
    keepStatistics()
    keepWeek()
    keepMerge()
    return keepRecording() + keepSensors() + keepBout() + keepMount() + keepCompanions()
      + keepSecond() + keepNotices() + keepMaps() + keepHeading()
  }

  private mutating func keepStatistics() {
    guard isLoaded, route == .statistics else { return statistics.drop() }
    statistics.follow(
      StatisticsFigures.Origin(
        replicaNumber: replicaNumber, today: today, firstWeekday: firstWeekday,
        goal: settings.goal, body: body, heart: settings.heart),
      replica)
  }

  // MARK: Changing

  mutating func set(_ change: RunSettingChange) -> Effects {
    [.submit(.setRunSetting(me, change))]
  }

  /// Says for a short while what was done; with what takes it back, Undo is offered.
  mutating func say(_ phrase: some PhraseBook, undo: [RunCommand] = []) {
    say(words(phrase), undo: undo)
  }

  mutating func say(_ text: String, undo: [RunCommand] = []) {
    notices.append(RunNotice(id: telling.next(), text: text, undo: undo))
    if notices.count > 2 { notices.removeFirst(notices.count - 2) }
  }

  private mutating func undoNotice(_ id: Int) -> Effects {
    guard let index = notices.firstIndex(where: { notice in notice.id == id }) else { return [] }
    let undo = notices.remove(at: index).undo
    guard !undo.isEmpty else { return [] }
    say(RunShellText.undone)
    return undo.map { command in .submit(command) }
  }

  /// Has the seconds of new messages counted.
  private mutating func keepNotices() -> Effects {
    var effects: Effects = []
    for index in notices.indices where !notices[index].isTimed {
      notices[index].isTimed = true
      let id = notices[index].id
      effects.append(
        .ask(
          .timer(key: "run.notice." + String(id), milliseconds: notices[index].milliseconds),
          answer: { _ in .inner(.noticeExpired(id)) }))
    }
    return effects
  }
}

extension RunStep {
  /// The command with its content, on its way into the outbox.
  var effect: Effect<RunFeature.Action, RunCommand> {
    content.map { content in .bring(command, content: content) } ?? .submit(command)
  }
}
