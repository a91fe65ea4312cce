import Calendar
import Core
import SuperFriendDomain

/// Random commands over few ids, so that they meet: most make sense, many do not.
struct CommandGenerator {
  var dice: Dice
  private let contacts: [ContactID]
  private let friends: [FriendID]
  private let connections: [ConnectionID]

  init(seed: UInt64) {
    dice = Dice(seed)
    contacts = (1...8).map { number in ContactID(high: 1, low: UInt64(number)) }
    friends = (1...8).map { number in FriendID(high: 2, low: UInt64(number)) }
    connections = (1...24).map { number in ConnectionID(high: 3, low: UInt64(number)) }
  }

  mutating func next(_ ledger: inout Ledger) -> FriendsCommand {
    switch dice.below(24) {
    case 0, 1: return .addContact(contact())
    case 2: return .editContact(dice.pick(contacts), [edit(), edit()])
    case 3: return .updateContact(contact())
    case 4: return .deleteContact(dice.pick(contacts))
    case 5, 6, 7: return .addFriend(newFriend(ledger))
    case 8, 9, 10: return .friend(dice.pick(friends), step(ledger))
    case 11: return deletion(ledger)
    case 12: return .restoreFriend(friend(ledger), [connection(ledger), connection(ledger)])
    case 13, 14, 15, 16: return recording(ledger)
    case 17, 18: return .editConnection(dice.pick(connections), [connectionEdit(ledger)])
    case 19: return .deleteConnection(dice.pick(connections))
    case 20: return .restoreConnections([connection(ledger)])
    case 21, 22:
      return .mergeConnections(
        into: dice.pick(connections), [dice.pick(connections), dice.pick(connections)])
    default:
      let user = dice.chance(1, in: 8) ? UserID(high: 9, low: 9) : Ledger.user
      return .setSetting(user, setting())
    }
  }

  // MARK: Contacts

  mutating func contact() -> Contact {
    let id = dice.pick(contacts)
    let uid = dice.chance(1, in: 4) ? "shared-\(dice.below(3))" : "uid-\(id.low)"
    let text = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:X\r\nTEL;TYPE=HOME:1\r\nEND:VCARD\r\n"
    return Contact(
      id: id, uid: uid, card: card(), source: .vcf,
      original: dice.chance(1, in: 2) ? OriginalCard(text: text) : nil)
  }

  mutating func card() -> Card {
    var card = Card(given: name(), family: name())
    if dice.chance(1, in: 2) { card.phones = [Labelled("010-\(dice.below(9_999))", label: "cell")] }
    if dice.chance(1, in: 3) { card.categories = ["work", name()] }
    if dice.chance(1, in: 4) { card.birthday = PartialDate(month: 2, day: 29) }
    if dice.chance(1, in: 8) {
      var address = PostalAddress()
      address.street = name()
      card.addresses = [address]
    }
    return card
  }

  mutating func name() -> String {
    let names = [
      "Ana", "Ângela", "김민수", "Łukasz", "", " ", "O'Neil; Jr", "Zoë", "\u{1F98A}", "a\nb",
      String(repeating: "x", count: 301), "nul\u{0}",
    ]
    return dice.pick(dice.chance(1, in: 12) ? names : Array(names.prefix(8)))
  }

  mutating func edit() -> ContactEdit {
    switch dice.below(7) {
    case 0: .birthday(dice.chance(1, in: 2) ? nil : PartialDate(year: 1_990, month: 1, day: 2))
    case 1: .anniversary(PartialDate(year: 2_001))
    case 2:
      .list(dice.pick(ContactEdit.ListField.allCases), [Labelled(name(), label: "home")])
    case 3: .categories([name()])
    case 4: .addresses([])
    case 5: .texts(dice.pick(ContactEdit.TextsField.allCases), [name(), name()])
    default: .text(dice.pick(ContactEdit.TextField.allCases), name())
    }
  }

  // MARK: Friends

  mutating func newFriend(_ ledger: Ledger) -> NewFriend {
    let initial = InitialConnection(
      id: dice.pick(connections), occurredOn: date(ledger), tookPlaceAt: ledger.at)
    return NewFriend(
      id: dice.pick(friends), contact: dice.pick(contacts), period: period(),
      preferredChannel: dice.chance(1, in: 3) ? .call : nil, name: name(), today: ledger.today,
      zone: ledger.zone, initial: dice.chance(1, in: 2) ? initial : nil)
  }

  mutating func friend(_ ledger: Ledger) -> Friend {
    Friend(
      id: dice.pick(friends), contact: dice.pick(contacts), period: period(),
      createdAt: ledger.at, createdOn: ledger.today, createdZone: "Asia/Seoul", nameCache: name())
  }

