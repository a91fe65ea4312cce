import Core
import Sync
import TeePalsDomain

/// Mistakes in TeePals' rules that are made on purpose, on the server: the simulator has to find
/// each.
public enum RoundDayMistake: String, CaseIterable, Sendable {
  case leavesWithoutScope
  case removedKeepsChat
  case copiesDoNotFollow
  case tellsTwice
  case blockedMayAsk
  case memberListIsShared
  case seatCountsTwice
  case guestBecomesHost
  case saysTwice
  case everybodySeesRequests
  case invitedSit
  case holdsNothing

  func decide(
    _ command: TeePalsCommand, _ context: DecideContext, in replica: TeePalsReplica
  ) throws(TeePalsRejection) -> [Change<TeePalsEntity>] {
    let changes: [Change<TeePalsEntity>]
    switch (self, command) {
    case (.blockedMayAsk, .changeMembership(_, .request, _)):
      var unaware = replica
      unaware.setKnown(blockedPairs: [])
      changes = try TeePalsDomain.decide(command, context, in: unaware)
    default: changes = try TeePalsDomain.decide(command, context, in: replica)
    }
    return changes.flatMap { change in altered(change, command, context, replica) }
  }

  /// What becomes of a change: itself, something else, nothing, or more.
  private func altered(
    _ change: Change<TeePalsEntity>, _ command: TeePalsCommand, _ context: DecideContext,
    _ replica: TeePalsReplica
  ) -> [Change<TeePalsEntity>] {
    switch change {
    case .leave:
      return forgets(command) ? [] : [change]
    case .join(let scope, let user):
      guard self == .memberListIsShared, scope.kind == "round" else { return [change] }
      return [change, .join(.memberList(of: scope.id.retagged()), user)]
    case .remove: return [change]
    case .put(let scope, let entity):
      return altered(entity, in: scope, context, replica)
    }
  }

  /// Whether somebody who goes stays in the scope.
  private func forgets(_ command: TeePalsCommand) -> Bool {
    switch (self, command) {
    case (.leavesWithoutScope, .changeMembership(_, .leave, _)),
      (.removedKeepsChat, .changeMembership(_, .remove, _)):
      true
    default: false
    }
  }

  private func altered(
    _ entity: TeePalsEntity, in scope: Scope, _ context: DecideContext, _ replica: TeePalsReplica
  ) -> [Change<TeePalsEntity>] {
    let change = Change<TeePalsEntity>.put(scope, entity)
    switch (self, entity) {
    case (.copiesDoNotFollow, .place(let place)):
      let isKnown = replica.place(of: place.user, in: place.round.id) != nil
      return isKnown && place.user != context.actor ? [] : [change]
    case (.tellsTwice, .notification(let news)):
      return [change, .put(scope, .notification(twin(of: news, context)))]
    case (.seatCountsTwice, .round(var round)):
      guard let before = replica.round(round.id), round.acceptedCount > before.acceptedCount,
        round.acceptedCount < round.maxPlayers
      else { return [change] }
      round.acceptedCount += 1
      return [.put(scope, .round(round))]
    case (.holdsNothing, .round(var round)):
      round.heldCount = 0
      return [.put(scope, .round(round))]
    case (.guestBecomesHost, .member(var member)):
      guard member.status == .accepted else { return [change] }
      member.role = .host
      return [.put(scope, .member(member))]
    case (.saysTwice, .message(let message)):
      let id: ChatMessageID = message.id.retagged()
      let other = ChatMessageID(high: id.high, low: id.low ^ 1)
      let twin = ChatMessage(
        id: other, round: message.round, sender: message.sender, content: message.content,
        writtenAt: message.writtenAt, receivedAt: message.receivedAt)
      return [change, .put(scope, .message(twin))]
    case (.everybodySeesRequests, .place(var place)):
      place.round.requestCount = max(place.round.requestCount, requests(after: place, replica))
      return [.put(scope, .place(place))]
    case (.invitedSit, .member(let member)):
      guard member.status == .invited else { return [change] }
      let seat = RoundSeat(
        round: member.round, card: member.card, role: .member, joinedAt: member.updatedAt)
      return [change, .put(.round(member.round), .seat(seat))]
    default: return [change]
    }
  }

  private func twin(of news: GolfNotification, _ context: DecideContext) -> GolfNotification {
    var twin = GolfNotification(
      id: GolfNotificationID(
        of: .words(["twin", context.command.description, news.id.description])),
      recipient: news.recipient, kind: news.kind, createdAt: news.createdAt)
    twin.actor = news.actor
    twin.round = news.round
    twin.updatedAt = news.updatedAt
    return twin
  }

  /// Who had asked until now, and whoever this is about.
  private func requests(after place: RoundPlace, _ replica: TeePalsReplica) -> Int {
    let others = replica.members(of: place.round.id).filter { member in
      member.status == .requested && member.user != place.user
    }
    return others.count + (place.status == .requested ? 1 : 0)
  }
}
