import AccountsDomain
import Calendar
import Core
import Store

/// Where and how an app may write to somebody.
public struct LetterReader: Hashable, Sendable {
  /// Confirmed to be theirs.
  public let address: String
  /// What they chose to read in; `nil` where they follow their devices.
  public let language: Language?
  /// The zone they live in, by its IANA name; `nil` where they follow their devices.
  public let zone: String?

  /// `nil` where nothing may be sent: the address is not confirmed, or the account is locked or
  /// about to go.
  public static func find(
    _ user: UserID, in session: some Session
  ) throws(StoreFailure) -> LetterReader? {
    guard try ConfirmedAddressRows.isConfirmed(user, in: session),
      try StandingRows.isActive(user, in: session),
      try session.first("SELECT 1 FROM account_deletion WHERE account_id = \(user)") == nil,
      let account = try AccountRows.account(user, in: session)
    else { return nil }
    let word: String? = try session.value(
      "SELECT language FROM preferences WHERE user_id = \(user) AND language IS NOT NULL")
    return LetterReader(
      address: account.email, language: word.flatMap { word in Language(rawValue: word) },
      zone: try ProfileRows.privateHalf(of: user, session)?.timeZone?.text)
  }
}
