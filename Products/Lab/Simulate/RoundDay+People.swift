import Calendar
import Core
import Sync
import TeePalsDomain
import TestKit

// What golfers do, and what some try.
extension RoundDay {
  /// 2026-01-01: when the simulated worlds begin.
  private static let origin: Int64 = 1_767_225_600_000
  private static let hour: Int64 = 3_600_000

  public static func act(
    _ dice: inout TestKit.Dice, in visible: VisibleState<RoundDayReplica>
  ) -> [TeePalsCommand] {
    let (golf, me) = (visible.replica.golf, visible.user)
    let standing = ProfileStanding(golf.profile(of: me), golf.secret(of: me))
    // Without an account one makes a profile, and no more.
    if visible.users.count > 4 || standing.level < .tier2 {
      return [.editProfile(me, introduction(of: me, golf.secret(of: me), &dice))]
    }
    // Little would come of rounds if people did not mostly answer what they are asked.
    if dice.permille(450), let answer = answer(&dice, visible) { return [answer] }
    // Whoever finds nothing to do there does something else.
    for _ in 0..<4 {
      let commands = something(&dice, visible)
      if !commands.isEmpty { return commands }
    }
    return []
  }

  private static func something(
    _ dice: inout TestKit.Dice, _ visible: VisibleState<RoundDayReplica>
  ) -> [TeePalsCommand] {
    switch dice.below(100) {
    case 0..<5: round(by: visible.user, &dice).map { round in [.createRound(round)] } ?? []
    case 5..<43: approach(&dice, visible)
    case 43..<59: host(&dice, visible)
    case 59..<68: belong(&dice, visible)
    case 68..<78: talk(&dice, visible)
    case 78..<85: manage(&dice, visible)
    case 85..<94: own(&dice, visible)
    default: theft(&dice, visible)
    }
  }

  /// Now and then the server looks after a round: requests end at its start, the round a day after.
  public static func serverAct(
    _ dice: inout TestKit.Dice, in visible: VisibleState<RoundDayReplica>
  ) -> FleetServerAct<RoundDay>? {
    guard dice.permille(25), let place = dice.pick(visible.replica.golf.places) else { return nil }
    let (id, start) = (place.round.id, place.round.startTime)
    let delays: [Int64] = [-hour, 0, 25 * hour]
    let now = start.advanced(byMilliseconds: dice.pick(delays) ?? 0)
    return FleetServerAct(reads: TeePalsReads.roundClock(id), reader: visible.user) { server in
      GolfDecision.roundClock(
        id, since: now.advanced(byMilliseconds: -30 * hour), now: now, in: server.golf)
    }
  }

  // MARK: Who they are

  private static func introduction(
    of user: UserID, _ secret: PrivateGolferProfile?, _ dice: inout TestKit.Dice
  ) -> [ProfileEdit] {
    var edits: [ProfileEdit] = [
      .firstName(dice.pick(["Ada", "Grace", "민수", "Lise"]) ?? "Ada"), .lastName("Green"),
      .gender(dice.permille(500) ? .female : .male),
      .photo(MediaDigest(String(repeating: "a", count: 64))), .skill(.intermediate),
    ]
    if let point { edits.append(.city(HomeCity(label: "San Jose, CA", point: point))) }
    if secret?.birthDate == nil { edits.append(.birthDate(CivilDate(dayNumber: 1_000))) }
    return edits
  }

  private static let point = GlobePoint(microLatitude: 37_338_200, microLongitude: -121_886_300)

  private static func card(_ user: UserID) -> GolferCard { GolferCard(user: user, name: "G") }

  private static func round(by host: UserID, _ dice: inout TestKit.Dice) -> Round? {
    guard let point else { return nil }
    let ahead = dice.permille(200) ? 3 * hour : dice.within(24...6_000) * hour
    return Round(
      id: dice.id(), host: card(host),
      course: RoundCourse(
        name: "Heron Creek", cityLabel: "San Jose, CA", point: point),
      startTime: Instant(milliseconds: origin + ahead), zone: .utc,
      visibility: dice.pick([.public, .public, .public, .friends, .invite]) ?? .public,
      joinPolicy: dice.pick([.instant, .request, .request]), maxPlayers: dice.permille(850) ? 2 : 3,
      createdAt: Instant(milliseconds: origin))
  }

  // MARK: Rounds of others

