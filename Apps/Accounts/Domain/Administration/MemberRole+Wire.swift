import Core
import Wire

extension WireCursor {
  /// A role by its word.
  public func role() throws(WireError) -> MemberRole { try word(MemberRole.init(rawValue:)) }
}
