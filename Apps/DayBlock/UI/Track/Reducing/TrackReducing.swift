import Core
import DayBlockDomain
import Design

extension DayBlockFeature.State {
  mutating func reduceTrack(_ action: TrackAction, _ moment: Moment) -> Effects {
    if !action.isByItself {
      track.hasRestored = true
      if let run = liveRun { touch(run) }
    }
    switch action {
    case .scrolled(let left, let height): return scrollCarousel(to: left, height: height)
    case .centred(let index): return centre(index)
    case .moved(let step):
      let blocks = track.carousel.blocks
      return centre(CarouselFocus.index(of: track.carousel.focus, in: blocks) + step)
    case .keyed(let key): return keyCarousel(key)
    case .flipped:
      track.carousel.isFlipped.toggle()
      track.carousel.hasTurned = true
      guard let focus = track.carousel.focus else { return feel(.soft) }
      // Its other side is another button.
      return feel(.soft) + [.tell(.focus(elementID: CarouselView.id(of: focus)))]
    case .deleteWanted(let id): return show(.deletingBlock(id), feel(.warning))
    case .blockDeleted(let id): return deleteBlock(id)
    case .boardShown: return show(.board, [])
    case .groupsShown: return show(.groups, [])
    case .groupChosen(let id): return chooseGroup(id)
    case .groupWanted:
      track.sheet = nil
      return go(.editGroup(nil))
    case .sheetClosed: return closeSheet()
    case .review(let action): return reduceReview(action, moment)
    default: return reduceRun(action, moment)
    }
  }

  private mutating func reduceRun(_ action: TrackAction, _ moment: Moment) -> Effects {
    switch action {
    case .played: return play(moment)
    case .switched(let block, let keeps): return switchRun(to: block, keeps: keeps, moment)
    case .returned(let id):
      track.shown = id
      return go(.live)
    case .paused(let id): return take(id, isResuming: false)
    case .resumed(let id): return take(id, isResuming: true)
    case .pressed: return feel(.medium)
    case .held(let id), .finished(let id): return finish(id)
    case .tapped:
      say(LiveText.holdHint)
      return []
    case .keyHeld(let id, let key): return hold(id, with: key)
    case .keyLetGo(let key): return letGo(of: key)
    case .holdLost:
      track.hold = nil
      return []
    case .moreShown(let id): return show(.more(id), [])
    case .floated:
      return [
        .ask(
          .float(path: DayRoute.live.path, width: 360, height: 300),
          answer: { answer in .inner(.track(.floated(answer))) })
      ]
    case .minimized: return close()
    case .stopWanted(let id): return show(.stopping(id), feel(.warning))
    case .noted(let id): return finish(id, isNote: true)
    case .discarded(let id): return discard(id)
    case .assignWanted(let id): return show(.assigning(id), [])
    case .assigned(let id, let block):
      track.sheet = nil
      return [.submit(.takeStep(id, .assign(block)))]
    case .completionSkipped: return endCompletion()
    case .leftMoved, .leftKept, .leftEnded, .leftCut: return reduceLeft(action)
    case .bothKept, .earlierCut, .oneDiscarded: return reduceTwo(action)
    default: return []
    }
  }

  mutating func answeredTrack(_ answer: TrackAnswer, _ moment: Moment) -> Effects {
    switch answer {
    case .settled: return settleCarousel()
    case .heldLong(let number): return heldLong(number)
    case .completionEnded: return endCompletion()
    case .floated(let answer):
      if case .failed = answer { say(LiveText.cannotFloat) }
      return []
    case .completionLeft:
      track.completion = nil
      return []
    case .staleDue(let id): return endStale(id)
    case .looked: return []
    }
  }

  mutating func enteredTrack(_ place: DayRoute, _ moment: Moment) -> Effects {
    switch place {
    case .tracking: return restoreRun()
    case .live:
      if !track.hasRestored { track.isStill = true }
      // A run may yet come from the server.
      track.hasRestored = liveRun != nil || sync.isComplete
      // What is begun in this very turn is not in the replica yet.
      if liveRun == nil, track.transition == nil { return go(.tracking) }
      return track.isStill ? [] : [.tell(.focus(elementID: "day-hold"))]
    case .session(let id):
      track.hasRestored = true
      return openReview(id)
    default: return []
    }
  }

  /// A run that was under way when the page went goes on where it was (specification §6.3), and so
  /// does one that another device began: whether there is one, the server may know.
  mutating func restoreRun() -> Effects {
    guard !track.hasRestored, route == .tracking else { return [] }
    guard let run = replica.runs.last else {
      track.hasRestored = sync.isComplete
      return []
    }
    track.hasRestored = true
    track.isStill = true
    track.shown = run.id
    return go(.live)
  }

  private mutating func show(_ sheet: TrackSheet, _ effects: Effects) -> Effects {
    track.sheet = sheet
    return effects
  }

  private mutating func closeSheet() -> Effects {
    // Away with the question is to go on as before.
    if case .left = track.sheet { return reduceLeft(.leftKept) }
    track.sheet = nil
    return []
  }
}

extension TrackAction {
  /// Nobody need have done it: a browser scrolls by itself too.
  fileprivate var isByItself: Bool {
    switch self {
    case .scrolled, .holdLost, .leftMoved, .leftKept, .leftEnded, .leftCut: true
    default: false
    }
  }
}
