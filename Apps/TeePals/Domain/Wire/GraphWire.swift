import Core
import Wire

extension Follow {
  public var body: JSON {
    .object([
      "follower": .id(follower), "followee": followee.json, "mutual": .flag(isMutual),
      "createdAt": .instant(createdAt),
    ])
  }

  public init(_ body: WireCursor) throws(WireError) {
    self.init(
      follower: try body.required("follower").id(),
      followee: try body.required("followee").decode(), isMutual: try body.flag("mutual"),
      createdAt: try body.required("createdAt").time())
  }
}

extension Block {
  public var body: JSON {
    .object([
      "owner": .id(owner), "blocked": blocked.json, "blockedAt": .instant(blockedAt),
    ])
  }

  public init(_ body: WireCursor) throws(WireError) {
    self.init(
      owner: try body.required("owner").id(), blocked: try body.required("blocked").decode(),
      blockedAt: try body.required("blockedAt").time())
  }
}
