import Core
import TeePalsDomain

/// What the chats of rounds remember.
struct ChatState {
  /// What is typed and not sent, by round.
  var drafts: [RoundID: String] = [:]
  /// The photo that is to go with the next message.
  var photo: ChatPhoto?
  /// How many messages are shown, the newest.
  var shown = ChatState.page
  /// The photo that is looked at.
  var viewed: MediaDigest?
  /// The message that was not sent and that the person decides on.
  var failed: ChatMessageID?
  /// A second has to pass between two messages.
  var isPausing = false
  /// Sending was asked for during the pause.
  var isWaiting = false
  /// What was last said to have been read, so that it is said once.
  var read: ChatRead?

  /// Messages that are shown at first, and more at a time.
  static let page = 50
  /// Characters from which on they are counted before the person's eyes.
  static let countedFrom = 900
  /// Milliseconds between two messages.
  static let pause = 1_000
}

/// A photo on its way to a chat. It stays with the host until the server has it.
struct ChatPhoto: Hashable {
  let round: RoundID
  let file: KeptFile
  /// Once the server has it.
  var digest: MediaDigest?
  /// Why it is not with the server; nothing while it is on its way.
  var problem: ChatText?

  /// Everything the server reads. Phones make a JPEG of what they keep in another form.
  static let kinds = "image/jpeg,image/png,image/webp,image/gif"
}

/// How far a chat was read.
struct ChatRead: Hashable {
  let round: RoundID
  let until: Instant
  /// Only the notification was left to be read.
  let isTold: Bool
}

/// What the person did in a chat.
public enum ChatAction {
  case typed(String)
  case sent
  case earlierWanted
  case muted(Bool)
  case photoWanted
  case photoRetried
  case photoDropped
  case photoOpened(MediaDigest)
  case photoClosed
  /// Tapped the mark of a message that was not sent.
  case failedOpened(ChatMessageID)
  case failedClosed
  case failedRetried(ChatMessageID)
  case failedCopied(ChatMessageID)
  case failedDiscarded(ChatMessageID)
}

/// What came back.
public enum ChatAnswer {
  case photoPicked(HostAnswer)
  case photoSent(KeptFile, HostAnswer)
  case pauseEnded
  /// Something to be read has come; see ``State/needsReading``.
  case changed
}
