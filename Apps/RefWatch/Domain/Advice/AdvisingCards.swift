import Core

extension MatchRecord {
  func advice(on card: Card, _ stage: Stage, _ replacing: MatchEventID?) -> [Advice] {
    var advice: [Advice] = []
    let recipient = card.recipient
    let lineUp = lineUps[recipient.side]
    let member = lineUp.member(recipient)
    if recipient.isUnknown {
      if recipient.kind == .official { advice.append(.seniorCoach) }
    } else if lineUp.isFromSheet && !(member?.isNamed ?? false) {
      advice.append(.notOnSheet(recipient))
    }
    if let sentOff = member?.sentOff, sentOff != replacing {
      advice.append(.sentOffBefore(recipient))
    }
    if let reason = card.reason, reason.code == Catalog.freeTextCode, trimmed(reason.text).isEmpty {
      advice.append(.reasonMissing)
    }
    switch card.colour {
    case .yellow: advice += cautioned(card, member, stage, replacing)
    case .secondYellow:
      let earlier = earlier(member, stage, replacing)
      if earlier?.cautions(in: stage).isEmpty ?? true { advice.append(.noFirstCaution) }
    case .red: break
    }
    if card.colour != .yellow && recipient.kind == .player && member?.sentOff == nil {
      advice += tooFew(recipient.side, without: recipient)
    }
    return advice
  }

  private func cautioned(
    _ card: Card, _ member: TeamMember?, _ stage: Stage, _ replacing: MatchEventID?
  ) -> [Advice] {
    let recipient = card.recipient
    let offence = card.reason.flatMap { reason in
      Catalogs.named(reason.catalog).reason(reason.code, recipient: recipient.kind)?.law
    }
    // Substitutes and substituted players are not dismissed for a time.
    let isInPlay = recipient.kind == .player && (member?.place ?? .field) == .field
    let isDismissal =
      isInPlay && (card.isSinBin || rules.isDismissal(offence, recipient: recipient.kind))
    let consequence = rules.consequence(
      isDismissal: isDismissal,
      earlier: earlier(member, stage, replacing) ?? TeamMember(recipient, place: .field),
      stage: stage)
    var advice: [Advice] = []
    if card.isSinBin && (!isInPlay || rules.sinBin == .off) { advice.append(.noSinBin) }
    switch consequence {
    case .caution: break
    case .sendOff(let first): advice.append(.secondCaution(first: first))
    case .dismissal:
      if !card.isSinBin { advice.append(.sinBin(consequence)) }
      advice += tooFew(recipient.side, without: recipient)
    case .lastDismissal, .noFurtherPart:
      advice.append(.sinBin(consequence))
      advice += tooFew(recipient.side, without: recipient)
    }
    return advice
  }

  /// The member without what the entry that is corrected did to them.
  private func earlier(
    _ member: TeamMember?, _ stage: Stage, _ replacing: MatchEventID?
  ) -> TeamMember? {
    guard var member, let replacing else { return member }
    if sinBins.contains(where: { bin in bin.card == replacing })
      && member.cautions.contains(replacing)
    {
      member.dismissals -= 1
    }
    member.cautions.removeAll { event in event == replacing }
    member.shootoutCautions.removeAll { event in event == replacing }
    return member
  }

  /// The second warning of one official is a question of a caution.
  func repeated(_ participant: Participant) -> [Advice] {
    guard participant.kind == .official,
      let member = lineUps[participant.side].member(participant), member.warnings > 0
    else { return [] }
    return [.repeatedWarnings(count: member.warnings + 1)]
  }
}
