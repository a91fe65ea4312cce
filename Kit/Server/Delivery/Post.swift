import Core
import Synchronization

/// The post office: what an app needs to know to send something, and the bell that wakes the
/// worker.
public struct Post: Sendable {
  public let deliverer: any Deliverer
  /// Scheme and authority of the links in letters, from the configuration and never from a request.
  public let origin: String
  /// Whether a sign-up waits until its address is confirmed. Not on a server whose operator has
  /// chosen no way of delivery yet: whoever tries it out would wait for a letter that only lies in
  /// a folder.
  public let confirmsFirst: Bool
  /// To whom text messages may go, and how many.
  public let texts: TextRules
  /// Seals what waits in the queue.
  public private(set) var cipher: FieldCipher
  public let metrics = DeliveryMetrics()
  let bell = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

  public init(
    deliverer: any Deliverer, origin: String, confirmsFirst: Bool = true,
    texts: TextRules = TextRules(), cipher: FieldCipher = .fleeting()
  ) {
    self.deliverer = deliverer
    self.origin = origin
    self.texts = texts
    self.cipher = cipher
    self.confirmsFirst = confirmsFirst && deliverer.delivers
  }

  /// Nothing is ever sent.
  public static func closed(origin: String = "http://localhost:8080") -> Post {
    Post(deliverer: NoDeliverer(), origin: origin)
  }

  /// The same post office with the server's own cipher.
  public func sealing(with cipher: FieldCipher) -> Post {
    var post = self
    post.cipher = cipher
    return post
  }

  /// Whether text messages reach telephones. Like confirming, that is nothing for a server whose
  /// operator has chosen no way of delivery yet.
  public var sendsTexts: Bool {
    confirmsFirst && texts.dailyBudget > 0 && deliverer.carries(.sms)
  }

  /// Whether anything reaches anyone.
  public var delivers: Bool { deliverer.delivers }

  /// Says that there is something new in the queue. Call it after the commit.
  public func ring() { bell.continuation.yield() }
}

/// What the worker has done since it was started, and what it last found in the queue.
public final class DeliveryMetrics: Sendable {
  let delivered = Counter()
  let retried = Counter()
  let givenUp = Counter()
  let counts = Mutex(DeliveryCounts())

  /// The delivery's part of the metrics page.
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
