import AccountsDomain
import Core
import Sync
import Wire

/// Why a command of the app, or of the account, is not accepted: as the server says it of the whole
/// suite.
public enum AccountedRejection<Own: SystemDomain>: Error, Hashable, Sendable, WireCodable {
  case accounts(AccountsRejection)
  case own(Own.Rejection)

  public init(_ cursor: WireCursor) throws(WireError) {
    let detail = try cursor.required("detail")
    let system = try cursor.required("system").string()
    if sameOctets(system, Own.system) {
      self = .own(try Own.Rejection(detail))
    } else if sameOctets(system, AccountsDomain.system) {
      self = .accounts(try AccountsRejection(detail))
    } else {
      throw cursor.error(.expected("a known system"))
    }
  }

  public var json: JSON {
    switch self {
    case .accounts(let rejection):
      .object(["system": .string(AccountsDomain.system), "detail": rejection.json])
    case .own(let rejection): .object(["system": .string(Own.system), "detail": rejection.json])
    }
  }
}
