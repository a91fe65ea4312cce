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
  /// Whether messages of a kind are carried; all kinds or none unless it says otherwise.
  func carries(_ channel: MessageChannel) -> Bool
  func deliver(_ parcel: Parcel) async -> DeliveryOutcome
}

extension Deliverer {
  public func carries(_ channel: MessageChannel) -> Bool { delivers }
}

/// Letters one way and text messages another.
public struct SplitDeliverer: Deliverer {
  public let name: String
  private let mail: any Deliverer
  private let texts: any Deliverer

  public init(mail: any Deliverer, texts: any Deliverer) {
    name = mail.name + " and " + texts.name
    self.mail = mail
    self.texts = texts
  }

  public var delivers: Bool { mail.delivers }

  public func carries(_ channel: MessageChannel) -> Bool { way(of: channel).carries(channel) }

  public func deliver(_ parcel: Parcel) async -> DeliveryOutcome {
    await way(of: parcel.channel).deliver(parcel)
  }

  private func way(of channel: MessageChannel) -> any Deliverer {
    channel == .mail ? mail : texts
  }
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
