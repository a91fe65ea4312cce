import Calendar
import Core
import Design
import RefWatchDomain

// Fixture lists in words.
extension Words {
  func status(_ status: FixtureStatus) -> String {
    switch status {
    case .scheduled: self(FixtureText.scheduled)
    case .postponed: self(FixtureText.postponed)
    case .canceled: self(FixtureText.canceled)
    }
  }

  /// The city of a zone's name: `New York`.
  func zone(_ name: String) -> String { ZoneTable.place(of: name) }

  func field(_ field: FixtureField) -> String {
    switch field {
    case .date: self(FixtureFaultText.date)
    case .time: self(FixtureFaultText.time)
    case .home: self(FixtureFaultText.home)
    case .away: self(FixtureFaultText.away)
    case .teams: self(FixtureFaultText.teams)
    case .competition: self(FixtureFaultText.competition)
    case .venue: self(FixtureFaultText.venue)
    case .role: self(FixtureFaultText.role)
    case .status: self(FixtureFaultText.status)
    case .fee: self(FixtureFaultText.fee)
    case .currency: self(FixtureFaultText.currency)
    case .travel: self(FixtureFaultText.travel)
    case .notes: self(FixtureFaultText.notes)
    case .identity: self(FixtureFaultText.identity)
    case .zone: self(FixtureFaultText.zone)
    }
  }

  /// "Line 12 · Kick-off: “25:99” is no time".
  func fault(_ fault: FixtureFault) -> String {
    let place = self(FixtureImportText.row, count: fault.line)
    let reason = reason(fault.reason)
    guard let field = fault.field else { return place + " · " + reason }
    return place + " · " + self.field(field) + ": " + reason
  }

  private func reason(_ reason: FixtureFault.Reason) -> String {
    switch reason {
    case .missing: self(FixtureFaultText.missing)
    case .notADate(let text): self(FixtureFaultText.notADate, text: text)
    case .noSuchDate(let text): self(FixtureFaultText.noSuchDate, text: text)
    case .notATime(let text): self(FixtureFaultText.notATime, text: text)
    case .timeMissing: self(FixtureFaultText.timeMissing)
    case .teamsUnclear(let text): self(FixtureFaultText.teamsUnclear, text: text)
    case .unknownZone(let text): self(FixtureFaultText.unknownZone, text: text)
    case .quoteOpen: self(FixtureFaultText.quoteOpen)
    case .unfinished: self(FixtureFaultText.unfinished)
    case .notKept(let rejection): notKept(rejection)
    case .repeated(let line): self(FixtureFaultText.repeated, count: line)
    case .unknownRole(let text): self(FixtureFaultText.unknownRole, text: text)
    case .unknownStatus(let text): self(FixtureFaultText.unknownStatus, text: text)
    case .notAFee(let text): self(FixtureFaultText.notAFee, text: text)
    case .notADistance(let text): self(FixtureFaultText.notADistance, text: text)
    case .rule(let text): self(FixtureFaultText.rule, text: text)
    case .seriesCut(let from, let to):
      self(
        FixtureFaultText.seriesCut, name: formats.date(from, .medium),
        text: formats.date(to, .medium))
    case .skippedTime: self(FixtureFaultText.skippedTime)
    case .shortened(let limit): self(FixtureFaultText.shortened, count: limit)
    case .textAfterQuote: self(FixtureFaultText.textAfterQuote)
    }
  }

  private func notKept(_ rejection: RefWatchRejection) -> String {
    guard case .tooLong(let field, _) = rejection else { return self(FixtureFaultText.notKept) }
    switch field {
    case .team: return self(FixtureFaultText.teamTooLong)
    case .competition, .venue: return self(FixtureFaultText.placeTooLong)
    case .notes: return self(FixtureFaultText.notesTooLong)
    default: return self(FixtureFaultText.notKept)
    }
  }

  func fileFault(_ fault: FixtureFileFault) -> String {
    switch fault {
    case .tooLarge: self(FixtureImportText.tooLarge)
    case .tooManyLines: self(FixtureImportText.tooMany)
    case .empty: self(FixtureImportText.empty)
    case .encoding: self(FixtureImportText.encoding)
    case .notText: self(FixtureImportText.notText)
    case .noEvents: self(FixtureImportText.noEvents)
    }
  }

  /// What an import changes of a match, named.
  func changes(_ edits: [MatchEdit]) -> String {
    var names: [String] = []
    for edit in edits {
      let name: String? =
        switch edit {
        case .team(.home, _): field(.home)
        case .team(.away, _): field(.away)
        case .competition: field(.competition)
        case .venue: field(.venue)
        case .ownRole: field(.role)
        case .scheduledKickOff, .fixture(.kickOff): field(.time)
        case .fixture(.status): field(.status)
        case .fixture(.fee): field(.fee)
        case .fixture(.travel): field(.travel)
        case .fixture(.notes): field(.notes)
        case .fixture(.source): field(.identity)
        case .crew, .rules, .sheet, .firstLeg, .conditions, .archived, .fixture(.tag): nil
        }
      if let name, !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: ", ")
  }
}