  /// Somebody shows what they found: one asks for a seat, or waits for one.
  private static func approach(
    _ dice: inout TestKit.Dice, _ visible: VisibleState<RoundDayReplica>
  ) -> [TeePalsCommand] {
    let found = (visible.shown?.golf.places ?? []).map { place in place.round }
    let others = found.filter { round in round.host.user != visible.user }
    // What is found is open to everybody as a rule. The waiting list is for what is full.
    let open = others.filter { round in round.status == .open && round.visibility == .public }
    let full = open.filter { round in round.isFull }
    let likely = dice.permille(600) && !full.isEmpty ? full : open
    guard var round = dice.pick(dice.permille(300) || likely.isEmpty ? others : likely) else {
      return []
    }
    round.requestCount = 0
    let event: MembershipEvent =
      round.isFull ? .joinWaitlist : dice.permille(700) ? .request : .join
    return [.changeMembership(round.id, event, seen: round)]
  }

  /// What becomes of a membership of one's own.
  private static func belong(
    _ dice: inout TestKit.Dice, _ visible: VisibleState<RoundDayReplica>
  ) -> [TeePalsCommand] {
    let places = visible.replica.golf.places.filter { place in place.role == .member }
    guard let place = dice.pick(places) else { return [] }
    let event: MembershipEvent
    switch place.status {
    case .requested: event = .cancelRequest
    case .invited: event = dice.permille(700) ? .acceptInvite : .declineInvite
    case .accepted: event = .leave
    case .waitlisted: event = dice.permille(300) ? .leaveWaitlist : .joinWaitlist
    case .offered: event = dice.permille(700) ? .acceptOffer : .leaveWaitlist
    case .left, .declined, .removed: event = place.round.isFull ? .joinWaitlist : .request
    }
    return [.changeMembership(place.round.id, event, seen: nil)]
  }

  /// What is said to an invitation, an offer, or somebody who has asked for a seat.
  private static func answer(
    _ dice: inout TestKit.Dice, _ visible: VisibleState<RoundDayReplica>
  ) -> TeePalsCommand? {
    let golf = visible.replica.golf
    var answers: [(RoundID, MembershipEvent)] = []
    for place in golf.places {
      let id = place.round.id
      switch place.status {
      case .invited: answers.append((id, .acceptInvite))
      case .offered: answers.append((id, .acceptOffer))
      default: break
      }
      guard place.role == .host else { continue }
      for member in golf.members(of: id) where member.status == .requested {
        answers.append((id, .accept(member.user)))
      }
    }
    return dice.pick(answers).map { id, event in .changeMembership(id, event, seen: nil) }
  }

  // MARK: Rounds of one's own

  private static func hosted(_ visible: VisibleState<RoundDayReplica>) -> [Round] {
    visible.replica.golf.places.filter { place in place.role == .host }.map { place in place.round }
  }

  /// The host answers, invites and removes; a member invites.
  private static func host(
    _ dice: inout TestKit.Dice, _ visible: VisibleState<RoundDayReplica>
  ) -> [TeePalsCommand] {
    guard let round = dice.pick(hosted(visible)), let other = dice.pick(visible.users) else {
      return []
    }
    let golf = visible.replica.golf
    let waiting = golf.members(of: round.id).filter { member in member.status == .requested }
    if let member = dice.pick(waiting), dice.permille(800) {
      let event: MembershipEvent =
        dice.permille(800) ? .accept(member.user) : .decline(member.user)
      return [.changeMembership(round.id, event, seen: nil)]
    }
    let guests = golf.seats(of: round.id).filter { seat in seat.role == .member }
    let hasLine = golf.members(of: round.id).contains { member in member.status == .waitlisted }
    if let guest = dice.pick(guests), dice.permille(hasLine ? 600 : 120) {
      return [.changeMembership(round.id, .remove(guest.user), seen: nil)]
    }
    let event: MembershipEvent = dice.permille(850) ? .invite(card(other)) : .withdraw(other)
    return [.changeMembership(round.id, event, seen: nil)]
  }

