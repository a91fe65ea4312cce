import Calendar
import Core
import Design
import TeePalsDomain

extension TeePalsFeature.State {
  mutating func reduceForm(_ action: FormAction, _ moment: Moment) -> Effects {
    switch action {
    case .submitted: return submitForm(moment)
    case .steppedBack: return turnForm(to: form.round?.step.previous ?? .course)
    case .jumped(let step): return turnForm(to: step)
    case .cancelled:
      guard let round = form.round, round.wouldLose(at: now) else { return leaveForm() }
      form.asksToLeave = true
      return []
    case .stayed:
      form.asksToLeave = false
      return []
    case .leftWithDraft: return leaveForm()
    case .leftForGood:
      form.round = nil
      return forgetDraft() + leaveForm()
    case .againWanted(let id): return openAgain(id, moment)
    case .draftReplaced: return replaceDraft(moment)
    case .draftPreferred:
      form.asksToReplace = nil
      return []
    case .courseTyped(let text): return findFormCourses(text)
    case .courseChosen(let key): return chooseCourse(key, moment)
    case .cityChosen(let label): return chooseCity(label, moment)
    case .hereWanted: return locateForm()
    case .cityTyped(let text):
      return touchForm(moment) { form in form.type(city: text) }
        + findFormCities(text)
    default: return touchForm(moment) { form in form.take(action) }
    }
  }

  mutating func answeredForm(_ answer: FormAnswer, _ moment: Moment) -> Effects {
    switch answer {
    case .coursesDue(let text): return askFormCourses(text)
    case .courses(let text, let answer): takeFormCourses(text, answer)
    case .citiesDue(let text): return askFormCities(text)
    case .cities(let text, let answer): takeFormCities(text, answer)
    case .near(let place, let answer): return takeShelf(place, answer)
    case .citiesNear(let place, let answer): return takeCityShelf(place, answer)
    case .located(let answer): return takeLocation(answer)
    case .around(let place, let answer): return takeAround(place, answer, moment)
    }
    return []
  }

  /// Another page of theirs is on the screen.
  mutating func enteredForm(_ route: TeePalsRoute, _ moment: Moment) -> Effects {
    form.asksToLeave = false
    form.courses = CourseFinding()
    form.cities = CityFinding()
    switch route {
    case .create: openNewRound(moment)
    case .editRound(let id): if form.round?.round != id { form.round = nil }
    default: return []
    }
    openShelf()
    guard isOnline, let place = formPlace else { return keepForm(moment) }
    return keepForm(moment) + fetchShelf(place)
  }

  /// After every turn: the form of a round that has come meanwhile. It belongs to the screen: what
  /// a gate lays over it leaves it alone.
  mutating func keepForm(_ moment: Moment) -> Effects {
    if screen != .refused { form.asksToReplace = nil }
    switch screen {
    case .editRound(let id):
      guard let round = editableRound(id, moment.instant) else {
        if form.round?.isNew == false { form.round = nil }
        return []
      }
      // One that nobody touched follows the round.
      if form.round?.round != id || form.round?.isNew == true || form.round?.isTouched == false {
        form.round = RoundForm(round)
      }
      return []
    case .create: return []
    default:
      // What was begun and not finished stays; what was only looked at goes.
      if form.round?.isNew == false || form.round?.isTouched == false { form.round = nil }
      return []
    }
  }

  /// A round that the person may change now.
  func editableRound(_ id: RoundID, _ now: Instant) -> Round? {
    guard let round = replica.round(id), round.host.user == me, !round.status.isOver,
      !round.isPast(at: now)
    else { return nil }
    return round
  }

  private mutating func openNewRound(_ moment: Moment) {
    if form.round?.isNew == true { return }
    let kept = form.hasReadDraft ? nil : RoundDraft.read(form.keptDraft, at: moment.instant)
    form.hasReadDraft = true
    form.round = kept ?? RoundForm(new: moment.id(0x90F), moment.zone, at: moment.instant)
    // A round of that draft may have been posted in another tab.
    if let round = form.round, replica.round(round.round) != nil {
      form.round = RoundForm(new: moment.id(0x90F), moment.zone, at: moment.instant)
    }
  }

  /// Whether the page of a change has something to save.
  var canSave: Bool {
    guard let round = form.round, !round.isNew, round.faults(at: now).isEmpty else { return false }
    return !round.edits(at: now).isEmpty
  }

  // MARK: Typing

