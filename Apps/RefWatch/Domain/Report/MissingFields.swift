import Core

extension MatchReport {
  /// What the template asks for and the record leaves open, in the order of the template's
  /// questions.
  func fieldsMissing() -> [MissingField] {
    var missing: [MissingField] = []
    for field in template.required {
      for open in gaps(field) { missing.append(open) }
    }
    missing += textsTooLong()
    for line in sendOffs + officialCards + cautions {
      if let text = line.card.reason?.text, text.count > template.narrativeLimit {
        let field: ReportField =
          line.card.recipient.kind == .official ? .officialNarrative : .sendOffNarrative
        let open = MissingField(
          field: field, stage: line.time.stage, event: line.time.event, isTooLong: true)
        if !missing.contains(open) { missing.append(open) }
      }
    }
    return missing
  }

  /// Of what is not about a card.
  private func textsTooLong() -> [MissingField] {
    let limit = template.narrativeLimit
    var long: [MissingField] = []
    func take(_ field: ReportField, _ text: String, _ time: ReportTime?) {
      guard text.count > limit else { return }
      long.append(
        MissingField(field: field, stage: time?.stage, event: time?.event, isTooLong: true))
    }
    take(.weather, header.conditions.weather, nil)
    take(.pitch, header.conditions.pitch, nil)
    take(.lateStartReason, header.conditions.lateStart, nil)
    for line in incidents { take(.incidentText, line.text, line.time) }
    for line in interruptions where line.isAbandonment {
      take(.abandonmentStatement, line.text, line.time)
    }
    return long
  }

  private func gaps(_ field: ReportField) -> [MissingField] {
    switch field {
    case .competition: whole(field, trimmed(header.competition).isEmpty)
    case .venue: whole(field, trimmed(header.venue).isEmpty)
    case .kickOff: whole(field, header.kickOff == nil)
    case .crew: whole(field, header.crew.isEmpty)
    case .signature: whole(field, signature == nil)
    case .lateStartReason:
      whole(
        field,
        header.minutesLate != nil && isBlank(header.conditions.lateStart) && !hasNoteBeforeMatch)
    case .weather: whole(field, isBlank(header.conditions.weather))
    case .temperature: whole(field, header.conditions.temperature == nil)
    case .pitch: whole(field, isBlank(header.conditions.pitch))
    case .initials:
      whole(
        field,
        !Side.allCases.allSatisfy { side in
          initials.contains { line in line.person.side == side }
        })
    case .playerNumber:
      lines(field, playerCards) { card in card.recipient.number == nil }
    case .playerName: lines(field, playerCards) { card in isBlank(card.recipient.name) }
    case .cautionReason:
      lines(field, cautions + officialCards) { card in
        card.colour == .yellow && !card.hasReason
      }
    case .sendOffReason:
      lines(field, sendOffs + officialCards) { card in
        card.colour != .yellow && !card.hasReason
      }
    case .sendOffNarrative:
      lines(field, sendOffs) { card in
        !card.isSecondCaution && isBlank(card.reason?.text)
      }
    case .officialNarrative:
      lines(field, officialCards) { card in isBlank(card.reason?.text) }
    case .officialName:
      lines(field, officialCards) { card in isBlank(card.recipient.name) }
    case .officialRole: lines(field, officialCards) { card in isBlank(card.recipient.role) }
    case .abandonmentStatement:
      interruptions.filter { line in line.isAbandonment && isBlank(line.text) }
        .map { line in open(field, line.time) }
    case .incidentText:
      incidents.filter { line in isBlank(line.text) }.map { line in open(field, line.time) }
    }
  }

  private var playerCards: [ReportCard] {
    var cards = cautions
    for line in sendOffs
    where !cards.contains(where: { known in known.time.event == line.time.event }) {
      cards.append(line)
    }
    return cards
  }

  private func whole(_ field: ReportField, _ isMissing: Bool) -> [MissingField] {
    isMissing ? [MissingField(field: field, stage: nil, event: nil, isTooLong: false)] : []
  }

  private func lines(
    _ field: ReportField, _ cards: [ReportCard], _ isMissing: (Card) -> Bool
  ) -> [MissingField] {
    cards.filter { line in isMissing(line.card) }.map { line in open(field, line.time) }
  }

  private func open(_ field: ReportField, _ time: ReportTime) -> MissingField {
    MissingField(field: field, stage: time.stage, event: time.event, isTooLong: false)
  }

  private var hasNoteBeforeMatch: Bool {
    incidents.contains { line in line.time.stage == .gap(.beforeMatch) && !isBlank(line.text) }
  }
}

private func isBlank(_ text: String?) -> Bool { trimmed(text ?? "").isEmpty }
