import Coding
import Core
import Wire

/// The tag of a message's id, by which gateways and mail servers know it too.
public enum OutgoingMessageTag {}
public typealias OutgoingMessageID = ID<OutgoingMessageTag>

/// The way by which a message is sent.
public enum MessageChannel: String, Hashable, Sendable, CaseIterable {
  case mail, sms
}

/// A message in the queue.
public struct OutgoingMessage: Hashable, Sendable {
  public let id: OutgoingMessageID
  public let channel: MessageChannel
  /// An email address, or a telephone number in E.164.
  public let recipient: String
  /// The name of the template, such as `signUp`.
  public let template: String
  /// The values for the template. They can hold secrets: they are never logged, and are wiped as
  /// soon as the message is delivered or given up.
  public let variables: JSON
  public let created: Instant
  public let notBefore: Instant
  /// How often delivery has been tried.
  public let tries: Int

  public init(
    id: OutgoingMessageID, channel: MessageChannel = .mail, recipient: String, template: String,
    variables: JSON, created: Instant, notBefore: Instant? = nil, tries: Int = 0
  ) {
    self.id = id
    self.channel = channel
    self.recipient = recipient
    self.template = template
    self.variables = variables
    self.created = created
    self.notBefore = notBefore ?? created
    self.tries = tries
  }
}

/// A message as its recipient reads it.
@Memberwise public struct RenderedMessage: Hashable, Sendable {
  public let subject: String
  /// Plain text; all that a text message has.
  public let text: String
  /// A whole HTML document that loads nothing; empty for a text message.
  public let html: String
  /// The address that stops such emails, for mail programs too (RFC 8058); `nil` where none does.
  public var unsubscribe: String?
}

/// When delivery is tried again, and when no more (specification §31).
public enum DeliveryPolicy {
  /// Milliseconds before the first retry.
  public static let first: Int64 = 10_000
  /// The most milliseconds between two tries.
  public static let longest: Int64 = 3_600_000
  /// Milliseconds after which a message is given up.
  public static let patience: Int64 = 86_400_000
  /// Milliseconds for which a delivered message's key is remembered.
  public static let memory: Int64 = 86_400_000
  /// Milliseconds for which a message that was given up is kept for the operator.
  public static let grave: Int64 = 30 * 86_400_000

  /// Milliseconds to wait after `tries` failed tries; each wait is twice the one before.
  public static func wait(after tries: Int) -> Int64 {
    tries > 9 ? longest : min(longest, first << Int64(max(0, tries - 1)))
  }
}
