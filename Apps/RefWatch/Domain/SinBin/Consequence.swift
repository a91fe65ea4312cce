import Core

extension RuleSet {
  /// What follows from one more caution of somebody, by the scheme in force.
  ///
  /// - `off`: a second caution sends off (Law 12).
  /// - `aligned2024`: so it does here, whether or not one of the two was a temporary dismissal.
  /// - `systemA`: every caution is a temporary dismissal; after the second, once served, the player
  ///   takes no further part.
  /// - `systemB`: so it is for some cautions. One of each kind goes on; two dismissals end the
  ///   player's part; with one more caution of the other kind nobody replaces them; two ordinary
  ///   cautions send off.
  public func consequence(
    isDismissal: Bool, earlier member: TeamMember?, stage: Stage
  ) -> CautionConsequence {
    let cautions = member?.cautions(in: stage) ?? []
    let isPlayer = member?.participant.kind != .official
    let bins = stage == .period(.shootout) ? 0 : member?.dismissals ?? 0
    let ordinary = cautions.count - bins
    switch isPlayer ? sinBin : .off {
    case .off, .aligned2024:
      if let first = cautions.first { return .sendOff(first: first) }
      return isDismissal && sinBin != .off ? .dismissal(seconds: sinBinSeconds) : .caution
    case .systemA, .systemB:
      if !isDismissal {
        if bins >= 2 { return .noFurtherPart }
        if ordinary >= 1, let first = cautions.first { return .sendOff(first: first) }
        return .caution
      }
      if bins >= 2 || (bins == 1 && ordinary >= 1) { return .noFurtherPart }
      return bins == 1
        ? .lastDismissal(seconds: sinBinSeconds) : .dismissal(seconds: sinBinSeconds)
    }
  }

  /// Whether a caution for the reason is a temporary dismissal by the scheme in force.
  public func isDismissal(_ offence: LawOffence?, recipient: Participant.Kind) -> Bool {
    guard recipient == .player else { return false }
    return switch sinBin {
    case .off: false
    case .aligned2024, .systemB: offence == .dissent
    case .systemA: true
    }
  }
}
