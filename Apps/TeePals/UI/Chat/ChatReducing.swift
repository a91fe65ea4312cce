import Core
import Sync
import TeePalsDomain
import Wire

extension TeePalsFeature.State {
  mutating func reduceChat(_ action: ChatAction, _ moment: Moment) -> Effects {
    // Also from the list of what was not accepted.
    if case .failedCopied(let message) = action { return copy(message) }
    guard case .chat(let id) = route else { return [] }
    switch action {
    // More than is allowed may be typed, and is counted: nothing is cut off silently.
    case .typed(let text): chat.drafts[id] = Typed.cut(text, to: 4 * GolfLimits.chatText)
    case .sent: return sendMessage(in: id, moment)
    case .earlierWanted: chat.shown += ChatState.page
    case .muted(let on): return [.submit(.muteChat(me, id, on))]
    case .photoWanted:
      return [
        .ask(
          .keepPhoto(accept: ChatPhoto.kinds, longestSide: GolfLimits.chatPhotoSide),
          answer: { answer in .inner(.chat(.photoPicked(answer))) })
      ]
    case .photoRetried: return sendPhoto()
    case .photoDropped: chat.photo = nil
    case .photoOpened(let digest): chat.viewed = digest
    case .photoClosed: chat.viewed = nil
    case .failedOpened(let message): chat.failed = message
    case .failedClosed: chat.failed = nil
    case .failedRetried(let message): return retry(message)
    case .failedCopied: break
    case .failedDiscarded(let message):
      chat.failed = nil
      return failedMessage(message).map { found in discard(found.refused) } ?? []
    }
    return []
  }

  mutating func answeredChat(_ answer: ChatAnswer, _ moment: Moment) -> Effects {
    switch answer {
    case .photoPicked(let answer):
      guard case .chat(let id) = route else { return [] }
      return takePhoto(answer, in: id)
    // What there is to do is done at the end of every turn.
    case .changed: return []
    case .photoSent(let file, let answer): finishPhoto(file, answer)
    case .pauseEnded:
      chat.isPausing = false
      guard chat.isWaiting, case .chat(let id) = route else { return [] }
      return sendMessage(in: id, moment)
    }
    return []
  }

  mutating func enteredChat(_ route: TeePalsRoute, _ moment: Moment) -> Effects {
    guard case .chat(let id) = route else { return [] }
    chat.shown = ChatState.page
    chat.viewed = nil
    chat.failed = nil
    if chat.photo?.round != id { chat.photo = nil }
    return keepChat(moment)
  }

  /// After every turn: what is on the screen has been read.
  mutating func keepChat(_ moment: Moment) -> Effects {
    guard let read = readingDue else { return [] }
    chat.read = read
    guard read.isTold else { return [.submit(.markRead(me, read.round, read.until))] }
    return [.submit(.readNotifications(me, toldOf(read.round)))]
  }

  /// Whether the parent is to say ``ChatAnswer/changed``: something has come into the chat on the
  /// screen, or is told of the page on it, by itself.
  public var needsReading: Bool { readingDue != nil || hasSeenMore }

  /// What is to be said to have been read; `nil` where it is said already, or nobody looks.
  private var readingDue: ChatRead? {
    guard case .chat(let id) = route, isLoaded, isVisible, isShown, chatAccess(id) != .locked,
      let last = replica.messages(of: id).last(where: { message in message.receivedAt != nil }),
      let until = last.receivedAt
    else { return nil }
    let isNew = replica.chat(of: me, in: id).lastReadAt.map { last in last < until } ?? true
    guard isNew || !toldOf(id).isEmpty else { return nil }
    let read = ChatRead(round: id, until: until, isTold: !isNew)
    return chat.read == read ? nil : read
  }

  /// Unread notifications that tell of a chat.
  private func toldOf(_ id: RoundID) -> [GolfNotificationID] {
    replica.notifications(of: me).filter { notification in
      notification.kind == .roundChatMessage && notification.round == id && !notification.isRead
    }
    .map { notification in notification.id }
  }

  // MARK: Sending

