import Core
import Sync

extension GolfDecision {
  /// Making the same round again is no fault.
  mutating func create(_ new: Round) throws(TeePalsRejection) {
    guard new.host.user == actor else { throw .notYours }
    try checkTier()
    if let other = replica.round(new.id) {
      guard other.host.user == actor else { throw .alreadyExists }
      return
    }
    var round = Round(
      id: new.id, host: card(of: actor, else: new.host) ?? new.host, course: new.course,
      startTime: new.startTime, zone: new.zone, visibility: new.visibility,
      joinPolicy: new.joinPolicy, requirements: new.requirements, price: new.price,
      message: new.message, maxPlayers: new.maxPlayers, createdAt: acted)
    round.play = new.play
    round.requestCutOff = replica.rules.requestCutOff
    RoundLimits.settle(&round)
    try RoundLimits.check(round)
    try RoundLimits.check(start: round.startTime, at: now)
    try checkCourse(of: round)
    try checkCoolingOff()
    try count(.createRound)
    judgeNote(of: &round, was: "")
    let host = RoundMember(
      round: round.id, card: round.host, role: .host, status: .accepted, createdAt: now)
    join(.round(round.id), actor)
    join(.memberList(of: round.id), actor)
    put(.round(round))
    put(.member(host))
    put(.seat(RoundSeat(round: round.id, card: round.host, role: .host, joinedAt: now)))
    keepLast(of: host, round)
    say(.opened, about: round.host, in: round.id)
  }

  /// A round of which the actor is the host.
  func ownRound(_ id: RoundID) throws(TeePalsRejection) -> Round {
    guard let round = replica.round(id) else { throw .notFound }
    guard round.host.user == actor else {
      // Whoever may not know of it is not told that it is somebody's.
      throw mayKnow(round) ? .notYours : .notFound
    }
    return round
  }

  /// Whether the actor may know of the round; a device holds nothing else.
  func mayKnow(_ round: Round) -> Bool {
    guard isServer else { return true }
    let host = round.host.user
    let member = replica.member(actor, in: round.id)
    // Who plays together stays in it until one of them leaves.
    if member?.status == .accepted { return true }
    guard !replica.isBlocked(actor, host) else { return member?.status.isPending == true }
    let isFriend = replica.follow(actor, host) != nil && replica.follow(host, actor) != nil
    return RoundRules.isReadable(round, by: actor, hasRow: member != nil, isFriend: isFriend)
  }

  mutating func edit(_ id: RoundID, _ edits: [RoundEdit]) throws(TeePalsRejection) {
    let old = try ownRound(id)
    try checkTier()
    try RoundEdit.check(edits, with: old)
    var round = RoundEdit.applied(edits, to: old)
    // What is like this already was edited before.
    guard round != old else { return }
    _ = try RoundRules.status(after: .edit, in: old.status, start: old.startTime, at: now)
    try RoundLimits.check(round)
    if round.startTime != old.startTime {
      try RoundLimits.check(start: round.startTime, at: now)
    }
    try checkCourse(of: round, was: old.course)
    judgeNote(of: &round, was: old.message)
    settleWaitlist(of: &round)
    keep(round)
    let (time, course) = (round.startTime != old.startTime, round.course != old.course)
    guard time || course else { return }
    let notice: ChatNotice =
      time && course ? .timeAndCourseChanged : time ? .timeChanged : .courseChanged
    say(notice, about: round.host, in: id)
    if time { forgetReminders(of: round) }
    for seat in replica.seats(of: id) where seat.user != actor {
      tell(seat.user, .roundUpdated, of: round, by: round.host, text: notice.rawValue)
    }
  }

  /// Closes, opens again, cancels or completes. What is so already is no fault.
  mutating func advance(_ id: RoundID, _ event: RoundEvent) throws(TeePalsRejection) {
    var round = try ownRound(id)
    if !event.isEnding { try checkTier() }
    let status = try RoundRules.status(
      after: event, in: round.status, start: round.startTime, at: now)
    guard status != round.status else { return }
    round.status = status
    switch status {
    case .canceled, .completed: end(round)
    case .closed, .open:
      settleWaitlist(of: &round)
      keep(round)
      say(status == .open ? .reopened : .closed, about: round.host, in: id)
    }
  }

  /// The round is over: what waits for an answer has none, and a cancellation is told to all.
  mutating func end(_ over: Round) {
    var round = over
    round.endedAt = now
    let concerned = replica.members(of: round.id).filter { member in member.status.follows }
    expire(&round)
    endHandover(of: round.id)
    keep(round)
    let notice: ChatNotice = round.status == .canceled ? .canceled : .completed
    say(notice, about: round.host, in: round.id)
    guard round.status == .canceled else { return askForFeedback(round) }
    forgetReminders(of: round)
    for member in concerned where member.user != round.host.user {
      tell(member.user, .roundCancelled, of: round, by: round.host)
    }
  }

  /// Requests, invitations and the waiting list end without a word; the caller keeps the round.
  mutating func expire(_ round: inout Round) {
    round.requestCount = 0
    round.heldCount = 0
    for var member in replica.members(of: round.id) where member.status.isPending {
      forget(member, of: round)
      member.become(.declined, at: now)
      put(.member(member))
      keepLast(of: member, round)
    }
  }

  /// What waits for an answer has none any more: who was asked is asked no longer.
  mutating func forget(_ member: RoundMember, of round: Round) {
    switch member.status {
    case .requested: untell(round.host.user, .roundJoinRequest, of: round.id, by: member.user)
    case .invited: untell(member.user, .roundInvitation, of: round.id)
    case .offered: untell(member.user, .roundSpotOffered, of: round.id)
    case .waitlisted, .accepted, .declined, .removed, .left: break
    }
  }
}
