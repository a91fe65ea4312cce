import Core
import Synchronization

/// What a module needs to send emails and text messages: the cipher of the queue, the address that
/// links begin with, and the signal that wakes the worker.
public struct Mailer: Sendable {
  public let deliverer: any Deliverer
  /// Scheme and authority by which the settings say that the server is reached.
  public let statedOrigin: String
  /// Where it was last browsed; nothing where the settings state a public address.
  private let browsed: BrowsedOrigin?
  /// Whether a sign-up waits until its address is confirmed. It does not while the operator has
  /// chosen no way of delivery: those who try the server out would wait for an email that is only
  /// written to a folder.
  public let confirmsFirst: Bool
  /// Who may get text messages, and how many.
  public let texts: TextRules
  /// Encrypts the messages in the queue.
  public private(set) var cipher: FieldCipher
  public let metrics = DeliveryMetrics()
  let signal = JobSignal()

  /// - Parameter followsBrowsers: No public address is set: links lead to where the server is
  ///   browsed on its machine, and until it was, to `origin`.
  public init(
    deliverer: any Deliverer, origin: String, followsBrowsers: Bool = false,
    confirmsFirst: Bool = true, texts: TextRules = TextRules(), cipher: FieldCipher = .fleeting()
  ) {
    self.deliverer = deliverer
    statedOrigin = origin
    browsed = followsBrowsers ? BrowsedOrigin() : nil
    self.texts = texts
    self.cipher = cipher
    self.confirmsFirst = confirmsFirst && deliverer.delivers
  }

  /// A mailer that sends nothing.
  public static func closed(origin: String = "http://localhost:8080") -> Mailer {
    Mailer(deliverer: NoDeliverer(), origin: origin)
  }

  /// The same mailer with the server's own cipher.
  public func sealing(with cipher: FieldCipher) -> Mailer {
    var mailer = self
    mailer.cipher = cipher
    return mailer
  }

  /// Whether text messages are sent. They are not while the operator has chosen no way of delivery.
  public var sendsTexts: Bool {
    confirmsFirst && texts.dailyBudget > 0 && deliverer.carries(.sms)
  }

  /// Whether anything is sent.
  public var delivers: Bool { deliverer.delivers }

  /// Scheme and authority of the links in messages. A request decides it only where no public
  /// address is set, and only for an address of this machine.
  public var origin: String { browsed?.origin ?? statedOrigin }

  /// Takes note of where a browser on this machine has found the server.
  public func noteBrowsed(at authority: String?) { browsed?.note(authority) }

  /// Wakes the worker: there is something new in the queue. Call it after the commit.
  public func wake() { signal.wake() }
}

/// What the worker has done since it started, and what it last found in the queue.
public final class DeliveryMetrics: Sendable {
  let delivered = Counter()
  let retried = Counter()
  let givenUp = Counter()
  let counts = Mutex(DeliveryCounts())

  /// Writes the delivery's metrics.
  public func write(to page: inout MetricsPage) {
    page.single(
      "fieldday_messages_delivered_total", .counter, "Messages delivered.", delivered.value)
    page.single(
      "fieldday_messages_retried_total", .counter, "Tries that failed and are repeated.",
      retried.value)
    page.single(
      "fieldday_messages_given_up_total", .counter, "Messages given up.", givenUp.value)
    let counts = counts.withLock { counts in counts }
    page.single("fieldday_messages_waiting", .gauge, "Messages in the queue.", counts.waiting)
    page.single("fieldday_messages_dead", .gauge, "Dead letters kept.", counts.dead)
  }
}
