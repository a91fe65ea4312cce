/// The offences of Law 12, and of Law 5's team officials, without anybody's codes.
public enum LawOffence: String, Hashable, Sendable, CaseIterable {
  // Cautions of players.
  case unsporting, dissent, persistent, delayingRestart, distance, withoutPermission, leaving
  case reviewArea, reviewSignal
  // Sendings-off of players.
  case seriousFoulPlay, violentConduct, bitingOrSpitting, goalDeniedByHandball
  case goalDeniedByOffence, abusive, secondCaution, videoRoom
  // Warnings to team officials.
  case respectfulEntry, notCooperating, minorDisagreement, occasionallyLeavingArea
  // Cautions of team officials.
  case persistentlyLeavingArea, enteringOppositeArea, gesturingForCards
  case provocative, persistentlyUnacceptable, lackOfRespect
  // Sendings-off of team officials.
  case delayingOpponents, leavingAreaToConfront, enteringOppositeAreaAggressively
  case throwingObject, enteringToConfront, aggressive, electronicEquipment

  /// A caution for which a substitute or a substituted player can be shown the card too.
  public var isOfSubstitutes: Bool {
    switch self {
    case .delayingRestart, .dissent, .withoutPermission, .unsporting, .reviewArea, .reviewSignal:
      true
    default: false
    }
  }
}
