import Core
import Wire

extension LimitedAct {
  public var body: JSON {
    .object(["user": .id(user), "action": .word(action), "at": .instant(at)])
  }

  /// - Parameter id: Follows from a command that is not in the body.
  public init(id: LimitedActID, _ body: WireCursor) throws(WireError) {
    self.init(
      id: id, user: try body.required("user").id(), action: try body.required("action").word(),
      at: try body.required("at").time())
  }
}
