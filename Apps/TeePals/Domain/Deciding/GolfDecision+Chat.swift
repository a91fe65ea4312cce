import Core
import Sync

extension GolfDecision {
  /// Sending the same message again is nothing: its id is the nonce.
  mutating func send(_ message: ChatMessage) throws(TeePalsRejection) {
    let id = message.round
    guard let round = replica.round(id), mayKnow(round) else { throw .notFound }
    guard replica.seat(of: actor, in: id) != nil else { throw .notParticipant }
    try checkTier()
    if let other = replica.message(message.id) {
      guard other.round == id, other.sender.user == actor else { throw .alreadyExists }
      return
    }
    guard RoundRules.isChatOpen(round, at: now) else { throw .roundNotOpen }
    try ChatLimits.check(message.content)
    let length = replica.chatLengths[id] ?? replica.written(in: id)
    guard length < GolfLimits.messages else {
      throw .invalid(.text, .outOfRange(0, GolfLimits.messages))
    }
    try checkPhoto(of: message)
    try count(.chat)
    let sender = card(of: actor, else: replica.seat(of: actor, in: id)?.card) ?? message.sender
    guard case .text(let text, let photo) = message.content else { return }
    let verdict = judge(
      text, hasPhoto: photo != nil, .message(message.id, in: id), of: sender.user)
    put(
      .message(
        ChatMessage(
          id: message.id, round: id, sender: sender, content: message.content,
          writtenAt: acted, receivedAt: context.received, isHeld: verdict == .hidden)))
    // What is held back is told to nobody.
    guard verdict != .hidden else { return }
    for seat in replica.seats(of: id)
    where seat.user != actor && !replica.chat(of: seat.user, in: id).isMuted {
      tell(
        seat.user, .roundChatMessage, of: round, by: sender,
        text: GolfNotification.preview(of: text))
    }
  }

  /// A photo is its sender's, and belongs to one round: who may read that chat may see it. A device
  /// lets the server say.
  private func checkPhoto(of message: ChatMessage) throws(TeePalsRejection) {
    guard isServer, case .text(_, let photo?) = message.content else { return }
    guard replica.ownPhotos.contains(photo) else { throw .invalid(.photo, .missing) }
    let rounds = replica.shownPhotos[photo] ?? []
    guard rounds.isSubset(of: [message.round]) else { throw .invalid(.photo, .elsewhere) }
  }

  /// It never becomes less, and nothing that is still to come was read.
  ///
  /// Whoever has left meanwhile has read nothing: no fault.
  mutating func markRead(
    _ user: UserID, _ round: RoundID, _ until: Instant
  ) throws(TeePalsRejection) {
    try checkOwn(user)
    guard replica.seat(of: actor, in: round) != nil else { return }
    var chat = replica.chat(of: user, in: round)
    // The times are the server's: a device has no better clock to hold against them.
    let claimed = isServer ? min(until, now) : until
    let read = max(chat.lastReadAt ?? claimed, claimed)
    chat.lastReadAt = read
    put(.chat(chat))
    let id = GolfNotification.id(.roundChatMessage, for: user, round)
    if let row = replica.notification(id), row.updatedAt <= read { markTold(id) }
  }

  mutating func mute(
    _ user: UserID, _ round: RoundID, _ muted: Bool
  ) throws(TeePalsRejection) {
    try checkOwn(user)
    guard replica.seat(of: actor, in: round) != nil else { throw .notParticipant }
    var chat = replica.chat(of: user, in: round)
    guard chat.isMuted != muted else { return }
    chat.isMuted = muted
    put(.chat(chat))
  }
}
