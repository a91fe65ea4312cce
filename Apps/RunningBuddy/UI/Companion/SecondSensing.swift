import Core
import RunningBuddyDomain

// What a second device asks of the host while it is one.
extension RunFeature.State {
  mutating func holdSecond() -> Effects {
    var effects: Effects = []
    let wants = second.isOn && isVisible && !live.isHeld
    if wants != second.isWatching {
      second.isWatching = wants
      effects.append(
        wants
          ? .ask(.watchPosition, answer: { answer in .inner(.second(.watched(answer))) })
          : .tell(.unwatch))
    }
    if wants, settings.countsSteps, !second.motion.isWatching, second.motion.trouble == nil {
      effects += watchSecondMotion()
    } else if !wants, !second.isJoining, second.motion.isWatching {
      second.motion.end()
      effects.append(.tell(.unwatchMotion))
    }
    if wants != second.isAwake {
      second.isAwake = wants
      effects.append(.tell(.stayAwake(wants)))
    }
    if wants, !second.isTicking {
      second.isTicking = true
      effects.append(
        .ask(
          .timer(key: "run.second.tick", milliseconds: 1_000),
          answer: { _ in .inner(.second(.ticked)) }))
    }
    return effects
  }

  mutating func watchSecondMotion() -> Effects {
    second.motion.carry(settings.carried)
    second.motion.begin()
    return [.ask(.watchMotion, answer: { answer in .inner(.second(.sensed(answer))) })]
  }

  mutating func takeSecondPosition(_ answer: HostAnswer) {
    guard second.isWatching else { return }
    switch answer {
    case .text(let text):
      guard let position = HostPosition(text), let fix = Fix(position) else { return }
      second.trouble = fix.isPrecise ? nil : .imprecise
      noteSecond(.fix(fix))
    case .failed(let reason):
      second.trouble = LiveState.Trouble(rawValue: reason) ?? .unavailable
    default: break
    }
  }

  mutating func takeSecondMotion(_ answer: HostAnswer) {
    guard second.motion.isWatching else { return }
    switch answer {
    case .file(let kind, let bytes):
      let samples = second.motion.samples(of: bytes, kind: kind)
      second.motion.take(samples, at: moment.uptime)
    case .failed(let reason): second.motion.fail(reason)
    default: break
    }
  }

  /// What a second device asked of the host, as the recording does.
  var releasedBySecond: [HostRequest] {
    (second.isWatching ? [.unwatch] : []) + (second.isAwake ? [.stayAwake(false)] : [])
      + (second.motion.isWatching ? [.unwatchMotion] : [])
  }
}
