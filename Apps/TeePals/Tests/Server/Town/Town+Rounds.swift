import Core
import StoreSQLite
import TeePalsDomain
import TeePalsServer
import TestKit

// Rounds, what is said after them, and what is published of it.
extension Town {
  /// Two of them say what went wrong, where they were two; the others never do.
  private static let strict = [players[4], players[5]]
  /// From this day on, when people have badges to lose.
  private static let firstFlag: Int64 = 8

  /// A day's rounds: one of two people, one of three, and one for a later day.
  mutating func play(_ day: Int64) throws {
    var people = Town.players
    for place in people.indices { people.swapAt(place, dice.below(people.count)) }
    for group in [Array(people[0..<2]), Array(people[2..<5])] { try play(group, day) }
    guard let id = try round(by: people[5], in: 5 * 24) else { return }
    record.open.append(id)
  }

  private mutating func round(by host: UserID, in hours: Int64) throws -> RoundID? {
    made += 1
    var round = try site.round(made, host: host, in: hours)
    round.joinPolicy = .instant
    return try submit(.createRound(round), by: host) ? round.id : nil
  }

  private mutating func play(_ group: [UserID], _ day: Int64) throws {
    guard let id = try round(by: group[0], in: 2) else { return }
    var there = [group[0]]
    for user in group.dropFirst() {
      if try submit(.changeMembership(id, .join, seen: nil), by: user) { there.append(user) }
    }
    site.clock.advance(by: 4 * GolfSite.hour)
    guard try submit(.completeRound(id), by: group[0]), there.count > 1 else { return }
    count("played")
    record.played.append((round: id, players: there))
    for user in there where dice.permille(950) {
      let answer = self.answer(of: user, about: there, day)
      if dice.permille(900), try submit(.submitFeedback(user, id, answer), by: user) {
        count(answer.people.isEmpty ? "rated" : "flagged")
      } else {
        try submit(.dismissFeedback(user, id), by: user)
      }
    }
  }

  private mutating func answer(
    of user: UserID, about there: [UserID], _ day: Int64
  ) -> FeedbackAnswer {
    let others = there.filter { other in other != user }
    let isFlag = Town.strict.contains(user) && others.count == 1 && day >= Town.firstFlag
    guard isFlag, dice.permille(800) else {
      return dice.permille(950) ? .well(others, true) : .skipped
    }
    let kinds: [IssueKind] = dice.permille(500) ? [.noShow] : [.disrespectful]
    return .issues([PersonIssue(user: others[0], kinds: kinds, comment: "A note \(made)")])
  }

  // MARK: What the server does by itself

  mutating func doJobs() async throws {
    let now = site.clock.now
    let jobs = FeedbackJobs<SQLiteDatabase, TeePalsTables>(
      engine: site.golf.engine, writer: site.writer
    ) { entity in entity }
    let before = try badges()
    try await jobs.close(at: now)
    try await jobs.publish(at: now)
    let suspended = record.suspended.count
    try await site.moderation.endSanctions(at: now)
    record.end(at: now)
    if record.suspended.count < suspended { count("ended") }
    let after = try badges()
    for user in Town.players {
      let (had, has) = (before[user] ?? [], after[user] ?? [])
      if !has.subtracting(had).isEmpty { count("badge") }
      guard !had.subtracting(has).isEmpty, try isOneFlag(about: user) else { continue }
      violate("\(user) loses a badge to what one person said")
    }
  }

  /// Nobody earns the one of whoever is new.
  private func badges() throws -> [UserID: Set<TrustBadge>] {
    var badges: [UserID: Set<TrustBadge>] = [:]
    for user in Town.players {
      let trust = try site.golf.load([.trust(of: user)], for: user).trust(of: user)
      badges[user] = Set(trust?.mark.badges ?? []).subtracting([.rookie])
    }
    return badges
  }

  /// Whether nothing bad that was said of somebody lately could be anybody's of several: no round
  /// about which two people spoke, and no two people who reported them. What closes today is
  /// published tomorrow, so it looks at more than the window.
  private func isOneFlag(about user: UserID) throws -> Bool {
    var rounds: [[UserID: FeedbackAnswer]] = []
    for (id, players) in record.played where players.contains(user) {
      let asked = try site.golf.load([.feedback(of: id)], for: user).feedbackRound(id)
      guard asked?.countedAt != nil else { continue }
      rounds.append((record.answers[id] ?? [:]).filter { entry in entry.key != user })
    }
    let recent = rounds.suffix(TrustWindow.size + 2)
    var reporters: Set<UserID> = []
    for answers in recent {
      let bad = answers.filter { entry in Town.isBad(entry.value, about: user) }
      if !bad.isEmpty, answers.values.count(where: { answer in answer.isGiven }) > 1 {
        return false
      }
      for (other, answer) in bad where !answer.people.isEmpty { reporters.insert(other) }
    }
    return reporters.count < 2
  }

  private static func isBad(_ answer: FeedbackAnswer, about user: UserID) -> Bool {
    switch answer {
    case .well(let again, let skill): !again.contains(user) || skill == false
    case .issues(let people): people.contains { issue in issue.user == user }
    // A skip is no verdict, though somebody spoke.
    case .skipped, .declined: false
    }
  }
}
