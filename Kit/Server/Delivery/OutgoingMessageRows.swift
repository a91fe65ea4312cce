import Core
import Store
import Wire

/// How many messages are in which state.
public struct DeliveryCounts: Hashable, Sendable {
  public var waiting = 0
  /// Given up: nobody received them.
  public var dead = 0
}

/// Statements about the queue.
public enum OutgoingMessageRows {
  /// Puts a message into the queue, unless one with this key is or was there.
  ///
  /// - Parameters:
  ///   - key: At most 128 characters; what makes two requests the same one.
  ///   - isVoid: The message is for nobody: it costs the same and is never delivered.
  public static func add(
    _ message: OutgoingMessage, key: String, isVoid: Bool = false, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO outgoing_message (id, channel, recipient, template, variables, created_at,
        not_before, tries, state, idempotency_key)
      VALUES (\(message.id), \(message.channel.rawValue), \(isVoid ? "" : message.recipient),
        \(message.template), \(isVoid ? "{}" : message.variables.text), \(message.created),
        \(message.notBefore), 0, \(isVoid ? "void" : "waiting"), \(key))
      ON CONFLICT (idempotency_key) DO NOTHING
      """)
  }

  /// What is due, the longest waiting first.
  public static func due(
    at now: Instant, limit: Int, in session: some Session
  ) throws(StoreFailure) -> [OutgoingMessage] {
    try session.rows(
      """
      SELECT id, channel, recipient, template, variables, created_at, not_before, tries
      FROM outgoing_message WHERE state = 'waiting' AND not_before <= \(now)
      ORDER BY not_before, id LIMIT \(limit)
      """
    ) { row throws(StoreFailure) in
      let channel: String = try row[1]
      let variables: String = try row[4]
      guard let channel = MessageChannel(rawValue: channel), let json = try? JSON.parse(variables)
      else { throw StoreFailure(.mismatch, "a stored message is not readable") }
      return OutgoingMessage(
        id: try row[0], channel: channel, recipient: try row[2], template: try row[3],
        variables: json, created: try row[5], notBefore: try row[6], tries: try row[7])
    }
  }

  /// It was taken: only its key is kept, so that it cannot be sent twice.
  public static func sent(
    _ id: OutgoingMessageID, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      UPDATE outgoing_message
      SET state = 'sent', recipient = '', variables = '{}', failure = NULL, tries = tries + 1
      WHERE id = \(id)
      """)
  }

  public static func retry(
    _ id: OutgoingMessageID, at next: Instant, failure: String, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      UPDATE outgoing_message
      SET tries = tries + 1, not_before = \(next), failure = \(failure) WHERE id = \(id)
      """)
  }

  /// It is given up. Who it was for stays; what it said only where that is no secret and can still
  /// be of use.
  public static func giveUp(
    _ id: OutgoingMessageID, failure: String, keepsWords: Bool = false, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      UPDATE outgoing_message
      SET state = 'dead', tries = tries + 1, failure = \(failure) WHERE id = \(id)
      """)
    if keepsWords { return }
    try session.run("UPDATE outgoing_message SET variables = '{}' WHERE id = \(id)")
  }

  /// Removes what nobody needs any more.
  public static func tidy(at now: Instant, in session: some Session) throws(StoreFailure) {
    let remembered = now.advanced(byMilliseconds: -DeliveryPolicy.memory)
    let buried = now.advanced(byMilliseconds: -DeliveryPolicy.grave)
    try session.run(
      """
      DELETE FROM outgoing_message
      WHERE (state = 'sent' AND created_at < \(remembered))
        OR (state = 'void' AND created_at < \(remembered))
        OR (state = 'dead' AND created_at < \(buried))
      """)
  }

  public static func counts(in session: some Session) throws(StoreFailure) -> DeliveryCounts {
    var counts = DeliveryCounts()
    let waiting: Int? = try session.value(
      "SELECT count(*) FROM outgoing_message WHERE state = 'waiting'")
    let dead: Int? = try session.value(
      "SELECT count(*) FROM outgoing_message WHERE state = 'dead'")
    counts.waiting = waiting ?? 0
    counts.dead = dead ?? 0
    return counts
  }
}
