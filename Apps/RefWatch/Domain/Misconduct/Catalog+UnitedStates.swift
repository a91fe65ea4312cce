extension Catalog {
  /// The codes of 2026-27: since an earlier list, leaving without permission is `L`, and abusive
  /// language `AL`. There are no codes for team officials; the Laws' own stand in.
  public static let unitedStates = Catalog(
    id: "ussf", name: "U.S. Soccer", region: "United States", edition: "2026-27",
    reasons: [
      CatalogReason("UB", "Unsporting Behavior", .caution, .player, .unsporting),
      CatalogReason("DT", "Dissent by Word or Action", .caution, .player, .dissent),
      CatalogReason("P", "Persistent Infringement", .caution, .player, .persistent),
      CatalogReason("DR", "Delaying the Restart", .caution, .player, .delayingRestart),
      CatalogReason("FRD", "Failure to Respect Distance", .caution, .player, .distance),
      CatalogReason("E", "Entering Without Permission", .caution, .player, .withoutPermission),
      CatalogReason("L", "Leaving Without Permission", .caution, .player, .leaving),
      CatalogReason("SFP", "Serious Foul Play", .sendOff, .player, .seriousFoulPlay),
      CatalogReason("VC", "Violent Conduct", .sendOff, .player, .violentConduct),
      CatalogReason("S", "Spitting", .sendOff, .player, .bitingOrSpitting),
      CatalogReason("DGH", "DOGSO – Handball", .sendOff, .player, .goalDeniedByHandball),
      CatalogReason("DGF", "DOGSO – Foul", .sendOff, .player, .goalDeniedByOffence),
      CatalogReason(
        "AL", "Offensive/Insulting/Abusive Language", .sendOff, .player, .abusive),
      CatalogReason("2CT", "Second Caution", .secondCaution, .player, .secondCaution),
    ],
    formerCodes: [FormerCode("OFFINABUS", "AL")])
}
