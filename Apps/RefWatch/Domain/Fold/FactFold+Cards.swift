import Core

extension FactFold {
  mutating func take(_ card: Card, _ entry: LogEntry) {
    let event = entry.event.id
    let side = card.recipient.side
    let isPlayer = card.recipient.kind == .player
    let before = lineUps[side].member(card.recipient)?.cautions(in: entry.stage).count ?? 0
    let cautions =
      card.colour != .red || (card.isSecondCaution && before < 2)
    let sendsOff = card.colour != .yellow
    if isPlayer {
      if cautions { tallies[side].cautions += 1 }
      if sendsOff { tallies[side].sendOffs += 1 }
    } else {
      if cautions { tallies[side].officialCautions += 1 }
      if sendsOff { tallies[side].officialSendOffs += 1 }
    }
    if cautions { caution(card, entry) }
    if sendsOff {
      lineUps[side].sendOff(card.recipient, by: event, stage: entry.stage)
      endDismissals(of: card.recipient, by: event)
    }
  }

  private mutating func caution(_ card: Card, _ entry: LogEntry) {
    let side = card.recipient.side
    let isDismissal = card.isSinBin && card.colour == .yellow && card.recipient.kind == .player
    let member = lineUps[side].member(card.recipient)
    let consequence = rules.consequence(
      isDismissal: isDismissal, earlier: member, stage: entry.stage)
    lineUps[side].change(card.recipient) { member in
      if entry.stage == .period(.shootout) {
        member.shootoutCautions.append(entry.event.id)
      } else {
        member.cautions.append(entry.event.id)
      }
      if isDismissal { member.dismissals += 1 }
    }
    if consequence == .noFurtherPart { lineUps[side].finish(card.recipient, mayBeReplaced: false) }
    if isDismissal {
      open(
        SinBin(
          event: entry.event.id, participant: card.recipient, seconds: rules.sinBinSeconds,
          card: entry.event.id))
    }
  }

  // MARK: Temporary dismissals

  mutating func takeDismissal(_ entry: LogEntry) {
    let event = entry.event.id
    switch entry.fact {
    case .sinBinStart(let player, let seconds):
      let waiting = sinBins.firstIndex { bin in
        bin.isOpen && bin.start == nil && bin.card != nil && bin.participant.isSame(as: player)
      }
      if let waiting {
        sinBins[waiting].start = event
        sinBins[waiting].seconds = seconds
      } else {
        open(SinBin(event: event, participant: player, seconds: seconds))
      }
    case .sinBinRestart(let named):
      guard case .period = entry.stage else { return }
      for index in sinBins.indices where sinBins[index].isNamed(named) {
        guard sinBins[index].isOpen, sinBins[index].running == nil else { continue }
        sinBins[index].running = .init(stage: entry.stage, since: entry.elapsed)
      }
    case .sinBinEnd(let named):
      for index in sinBins.indices where sinBins[index].isNamed(named) && sinBins[index].isOpen {
        close(index, entry)
      }
    case .periodStart(.shootout, _): break
    case .periodStart(let period, _): resumeDismissals(.period(period))
    case .periodEnd: pauseDismissals(entry)
    default: break
    }
  }

  private mutating func open(_ bin: SinBin) {
    sinBins.append(bin)
    lineUps[bin.participant.side].dismiss(bin.participant)
  }

  private mutating func close(_ index: Int, _ entry: LogEntry) {
    let bin = sinBins[index]
    sinBins[index].servedBefore = bin.served(stage: entry.stage, elapsed: entry.elapsed)
    sinBins[index].running = nil
    sinBins[index].end = entry.event.id
    let hasSystem = rules.sinBin == .systemA || rules.sinBin == .systemB
    lineUps[bin.participant.side].readmit(bin.participant, isLast: hasSystem)
  }

  private mutating func endDismissals(of participant: Participant, by event: MatchEventID) {
    for index in sinBins.indices where sinBins[index].participant.isSame(as: participant) {
      guard sinBins[index].isOpen else { continue }
      sinBins[index].end = event
      sinBins[index].running = nil
    }
  }

  /// What is left is served from the kick-off, which is a restart.
  private mutating func resumeDismissals(_ stage: Stage) {
    for index in sinBins.indices where sinBins[index].isOpen {
      sinBins[index].running = .init(stage: stage, since: 0)
    }
  }

  private mutating func pauseDismissals(_ entry: LogEntry) {
    for index in sinBins.indices where sinBins[index].isOpen {
      sinBins[index].servedBefore = sinBins[index].served(
        stage: entry.stage, elapsed: entry.elapsed)
      sinBins[index].running = nil
    }
  }
}
