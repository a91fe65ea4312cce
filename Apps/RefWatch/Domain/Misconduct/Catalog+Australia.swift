extension Catalog {
  public static let southAustralia = Catalog(
    id: "football_sa", name: "Australia South", region: "South Australia", edition: "2026",
    reasons: yellows(isSouth: true) + reds(isSouth: true) + officials(isSouth: true),
    accumulation: [
      AccumulationRule(.caution, .player, trigger: 5, every: 2, matches: 1),
      AccumulationRule(.caution, .official, trigger: 5, every: 2, matches: 1),
      AccumulationRule(
        .sendOff, .player, codes: ["R1", "R2", "R3", "R6"], trigger: 2, every: 1, matches: 1),
    ])

  public static let victoria = Catalog(
    id: "football_vic", name: "Football Victoria", region: "Victoria", edition: "2026",
    reasons: [
      yellow("Y1", "Unsporting Conduct", .unsporting),
      yellow("Y2", "Dissent by Word or Action", .dissent),
      yellow("Y3", "Persistent or Tactical Fouls", .persistent),
      yellow("Y4", "Delaying Restart of Play", .delayingRestart),
      yellow("Y5", "Failure to Respect Required Distance", .distance),
      yellow("Y6", "Entering/Leaving Without Permission", .withoutPermission),
      red("R1", "Serious Foul Play", .seriousFoulPlay),
      red("R2", "Violent Conduct", .violentConduct),
      red("R3", "Spitting or Biting", .bitingOrSpitting),
      red("R4", "Denying Goal with Handball", .goalDeniedByHandball),
      red("R5", "Denying Goal-Scoring Opportunity", .goalDeniedByOffence),
      red("R6", "Abusive Language or Gestures", .abusive),
      CatalogReason("R7", "Second Yellow Card", .secondCaution, .player, .secondCaution),
      CatalogReason(
        "YT1", "Persistent Irresponsible Behaviour", .caution, .official,
        .persistentlyUnacceptable),
    ] + officials(isSouth: false).filter { reason in reason.code != "YT1" })

  public static let northernNewSouthWales = plain(
    id: "football_nnswf", name: "Northern NSW Football", region: "Northern New South Wales")

  public static let queensland = plain(
    id: "football_qld", name: "Football Queensland", region: "Queensland")

  /// South Australia's titles, without its seventh caution and its suspensions.
  private static func plain(id: String, name: String, region: String) -> Catalog {
    Catalog(
      id: id, name: name, region: region, edition: "2026",
      reasons: yellows(isSouth: false) + reds(isSouth: false) + officials(isSouth: false))
  }

  private static func yellow(
    _ code: String, _ title: String, _ law: LawOffence, table: String? = nil
  ) -> CatalogReason {
    CatalogReason(code, title, .caution, .player, law, regulation: table)
  }

  private static func red(
    _ code: String, _ title: String, _ law: LawOffence, _ suspension: Int? = nil,
    table: String? = nil
  ) -> CatalogReason {
    CatalogReason(
      code, title, .sendOff, .player, law, suspension: suspension, regulation: table)
  }

  private static func yellows(isSouth: Bool) -> [CatalogReason] {
    let table = isSouth ? "Table 1" : nil
    let common = [
      yellow("Y1", "Unsporting Behaviour", .unsporting, table: table),
      yellow("Y2", "Dissent", .dissent, table: table),
      yellow("Y3", "Persistent Infringement", .persistent, table: table),
      yellow("Y4", "Delaying Restart", .delayingRestart, table: table),
      yellow("Y5", "Failure to Respect Distance", .distance, table: table),
      yellow("Y6", "Entering Without Permission", .withoutPermission, table: table),
    ]
    guard isSouth else { return common }
    return common + [
      yellow("Y7", "Deliberately Leaving Field Without Permission", .leaving, table: table)
    ]
  }

  private static func reds(isSouth: Bool) -> [CatalogReason] {
    let table = isSouth ? "Table 2" : nil
    func matches(_ count: Int) -> Int? { isSouth ? count : nil }
    return [
      red("R1", "Serious Foul Play", .seriousFoulPlay, matches(1), table: table),
      red("R2", "Violent Conduct", .violentConduct, matches(2), table: table),
      red("R3", "Spitting or Biting", .bitingOrSpitting, matches(6), table: table),
      red("R4", "DOGSO – Handball", .goalDeniedByHandball, matches(1), table: table),
      red("R5", "DOGSO – Foul", .goalDeniedByOffence, matches(1), table: table),
      red("R6", "Offensive, Insulting or Abusive Language", .abusive, matches(2), table: table),
      CatalogReason(
        "R7", "Second Yellow", .secondCaution, .player, .secondCaution, suspension: matches(1),
        regulation: table),
    ]
  }

  private static func officials(isSouth: Bool) -> [CatalogReason] {
    let table = isSouth ? "Table 3" : nil
    let suspension = isSouth ? 1 : nil
    func yellow(_ code: String, _ title: String, _ law: LawOffence) -> CatalogReason {
      CatalogReason(code, title, .caution, .official, law, regulation: table)
    }
    func red(_ code: String, _ title: String, _ law: LawOffence) -> CatalogReason {
      CatalogReason(
        code, title, .sendOff, .official, law, suspension: suspension, regulation: table)
    }
    return [
      yellow("YT1", "Persistent Protests", .dissent),
      yellow("YT2", "Delaying Restart", .delayingRestart),
      yellow("YT3", "Entering Field of Play", .withoutPermission),
      yellow("YT4", "Leaving Technical Area", .persistentlyLeavingArea),
      red("RT1", "Violent Conduct", .violentConduct),
      red("RT2", "Throwing Objects", .throwingObject),
      red("RT3", "Offensive, Insulting or Abusive Language", .abusive),
      red("RT4", "Entering Field Aggressively", .enteringToConfront),
    ]
  }
}
