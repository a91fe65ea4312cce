import Core
import Design
import RunningBuddyDomain

extension RunFeature.State {
  /// Whether the motion sensors are a recording's, or a second device's.
  var areSensorsTaken: Bool { isReceiverTaken || second.isOn }

  /// Where the person says that the device is.
  var mountPlace: Carrying { mount.place ?? settings.carried }

  mutating func reduceMount(_ action: MountAction) -> Effects {
    switch action {
    case .placed(let place): mount.place = place
    case .started:
      guard !areSensorsTaken, mount.check?.isUnderWay != true else { return [] }
      mount.check = MountCheck(at: moment.uptime)
      mount.motion.begin()
      // In this very turn: a browser asks for motion only where somebody has just tapped.
      return [.ask(.watchMotion, answer: { answer in .inner(.mount(.moved(answer))) })]
    case .ended: mount.check = nil
    case .kept(let place):
      mount.check = nil
      mount.place = nil
      let old = settings.carried
      guard place != old else {
        say(MountText.kept)
        return []
      }
      say(MountText.kept, undo: [.setRunSetting(me, .carried(old))])
      return set(.carried(place))
    }
    return []
  }

  mutating func answeredMount(_ answer: MountAnswer) -> Effects {
    switch answer {
    case .moved(let answer): return takeMountMotion(answer)
    case .ticked:
      mount.isTicking = false
      let uptime = moment.uptime
      return follow { check in check.tick(at: uptime) }
    }
  }

  private mutating func takeMountMotion(_ answer: HostAnswer) -> Effects {
    guard mount.motion.isWatching else { return [] }
    switch answer {
    case .file(let kind, let bytes):
      let samples = mount.motion.take(
        MotionSample.read(bytes), hasGravity: sameBytes(kind, "gravity"))
      let uptime = moment.uptime
      return follow { check in check.take(samples, at: uptime) }
    case .failed(let reason):
      mount.motion.fail(reason)
      mount.check = nil
    default: break
    }
    return []
  }

  /// Lets a check take something, and has a new phase felt: nobody looks at a pocket.
  private mutating func follow(_ change: (inout MountCheck) -> Void) -> Effects {
    guard var check = mount.check, check.isUnderWay else { return [] }
    let before = check.phase
    change(&check)
    mount.check = check
    switch (before, check.phase) {
    case (.placing, .placing), (.standing, .standing), (.running, .running): return []
    case (_, .standing), (_, .running), (_, .placing):
      return [.tell(.cue([300], vibrates: true, flashes: false, beeps: true))]
    case (_, .found), (_, .failed):
      return [.tell(.cue([200, 100, 200], vibrates: true, flashes: false, beeps: true))]
    }
  }

  // MARK: What is held meanwhile

  /// What lets go of what a check holds.
  var releasedByMount: [HostRequest] {
    (mount.isAwake ? [.stayAwake(false)] : []) + (mount.motion.isWatching ? [.unwatchMotion] : [])
  }

  mutating func keepMount() -> Effects {
    let isHere = route == .carrying && !areSensorsTaken
    if !isHere { mount.check = nil }
    guard isVisible else { return [] }
    guard mount.check?.isUnderWay == true else {
      // A recording holds the same for itself.
      let released = areSensorsTaken ? [] : releasedByMount
      if mount.motion.isWatching { mount.motion.end() }
      mount.isAwake = false
      if !isHere { mount = MountState() }
      return released.map { request in .tell(request) }
    }
    var effects: Effects = []
    if !mount.isAwake {
      mount.isAwake = true
      effects.append(.tell(.stayAwake(true)))
    }
    if !mount.isTicking {
      mount.isTicking = true
      effects.append(
        .ask(
          .timer(key: "run.mount", milliseconds: 1_000),
          answer: { _ in .inner(.mount(.ticked)) }))
    }
    return effects
  }
}
