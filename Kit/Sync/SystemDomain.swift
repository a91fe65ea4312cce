import Core
import Wire

/// The rules of one system: of an app, or of the account.
public protocol SystemDomain: SyncDomain {
  /// The word that its commands and rejections go by: `friends`, `accounts`, …
  static var system: String { get }
  /// A rejection by what it is called where there are several systems; `nil` for another system's.
  static func rejection(of system: String, _ detail: WireCursor) throws(WireError) -> Rejection?
  /// What a rejection is called there: the system, and what it says.
  static func naming(_ rejection: Rejection) -> (system: String, detail: JSON)
}

extension SystemDomain {
  public static func rejection(
    of system: String, _ detail: WireCursor
  ) throws(WireError) -> Rejection? {
    sameBytes(system, Self.system) ? try Rejection(detail) : nil
  }

  public static func naming(_ rejection: Rejection) -> (system: String, detail: JSON) {
    (system, rejection.json)
  }
}
