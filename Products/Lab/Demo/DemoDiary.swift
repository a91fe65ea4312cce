import Calendar
import Core
import SuperFriendDomain

/// Two years of one person's SuperFriend, as the commands their phone would have sent.
struct DemoDiary {
  private let person: DemoPerson
  private var dice: Dice
  private(set) var phone: DemoPhone<FriendsDomain>

  private static let day: Int64 = 86_400_000
  private static let days = 730

  /// One thing that will happen.
  private struct Plan {
    let at: Instant
    let act: Act
    /// Keeps the order of things that happen at once.
    let number: Int
  }

  private enum Act {
    case add(Int)
    case meet(Int, others: Int)
    case tidy(Int)
  }

  init(_ person: DemoPerson, user: UserID, until now: Instant) throws(ZoneRulesError) {
    self.person = person
    dice = Dice(seed: person.seed)
    phone = try DemoPhone(person, user: user, &dice)
    live(plans(until: now))
  }

  // MARK: Planning

  private mutating func plans(until now: Instant) -> [Plan] {
    var plans: [Plan] = []
    let start = now.advanced(byMilliseconds: -Int64(Self.days) * Self.day)
    for friend in 0..<person.friends {
      // Most are there from the first weeks, the others come along.
      let first = dice.happens(60) ? dice.roll(0...20) : dice.roll(21...(Self.days - 60))
      var at = start.advanced(byMilliseconds: Int64(first) * Self.day + time())
      plans.append(Plan(at: at, act: .add(friend), number: plans.count))
      let period = Self.periods[friend % Self.periods.count].days
      // A quarter of the friends is neglected, so that there is something to do.
      let slack = dice.happens(25) ? 220 : 115
      while true {
        let gap = max(1, period * dice.roll(50...slack) / 100)
        at = at.advanced(byMilliseconds: Int64(gap) * Self.day)
        guard at < now.advanced(byMilliseconds: -Self.day) else { break }
        let others = dice.happens(15) ? dice.roll(1...3) : 0
        plans.append(Plan(at: at, act: .meet(friend, others: others), number: plans.count))
      }
      let quiet = now.advanced(byMilliseconds: -Int64(dice.roll(1...5)) * Self.day)
      plans.append(Plan(at: quiet, act: .tidy(friend), number: plans.count))
    }
    return plans.sorted { a, b in a.at != b.at ? a.at < b.at : a.number < b.number }
  }

  /// A time of day at which people do such things, in milliseconds.
  private mutating func time() -> Int64 { Int64(dice.roll(0...14 * 60)) * 60_000 }

  private static let periods: [Period] = [
    .monthly, .everyTwoMonths, .everyThreeMonths, .monthly, .everySixMonths, .everyTwoWeeks,
    .everyThreeMonths, .annually, .everySixMonths, .everyTwoMonths,
  ]

  // MARK: Living

  private mutating func live(_ plans: [Plan]) {
    var friends: [Int: FriendID] = [:]
    var known: [FriendID] = []
    for plan in plans {
      let moment = phone.moment(plan.at, &dice)
      switch plan.act {
      case .add(let number):
        let friend = add(number, moment)
        friends[number] = friend
        known.append(friend)
      case .meet(let number, let others):
        guard let friend = friends[number] else { continue }
        var party = [friend]
        for _ in 0..<others { party.append(dice.pick(known)) }
        meet(party, moment)
      case .tidy(let number):
        if let friend = friends[number] { tidy(friend, moment) }
      }
    }
  }

  private mutating func add(_ number: Int, _ moment: Moment) -> FriendID {
    let contact = Contact(id: moment.id(10), card: card(number))
    phone.send(.addContact(contact), moment)
    let settings = phone.replica.settings(of: phone.user)
    let last = settings.startOfDay.date(
      of: moment.instant.advanced(byMilliseconds: -Int64(dice.roll(1...40)) * Self.day),
      in: moment.zone)
    phone.send(
      .add(
        contact, Self.periods[number % Self.periods.count],
        lastContact: dice.happens(85) ? last : nil, settings, moment), moment)
    return moment.id()
  }

  private mutating func card(_ number: Int) -> Card {
    // Two languages live in one address book.
    let korean = person.language == .korean ? dice.happens(85) : dice.happens(10)
    let given = dice.pick(korean ? DemoNames.koreanGiven : DemoNames.englishGiven)
    let family = dice.pick(korean ? DemoNames.koreanFamily : DemoNames.englishFamily)
    let line = String(1_000 + dice.roll(0...8_999))
    let phone = korean ? "010-5550-" + line : "+1 202 555 01" + line.suffix(2)
    var card = Card(given: given, family: family, phone: dice.happens(80) ? phone : "")
    if dice.happens(40) { card.emails = [Labelled("friend\(number)@example.org")] }
    if dice.happens(30) {
      card.birthday = PartialDate(month: dice.roll(1...12), day: dice.roll(1...28))
    }
    return card
  }

  private mutating func meet(_ party: [FriendID], _ moment: Moment) {
    var seen: Set<FriendID> = []
    let friends = party.filter { id in seen.insert(id).inserted }
      .compactMap { id in phone.replica.friend(id) }.filter { friend in !friend.isArchived }
    let type: ConnectionType =
      friends.count > 1 ? .meetUp : dice.pick([.message, .message, .call, .meetUp])
    let notes = person.language == .korean ? DemoNames.notesKorean : DemoNames.notesEnglish
    let note = dice.happens(25) ? dice.pick(notes) : ""
    let settings = phone.replica.settings(of: phone.user)
    let command = FriendsCommand.record(
      type, on: settings.startOfDay.today(moment), with: friends, note: note, settings, moment)
    if let command { phone.send(command, moment) }
  }

  /// What has come to be by now: some are pinned, paused, put off or let go.
  private mutating func tidy(_ friend: FriendID, _ moment: Moment) {
    let today = phone.replica.settings(of: phone.user).startOfDay.today(moment)
    switch dice.roll(1...100) {
    case 1...6: phone.send(.friend(friend, .pin), moment)
    case 7...10:
      phone.send(.friend(friend, .pause(until: today.adding(days: dice.roll(20...90)))), moment)
    case 11...15: phone.send(.friend(friend, .archive), moment)
    case 16...20:
      phone.send(.friend(friend, .snooze(until: today.adding(days: dice.roll(7...14)))), moment)
    default: break
    }
  }
}