  private mutating func sendMessage(in id: RoundID, _ moment: Moment) -> Effects {
    chat.isWaiting = false
    guard canSend(id) else { return [] }
    if let stopped = gated(.chat(.sent), moment) { return stopped }
    guard !chat.isPausing else {
      chat.isWaiting = true
      return []
    }
    let photo = chat.photo?.round == id ? chat.photo?.digest : nil
    let message = ChatMessage(
      id: moment.id(0xC4A7), round: id, sender: card,
      content: .text(trimmed(chatDraft(id)), photo: photo), writtenAt: moment.instant)
    if let refusal = refusal(of: .sendMessage(message)) {
      say(words.reason(refusal))
      return []
    }
    chat.drafts[id] = nil
    chat.photo = nil
    return [.submit(.sendMessage(message))] + pause() + [
      .tell(.scroll(elementID: ChatView.listID, top: 0)),
      .tell(.focus(elementID: ChatView.fieldID)),
    ]
  }

  private mutating func pause() -> Effects {
    chat.isPausing = true
    return [
      .ask(
        .timer(key: "golf.chat", milliseconds: ChatState.pause),
        answer: { _ in .inner(.chat(.pauseEnded)) })
    ]
  }

  // MARK: What was not sent

  /// Sends it again, under the same id: once is enough wherever it has arrived already.
  private mutating func retry(_ id: ChatMessageID) -> Effects {
    chat.failed = nil
    guard let (refused, message) = failedMessage(id), chatAccess(message.round) == .open else {
      return []
    }
    if let refusal = refusal(of: .sendMessage(message)) {
      say(words.reason(refusal))
      return []
    }
    return discard(refused) + [.submit(.sendMessage(message))]
  }

  /// The text stays to be had, whatever becomes of the message.
  private mutating func copy(_ id: ChatMessageID) -> Effects {
    chat.failed = nil
    guard let (_, message) = failedMessage(id), case .text(let text, _) = message.content else {
      return []
    }
    say(ChatText.copied)
    return [.tell(.copy(text))]
  }

  func discard(_ refused: RefusedGolfCommand) -> Effects {
    let id = refused.id
    return [
      .ask(
        .timer(key: "golf.discard." + id.description, milliseconds: 0),
        answer: { _ in .delegate(.discardRefused(id)) })
    ]
  }

  // MARK: Photos

  private mutating func takePhoto(_ answer: HostAnswer, in id: RoundID) -> Effects {
    // Whoever closes the list of files changes nothing.
    guard case .kept(let file) = answer else { return [] }
    chat.photo = ChatPhoto(round: id, file: file)
    guard file.size <= GolfLimits.photo else {
      chat.photo?.problem = .photoTooLarge
      return []
    }
    return sendPhoto()
  }

  private mutating func sendPhoto() -> Effects {
    guard let photo = chat.photo, photo.digest == nil, photo.file.size <= GolfLimits.photo else {
      return []
    }
    guard isOnline else {
      chat.photo?.problem = .photoOffline
      return []
    }
    chat.photo?.problem = nil
    let file = photo.file
    return [
      .ask(
        .http(.sending(file, to: "/api/golf/photos?use=chat")),
        answer: { answer in .inner(.chat(.photoSent(file, answer))) })
    ]
  }

  private mutating func finishPhoto(_ file: KeptFile, _ answer: HostAnswer) {
    // Another one has been chosen meanwhile, or none.
    guard chat.photo?.file == file else { return }
    let digest = answer.read { cursor throws(WireError) -> MediaDigest? in
      MediaDigest(try cursor.required("photo").string(limit: MediaDigest.length))
    }
    if let digest, let digest {
      chat.photo?.digest = digest
      return
    }
    switch answer {
    case .failed: chat.photo?.problem = .photoOffline
    case .http(413, _): chat.photo?.problem = .photoTooLarge
    case .http where PhotoProblem(answer) == .tooManyPixels:
      chat.photo?.problem = .photoManyPixels
    case .http(415, _), .http(422, _): chat.photo?.problem = .photoUnreadable
    default: chat.photo?.problem = .photoFailed
    }
  }
}
