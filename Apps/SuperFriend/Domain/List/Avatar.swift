import Core

/// The letters and colour of someone without a photo.
public struct Avatar: Hashable, Sendable {
  /// One or two letters, or "?".
  public let initials: String
  /// 0..<``colours``, the same for a contact on every device.
  public let colour: Int

  /// The number of pastel colours.
  public static let colours = 8

  public init(_ contact: Contact) {
    initials = contact.card.initials ?? "?"
    colour = pastel(contact.id)
  }

  /// For a friend whose contact may be missing.
  public init(_ friend: Friend, in replica: FriendsReplica) {
    let card = replica.contact(of: friend)?.card
    initials = card?.initials ?? SuperFriendDomain.initials(of: friend.nameCache) ?? "?"
    colour = pastel(friend.contact)
  }
}

private func pastel(_ id: ContactID) -> Int {
  Int(mixed(id.high &+ mixed(id.low)) % UInt64(Avatar.colours))
}
