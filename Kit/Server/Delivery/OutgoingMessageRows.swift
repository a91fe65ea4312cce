import Core
import Store
import Wire

/// How many messages wait, and how many were given up.
public struct DeliveryCounts: Hashable, Sendable {
  public var waiting = 0
  /// Given up.
  public var dead = 0
}

/// A message of the queue, or the id of one that cannot be decrypted.
public enum QueuedMessage: Hashable, Sendable {
  case message(OutgoingMessage)
  /// Its key is gone, or it was changed.
  case unreadable(OutgoingMessageID)
}

/// Statements about the queue.
public enum OutgoingMessageRows {
  /// Adds a message to the queue, encrypted, unless one with this key is or was there.
  ///
  /// - Parameters:
  ///   - key: At most 128 characters. Two messages with one key are the same message.
  ///   - isVoid: The message has no recipient: it costs the same work and is never delivered.
  public static func add(
    _ message: OutgoingMessage, key: String, isVoid: Bool = false, sealing cipher: FieldCipher,
    in session: some Session
  ) throws(StoreFailure) {
    let recipient = try seal(isVoid ? "" : message.recipient, .recipient, of: message.id, cipher)
    let variables = try seal(
      isVoid ? "{}" : message.variables.text, .variables, of: message.id, cipher)
    try session.run(
      """
      INSERT INTO outgoing_message (id, channel, recipient, template, variables, created_at,
        not_before, tries, state, idempotency_key, sealed_recipient, sealed_variables)
      VALUES (\(message.id), \(message.channel.rawValue), '', \(message.template), '{}',
        \(message.created), \(message.notBefore), 0, \(isVoid ? "void" : "waiting"), \(key),
        \(recipient), \(variables))
      ON CONFLICT (idempotency_key) DO NOTHING
      """)
  }

  /// The messages that are due, the longest waiting first.
  public static func due(
    at now: Instant, limit: Int, opening cipher: FieldCipher, in session: some Session
  ) throws(StoreFailure) -> [QueuedMessage] {
    try session.rows(
      """
      SELECT id, channel, recipient, template, variables, created_at, not_before, tries,
        sealed_recipient, sealed_variables
      FROM outgoing_message WHERE state = 'waiting' AND not_before <= \(now)
      ORDER BY not_before, id LIMIT \(limit)
      """
    ) { row throws(StoreFailure) in
      let id: OutgoingMessageID = try row[0]
      let channel: String = try row[1]
      let sealedRecipient: [UInt8]? = try row[8]
      let sealedVariables: [UInt8]? = try row[9]
      var recipient: String? = try row[2]
      var variables: String? = try row[4]
      if let sealedRecipient { recipient = open(sealedRecipient, .recipient, of: id, cipher) }
      if let sealedVariables { variables = open(sealedVariables, .variables, of: id, cipher) }
      guard let channel = MessageChannel(rawValue: channel), let recipient,
        let json = variables.flatMap({ text in try? JSON.parse(text) })
      else { return .unreadable(id) }
      return .message(
        OutgoingMessage(
          id: id, channel: channel, recipient: recipient, template: try row[3], variables: json,
          created: try row[5], notBefore: try row[6], tries: try row[7]))
    }
  }

  /// Records a delivery. Only the key is kept, so that the message cannot be sent twice.
  public static func sent(
    _ id: OutgoingMessageID, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      UPDATE outgoing_message
      SET state = 'sent', recipient = '', variables = '{}', sealed_recipient = NULL,
        sealed_variables = NULL, failure = NULL, tries = tries + 1
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

  /// Gives a message up. Its recipient is kept; its values only if they are no secret and still of
  /// use.
  public static func giveUp(
    _ id: OutgoingMessageID, failure: String, keepsWords: Bool = false, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      UPDATE outgoing_message
      SET state = 'dead', tries = tries + 1, failure = \(failure) WHERE id = \(id)
      """)
    if keepsWords { return }
    try session.run(
      """
      UPDATE outgoing_message SET variables = '{}', sealed_variables = NULL WHERE id = \(id)
      """)
  }

  /// Removes every message to a recipient, whatever the case of the address. Encrypted recipients
  /// are decrypted to compare them.
  public static func removeAll(
    to recipient: String, opening cipher: FieldCipher, in session: some Session
  ) throws(StoreFailure) {
    let stored = try session.rows(
      "SELECT id, recipient, sealed_recipient FROM outgoing_message WHERE state <> 'sent'"
    ) { row throws(StoreFailure) -> (id: OutgoingMessageID, recipient: String?) in
      let id: OutgoingMessageID = try row[0]
      let sealed: [UInt8]? = try row[2]
      guard let sealed else { return (id, try row[1]) }
      return (id, open(sealed, .recipient, of: id, cipher))
    }
    let wanted = recipient.lowercased()
    for message in stored where message.recipient?.lowercased() == wanted {
      try session.run("DELETE FROM outgoing_message WHERE id = \(message.id)")
    }
  }

  /// Removes messages that are no longer needed.
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

  // MARK: Sealing

  private enum Column: String { case recipient, variables }

  private static func place(_ column: Column, of id: OutgoingMessageID) -> String {
    "outgoing_message/" + column.rawValue + "/" + id.description
  }

  private static func seal(
    _ text: String, _ column: Column, of id: OutgoingMessageID, _ cipher: FieldCipher
  ) throws(StoreFailure) -> [UInt8] {
    do { return try cipher.seal(Array(text.utf8), at: place(column, of: id)) } catch {
      throw StoreFailure(.mismatch, "a message could not be sealed")
    }
  }

  /// The recipient of a message; empty if its key is lost.
  static func recipient(
    _ plain: String, _ sealed: [UInt8]?, of id: OutgoingMessageID, _ cipher: FieldCipher
  ) -> String {
    guard let sealed else { return plain }
    return open(sealed, .recipient, of: id, cipher) ?? ""
  }

  private static func open(
    _ sealed: [UInt8], _ column: Column, of id: OutgoingMessageID, _ cipher: FieldCipher
  ) -> String? {
    guard let opened = try? cipher.open(sealed, at: place(column, of: id)) else { return nil }
    return String(decoding: opened.bytes, as: UTF8.self)
  }
}
