import Core
import Design
import RunningBuddyDomain

extension RunFeature.State {
  /// The person's own measurements come to this.
  var strideKnowledge: StrideKnowledge { StrideKnowledge(replica.strides) }

  /// Whether the receiver is a recording's.
  var isReceiverTaken: Bool { live.isUnderWay || live.isArming }

  mutating func reduceStride(_ action: StrideAction) -> Effects {
    switch action {
    case .measureWanted:
      guard stride.bout == nil, !isReceiverTaken else { return [] }
      stride = StrideState()
      stride.bout = CalibrationBout()
      stride.motion.carry(settings.carried)
      stride.motion.begin()
      // In this very turn: a browser asks for motion only where somebody has just tapped.
      return [.ask(.watchMotion, answer: { answer in .inner(.stride(.moved(answer))) })]
    case .started:
      stride.bout?.start(at: moment.uptime)
      return feel([60])
    case .cancelled:
      switch stride.bout?.phase {
      case .countdown, .running, .reached: stride.bout?.cancel()
      case .waiting, .ready, .measured, .failed, nil: stride.bout = nil
      }
    case .kept:
      guard let record = measuredStride else { return [] }
      stride.bout = nil
      say(StrideText.kept, undo: [.deleteStride(record.id)])
      return [.submit(.keepStride(record))]
    case .repeated: stride.bout?.cancel()
    case .dropped:
      let record = measuredStride
      stride.bout = nil
      if let record { say(StrideText.dropped, undo: [.keepStride(record)]) }
    case .deleted(let id):
      guard let record = replica.stride(id) else { return [] }
      say(StrideText.deleted, undo: [.keepStride(record)])
      return [.submit(.deleteStride(id))]
    case .permissionExplained: stride.isExplained = true
    case .explanationClosed: stride.isExplained = false
    case .permissionRetried:
      stride.isExplained = false
      stride.isWatching = false
      stride.trouble = nil
    }
    return []
  }

  /// What a bout came to, to be kept.
  private var measuredStride: StrideRecord? {
    guard case .measured(let measure) = stride.bout?.phase else { return nil }
    return measure.record(moment.id(0), at: now, offset: moment.zone.offset)
  }

  mutating func answeredStride(_ answer: StrideAnswer) -> Effects {
    let uptime = moment.uptime
    switch answer {
    case .watched(let answer): return takeBoutPosition(answer)
    case .moved(let answer): return takeBoutMotion(answer)
    case .ticked:
      stride.isTicking = false
      return follow { bout in bout.tick(at: uptime) }
    }
  }

  private mutating func takeBoutPosition(_ answer: HostAnswer) -> Effects {
    guard stride.isWatching else { return [] }
    switch answer {
    case .text(let text):
      guard let position = HostPosition(text), let fix = Fix(position) else { return [] }
      stride.trouble = fix.isPrecise ? nil : .imprecise
      if fix.isPrecise { stride.isExplained = false }
      stride.accuracy = fix.accuracy
      let (uptime, wall) = (moment.uptime, now)
      return follow { bout in bout.take(fix, at: uptime, wall: wall) }
    case .failed(let reason):
      stride.accuracy = nil
      stride.trouble = LiveState.Trouble(rawValue: reason) ?? .unavailable
      return []
    default: return []
    }
  }

  /// Lets a bout take something, and has what it came to felt.
  private mutating func follow(_ change: (inout CalibrationBout) -> Void) -> Effects {
    guard var bout = stride.bout else { return [] }
    let before = bout.phase
    change(&bout)
    stride.bout = bout
    switch (before, bout.phase) {
    case (.countdown, .running): return feel([300])
    case (.running, .reached), (.running, .measured), (.running, .failed):
      return [.tell(.cue([200, 100, 200], vibrates: true, flashes: false, beeps: true))]
    default: return []
    }
  }

  private mutating func takeBoutMotion(_ answer: HostAnswer) -> Effects {
    guard stride.motion.isWatching else { return [] }
    switch answer {
    case .file(let kind, let bytes):
      let samples = stride.motion.samples(of: bytes, kind: kind)
      stride.motion.take(samples, at: moment.uptime)
      let (uptime, seconds) = (moment.uptime, stride.motion.seconds())
      return follow { bout in bout.take(seconds, at: uptime) }
    case .failed(let reason):
      stride.motion.fail(reason)
      return []
    default: return []
    }
  }

  // MARK: What is held meanwhile

  /// The page cannot be seen any more.
  mutating func hideBout() { stride.bout?.hide() }

  /// It can be seen again: the browser forgot what it was asked for.
  mutating func showBout() {
    stride.isWatching = false
    stride.isAwake = false
  }

  /// What lets go of what a bout holds.
  var releasedByBout: [HostRequest] {
    (stride.isWatching ? [.unwatch] : []) + (stride.isAwake ? [.stayAwake(false)] : [])
      + (stride.motion.isWatching ? [.unwatchMotion] : [])
  }

  mutating func keepBout() -> Effects {
    if route != .stride || isReceiverTaken { stride.bout = nil }
    guard isVisible else { return [] }
    guard let bout = stride.bout else {
      guard !releasedByBout.isEmpty else { return [] }
      // A recording holds the same for itself.
      let released = isReceiverTaken ? [] : releasedByBout
      stride = StrideState()
      return released.map { request in .tell(request) }
    }
    var effects: Effects = []
    if !stride.isWatching, !(stride.trouble?.isFinal ?? false) {
      stride.isWatching = true
      effects.append(
        .ask(.watchPosition, answer: { answer in .inner(.stride(.watched(answer))) }))
    }
    if !stride.isAwake {
      stride.isAwake = true
      effects.append(.tell(.stayAwake(true)))
    }
    if !stride.isTicking, bout.isUnderWay {
      stride.isTicking = true
      effects.append(
        .ask(
          .timer(key: "run.stride", milliseconds: 500),
          answer: { _ in .inner(.stride(.ticked)) }))
    }
    return effects
  }
}

extension CalibrationBout {
  /// Whether it goes on by itself.
  var isUnderWay: Bool {
    switch phase {
    case .countdown, .running, .reached: true
    case .waiting, .ready, .measured, .failed: false
    }
  }
}
