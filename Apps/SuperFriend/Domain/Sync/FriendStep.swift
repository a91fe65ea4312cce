import Calendar
import Core
import Wire

/// One thing a person does to a friend. One field each, so that devices changing different fields
/// both keep what they did.
public enum FriendStep: Hashable, Sendable {
  case setPeriod(Period)
  case snooze(until: CivilDate)
  case unsnooze
  case pause(until: CivilDate)
  case resume
  case archive
  case unarchive
  case pin
  case unpin
  case setPreferredChannel(Channel?)
  /// `name` is the new contact's, for the cache.
  case relinkContact(ContactID, name: String)

  /// The command's name.
  public var name: String {
    switch self {
    case .setPeriod: "setPeriod"
    case .snooze: "snoozeFriend"
    case .unsnooze: "unsnoozeFriend"
    case .pause: "pauseFriend"
    case .resume: "resumeFriend"
    case .archive: "archiveFriend"
    case .unarchive: "unarchiveFriend"
    case .pin: "pinFriend"
    case .unpin: "unpinFriend"
    case .setPreferredChannel: "setPreferredChannel"
    case .relinkContact: "relinkContact"
    }
  }

  func args(_ friend: FriendID) -> JSON {
    switch self {
    case .setPeriod(let period): .object(["friend": .id(friend), "period": period.json])
    case .snooze(let until), .pause(let until):
      .object(["friend": .id(friend), "until": .date(until)])
    case .unsnooze, .resume, .archive, .unarchive, .pin, .unpin:
      .object(["friend": .id(friend)])
    case .setPreferredChannel(let channel):
      .object([
        "friend": .id(friend), "channel": channel.map { channel in .string(channel.rawValue) },
      ])
    case .relinkContact(let contact, let name):
      .object(["friend": .id(friend), "contact": .id(contact), "name": .text(name)])
    }
  }

  /// Reads a step; `nil` when the name is no step's.
  init?(name: String, _ args: WireCursor) throws(WireError) {
    switch name {
    case "setPeriod": self = .setPeriod(try args.required("period").decode())
    case "snoozeFriend": self = .snooze(until: try args.required("until").date())
    case "unsnoozeFriend": self = .unsnooze
    case "pauseFriend": self = .pause(until: try args.required("until").date())
    case "resumeFriend": self = .resume
    case "archiveFriend": self = .archive
    case "unarchiveFriend": self = .unarchive
    case "pinFriend": self = .pin
    case "unpinFriend": self = .unpin
    case "setPreferredChannel":
      self = .setPreferredChannel(try args.optional("channel")?.word())
    case "relinkContact":
      self = .relinkContact(try args.required("contact").id(), name: try args.text("name"))
    default: return nil
    }
  }
}