  mutating func period() -> Period {
    dice.chance(1, in: 5) ? Period.every(days: 1 + dice.below(3_650))! : dice.pick(Period.choices)
  }

  mutating func step(_ ledger: Ledger) -> FriendStep {
    switch dice.below(12) {
    case 0: .setPeriod(period())
    case 1: .snooze(until: date(ledger))
    case 2: .unsnooze
    case 3: .pause(until: date(ledger))
    case 4: .resume
    case 5: .archive
    case 6: .unarchive
    case 7: .pin
    case 8: .unpin
    case 9: .setPreferredChannel(dice.pick([nil] + Channel.allCases.map { $0 }))
    case 10: .setReminding(dice.pick([nil, true, false]))
    default: .relinkContact(dice.pick(contacts), name: name())
    }
  }

  mutating func deletion(_ ledger: Ledger) -> FriendsCommand {
    let id = dice.pick(friends)
    let seen = dice.chance(1, in: 4) ? HistoryMark.empty : ledger.replica.history(of: id).mark
    return .deleteFriend(id, seen: seen)
  }

  // MARK: Connections

  mutating func date(_ ledger: Ledger) -> CivilDate {
    if dice.chance(1, in: 30) { return day("1899-12-31") }
    return ledger.today.adding(days: 1 - dice.below(10))
  }

  mutating func origin() -> Origin {
    guard dice.chance(1, in: 5) else { return .swipe }
    return .derived(.golf, Origin.Source(app: "golf", object: "round-\(dice.below(3))")!)
  }

  mutating func note() -> String {
    dice.chance(1, in: 20) ? String(repeating: "n", count: 2_001) : name()
  }

  mutating func recording(_ ledger: Ledger) -> FriendsCommand {
    var glimpses: [FriendGlimpse] = []
    for _ in 0...dice.below(3) {
      glimpses.append(
        FriendGlimpse(
          id: dice.pick(friends), contact: dice.pick(contacts), period: period(), name: name()))
    }
    return .recordConnection(
      NewConnection(
        id: dice.pick(connections), type: dice.pick(ConnectionType.choices(more: false)),
        occurredOn: date(ledger), tookPlaceAt: ledger.at, zone: ledger.zone, note: note(),
        origin: origin(), friends: glimpses, today: ledger.today)!)
  }

  mutating func connection(_ ledger: Ledger) -> Connection {
    Connection(
      id: dice.pick(connections), type: dice.pick(ConnectionType.choices(more: true)),
      occurredOn: date(ledger), tookPlaceAt: ledger.at, zone: ledger.zone,
      isInitial: dice.chance(1, in: 4), note: note(), origin: origin(), friends: people(),
      createdAt: ledger.at)
  }

  mutating func people() -> Participants {
    Participants([dice.pick(friends), dice.pick(friends)])!
  }

  mutating func connectionEdit(_ ledger: Ledger) -> ConnectionEdit {
    switch dice.below(4) {
    case 0: .type(dice.pick(ConnectionType.allCases))
    case 1: .date(date(ledger), tookPlaceAt: ledger.at, today: ledger.today)
    case 2: .note(note())
    default: .friends(people())
    }
  }

  // MARK: Settings

  mutating func setting() -> SettingChange {
    switch dice.below(19) {
    case 0: .defaultPeriod(period())
    case 1: .wording(dice.pick(Wording.allCases))
    case 2: .showsBands(dice.chance(1, in: 2))
    case 3: .showsSections(dice.chance(1, in: 2))
    case 4: .swipeType(dice.pick(ConnectionType.allCases))
    case 5: .recordsAtOnce(dice.chance(1, in: 2))
    case 6: .offersMoreKinds(dice.chance(1, in: 2))
    case 7: .nameOrder(dice.pick(NameOrder.allCases))
    case 8: .nameDisplay(dice.pick(NameDisplay.allCases))
    case 9: .startOfDay(dice.pick(StartOfDay.choices))
    case 10: .reminders(dice.pick(ReminderWay.allCases))
    case 11: .reminderHour(dice.below(24))
    case 12: .reminderDays(ReminderDays([dice.pick(Weekday.allCases)])!)
    case 13: .quietHours(ReminderQuietHours(from: dice.below(24), to: dice.below(24))!)
    case 14: .remindsOfEach(dice.chance(1, in: 2))
    case 15: .showsBirthdays(dice.chance(1, in: 2))
    case 16: .calendarAlarms(dice.chance(1, in: 2))
    case 17: .zone(dice.pick(["Asia/Seoul", ""]))
    default: .country(Country(dice.pick(["KR", "DE", "XX"])))
    }
  }
}
