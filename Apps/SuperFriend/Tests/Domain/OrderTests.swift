import Calendar
import Core
import SuperFriendDomain
import Testing

@testable import SuperFriendTestKit

@Suite("The order of the list, spec §6")
struct OrderTests {
  /// Friends of every kind; many equal in all but the id.
  static func crowd(_ count: Int, seed: UInt64, today: CivilDate) -> FriendsReplica {
    var dice = Dice(seed)
    var replica = FriendsReplica()
    let names = ["Ana", "ana", "Ána", "Ben", "Çelik", "김민수", "이영희", "Zoë", "", "Łukasz"]
    for _ in 0..<count {
      let contact = Contact(
        id: dice.id(), card: Card(given: dice.pick(names), family: dice.pick(names)))
      if dice.chance(9, in: 10) {
        replica.set(FriendsEntity.Kind.contact.key(contact.id), to: .contact(contact))
      }
      var friend = Friend(
        id: dice.id(), contact: contact.id, period: dice.pick(Period.choices),
        createdAt: Instant(milliseconds: 0), createdOn: today.adding(days: -dice.below(400)),
        createdZone: "UTC", nameCache: dice.pick(names))
      friend.isPinned = dice.chance(1, in: 10)
      if dice.chance(1, in: 10) { friend.archivedAt = Instant(milliseconds: 5) }
      if dice.chance(1, in: 8) { friend.pausedUntil = today.adding(days: dice.below(9) - 3) }
      if dice.chance(1, in: 8) { friend.snoozedUntil = today.adding(days: dice.below(9) - 3) }
      replica.set(FriendsEntity.Kind.friend.key(friend.id), to: .friend(friend))
      if dice.chance(8, in: 10) { connect(friend.id, &replica, &dice, today) }
    }
    return replica
  }

  static func connect(
    _ friend: FriendID, _ replica: inout FriendsReplica, _ dice: inout Dice, _ today: CivilDate
  ) {
    let connection = Connection(
      id: dice.id(), type: .call, occurredOn: today.adding(days: 2 - dice.below(300)),
      tookPlaceAt: Instant(milliseconds: 0), zone: .utc, friends: Participants(friend),
      createdAt: Instant(milliseconds: 0))
    replica.set(
      FriendsEntity.Kind.connection.key(connection.id), to: .connection(connection))
  }

  static let today = day("2026-03-10")

  @Test("sort.total: ten thousand friends, the same order from any starting order")
  func total() {
    let replica = OrderTests.crowd(10_000, seed: 1, today: OrderTests.today)
    for isGrouped in [true, false] {
      let order = FriendOrder(of: replica, today: OrderTests.today, isGrouped: isGrouped)
      #expect(order.ranks.count == 10_000)
      var shuffled = FriendsReplica()
      var dice = Dice(7)
      var entities = replica.everything
      for index in entities.indices.reversed() {
        entities.swapAt(index, dice.below(index + 1))
      }
      for entity in entities { shuffled.set(entity.key, to: entity) }
      let other = FriendOrder(of: shuffled, today: OrderTests.today, isGrouped: isGrouped)
      #expect(order.ranks == other.ranks)
      for (index, rank) in order.ranks.enumerated() where index % 97 == 0 {
        #expect(order.index(of: rank.id) == index)
      }
    }
  }

  @Test("the flat order is by pin, archive, pause, days, contact or none")
  func keys() {
    let replica = OrderTests.crowd(3_000, seed: 2, today: OrderTests.today)
    let ranks = FriendOrder(of: replica, today: OrderTests.today, isGrouped: false).ranks
    func key(_ rank: FriendRank) -> [Int] {
      [
        rank.isPinned ? 0 : 1, rank.section == .archived ? 1 : 0, rank.isPaused ? 1 : 0,
        rank.days ?? Int.max,
      ]
    }
    for (a, b) in zip(ranks, ranks.dropFirst()) {
      #expect(!key(b).lexicographicallyPrecedes(key(a)))
    }
  }

