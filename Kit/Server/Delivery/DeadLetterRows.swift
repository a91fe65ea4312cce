import Core
import Store

/// A message that was given up, as administrators see it.
public struct DeadLetter: Hashable, Sendable {
  public let id: OutgoingMessageID
  public let channel: MessageChannel
  public let recipient: String
  public let template: String
  public let created: Instant
  public let tries: Int
  /// The reason of the last failure; it holds no address and no content.
  public let failure: String
  /// Whether its values were kept, so that it can be sent again.
  public let canRepeat: Bool
}

/// Statements about messages that were given up.
public enum DeadLetterRows {
  /// The dead letters, the latest first.
  public static func list(
    limit: Int, opening cipher: FieldCipher, in session: some Session
  ) throws(StoreFailure) -> [DeadLetter] {
    try session.rows(
      """
      SELECT id, channel, recipient, template, created_at, tries, failure,
        variables <> '{}' OR sealed_variables IS NOT NULL, sealed_recipient
      FROM outgoing_message WHERE state = 'dead' ORDER BY created_at DESC, id DESC LIMIT \(limit)
      """
    ) { row throws(StoreFailure) in
      let channel: String = try row[1]
      let failure: String? = try row[6]
      let id: OutgoingMessageID = try row[0]
      let sealed: [UInt8]? = try row[8]
      let recipient: String = try row[2]
      return DeadLetter(
        id: id, channel: MessageChannel(rawValue: channel) ?? .mail,
        recipient: OutgoingMessageRows.recipient(recipient, sealed, of: id, cipher),
        template: try row[3], created: try row[4], tries: try row[5],
        failure: failure ?? "", canRepeat: try row[7])
    }
  }

  public static func exists(
    _ id: OutgoingMessageID, in session: some Session
  ) throws(StoreFailure) -> Bool {
    let found: Int? = try session.value(
      "SELECT 1 FROM outgoing_message WHERE id = \(id) AND state = 'dead'")
    return found != nil
  }

  /// Puts a dead letter back into the queue as a new message; `false` if its values were not kept.
  public static func repeatNow(
    _ id: OutgoingMessageID, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> Bool {
    try session.run(
      """
      UPDATE outgoing_message
      SET state = 'waiting', tries = 0, failure = NULL, created_at = \(now), not_before = \(now)
      WHERE id = \(id) AND state = 'dead'
        AND (variables <> '{}' OR sealed_variables IS NOT NULL)
      """) == 1
  }

  public static func discard(
    _ id: OutgoingMessageID, in session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM outgoing_message WHERE id = \(id) AND state = 'dead'")
  }
}
