import Core
import TeePalsDomain

extension TeePalsFeature.State {
  /// Shows what is missing, and keeps what was wanted; `nil` where nothing is missing and it may be
  /// done at once.
  mutating func gated(_ intent: GolfIntent, _ moment: Moment) -> Effects? {
    guard standing.level < .tier2 else { return nil }
    gate = GateState(intent: intent)
    return []
  }

  mutating func reduceGate(_ action: GateAction, _ moment: Moment) -> Effects {
    switch action {
    case .dropped:
      gate = nil
      return []
    case .completed:
      guard gate != nil else { return [] }
      guard let gap = standing.gaps.first else { return resume() }
      return fill(gap)
    }
  }

  private mutating func fill(_ gap: ProfileGap) -> Effects {
    gate?.filling = gap
    return go(.editProfile(gap.section))
  }

  /// The editor of a section was closed: what it was opened for is done, or asked for again, or
  /// dropped.
  mutating func editorClosed() -> Effects {
    profile.form = nil
    profile.question = nil
    guard gate?.isEditing == true else { return gate == nil ? entered(screen) : [] }
    guard standing.level < .tier2 else { return resume() }
    // What was filled leads to the next; who closes the editor without it drops what they wanted.
    if let gap = gate?.filling, !standing.gaps.contains(gap), let next = standing.gaps.first {
      // Back from it leads to what was wanted, not to what is filled already.
      return fill(next) + [.tell(.replaceAddress)]
    }
    gate = nil
    return []
  }

  /// Does what was wanted, with what it was wanted with.
  mutating func resume() -> Effects {
    guard let intent = gate?.intent else { return [] }
    gate = nil
    return reduce(intent.action, moment)
  }
}

extension ProfileGap {
  /// Where it is filled.
  var section: ProfileSection {
    switch self {
    case .name, .birthDate, .city, .gender: .about
    case .photo: .photo
    case .skill: .golf
    }
  }
}
