import Core

/// A letter on its way out.
public struct Parcel: Hashable, Sendable {
  /// The message's id: the same at every try, so that a carrier can notice a repetition.
  public let id: String
  public let channel: MessageChannel
  public let recipient: String
  public let letter: Letter
  /// When the message was written.
  public let date: Instant

  public init(
    id: String, channel: MessageChannel, recipient: String, letter: Letter, date: Instant
  ) {
    self.id = id
    self.channel = channel
    self.recipient = recipient
    self.letter = letter
    self.date = date
  }
}

/// What became of a try. The words are for operators: they hold no address and no content.
public enum DeliveryOutcome: Hashable, Sendable {
  case delivered
  /// Try again later.
  case retry(String)
  /// It will never be taken.
  case refused(String)
}

/// Something that carries letters to people.
public protocol Deliverer: Sendable {
  /// What it is called in the settings.
  var name: String { get }
  /// Whether anything is carried at all.
  var delivers: Bool { get }
  func deliver(_ parcel: Parcel) async -> DeliveryOutcome
}

/// `none`: nothing is ever sent.
public struct NoDeliverer: Deliverer {
  public let name = "none"
  public let delivers = false

  public init() {}

  public func deliver(_ parcel: Parcel) async -> DeliveryOutcome { .refused("off") }
}

/// `console`: the text on standard output, for the person who tries a server out.
public struct ConsoleDeliverer: Deliverer {
  public let name = "console"
  public let delivers = true
  private let say: @Sendable (String) -> Void

  public init(say: @escaping @Sendable (String) -> Void) { self.say = say }

  public func deliver(_ parcel: Parcel) async -> DeliveryOutcome {
    say("To: \(parcel.recipient)\nSubject: \(parcel.letter.subject)\n\n\(parcel.letter.text)\n")
    return .delivered
  }
}
