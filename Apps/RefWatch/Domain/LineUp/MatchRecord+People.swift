import Core

extension MatchRecord {
  /// Somebody who was mentioned, with what the sheet knows of them.
  func full(_ participant: Participant) -> Participant {
    guard let member = lineUps[participant.side].member(participant) else { return participant }
    var full = participant
    full.entry = full.entry ?? member.participant.entry
    full.number = full.number ?? member.participant.number
    if trimmed(full.name ?? "").isEmpty { full.name = member.participant.name }
    full.role = full.role ?? member.participant.role
    return full
  }
}
