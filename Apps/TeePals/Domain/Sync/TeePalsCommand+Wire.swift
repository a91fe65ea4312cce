import Core
import Sync
import Wire

extension TeePalsCommand {
  public var args: JSON {
    switch self {
    case .editProfile(let user, let edits):
      .object(["user": .id(user), "edits": .array(of: edits)])
    case .follow(let user, let card), .block(let user, let card):
      .object(["user": .id(user), "card": card.json])
    case .unfollow(let user, let other), .unblock(let user, let other):
      .object(["user": .id(user), "other": .id(other)])
    case .createRound(let round): .object(["round": .id(round.id), "body": round.body])
    case .editRound(let id, let edits): .object(["round": .id(id), "edits": .array(of: edits)])
    case .closeRound(let id), .reopenRound(let id), .cancelRound(let id), .completeRound(let id):
      .object(["round": .id(id)])
    case .changeMembership(let id, let event, let seen):
      .object([
        "round": .id(id), "event": event.json, "seen": seen.map { round in round.body },
      ])
    case .sendMessage(let message): .object(["message": .id(message.id), "body": message.body])
    case .markRead(let user, let round, let until):
      .object(["user": .id(user), "round": .id(round), "until": .instant(until)])
    case .muteChat(let user, let round, let muted):
      .object(["user": .id(user), "round": .id(round), "muted": .bool(muted)])
    case .readNotifications(let user, let ids):
      .object(["user": .id(user), "notifications": .array(ids.map { id in .id(id) })])
    case .deleteNotification(let user, let id):
      .object(["user": .id(user), "notification": .id(id)])
    case .report(let target, let reason, let context):
      .object(["target": target.json, "reason": .word(reason), "context": .text(context)])
    case .noteLink(let round, let link): .object(["round": .id(round), "link": link.json])
    case .setSetting(let user, let change): .object(["user": .id(user), "change": change.json])
    }
  }

  public static func decode(
    system: String, name: String, version: Int, _ args: WireCursor
  ) throws(WireError) -> TeePalsCommand? {
    guard sameBytes(system, Self.system), version == 1 else { return nil }
    switch name {
    case "createRound", "editRound", "closeRound", "reopenRound", "cancelRound", "completeRound",
      "changeMembership":
      return try round(name, args)
    case "sendMessage":
      return .sendMessage(
        try ChatMessage(id: args.required("message").id(), args.required("body")))
    case "report":
      return .report(
        try args.required("target").decode(), try args.required("reason").word(),
        context: try args.text("context"))
    case "noteLink":
      return .noteLink(try args.required("round").id(), try args.required("link").decode())
    case "editProfile", "follow", "unfollow", "block", "unblock", "markRead", "muteChat",
      "readNotifications", "deleteNotification", "setSetting":
      return try own(name, args)
    default: return nil
    }
  }

  /// What is about a round.
  private static func round(
    _ name: String, _ args: WireCursor
  ) throws(WireError) -> TeePalsCommand? {
    let id: RoundID = try args.required("round").id()
    switch name {
    case "createRound": return .createRound(try Round(id: id, args.required("body")))
    case "editRound": return .editRound(id, try args.required("edits").decodeArray())
    case "closeRound": return .closeRound(id)
    case "reopenRound": return .reopenRound(id)
    case "cancelRound": return .cancelRound(id)
    case "completeRound": return .completeRound(id)
    case "changeMembership":
      var seen: Round?
      if let body = try args.optional("seen") { seen = try Round(id: id, body) }
      return .changeMembership(id, try args.required("event").decode(), seen: seen)
    default: return nil
    }
  }

  /// What somebody changes of their own.
  private static func own(
    _ name: String, _ args: WireCursor
  ) throws(WireError) -> TeePalsCommand? {
    let user: UserID = try args.required("user").id()
    switch name {
    case "editProfile": return .editProfile(user, try args.required("edits").decodeArray())
    case "follow": return .follow(user, try args.required("card").decode())
    case "unfollow": return .unfollow(user, try args.required("other").id())
    case "block": return .block(user, try args.required("card").decode())
    case "unblock": return .unblock(user, try args.required("other").id())
    case "markRead":
      let round: RoundID = try args.required("round").id()
      return .markRead(user, round, try args.required("until").time())
    case "muteChat":
      let round: RoundID = try args.required("round").id()
      return .muteChat(user, round, try args.required("muted").bool())
    case "readNotifications":
      var ids: [GolfNotificationID] = []
      for element in try args.required("notifications").elements() { ids.append(try element.id()) }
      return .readNotifications(user, ids)
    case "deleteNotification":
      return .deleteNotification(user, try args.required("notification").id())
    case "setSetting": return .setSetting(user, try args.required("change").decode())
    default: return nil
    }
  }
}
