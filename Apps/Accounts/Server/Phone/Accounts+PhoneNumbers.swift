import AccountsDomain
import Core
import Store

extension Accounts {
  /// The numbers of a person, verified and not, as E.164. One whose key is lost is left out: it
  /// must not stand in the way of an archive or of a deletion.
  func phoneNumbers(of user: UserID, in session: some Session) -> [String] {
    let rows = PhoneRows(vault: phones)
    return [StoredPhone.State.verified, .pending].compactMap { state in
      (try? rows.find(state, of: user, in: session))?.number.e164
    }
  }
}
