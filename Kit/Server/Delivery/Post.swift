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
  public let metrics = DeliveryMetrics()
  let bell = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

  public init(deliverer: any Deliverer, origin: String, confirmsFirst: Bool = true) {
    self.deliverer = deliverer
    self.origin = origin
    self.confirmsFirst = confirmsFirst && deliverer.delivers
  }

  /// Nothing is ever sent.
  public static func closed(origin: String = "http://localhost:8080") -> Post {
    Post(deliverer: NoDeliverer(), origin: origin)
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
