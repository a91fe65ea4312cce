import Design
import RefWatchDomain

extension Words {
  /// What is said of facts that are recorded in one go, each once. A second caution was asked about
  /// before.
  func advice(on facts: [Fact], _ record: MatchRecord, _ captured: Capture) -> [String] {
    var said: [Advice] = []
    for fact in facts {
      for advice in record.advice(on: fact, stage: captured.stage, elapsed: captured.elapsed) {
        if case .secondCaution = advice { continue }
        if !said.contains(advice) { said.append(advice) }
      }
    }
    return said.map { advice in self.advice(advice, record) }
  }

  func advice(_ advice: Advice, _ record: MatchRecord) -> String {
    switch advice {
    case .implausibleTime: self(AdviceText.implausibleTime)
    case .stageNotReached: self(AdviceText.stageNotReached)
    case .stageOver: self(AdviceText.stageOver)
    case .notInPlay: self(AdviceText.notInPlay)
    case .addedTimeFalls(let from): self(AdviceText.addedTimeFalls, count: from)
    case .lengthChanged: self(AdviceText.lengthChanged)
    case .duplicate: self(AdviceText.duplicate)
    case .notOnSheet(let person): self(AdviceText.notOnSheet, name: label(person))
    case .notOnField(let person): self(AdviceText.notOnField, name: label(person))
    case .sentOffBefore(let person): self(AdviceText.sentOffBefore, name: label(person))
    case .inSinBin(let person): self(AdviceText.inSinBin, name: label(person))
    case .alreadyOnField(let person): self(AdviceText.alreadyOnField, name: label(person))
    case .mayNotReturn(let person): self(AdviceText.mayNotReturn, name: label(person))
    case .samePlayer(let person): self(AdviceText.samePlayer, name: label(person))
    case .wrongSide(let person): self(AdviceText.wrongSide, name: label(person))
    case .tooFewPlayers(let side, let count, least: _):
      of(AdviceText.tooFewPlayers, side, count, record)
    case .secondCaution: self(AdviceText.secondCaution)
    case .noFirstCaution: self(AdviceText.noFirstCaution)
    case .reasonMissing: self(AdviceText.reasonMissing)
    case .sinBin(let consequence): consequences(consequence)
    case .noSinBin: self(AdviceText.noSinBin)
    case .repeatedWarnings(let count): self(AdviceText.repeatedWarnings, count: count)
    case .seniorCoach: self(AdviceText.seniorCoach)
    case .overLimit(used: _, let limit): self(AdviceText.overLimit, count: limit)
    case .overWindows(used: _, let limit): self(AdviceText.overWindows, count: limit)
    case .overConcussion(used: _, let limit): self(AdviceText.overConcussion, count: limit)
    case .overAdditional: self(AdviceText.overAdditional)
    case .noConcussionProtocol: self(AdviceText.noConcussionProtocol)
    case .shootoutDecided(let side): self(AdviceText.shootoutDecided, name: team(side, record))
    case .otherSideKicks(let side): self(AdviceText.otherSideKicks, name: team(side, record))
    case .kickedBefore(let person): self(AdviceText.kickedBefore, name: label(person))
    case .mayNotKick(let person): self(AdviceText.mayNotKick, name: label(person))
    case .reduceToEquate(let side, let count): of(AdviceText.reduceToEquate, side, count, record)
    case .manyEntries(let count): self(AdviceText.manyEntries, count: count)
    }
  }

  private func consequences(_ consequence: CautionConsequence) -> String {
    switch consequence {
    case .caution, .dismissal: self(AdviceText.dismissal)
    case .lastDismissal: self(AdviceText.lastDismissal)
    case .noFurtherPart: self(AdviceText.noFurtherPart)
    case .sendOff: self(AdviceText.secondCaution)
    }
  }

  private func of(
    _ key: AdviceText, _ side: Side, _ count: Int, _ record: MatchRecord
  ) -> String {
    key.text(in: language, count: count, [("name", team(side, record))])
  }
}
