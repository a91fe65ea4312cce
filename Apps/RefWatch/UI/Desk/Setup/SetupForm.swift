import Calendar
import Core
import RefWatchDomain

/// A match being set up, or corrected: everything as typed.
struct SetupForm: Hashable {
  struct Team: Hashable {
    var name = ""
    var short = ""
    /// `#rrggbb`; empty for none.
    var colour = ""
    /// Where it is in the library.
    var library: TeamID?
  }

  struct Official: Hashable {
    var role: OfficialRole
    var name = ""
  }

  /// Pages of the form.
  enum Page: Hashable {
    case main, rules
    case sheet(Side)
  }

  enum Fault: Hashable {
    case nameMissing(Side)
    case nameTooLong(Side)
    /// A team does not play against itself.
    case sameTeam
    case shortTooLong(Side)
    case competitionTooLong, venueTooLong
    case dateMissing, timeMissing
    case firstLeg
    case crew(Int)
    case rules
    case sheet(Side)
    case fixture(FixtureForm.Fault)
  }

  /// Of a new match the id it will have.
  let match: MatchID
  let isNew: Bool
  /// The match, and the rules in force, as they were when the person began to change them, so that
  /// what others change meanwhile stays; also over a reload.
  var base: Match?
  var baseRules: RuleSet?
  var teams = BothSides(Team())
  var competition = ""
  var venue = ""
  /// `YYYY-MM-DD`, empty for none.
  var date = ""
  /// `HH:MM`, empty for none.
  var time = ""
  var role = OfficialRole.center
  var crew: [Official] = []
  var rules: RulesForm
  var hasFirstLeg = false
  var firstLeg = BothSides("")
  var sheets = BothSides(SheetForm())
  var fixture = FixtureForm()
  var page = Page.main
  /// Where the person types, so that the library is offered there.
  var typing: SetupField?
  /// Whether what is wrong is said.
  var isChecked = false
  /// Whether anything was typed or chosen.
  var isTouched = false

  static let crewLimit = RefWatchLimits.crew

  /// A new match with the rules of the last one.
  init(new match: MatchID, isNew: Bool = true, _ rules: RuleSet) {
    self.match = match
    self.isNew = isNew
    self.rules = RulesForm(rules)
  }

  init(_ match: Match, _ rules: RuleSet, zone: PlanningZone) {
    self.match = match.id
    isNew = false
    base = match
    baseRules = rules
    self.rules = RulesForm(rules)
    for side in Side.allCases {
      let team = match.team(side)
      teams[side] = Team(
        name: team.name, short: team.short, colour: team.colour ?? "",
        library: team.team)
      if let sheet = match.sheets[side] { sheets[side] = SheetForm(sheet) }
      if let goals = match.firstLeg?[side] {
        hasFirstLeg = true
        firstLeg[side] = goals.description
      }
    }
    competition = match.competition
    venue = match.venue
    role = match.ownRole
    crew = match.crew.map { member in Official(role: member.role, name: member.name) }
    fixture = FixtureForm(match.fixture)
    if let kickOff = SetupForm.planned(match, zone) {
      date = kickOff.date.description
      time = String(kickOff.time.description.prefix(5))
    }
  }

  var faults: [Fault] {
    var faults: [Fault] = []
    for side in Side.allCases {
      let name = trimmed(teams[side].name)
      if name.isEmpty { faults.append(.nameMissing(side)) }
      if name.count > RefWatchLimits.team { faults.append(.nameTooLong(side)) }
      if trimmed(teams[side].short).count > 4 { faults.append(.shortTooLong(side)) }
    }
    if isOneTeam { faults.append(.sameTeam) }
    if isLong(competition) { faults.append(.competitionTooLong) }
    if isLong(venue) { faults.append(.venueTooLong) }
    if date.isEmpty != time.isEmpty { faults.append(date.isEmpty ? .dateMissing : .timeMissing) }
    if hasFirstLeg,
      Side.allCases.contains(where: { side in (whole(firstLeg[side]) ?? 100) > 99 })
    {
      faults.append(.firstLeg)
    }
    for (index, member) in crew.enumerated() where !isSound(member) { faults.append(.crew(index)) }
    if rules.isUpsideDown || RuleField.allCases.contains(where: { field in rules.isWrong(field) }) {
      faults.append(.rules)
    }
    for side in Side.allCases where sheets[side].hasFault { faults.append(.sheet(side)) }
    for fault in fixture.faults { faults.append(.fixture(fault)) }
    return faults
  }

  func has(_ fault: Fault) -> Bool { isChecked && faults.contains(fault) }

  private var isOneTeam: Bool {
    let home = trimmed(teams.home.name).lowercased()
    return !home.isEmpty && home == trimmed(teams.away.name).lowercased()
  }

  private func isSound(_ member: Official) -> Bool {
    !blank(member.name) && !isLong(member.name)
  }

  private func isLong(_ text: String) -> Bool {
    trimmed(text).unicodeScalars.count > RefWatchLimits.name
  }

  /// The match as the form has it; only without ``faults``.
  ///
  /// - Parameter old: keeps what the form does not show.
  func made(from old: Match?, at now: Instant, zone: PlanningZone) -> Match {
    var match =
      old
      ?? Match(
        id: match, home: TeamRef(name: ""), away: TeamRef(name: ""), rules: rules.rules,
        createdAt: now)
    match.home = team(.home, match.home)
    match.away = team(.away, match.away)
    match.competition = trimmed(competition)
    match.venue = trimmed(venue)
    match.ownRole = role
    match.crew = crew.map { member in CrewMember(role: member.role, name: trimmed(member.name)) }
    match.rules = rules.rules
    fixture.apply(to: &match.fixture)
    plan(&match, old, zone)
    match.firstLeg =
      hasFirstLeg
      ? BothSides(home: whole(firstLeg.home) ?? 0, away: whole(firstLeg.away) ?? 0) : nil
    match.sheets = BothSides(home: sheets.home.sheet, away: sheets.away.sheet)
    return match
  }

  private func team(_ side: Side, _ old: TeamRef) -> TeamRef {
    var team = old
    team.name = trimmed(teams[side].name)
    team.short = trimmed(teams[side].short)
    team.colour = teams[side].colour.isEmpty ? nil : teams[side].colour
    team.team = teams[side].library
    return team
  }

  /// Plans the kick-off, unless the form still has the one that was.
  private func plan(_ match: inout Match, _ old: Match?, _ zone: PlanningZone) {
    guard let date = CivilDate(date), let time = TimeOfDay(time) else {
      (match.scheduledKickOff, match.fixture.zone) = (nil, nil)
      return
    }
    if let was = old.flatMap({ old in SetupForm.planned(old, zone) }), was.date == date,
      was.time.minuteOfDay == time.minuteOfDay
    {
      return
    }
    match.plan(CivilDateTime(date, time), in: fixture.planning(zone, old))
  }

  /// When the match was planned, where it was planned.
  private static func planned(_ match: Match, _ zone: PlanningZone) -> CivilDateTime? {
    match.localKickOff(
      offset: match.scheduledKickOff.map { at in zone.rules.offset(at: at) } ?? 0)
  }
}
