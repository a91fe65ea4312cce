import Calendar
import Core
import Design
import TeePalsDomain

/// What somebody may do in a chat.
enum ChatAccess: Hashable {
  case open
  /// Only those who play may read and write.
  case locked
  /// The round was called off a week ago: it can be read.
  case ended
}

// What a chat is made from.
extension TeePalsFeature.State {
  /// The round as far as it is known here.
  func chatRound(_ id: RoundID) -> Round? {
    replica.round(id) ?? replica.place(of: me, in: id)?.round
  }

  func chatAccess(_ id: RoundID) -> ChatAccess {
    guard replica.seat(of: me, in: id) != nil || replica.place(of: me, in: id)?.status == .accepted
    else { return .locked }
    return chatRound(id).map { round in RoundRules.isChatOpen(round, at: now) } ?? true
      ? .open : .ended
  }

  /// What was refused of a chat, by the time it was written.
  func failedMessages(_ id: RoundID) -> [RefusedGolfCommand] {
    refused.filter { refused in
      guard case .sendMessage(let message) = refused.command, message.round == id else {
        return false
      }
      return replica.message(message.id)?.receivedAt == nil
    }
  }

  /// The refused command of a message, and the message.
  func failedMessage(_ id: ChatMessageID) -> (refused: RefusedGolfCommand, message: ChatMessage)? {
    for command in refused {
      if case .sendMessage(let message) = command.command, message.id == id {
        return (command, withSender(message))
      }
    }
    return nil
  }

  /// A command of one's own, with who wrote it.
  private func withSender(_ message: ChatMessage) -> ChatMessage {
    var message = message
    message.sender = card
    return message
  }

  /// With the name and the photo that the writer has now, while they have a seat: a message keeps
  /// those it was written with.
  private func withCard(_ message: ChatMessage) -> ChatMessage {
    guard let seat = replica.seat(of: message.sender.user, in: message.round) else {
      return message
    }
    var message = message
    message.sender = seat.card
    return message
  }

  /// The whole chat, laid out; the newest only, as many as are shown.
  func chatRows(_ id: RoundID) -> (rows: [ChatRow], hasEarlier: Bool) {
    let thread = ChatThread(
      me: me, zone: PlanningZone(zone, at: now), isReachable: sync.isReachable,
      hidden: blockedUsers, covered: replica.hidden(from: me))
    // Whoever plays no more has nothing left to read but what they could not send.
    guard chatAccess(id) != .locked else {
      return (thread.rows([], failed: failedTexts(id)), false)
    }
    let all = replica.messages(of: id)
    let shown = all.suffix(chat.shown).map { message in withCard(message) }
    return (thread.rows(shown, failed: failedTexts(id)), shown.count < all.count)
  }

  /// The messages that were refused, as one's own.
  private func failedTexts(_ id: RoundID) -> [ChatMessage] {
    failedMessages(id).compactMap { refused in
      if case .sendMessage(let message) = refused.command { withSender(message) } else { nil }
    }
  }

  /// Whoever the person has blocked.
  var blockedUsers: Set<UserID> {
    Set(replica.blocks(of: me).map { block in block.blocked.user })
  }

  /// Own messages of a chat that wait for a connection.
  func waitingMessages(_ id: RoundID) -> Int {
    replica.messages(of: id).count { message in
      message.receivedAt == nil && message.sender.user == me
    }
  }

  /// The text in the field of a chat.
  func chatDraft(_ id: RoundID) -> String { chat.drafts[id] ?? "" }

  /// Whether what is typed and attached can go out.
  func canSend(_ id: RoundID) -> Bool {
    guard chatAccess(id) == .open else { return false }
    let text = trimmed(chatDraft(id))
    guard text.unicodeScalars.count <= GolfLimits.chatText else { return false }
    guard let photo = chat.photo, photo.round == id else { return !text.isEmpty }
    return photo.digest != nil
  }
}
