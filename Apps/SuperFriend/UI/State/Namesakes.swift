import Core
import Design
import SuperFriendDomain

/// What tells people of one name apart.
enum Namesakes {
  /// What their cards say of them: what says most first, the same number of texts for everybody.
  static func facts(_ friend: Friend, in replica: FriendsReplica) -> [String] {
    let card = replica.contact(of: friend)?.card
    let city = card?.addresses.first { address in !address.locality.isEmpty }?.locality
    return [
      card?.organisation ?? "", city ?? "", card?.phones.first?.value ?? "",
      card?.emails.first?.value ?? "",
    ]
  }

  /// Of everybody on the list who shares a name, what nobody else of that name has. Costs no more
  /// than there are such people.
  static func marks(_ order: FriendOrder, in replica: FriendsReplica) -> [FriendID: String] {
    var marks: [FriendID: String] = [:]
    for ids in order.groupsOfNamesakes {
      let people = ids.compactMap { id in
        replica.friend(id).map { friend in (id: id, facts: facts(friend, in: replica)) }
      }
      var counts: [[UInt8]: Int] = [:]
      for person in people {
        for (kind, fact) in person.facts.enumerated() { counts[key(kind, fact), default: 0] += 1 }
      }
      for person in people {
        for (kind, fact) in person.facts.enumerated()
        where !fact.isEmpty && counts[key(kind, fact)] == 1 {
          marks[person.id] = fact
          break
        }
      }
    }
    return marks
  }

  private static func key(_ kind: Int, _ fact: String) -> [UInt8] { [UInt8(kind)] + fact.utf8 }
}

extension FriendsFeature.State {
  /// The name, with what tells the friend apart from others on the list who are called the same.
  func nameApart(_ id: FriendID) -> String {
    let name = name(id)
    if let mark = roster.marks[id] { return name + " · " + mark }
    guard let friend = replica.friend(id), let ids = roster.order?.namesakes(of: id), !ids.isEmpty
    else { return name }
    let theirs = ids.compactMap { other in replica.friend(other).map { friend in habits(friend) } }
    for (index, habit) in habits(friend).enumerated() {
      if theirs.allSatisfy({ others in !sameBytes(others[index], habit) }) {
        return name + " · " + habit
      }
    }
    return name
  }

  /// What else people of one name may differ by.
  private func habits(_ friend: Friend) -> [String] {
    let last = replica.history(of: friend.id).lastOn(by: today)
    return [
      last.map { date in words(DueText.lastContact, text: words.day(date, from: today)) }
        ?? words(DueText.lastContactNever),
      words.period(friend.period),
    ]
  }
}
