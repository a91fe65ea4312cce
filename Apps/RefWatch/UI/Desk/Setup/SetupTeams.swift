import Core
import Design
import RefWatchDomain

// Teams of other matches while one is set up, and a match that begins without their names.
extension RefWatchFeature.State {
  /// The most teams that are offered under a name.
  static let offeredTeams = 5

  /// Teams of other matches that fit what is typed as a name and are not in the library; the newest
  /// first.
  func formerTeams(_ form: SetupForm, _ field: SetupField) -> [TeamRef] {
    guard form.typing == field, case .name(let side) = field, !blank(form.teams[side].name) else {
      return []
    }
    let typed = trimmed(form.teams[side].name).lowercased()
    var known: Set<String> = [
      typed, trimmed(form.teams[side.opponent].name).lowercased(),
      words(SetupText.home).lowercased(), words(SetupText.away).lowercased(),
    ]
    for item in replica.library.all(.team) { known.insert(trimmed(item.name).lowercased()) }
    let room = Self.offeredTeams - suggestions(form, field).count
    var found: [TeamRef] = []
    for id in records.order where id != form.match {
      guard let match = records[id]?.match, match.archivedAt == nil else { continue }
      for team in [match.home, match.away] {
        if found.count >= room { return found }
        let name = trimmed(team.name).lowercased()
        if name.holds(typed), known.insert(name).inserted { found.append(team) }
      }
    }
    return found
  }

  mutating func takeTeam(_ team: TeamRef, _ side: Side) -> Effects {
    guard var form = desk.setup else { return [] }
    let colour = team.colour ?? ""
    let clashes = colour.lowercased() == form.teams[side.opponent].colour.lowercased()
    form.teams[side] = SetupForm.Team(
      name: team.name, short: team.short, colour: clashes ? "" : colour, library: team.team)
    form.isTouched = true
    form.typing = nil
    desk.setup = form
    return keepDrafts() + [.tell(.focus(elementID: SetupField.name(side).element))]
  }

  /// A match by the settings of new ones, at once: whoever stands on the pitch has no time for
  /// names. The set-up takes them later.
  mutating func startAtOnce(_ moment: Moment) -> Effects {
    let match = Match(
      id: moment.id(0x5E8), home: TeamRef(name: words(SetupText.home)),
      away: TeamRef(name: words(SetupText.away)), rules: settings.newRules,
      createdAt: moment.instant)
    let command = RefWatchCommand.createMatch(match)
    if let refused = refuses(command) { return refused }
    return [.submit(command)] + go(to: .match(match.id), moment)
  }
}