  private static func manage(
    _ dice: inout TestKit.Dice, _ visible: VisibleState<RoundDayReplica>
  ) -> [TeePalsCommand] {
    guard let round = dice.pick(hosted(visible)) else { return [] }
    let start = Instant(milliseconds: origin + dice.within(24...6_000) * hour)
    switch dice.below(12) {
    case 0..<3: return [.editRound(round.id, [.message("m\(dice.below(100))")])]
    case 3..<5: return [.editRound(round.id, [.start(start, .utc)])]
    case 5..<8:
      return [.editRound(round.id, [.maxPlayers(2 + dice.below(3)), .joinPolicy(.request)])]
    case 8: return [.closeRound(round.id), .reopenRound(round.id)]
    case 9: return [.closeRound(round.id)]
    case 10: return [.cancelRound(round.id)]
    default: return [.completeRound(round.id)]
    }
  }

  // MARK: The chat, and oneself

  private static func talk(
    _ dice: inout TestKit.Dice, _ visible: VisibleState<RoundDayReplica>
  ) -> [TeePalsCommand] {
    let (golf, me) = (visible.replica.golf, visible.user)
    let places = golf.places.filter { place in golf.seat(of: me, in: place.round.id) != nil }
    guard let id = dice.pick(places)?.round.id else { return [] }
    if dice.permille(300),
      let last = golf.messages(of: id).last(where: { message in
        message.receivedAt != nil
      }), let read = last.receivedAt
    {
      return [.markRead(me, id, read)]
    }
    if dice.permille(80) { return [.muteChat(me, id, dice.permille(500))] }
    return (0..<(1 + dice.below(2))).map { _ in message(in: id, by: me, &dice) }
  }

  private static func message(
    in round: RoundID, by user: UserID, _ dice: inout TestKit.Dice
  ) -> TeePalsCommand {
    .sendMessage(
      ChatMessage(
        id: dice.id(), round: round, sender: card(user), content: .text("t\(dice.below(1_000))"),
        writtenAt: Instant(milliseconds: origin)))
  }

  private static func own(
    _ dice: inout TestKit.Dice, _ visible: VisibleState<RoundDayReplica>
  ) -> [TeePalsCommand] {
    let (golf, me) = (visible.replica.golf, visible.user)
    guard let other = dice.pick(visible.users) else { return [] }
    let told = golf.notifications(of: me).map { row in row.id }
    switch dice.below(12) {
    case 0..<4: return [.follow(me, card(other))]
    case 4: return [.unfollow(me, other)]
    case 5..<7: return [.block(me, card(other))]
    case 7..<9:
      return dice.pick(golf.blocks(of: me)).map { block in
        [.unblock(me, block.blocked.user)]
      } ?? []
    case 9: return [.editProfile(me, introduction(of: me, golf.secret(of: me), &dice))]
    case 10: return told.isEmpty ? [] : [.readNotifications(me, Array(told.prefix(4)))]
    default: return dice.pick(told).map { id in [.deleteNotification(me, id)] } ?? []
    }
  }

  // MARK: Mischief

  /// What a stranger or a changed client tries: rounds, seats and words of others.
  private static func theft(
    _ dice: inout TestKit.Dice, _ visible: VisibleState<RoundDayReplica>
  ) -> [TeePalsCommand] {
    guard let key = dice.pick(visible.seen), let other = dice.pick(visible.users) else { return [] }
    let me = visible.user
    switch TeePalsEntity.Kind(rawValue: key.kind) {
    case .round:
      let id: RoundID = key.id.retagged()
      // What was seen somewhere is believed by the device alone.
      let seen = round(by: other, &dice).map { like in
        Round(
          id: id, host: like.host, course: like.course, startTime: like.startTime,
          zone: like.zone, createdAt: like.createdAt)
      }
      switch dice.below(7) {
      case 0: return [message(in: id, by: me, &dice)]
      case 1: return [.changeMembership(id, .accept(me), seen: seen)]
      case 2: return [.changeMembership(id, .remove(other), seen: seen)]
      case 3: return [.changeMembership(id, .acceptInvite, seen: seen)]
      case 4: return [.cancelRound(id)]
      case 5: return [.changeMembership(id, .acceptOffer, seen: seen)]
      default: return [.changeMembership(id, .request, seen: seen)]
      }
    case .notification: return [.deleteNotification(other, key.id.retagged())]
    case .profile: return [.editProfile(key.id.retagged(), [.bio("stolen")])]
    case .message:
      guard let id = dice.pick(hosted(visible))?.id else { return [] }
      return [
        .sendMessage(
          ChatMessage(
            id: key.id.retagged(), round: id, sender: card(other), content: .text("stolen"),
            writtenAt: Instant(milliseconds: origin)))
      ]
    default: return []
    }
  }
}
