import AccountsDomain
import Calendar
import Core
import Store

/// A user to whom an app may send email: where, and in which language.
public struct EmailRecipient: Hashable, Sendable {
  /// Their confirmed address.
  public let address: String
  /// The language they chose; `nil` if they follow their devices.
  public let language: Language?
  /// The IANA name of their time zone; `nil` if they follow their devices.
  public let zone: String?

  /// `nil` if nothing may be sent: the address is not confirmed, or the account is locked or is to
  /// be deleted.
  public static func find(
    _ user: UserID, in session: some Session
  ) throws(StoreFailure) -> EmailRecipient? {
    guard try ConfirmedAddressRows.isConfirmed(user, in: session),
      try StandingRows.isActive(user, in: session),
      try session.first("SELECT 1 FROM account_deletion WHERE account_id = \(user)") == nil,
      let account = try AccountRows.account(user, in: session)
    else { return nil }
    let word: String? = try session.value(
      "SELECT language FROM preferences WHERE user_id = \(user) AND language IS NOT NULL")
    return EmailRecipient(
      address: account.email, language: word.flatMap { word in Language(rawValue: word) },
      zone: try ProfileRows.privateHalf(of: user, session)?.timeZone?.text)
  }
}