  @Test("sections stand together and hold what their names say")
  func sections() {
    let replica = OrderTests.crowd(3_000, seed: 3, today: OrderTests.today)
    let order = FriendOrder(of: replica, today: OrderTests.today)
    var expectedStart = 0
    for (section, range) in order.sections {
      #expect(range.lowerBound == expectedStart)
      expectedStart = range.upperBound
      for rank in order.ranks[range] {
        #expect(rank.section == section)
        guard let friend = replica.friend(rank.id) else { continue }
        let days = OrderTests.today.daysUntil(
          replica.due(friend, today: OrderTests.today).effectiveDueOn)
        switch section {
        case .due: #expect(days < 1)
        case .comingUp: #expect((1...7).contains(days))
        case .later: #expect(days > 7)
        case .paused: #expect(friend.isPaused(on: OrderTests.today))
        case .archived: #expect(friend.isArchived)
        }
      }
    }
    #expect(expectedStart == order.ranks.count)
  }

  @Test("equal days are in name order, without case and accents, then by id")
  func names() throws {
    var ledger = Ledger()
    for name in ["Zoë", "ana", "Émile", "Ben", "eve", "김", "가"] {
      try ledger.friend(name, last: ledger.today)
    }
    let order = FriendOrder(of: ledger.replica, today: ledger.today)
    let names = order.ranks.compactMap { rank in
      ledger.replica.friend(rank.id).map { friend in ledger.replica.name(of: friend) }
    }
    #expect(names == ["ana", "Ben", "Émile", "eve", "Zoë", "가", "김"])
  }

  @Test("family name first, where chosen")
  func familyFirst() throws {
    var ledger = Ledger()
    for (given, family) in [("Ana", "Zimmer"), ("Zoe", "Adler")] {
      let contact = Contact(
        id: ledger.moment().id(), card: Card(given: given, family: family))
      try ledger.run(.addContact(contact))
    }
    func names(_ order: NameOrder) -> [String] {
      ContactOrder(of: ledger.replica, nameOrder: order).ids.compactMap { id in
        ledger.replica.contact(id)?.card.given
      }
    }
    #expect(names(.givenFirst) == ["Ana", "Zoe"])
    #expect(names(.familyFirst) == ["Zoe", "Ana"])
  }

  @Test("catching up gives what sorting again gives", arguments: UInt64(1)...6)
  func catchUp(seed: UInt64) {
    var ledger = Ledger()
    var generator = CommandGenerator(seed: seed)
    ledger.replica = OrderTests.crowd(300, seed: seed, today: ledger.today)
    let base = ledger.replica
    var grouped = FriendOrder(of: ledger.replica, today: ledger.today)
    var flat = FriendOrder(of: ledger.replica, today: ledger.today, isGrouped: false)
    for step in 0..<400 {
      for _ in 0...generator.dice.below(4) {
        let command = generator.next(&ledger)
        _ = ledger.rejection(command)
      }
      // A page arrived: the view is rebuilt from the base.
      if step % 50 == 49 { ledger.replica = base }
      grouped.catchUp(with: ledger.replica)
      flat.catchUp(with: ledger.replica)
      #expect(grouped.ranks == FriendOrder(of: ledger.replica, today: ledger.today).ranks)
      #expect(
        flat.ranks
          == FriendOrder(of: ledger.replica, today: ledger.today, isGrouped: false).ranks)
    }
  }

  @Test("whoever shares a name is known, whatever changes", arguments: UInt64(1)...3)
  func namesakes(seed: UInt64) {
    var ledger = Ledger()
    var generator = CommandGenerator(seed: seed)
    ledger.replica = OrderTests.crowd(200, seed: seed, today: ledger.today)
    var order = FriendOrder(of: ledger.replica, today: ledger.today)
    for _ in 0..<200 {
      _ = ledger.rejection(generator.next(&ledger))
      order.catchUp(with: ledger.replica)
      let fresh = FriendOrder(of: ledger.replica, today: ledger.today)
      let groups = order.groupsOfNamesakes.map { ids in Set(ids) }
      #expect(Set(groups) == Set(fresh.groupsOfNamesakes.map { ids in Set(ids) }))
      for ids in groups {
        for id in ids { #expect(Set(order.namesakes(of: id)) == ids.subtracting([id])) }
      }
    }
  }

  @Test("a change of one in ten thousand is placed right")
  func oneOfMany() {
    var replica = OrderTests.crowd(10_000, seed: 9, today: OrderTests.today)
    var order = FriendOrder(of: replica, today: OrderTests.today)
    var dice = Dice(3)
    for _ in 0..<50 {
      let rank = dice.pick(order.ranks)
      OrderTests.connect(rank.id, &replica, &dice, OrderTests.today)
      order.catchUp(with: replica)
    }
    #expect(order.ranks == FriendOrder(of: replica, today: OrderTests.today).ranks)
  }
}
