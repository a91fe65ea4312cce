extension Catalog {
  /// Law 12 and the Laws' duties of team officials, with codes of this app's own.
  public static let law12 = Catalog(
    id: "law12", name: "Laws of the Game", region: "", edition: "2026-27",
    reasons: law12Players + law12Officials)

  private static let law12Players: [CatalogReason] = [
    CatalogReason("C1", "Unsporting behaviour", .caution, .player, .unsporting),
    CatalogReason("C2", "Dissent by word or action", .caution, .player, .dissent),
    CatalogReason("C3", "Persistent offences", .caution, .player, .persistent),
    CatalogReason("C4", "Delaying the restart of play", .caution, .player, .delayingRestart),
    CatalogReason("C5", "Not respecting the required distance", .caution, .player, .distance),
    CatalogReason(
      "C6", "Entering, re-entering or leaving without permission", .caution, .player,
      .withoutPermission),
    CatalogReason("C7", "Entering the referee review area", .caution, .player, .reviewArea),
    CatalogReason("C8", "Excessive review signal", .caution, .player, .reviewSignal),
    CatalogReason("S1", "Serious foul play", .sendOff, .player, .seriousFoulPlay),
    CatalogReason("S2", "Violent conduct", .sendOff, .player, .violentConduct),
    CatalogReason("S3", "Biting or spitting", .sendOff, .player, .bitingOrSpitting),
    CatalogReason(
      "S4", "Denying a goal or an obvious chance by handball", .sendOff, .player,
      .goalDeniedByHandball),
    CatalogReason(
      "S5", "Denying a goal or an obvious chance by an offence", .sendOff, .player,
      .goalDeniedByOffence),
    CatalogReason(
      "S6", "Offensive, insulting or abusive language or action", .sendOff, .player, .abusive),
    CatalogReason("S7", "Second caution", .secondCaution, .player, .secondCaution),
    CatalogReason("S8", "Entering the video operation room", .sendOff, .player, .videoRoom),
  ]

  private static let law12Officials: [CatalogReason] =
    law12Warnings + [
      CatalogReason(
        "OC1", "Persistently leaving the technical area", .caution, .official,
        .persistentlyLeavingArea),
      CatalogReason(
        "OC2", "Delaying the own team's restart", .caution, .official, .delayingRestart),
      CatalogReason(
        "OC3", "Entering the opposing technical area without confrontation", .caution, .official,
        .enteringOppositeArea),
      CatalogReason("OC4", "Dissent by word or action", .caution, .official, .dissent),
      CatalogReason("OC5", "Entering the referee review area", .caution, .official, .reviewArea),
      CatalogReason("OC6", "Gesturing for a card", .caution, .official, .gesturingForCards),
      CatalogReason("OC7", "Excessive review signal", .caution, .official, .reviewSignal),
      CatalogReason("OC8", "Provocative gestures or actions", .caution, .official, .provocative),
      CatalogReason(
        "OC9", "Persistent unacceptable behaviour", .caution, .official,
        .persistentlyUnacceptable),
      CatalogReason("OC10", "Lack of respect for the game", .caution, .official, .lackOfRespect),
      CatalogReason(
        "OS1", "Delaying the opponents' restart", .sendOff, .official, .delayingOpponents),
      CatalogReason(
        "OS2", "Leaving the technical area to remonstrate or provoke", .sendOff, .official,
        .leavingAreaToConfront),
      CatalogReason(
        "OS3", "Entering the opposing technical area aggressively", .sendOff, .official,
        .enteringOppositeAreaAggressively),
      CatalogReason(
        "OS4", "Throwing or kicking an object on to the field", .sendOff, .official,
        .throwingObject),
      CatalogReason(
        "OS5", "Entering the field to confront or interfere", .sendOff, .official,
        .enteringToConfront),
      CatalogReason("OS6", "Entering the video operation room", .sendOff, .official, .videoRoom),
      CatalogReason("OS7", "Physical or aggressive behaviour", .sendOff, .official, .aggressive),
      CatalogReason("OS8", "Second caution", .secondCaution, .official, .secondCaution),
      CatalogReason(
        "OS9", "Offensive, insulting or abusive language or action", .sendOff, .official, .abusive),
      CatalogReason(
        "OS10", "Unauthorised electronic equipment", .sendOff, .official, .electronicEquipment),
      CatalogReason("OS11", "Violent conduct", .sendOff, .official, .violentConduct),
    ]

  private static let law12Warnings: [CatalogReason] = [
    CatalogReason(
      "OW1", "Entering the field respectfully", .warning, .official, .respectfulEntry),
    CatalogReason("OW2", "Not cooperating with an official", .warning, .official, .notCooperating),
    CatalogReason("OW3", "Minor disagreement", .warning, .official, .minorDisagreement),
    CatalogReason(
      "OW4", "Occasionally leaving the technical area", .warning, .official,
      .occasionallyLeavingArea),
  ]
}