  mutating func touchForm(_ moment: Moment, _ change: (inout RoundForm) -> Void) -> Effects {
    guard var round = form.round else { return [] }
    change(&round)
    round.isTouched = true
    round.refusal = nil
    round.follow(moment.instant)
    form.round = round
    return keepDraft(moment.instant)
  }

  /// Keeps what is typed where a crash finds it.
  func keepDraft(_ now: Instant) -> Effects {
    guard let round = form.round, round.isNew else { return [] }
    return [
      .tell(.remember(key: TeePalsMemory.draft.key(of: me), value: RoundDraft.text(round, at: now)))
    ]
  }

  private func forgetDraft() -> Effects {
    [.tell(.remember(key: TeePalsMemory.draft.key(of: me), value: ""))]
  }

  // MARK: Going on

  private mutating func turnForm(to step: FormStep) -> Effects {
    guard form.round?.isNew == true, form.round?.step != step else { return [] }
    form.round?.step = step
    form.round?.isChecked = false
    form.round?.refusal = nil
    return [
      .tell(.scroll(elementID: RoundFormView.pageID, top: 0)),
      .tell(.focus(elementID: RoundFormView.headingID)),
    ]
  }

  private mutating func submitForm(_ moment: Moment) -> Effects {
    guard let round = form.round else { return [] }
    let now = moment.instant
    let step = round.isNew ? round.step : .review
    if let fault = round.faults(in: step, now).first {
      return pointOut(fault, of: round)
    }
    if round.isNew, step != .review {
      return turnForm(to: step.next) + keepDraft(now)
    }
    return round.isNew ? post(round, moment) : save(round, moment)
  }

  /// Says what is wrong where it is wrong.
  private mutating func pointOut(_ fault: FormFault, of round: RoundForm) -> Effects {
    var effects: Effects = []
    if round.isNew, round.step == .review, let step = RoundForm.step(of: fault.field) {
      effects += turnForm(to: step).filter { effect in
        if case .ask(.focus, _) = effect { false } else { true }
      }
    }
    form.round?.isChecked = true
    return effects + [.tell(.focus(elementID: round.element(of: fault)))]
  }

  private mutating func post(_ form: RoundForm, _ moment: Moment) -> Effects {
    if let stopped = gated(.form(.submitted), moment) { return stopped }
    guard let round = form.made(by: card, at: moment.instant) else { return [] }
    if let refusal = refusal(of: .createRound(round)) { return keepRefused(refusal) }
    self.form.round = nil
    rounds.posted = round.id
    say(
      sending: sync.reach.choose(FormText.posted, silent: .postedOnAnswer, offline: .postedLater))
    return [.submit(.createRound(round))] + discard(again: form.again) + forgetDraft()
      + go(.round(round.id))
  }

  /// The form stays as it is, and says why.
  private mutating func keepRefused(_ refusal: TeePalsRejection) -> Effects {
    form.round?.refusal = refusal
    return [.tell(.focus(elementID: RoundFormView.refusalID))]
  }

  private mutating func save(_ form: RoundForm, _ moment: Moment) -> Effects {
    let edits = form.edits(at: moment.instant)
    guard !edits.isEmpty else { return [] }
    if let stopped = gated(.form(.submitted), moment) { return stopped }
    if let round = replica.round(form.round) {
      let conflicts = RoundEdit.conflicts(of: edits, with: round)
      self.form.round?.conflicts = conflicts
      self.form.round?.seen = round
      if !conflicts.isEmpty { return [.tell(.focus(elementID: RoundFormView.conflictID))] }
    }
    if let refusal = refusal(of: .editRound(form.round, edits)) { return keepRefused(refusal) }
    self.form.round = nil
    say(FormText.saved)
    return [.submit(.editRound(form.round, edits))] + go(.round(form.round))
  }

  private mutating func leaveForm() -> Effects {
    form.asksToLeave = false
    if form.round?.isNew == false { form.round = nil }
    return close()
  }
}

extension RoundForm {
  /// Whether leaving would lose anything.
  func wouldLose(at now: Instant) -> Bool {
    guard isTouched else { return false }
    return isNew || !faults(at: now).isEmpty || !edits(at: now).isEmpty
  }

  /// The step that a field is in.
  static func step(of field: TeePalsRejection.Field) -> FormStep? {
    switch field {
    case .course, .city, .point: .course
    case .startTime, .zone: .when
    default: .details
    }
  }

  mutating func type(city text: String) {
    city = Typed.cut(text, to: GolfLimits.cityLabel)
    place = nil
  }
}
