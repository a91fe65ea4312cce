import AccountsDomain
import Calendar
import Core
import Server
import Store

/// A letter with its address, ready for the queue.
struct AddressedLetter: Sendable {
  let message: OutgoingMessage
  let key: String
  /// For nobody: it costs the same and is never sent.
  let isVoid: Bool

  /// - Parameter key: What makes it the same letter if it is asked for again; the message's own id
  ///   when there is none.
  init(
    _ letter: AccountLetter, to email: String?, in language: Language, key: String? = nil,
    _ moment: Moment, number: UInt64 = 41
  ) {
    let id: OutgoingMessageID = moment.id(number)
    message = OutgoingMessage(
      id: id, recipient: email ?? "", template: letter.template,
      variables: letter.variables(in: language), created: moment.instant)
    self.key = letter.template + " " + (key ?? id.description)
    isVoid = email == nil
  }

  func send(by post: Post, in session: some Session) throws(StoreFailure) {
    try OutgoingMessageRows.add(
      message, key: key, isVoid: isVoid, sealing: post.cipher, in: session)
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

/// In which language somebody wants to be written to.
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
  /// Writes to a person about their own account, if their address is confirmed and the server sends
  /// letters. Other modules call it in their own transaction.
  func notify(
    _ user: UserID, _ letter: AccountLetter, else language: Language = .english, _ moment: Moment,
    in session: some Session
  ) throws(StoreFailure) {
    guard post.delivers, try ConfirmedAddressRows.isConfirmed(user, in: session),
      let account = try AccountRows.account(user, in: session)
    else { return }
    let chosen = try ReadingLanguage.of(user, else: language, in: session)
    try AddressedLetter(letter, to: account.email, in: chosen, moment).send(by: post, in: session)
  }
}
