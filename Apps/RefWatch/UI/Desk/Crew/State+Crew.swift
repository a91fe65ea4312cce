import Core
import Design
import RefWatchDomain

// What somebody is to a match.
extension RefWatchFeature.State {
  static let originKey = "referee.origin"

  /// Whether the person adds entries to the log. What is older than crews is the person's own.
  func mayRecord(_ record: MatchRecord) -> Bool {
    guard record.match.owner != nil else { return true }
    return replica.part(of: me, in: record.match)?.mayRecord ?? false
  }

  /// Whether the course of the match and its clock are the person's business.
  func keepsTime(_ record: MatchRecord) -> Bool {
    mayRecord(record) && record.clockKeeper.map { keeper in keeper == me } ?? true
  }

  func isOwner(_ record: MatchRecord) -> Bool {
    record.match.owner.map { owner in owner == me } ?? true
  }

  /// Whether there is anybody besides the person.
  func hasCrew(_ record: MatchRecord) -> Bool {
    !isOwner(record) || !replica.seats(of: record.match.id).isEmpty
  }

  /// What somebody is called.
  func name(of user: UserID?, in match: Match) -> String {
    guard let user else { return words(CrewText.nobody) }
    if user == me { return words(CrewText.you) }
    let seat = replica.seats(of: match.id).first { seat in seat.user == user }
    if let seat, !seat.name.isEmpty { return seat.name }
    if match.owner == user, !match.isOrphaned { return words(CrewText.owner) }
    return words(CrewText.nobody)
  }

  /// Who wrote an entry, and who brought it where the writer's own device has not sent it yet.
  func hands(_ event: MatchEvent, in match: Match) -> String {
    let written = words(AttentionText.writtenBy, name: name(of: event.writer, in: match))
    guard let carrier = event.carrier else { return written }
    return written + ", " + words(AttentionText.broughtBy, name: name(of: carrier, in: match))
  }

  /// Points of a match that somebody has to decide.
  func decisions(_ record: MatchRecord) -> [AttentionPoint] {
    record.attention.filter { point in
      if case .doubtfulTime = point { false } else { true }
    }
  }

  // MARK: What comes from others

  /// Says what others did that changes what this device may do.
  mutating func crewChanged(_ old: MatchRecord?) {
    prepareCrew()
    noteCrewCards(since: old)
    if let joined = desk.crew.join.joined, records[joined] != nil, case .join = route {
      desk.crew.join = CrewJoining()
      route = .match(joined)
      pitch = PitchState(keeping: pitch)
      say(words(CrewText.joined))
    }
    guard let old else { return }
    let match = old.match
    guard let record = records[match.id] else {
      // Who deleted their own match, or left, knows.
      guard let owner = match.owner, owner != me, route.match == match.id else { return }
      route = .hub
      pitch = PitchState(keeping: pitch)
      say(words(CrewText.youWereRemoved, name: words.fixture(match)))
      return
    }
    guard old.clockKeeper == me, let keeper = record.clockKeeper, keeper != me else { return }
    pitch.question = nil
    pitch.countdown = nil
    say(words(TakeOverText.taken, name: name(of: keeper, in: match)))
  }

  /// A message that stays until it is read.
  private mutating func say(_ text: String) {
    notices.append(Notice(id: telling.next(), text: text, undo: [], match: nil))
    if notices.count > 2 { notices.removeFirst() }
    pitch.announcement = text
  }

  // MARK: The pages

  /// Gets ready what the page on the screen is about.
  mutating func prepareCrew() {
    switch route {
    case .crew(let match):
      guard desk.crew.match != match else { return }
      var part = DeskCrewState()
      part.match = match
      part.asksAddress = desk.crew.asksAddress
      desk.crew = part
    case .takeOver(let match, let text):
      let text = text ?? ""
      if desk.crew.opened?.match == match, desk.crew.opened?.text == text { return }
      desk.crew.opened = OpenedHandOver(
        match: match, text: text, note: HandOver(text, of: match), at: now)
    default: break
    }
  }

  /// The owner sees which invitations are still open.
  mutating func askInvitations() -> Effects {
    guard case .crew(let match) = route, let record = records[match], isOwner(record),
      hasAccount, sync.isOnline, desk.crew.match == match, !desk.crew.hasAskedList
    else { return [] }
    desk.crew.hasAskedList = true
    return [
      .ask(
        CrewExchange.list(match),
        answer: { answer in .inner(.desk(.crew(.listed(match, answer)))) })
    ]
  }

  /// Links for other devices want the server's address; it is asked for once.
  mutating func askAddress() -> Effects {
    guard origin == nil, hasAccount, sync.isOnline, !desk.crew.asksAddress else { return [] }
    switch route {
    case .crew, .shareJournal: break
    case .match(let id):
      guard let record = records[id], hasCrew(record) else { return [] }
    default: return []
    }
    desk.crew.asksAddress = true
    return [
      .ask(CrewExchange.address, answer: { answer in .inner(.desk(.crew(.address(answer)))) })
    ]
  }

  /// What another device reads to take over, drawn anew while it is on the screen.
  mutating func showHandOver() {
    guard pitch.sheet == .handOver, let record = pitchRecord, let origin else {
      desk.crew.shown = nil
      return
    }
    let mark = replica.log(of: record.match.id).mark
    if let shown = desk.crew.shown, shown.match == record.match.id, shown.mark == mark,
      now.uptime - shown.uptime < ShownHandOver.life
    {
      return
    }
    let note = HandOver(record, elapsed: elapsed(record), at: now.wall)
    let place = RefWatchRoute.takeOver(record.match.id, note.text)
    desk.crew.shown = ShownHandOver(
      match: record.match.id, mark: mark, uptime: now.uptime, code: QRCode(origin + place.path))
  }
}
