extension Catalog {
  /// The codes of 2026-27: since an earlier list, C6 is entering and C7 leaving without permission,
  /// and S3 is biting as well. The FA has no codes for team officials; the Laws' own stand in.
  public static let england = Catalog(
    id: "fa_england", name: "The FA", region: "England", edition: "2026-27",
    reasons: [
      CatalogReason("C1", "Unsporting Behaviour", .caution, .player, .unsporting),
      CatalogReason("C2", "Dissent by Word or Action", .caution, .player, .dissent),
      CatalogReason("C3", "Persistent Infringement", .caution, .player, .persistent),
      CatalogReason("C4", "Delaying the Restart of Play", .caution, .player, .delayingRestart),
      CatalogReason(
        "C5", "Failure to Respect the Required Distance", .caution, .player, .distance),
      CatalogReason(
        "C6", "Entering/Re-entering FOP without Permission", .caution, .player,
        .withoutPermission),
      CatalogReason(
        "C7", "Deliberately Leaving FOP without Permission", .caution, .player, .leaving),
      CatalogReason("S1", "Serious Foul Play", .sendOff, .player, .seriousFoulPlay),
      CatalogReason("S2", "Violent Conduct", .sendOff, .player, .violentConduct),
      CatalogReason("S3", "Spitting or Biting", .sendOff, .player, .bitingOrSpitting),
      CatalogReason("S4", "DOGSO – Handball", .sendOff, .player, .goalDeniedByHandball),
      CatalogReason("S5", "DOGSO – Foul", .sendOff, .player, .goalDeniedByOffence),
      CatalogReason("S6", "OFFINABUS", .sendOff, .player, .abusive),
      CatalogReason("S7", "Second Caution", .secondCaution, .player, .secondCaution),
    ])
}
