import AccountsDomain
import Calendar
import Core
import Server
import Store

/// An email with its recipient, ready for the queue.
struct AddressedEmail: Sendable {
  let message: OutgoingMessage
  let key: String
  /// It has no recipient: it costs the same work and is never sent.
  let isVoid: Bool

  /// - Parameters:
  ///   - address: `nil` for an email to nobody.
  ///   - key: Identifies the email, so that it is sent once; by default the message's own id.
  init(
    _ email: AccountEmail, to address: String?, in language: Language, key: String? = nil,
    _ moment: Moment, number: UInt64 = 41
  ) {
    let id: OutgoingMessageID = moment.id(number)
    message = OutgoingMessage(
      id: id, recipient: address ?? "", template: email.template,
      variables: email.variables(in: language), created: moment.instant)
    self.key = email.template + " " + (key ?? id.description)
    isVoid = address == nil
  }

  func send(by mailer: Mailer, in session: some Session) throws(StoreFailure) {
    try OutgoingMessageRows.add(
      message, key: key, isVoid: isVoid, sealing: mailer.cipher, in: session)
  }
}

/// Statements about confirmed addresses.
public enum ConfirmedAddressRows {
  public static func isConfirmed(
    _ user: UserID, in session: some Session
  ) throws(StoreFailure) -> Bool {
    let found: Int? = try session.value(
      "SELECT count(*) FROM confirmed_address WHERE account_id = \(user)")
    return found == 1
  }

  public static func confirm(
    _ user: UserID, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO confirmed_address (account_id, confirmed_at) VALUES (\(user), \(now))
      ON CONFLICT (account_id) DO NOTHING
      """)
  }
}

/// The language in which a user gets messages.
enum ReadingLanguage {
  /// What they chose, or else what is offered.
  static func of(
    _ user: UserID?, else offered: Language, in session: some Session
  ) throws(StoreFailure) -> Language {
    // Asked for nobody too: known and unknown cost the same statements.
    let word: String? = try session.value(
      "SELECT language FROM preferences WHERE user_id = \(user) AND language IS NOT NULL")
    return word.flatMap { word in Language(rawValue: word) } ?? offered
  }
}

extension Accounts {
  /// Sends a user an email about their own account, if the address is confirmed and the server
  /// sends email. Other modules call it in their own transaction.
  func notify(
    _ user: UserID, _ email: AccountEmail, else language: Language = .english, _ moment: Moment,
    in session: some Session
  ) throws(StoreFailure) {
    guard mailer.delivers, try ConfirmedAddressRows.isConfirmed(user, in: session),
      let account = try AccountRows.account(user, in: session)
    else { return }
    let chosen = try ReadingLanguage.of(user, else: language, in: session)
    try AddressedEmail(email, to: account.email, in: chosen, moment).send(by: mailer, in: session)
  }
}
