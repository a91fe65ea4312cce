import Calendar
import Core
import DayBlockDomain
import Design

/// The first steps (specification §14), in order.
enum WelcomeStep: Int, Hashable, CaseIterable {
  case start, day, unit, own, tutorial

  var next: WelcomeStep? { WelcomeStep(rawValue: rawValue + 1) }
  var previous: WelcomeStep? { WelcomeStep(rawValue: rawValue - 1) }

  /// Those with a picture and a dot.
  static let slides: [WelcomeStep] = [.day, .unit, .own, .tutorial]
}

/// Where somebody new is.
struct WelcomeState: Hashable {
  var step = WelcomeStep.start
  /// They have been through it, or want none of it.
  var isOver = false
  /// The first block has just been produced.
  var isCelebrating = false
  /// The app has just come in their place.
  var isArriving = false
  /// What was recorded by that.
  var session: DaySessionID?
}

public enum WelcomeAction {
  case next
  case back
  /// Swiped so far (px).
  case dragged(Int)
  case skipped
  /// Does not wait for what there may be elsewhere.
  case begunHere
  /// Put a finger on the block.
  case pressed
  /// Held the block, or pressed it with a key.
  case held
  /// Only touched it.
  case touched
  /// Has seen enough of the celebration.
  case celebrationSkipped
  /// Wants nothing of the tutorial to stay.
  case tutorialRemoved
}

extension DayBlockFeature.State {
  mutating func reduceWelcome(_ action: WelcomeAction) -> Effects {
    switch action {
    case .next: return turnWelcome(to: info.welcome.step.next)
    case .back: return turnWelcome(to: info.welcome.step.previous)
    case .dragged(let way):
      let step = info.welcome.step
      if way < -40 { return turnWelcome(to: step.next) }
      return way > 40 && step != .start ? turnWelcome(to: step.previous) : []
    case .skipped:
      return [.submit(.setSetting(me, .welcomed(true)))] + leaveWelcome()
    case .begunHere:
      info.welcome.isOver = true
      return entered(route)
    case .pressed: return feel(.medium)
    case .held: return finishTutorial()
    case .touched:
      say(WelcomeText.holdLonger)
      return []
    case .celebrationSkipped: return endWelcome()
    case .tutorialRemoved: return removeTutorial()
    }
  }

  private mutating func turnWelcome(to step: WelcomeStep?) -> Effects {
    guard let step, !info.welcome.isCelebrating else { return [] }
    let isStart = info.welcome.step == .start
    info.welcome.step = step
    return feel(isStart ? .soft : .light) + [.tell(.focus(elementID: "day-welcome-title"))]
  }

  /// The first production: a block that was produced in advance. It is written before anything is
  /// celebrated.
  private mutating func finishTutorial() -> Effects {
    guard !info.welcome.isCelebrating else { return [] }
    let group = BlockGroup.defaultID(of: me)
    let name = words(WelcomeText.tutorialBlock)
    var effects: Effects = []
    var block = replica.blocks(in: group).first { block in sameBytes(block.name, name) }?.id
    if block == nil {
      let new = NewBlock(
        id: moment.id(1), group: group, name: name, icon: WelcomeState.icon,
        color: BlockPalette.plain,
        sortKey: SortKey.between(replica.blocks(in: group).last?.sortKey, nil))
      effects.append(.submit(.addBlock(new)))
      block = new.id
    }
    guard let block else { return [] }
    let start = now.advanced(byMilliseconds: -DayUnit.length)
    let session = NewSession(
      id: moment.id(2), block: block, zone: zone.name,
      segments: DayClock.segments(
        from: start, to: now, offset: rules.offset(at: start),
        changes: DayClock.changes(in: rules, from: start, to: now)),
      memo: words(WelcomeText.tutorialMemo), origin: .tutorial)
    effects += [
      .submit(.addSession(session)), .submit(.setSetting(me, .focus(block))),
      .submit(.setSetting(me, .welcomed(true))),
    ]
    info.welcome.isCelebrating = true
    info.welcome.session = session.id
    return effects + feel(.success) + [
      .ask(
        .timer(key: "day-welcome", milliseconds: celebration),
        answer: { _ in .inner(.info(.celebrated)) })
    ]
  }

  /// From the celebration to what was recorded, and from there to the app.
  mutating func endWelcome() -> Effects {
    guard info.welcome.isCelebrating else { return [] }
    info.welcome.isCelebrating = false
    info.welcome.isOver = true
    destination = nil
    guard let session = info.welcome.session else { return go(.tracking) }
    track.review.fresh = session.retagged()
    let effects = go(.session(session))
    trail = [.tracking]
    return effects
  }

  /// The tutorial's block, as long as nobody has made it their own: by another name, by time they
  /// recorded with it, or by what they mean to do.
  private var tutorialBlock: Block? {
    let block = replica.blocks.first { block in
      sameBytes(block.icon, WelcomeState.icon)
        && Language.allCases.contains { language in
          sameBytes(block.name, WelcomeText.tutorialBlock.text(in: language))
        }
    }
    // What has not been read yet may be of it too.
    guard let block, !sync.isReadingOlder, replica.countingSessions(of: block.id) == 0,
      block.plans.isEmpty, block.goal == nil,
      !replica.runs.contains(where: { run in run.block == block.id })
    else { return nil }
    return block
  }

  /// Whether something of the tutorial is left that can be removed.
  var hasTutorial: Bool { !replica.tutorialSessions.isEmpty || tutorialBlock != nil }

  /// Removes what was made in advance, and the block unless there is something else in it.
  private mutating func removeTutorial() -> Effects {
    let sessions = replica.tutorialSessions
    let block = tutorialBlock
    guard !sessions.isEmpty || block != nil else { return [] }
    var commands = sessions.map { session in DayBlockCommand.deleteSession(session.id) }
    var undo = sessions.map { session in DayBlockCommand.restoreSession(session.id) }
    if let block {
      commands.append(.deleteBlock(block.id))
      // A session that is restored without its block would bring it back archived.
      undo.insert(.restoreBlock(block.id), at: 0)
    }
    for command in commands {
      if let refused = refuses(command) { return refused }
    }
    say(words(block == nil ? WelcomeText.tutorialCleared : .tutorialRemoved), undo: undo)
    return commands.map { command in .submit(command) }
  }
}

extension DayBlockFeature.State {
  /// The app fades in where the first steps were (specification §11), unless nothing is to move.
  mutating func arrive() -> Effects {
    guard !prefersLessMotion else { return [] }
    info.welcome.isArriving = true
    return [
      .ask(
        .timer(key: "day-arrival", milliseconds: WelcomeState.arrival),
        answer: { _ in .inner(.info(.arrived)) })
    ]
  }
}

extension WelcomeState {
  /// Milliseconds, a little longer than the style takes.
  static let arrival = 600
  /// The picture of the tutorial's block.
  static let icon = "party"
}
