import Core
import Wire

// The round that somebody saw is stored under the id of the round the command is about.

extension WireCursor {
  func changeMembership() throws(WireError) -> TeePalsCommand {
    let id: RoundID = try required("round").id()
    var seen: Round?
    if let body = try optional("seen") { seen = try Round(id: id, body) }
    return .changeMembership(id, try required("event").decode(), seen: seen)
  }
}

extension JSON {
  static func changeMembership(_ id: RoundID, _ event: MembershipEvent, seen: Round?) -> JSON {
    .object(["round": .id(id), "event": event.json, "seen": seen.map { round in round.body }])
  }
}
