import Sync
import Wire

/// Why a command of one of two systems is not accepted: as the server says it of the whole suite.
public enum JoinedRejection<Own: SystemDomain, Other: SystemDomain>: Error, Hashable, Sendable,
  WireCodable
{
  case other(Other.Rejection)
  case own(Own.Rejection)

  public init(_ cursor: WireCursor) throws(WireError) {
    let detail = try cursor.required("detail")
    let system = try cursor.required("system").string()
    guard let known = try JoinedDomain<Own, Other>.rejection(of: system, detail) else {
      throw cursor.error(.expected("a known system"))
    }
    self = known
  }

  public var json: JSON {
    let named = JoinedDomain<Own, Other>.naming(self)
    return .object(["system": .string(named.system), "detail": named.detail])
  }
}
