import Coding
import Core

/// A rendered message with its recipient.
@Memberwise public struct AddressedMessage: Hashable, Sendable {
  /// The same at every try, so that a carrier can recognize a repetition.
  public let id: String
  public let channel: MessageChannel
  public let recipient: String
  public let rendered: RenderedMessage
  /// When the message was written.
  public let date: Instant
}

/// The outcome of a try. Its texts are for operators and hold no address and no content.
public enum DeliveryOutcome: Hashable, Sendable {
  case delivered
  /// Try again later.
  case retry(String)
  /// It will never be accepted.
  case refused(String)
}

/// Delivers messages by one way, such as SMTP.
public protocol Deliverer: Sendable {
  /// Its name in the settings.
  var name: String { get }
  /// Whether anything is delivered.
  var delivers: Bool { get }
  /// Whether messages of a channel are delivered. By default all channels are, or none.
  func carries(_ channel: MessageChannel) -> Bool
  func deliver(_ message: AddressedMessage) async -> DeliveryOutcome
}

extension Deliverer {
  public func carries(_ channel: MessageChannel) -> Bool { delivers }
}

/// Delivers emails by one way and text messages by another.
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

  public func deliver(_ message: AddressedMessage) async -> DeliveryOutcome {
    await way(of: message.channel).deliver(message)
  }

  private func way(of channel: MessageChannel) -> any Deliverer {
    channel == .mail ? mail : texts
  }
}

/// `none`: delivers nothing.
public struct NoDeliverer: Deliverer {
  public let name = "none"
  public let delivers = false

  public init() {}

  public func deliver(_ message: AddressedMessage) async -> DeliveryOutcome { .refused("off") }
}

/// `console`: writes the text to standard output, for trying a server out.
public struct ConsoleDeliverer: Deliverer {
  public let name = "console"
  public let delivers = true
  private let say: @Sendable (String) -> Void

  public init(say: @escaping @Sendable (String) -> Void) { self.say = say }

  public func deliver(_ message: AddressedMessage) async -> DeliveryOutcome {
    let rendered = message.rendered
    say("To: \(message.recipient)\nSubject: \(rendered.subject)\n\n\(rendered.text)\n")
    return .delivered
  }
}
