import Core
import TeePalsDomain

/// The link by which somebody came to a round, kept until they ask to join, through signing up and
/// whatever lies between (specification §16).
public struct RoundArrival: Hashable, Sendable {
  let round: RoundID
  let link: RoundLink
  let at: Instant

  /// Milliseconds for which it is kept.
  static let life: Int64 = 7 * 86_400_000

  /// What an address says: `/golf/rounds/<id>?inviter=<id>&source=<word>`; `nil` where it says
  /// nothing of the kind.
  public init?(address: String, at now: Instant) {
    let address = String(address.prefix { character in character != "#" })
    guard case .round(let id)? = TeePalsRoute(path: address),
      let mark = address.firstIndex(of: "?")
    else { return nil }
    var inviter: UserID?
    var source = ""
    for part in address[address.index(after: mark)...].split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { continue }
      if sameBytes(String(pair[0]), "inviter") { inviter = UserID(String(pair[1])) }
      if sameBytes(String(pair[0]), "source") { source = String(pair[1]) }
    }
    let link = RoundLink(inviter: inviter, source: source)
    guard !link.isEmpty else { return nil }
    (round, self.link, at) = (id, link, now)
  }

  /// As the browser keeps it.
  public var text: String {
    let inviter = link.inviter.map { user in user.description } ?? "-"
    let source = link.source.isEmpty ? "-" : link.source
    return "\(at.milliseconds) \(round) \(inviter) \(source)"
  }

  /// Reads what was kept; `nil` where nothing readable was, or too long ago.
  public init?(text: String, at now: Instant) {
    let parts = text.split(separator: " ").map { part in String(part) }
    guard parts.count == 4, let time = Int64(parts[0]), let id = RoundID(parts[1]),
      time <= now.milliseconds, now.milliseconds - time < RoundArrival.life
    else { return nil }
    let source = sameBytes(parts[3], "-") ? "" : parts[3]
    let link = RoundLink(inviter: UserID(parts[2]), source: source)
    guard !link.isEmpty else { return nil }
    (round, self.link, at) = (id, link, Instant(milliseconds: time))
  }
}

extension TeePalsFeature.State {
  /// Somebody has come by an address.
  public mutating func arrive(by address: String, _ moment: Moment) {
    if let arrival = RoundArrival(address: address, at: moment.instant) { self.arrival = arrival }
  }

  /// Notes by which link somebody came who asks to join, once.
  mutating func noteArrival(_ event: MembershipEvent, _ id: RoundID) -> Effects {
    guard [.request, .join, .joinWaitlist].contains(event), let arrival, arrival.round == id else {
      return []
    }
    self.arrival = nil
    var effects: Effects = [
      .tell(.remember(key: TeePalsMemory.arrivalKey, value: ""))
    ]
    if now.milliseconds - arrival.at.milliseconds < RoundArrival.life, arrival.link.inviter != me {
      effects.append(.submit(.noteLink(id, arrival.link)))
    }
    return effects
  }

  /// The link of a round, with who hands it on and how.
  func link(to id: RoundID, by source: String) -> String? {
    link(to: id).map { link in link + "?inviter=" + me.description + "&source=" + source }
  }
}
