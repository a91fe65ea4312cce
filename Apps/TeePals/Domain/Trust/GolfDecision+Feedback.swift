import Core
import Sync

// What is asked after a round, and what is answered (specification §§8.11, 8.12).

extension GolfDecision {
  // MARK: Asking

  /// Asks everybody who was accepted when the round began, also who has left since. Whoever is
  /// banned is asked nothing; the others say how it was with them all the same.
  mutating func askForFeedback(_ round: Round) {
    guard isServer, replica.feedbackRound(round.id) == nil else { return }
    let members = replica.members(of: round.id).filter { member in member.wasThere }
    guard members.count >= 2 else { return }
    let asked = FeedbackRound(
      id: round.id.retagged(), startTime: round.startTime, zone: round.zone, completedAt: now,
      players: members.map { member in member.user })
    put(.feedbackRound(asked))
    let cards =
      members.filter { member in member.role == .host }.map { member in member.card }
      + members.filter { member in member.role != .host }.map { member in member.card }
    for member in members where !replica.banned.contains(member.user) {
      put(
        .feedbackDue(
          FeedbackDue(
            user: member.user, round: round.id, course: round.course.name, zone: round.zone,
            others: cards.filter { card in card.user != member.user }, until: asked.until)))
      tell(member.user, .feedbackReminder, of: round)
    }
  }

  // MARK: Answering

  /// The whole answer at once. A device only stops asking: the answer is nobody's to hold.
  mutating func submitFeedback(
    _ user: UserID, _ round: RoundID, _ given: FeedbackAnswer
  ) throws(TeePalsRejection) {
    try checkOwn(user)
    let answer = FeedbackLimits.settled(given)
    guard isServer else { return try answerHere(round, answer) }
    let asked = try askedRound(round)
    if let known = replica.feedback(by: actor, of: round), known.answer != .declined {
      throw .alreadySubmitted
    }
    try FeedbackLimits.check(answer, by: actor, among: asked.players)
    guard asked.takes(givenAt: acted, at: now) else { throw .expired }
    if answer != .declined { try count(.feedback) }
    let feedback = made(answer, of: round)
    put(.feedback(feedback))
    file(feedback)
    endAsking(round)
    settle(asked)
  }

  /// "Not now". What is answered already stays so.
  mutating func dismissFeedback(
    _ user: UserID, _ round: RoundID
  ) throws(TeePalsRejection) {
    try checkOwn(user)
    guard isServer else { return endAsking(round) }
    let asked = try askedRound(round)
    endAsking(round)
    guard replica.feedback(by: actor, of: round) == nil, asked.countedAt == nil else { return }
    put(.feedback(made(.declined, of: round)))
    settle(asked)
  }

  /// A device that is not asked any more, or not yet, lets the server say. So it does about what
  /// comes too late, if moderators should hear of it all the same.
  private mutating func answerHere(
    _ round: RoundID, _ answer: FeedbackAnswer
  ) throws(TeePalsRejection) {
    guard let due = replica.feedbackDue(of: actor, in: round) else { return }
    try FeedbackLimits.check(
      answer, by: actor, among: due.others.map { card in card.user } + [actor])
    guard now <= due.until || !answer.people.isEmpty else { throw .expired }
    endAsking(round)
  }

  private func askedRound(_ round: RoundID) throws(TeePalsRejection) -> FeedbackRound {
    guard let asked = replica.feedbackRound(round), asked.players.contains(actor) else {
      throw .notParticipant
    }
    return asked
  }

  private func made(_ answer: FeedbackAnswer, of round: RoundID) -> RoundFeedback {
    RoundFeedback(
      id: RoundFeedback.id(by: actor, of: round), round: round, reviewer: actor, answer: answer,
      isYoung: FeedbackLimits.isYoung(replica.profile(of: actor)?.createdAt, at: acted),
      isDoubted: FeedbackLimits.isDoubted(replica.dismissedIssues[actor] ?? [], at: now),
      at: acted)
  }

  private mutating func endAsking(_ round: RoundID) {
    if let due = replica.feedbackDue(of: actor, in: round) { remove(.feedbackDue(due)) }
    markTold(GolfNotification.id(.feedbackReminder, for: actor, round))
  }

  /// What went wrong is for moderators at once.
  private mutating func file(_ feedback: RoundFeedback) {
    for issue in feedback.answer.people {
      let id = RoundFeedback.report(feedback.id, about: issue.user)
      guard replica.report(id) == nil else { continue }
      let isGrave = issue.kinds.contains(.disrespectful)
      put(
        .report(
          Report(
            id: id, reporter: actor, target: .feedback(feedback.round, about: issue.user),
            reported: issue.user, reason: isGrave ? .harassment : .other,
            priority: isGrave ? .high : .medium,
            text: issue.kinds.map { kind in kind.rawValue }.joined(separator: ", "),
            context: issue.comment, createdAt: acted)))
      raise(.feedback(feedback.round, about: issue.user))
    }
  }

  // MARK: Counting

  /// A round counts when everybody has answered or declined.
  private mutating func settle(_ asked: FeedbackRound) {
    let round = asked.round
    guard asked.players.allSatisfy({ user in replica.feedback(by: user, of: round) != nil })
    else { return }
    var counted = asked
    counted.countedAt = now
    put(.feedbackRound(counted))
  }

  /// What the clock makes of a round about which its players were asked: at its close it counts,
  /// and nobody is asked any more.
  public static func feedbackClock(
    _ round: RoundID, now: Instant, in replica: TeePalsReplica
  ) -> [Change<TeePalsEntity>] {
    guard var asked = replica.feedbackRound(round), asked.countedAt == nil, now >= asked.closesAt,
      let first = asked.players.first
    else { return [] }
    var decision = GolfDecision(
      .ofServer(["golfFeedback", round.description], about: first, at: now), replica)
    asked.countedAt = now
    decision.put(.feedbackRound(asked))
    for user in asked.players {
      if let due = replica.feedbackDue(of: user, in: round) {
        decision.remove(.feedbackDue(due))
      }
      decision.untell(user, .feedbackReminder, of: round)
    }
    return decision.changes
  }

  /// Reminds somebody once, if they have not answered by then and are not banned.
  public static func feedbackReminder(
    _ user: UserID, _ round: RoundID, now: Instant, in replica: TeePalsReplica
  ) -> [Change<TeePalsEntity>] {
    guard var due = replica.feedbackDue(of: user, in: round), !due.isReminded, now < due.until,
      !replica.banned.contains(user)
    else { return [] }
    var decision = GolfDecision(
      .ofServer(
        ["golfFeedbackReminder", round.description, user.description], about: user, at: now),
      replica)
    due.isReminded = true
    decision.put(.feedbackDue(due))
    if let known = replica.round(round) {
      decision.tell(user, .feedbackReminder, of: known, text: FeedbackDue.again)
    }
    return decision.changes
  }

  /// What remains of an answer that was refused because it came too late: moderators still hear
  /// what went wrong.
  public static func remainder(
    of command: TeePalsCommand, _ context: DecideContext, in replica: TeePalsReplica
  ) -> [Change<TeePalsEntity>] {
    guard case .submitFeedback(_, let round, let given) = command else { return [] }
    var decision = GolfDecision(context, replica)
    decision.file(decision.made(FeedbackLimits.settled(given), of: round))
    return decision.changes
  }
}

extension FeedbackDue {
  /// The text of a notification that asks once more.
  public static let again = "again"
}

extension RoundMember {
  /// Whether somebody was accepted when the round began: nobody gets in later.
  var wasThere: Bool { status == .accepted || hasLeftUnderWay }
}
