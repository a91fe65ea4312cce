import Core
import SuperFriendDomain

extension FriendsFeature.State {
  /// The name, with what tells the friend apart from others on the list who are called the same.
  func nameApart(_ id: FriendID) -> String {
    let name = name(id)
    guard let friend = book.friend(id), let ids = roster.order?.namesakes(of: id), !ids.isEmpty
    else { return name }
    let theirs = ids.compactMap { other in book.friend(other).map { friend in marks(friend) } }
    for (index, mark) in marks(friend).enumerated() where !mark.isEmpty {
      if theirs.allSatisfy({ others in !sameBytes(others[index], mark) }) {
        return name + " · " + mark
      }
    }
    return name
  }

  /// What people of one name differ by: what says most first.
  private func marks(_ friend: Friend) -> [String] {
    let card = book.contact(of: friend)?.card
    let last = book.history(of: friend.id).lastOn(by: today)
    return [
      card?.org ?? "", card?.phones.first?.value ?? "", card?.emails.first?.value ?? "",
      last.map { date in words(DueText.lastContact, text: words.day(date, from: today)) }
        ?? words(DueText.lastContactNever),
      words.period(friend.period),
    ]
  }
}
