import Calendar
import Core
import Design
import SuperFriendDomain
import SuperFriendUI
import Sync
import Testing

@Suite struct FormTests {
  private func lena(_ cast: Cast) throws -> ContactID {
    try #require(
      cast.world.replica.contacts.values.first { contact in contact.card.given == "Lena" }
    ).id
  }

  @Test func addingAFriendKeepsThePickerBehind() throws {
    var cast = Cast(route: .add)
    let contact = try lena(cast)
    cast.world.send(.picker(.contactTapped(contact)))
    #expect(cast.world.state.route == .newFriend(contact))
    cast.world.send(.newFriend(.dateTyped("2026-11-01")))
    cast.world.send(.periodChosen(.draft, .everyThreeMonths))
    cast.world.send(.newFriend(.submitted))
    #expect(cast.world.state.route == .add)
    let friend = try #require(cast.world.replica.friend(of: contact))
    #expect(friend.period == .everyThreeMonths)
    let entry = try #require(cast.world.replica.history(of: friend.id).entries.first)
    let connection = try #require(cast.world.replica.connection(entry.id))
    #expect(connection.isInitial && connection.type == .meetUp)
    #expect(connection.occurredOn.description == "2026-11-01")
    #expect(connection.tookPlaceAt.civil(offset: World.zone.offset).time == .noon)
  }

  @Test func someoneOnTheListIsOpenedNotAddedAgain() throws {
    var cast = Cast(route: .add)
    let contact = try #require(cast.world.replica.friend(cast.ana)?.contact)
    cast.world.send(.picker(.contactTapped(contact)))
    #expect(cast.world.state.route == .friend(cast.ana))
    #expect(cast.world.html.contains("Already on your list"))
    #expect(cast.world.commands.isEmpty)
  }

  @Test(arguments: [
    ("2031-01-01", "That date is in the future"), ("1899-12-31", "Choose a date in 1900 or later"),
    ("", "Choose a date"), ("2026-02-30", "Choose a date"),
  ])
  func aWrongDateIsSaidAndNothingIsLost(_ date: String, _ text: String) throws {
    var cast = Cast(route: .add)
    let contact = try lena(cast)
    cast.world.send(.went(.newFriend(contact)))
    cast.world.send(.periodChosen(.draft, .annually))
    cast.world.send(.newFriend(.dateTyped(date)))
    cast.world.send(.newFriend(.submitted))
    #expect(cast.world.commands.isEmpty)
    #expect(cast.world.html.contains(text))
    #expect(cast.world.html.contains("Annually"))
    cast.world.send(.newFriend(.remembers(false)))
    cast.world.send(.newFriend(.submitted))
    let friend = try #require(cast.world.replica.friend(of: contact))
    #expect(cast.world.replica.history(of: friend.id).count == 0)
  }

  @Test func severalAreAddedWithOnePeriod() throws {
    var cast = Cast(route: .add)
    let free = cast.world.replica.contacts.ids.filter { id in
      cast.world.replica.friend(of: id) == nil
    }
    cast.world.send(.picker(.selectionToggled))
    for id in free { cast.world.send(.picker(.contactToggled(id))) }
    cast.world.send(.went(.newFriends))
    cast.world.send(.periodChosen(.several, .weekly))
    cast.world.send(.several(.submitted))
    for id in free { #expect(cast.world.replica.friend(of: id)?.period == .weekly) }
    #expect(cast.world.html.contains("3 friends added"))
    cast.world.send(.noticeUndone(1))
    for id in free { #expect(cast.world.replica.friend(of: id) == nil) }
    #expect(cast.world.rejections.isEmpty)
  }

  @Test func manyAreAddedPartByPart() {
    var world = World(route: .add)
    let ids = (0..<250).map { number in world.contact("Person", String(number)) }
    world.load()
    world.send(.picker(.selectionToggled))
    world.send(.picker(.allToggled))
    world.send(.went(.newFriends))
    world.send(.several(.submitted))
    #expect(world.commands.count == 100)
    #expect(world.html.contains("Adding 250 friends…") && world.html.contains("<progress"))
    // Who was put on the list meanwhile is not added again.
    world.send(.picker(.contactTapped(ids[249])))
    world.send(.newFriend(.submitted))
    world.send(.inner(.addingStep))
    world.send(.inner(.addingStep))
    #expect(world.replica.friends.ids.count == 250)
    #expect(world.html.contains("249 friends added") && !world.html.contains("<progress"))
    let added = world.commands.count
    world.send(.noticeUndone(2))
    #expect(world.commands.count == added + 100)
    world.send(.inner(.takingBackStep))
    world.send(.inner(.takingBackStep))
    #expect(world.replica.friends.ids.count == 1 && world.rejections.isEmpty)
  }

  /// A page that ends in between has added whole parts; the rest is found by selecting all again.
  @Test func whatWasBegunIsGoneOnWith() {
    var world = World(route: .add)
    for number in 0..<250 { world.contact("Person", String(number)) }
    world.load()
    world.send(.picker(.selectionToggled))
    world.send(.picker(.allToggled))
    world.send(.went(.newFriends))
    world.send(.several(.submitted))
    var next = World(route: .add)
    next.replica = world.replica
    next.load()
    next.send(.picker(.selectionToggled))
    #expect(next.html.contains("Select all 150"))
    world.send(.inner(.addingStep))
    world.send(.picker(.addingStopped))
    #expect(world.replica.friends.ids.count == 200)
    #expect(world.html.contains("200 friends added"))
    world.send(.inner(.addingStep))
    #expect(world.replica.friends.ids.count == 200)
  }

  @Test func aPersonNeedsAName() throws {
    var world = World(route: .add)
    world.load()
    world.send(.went(.newPerson))
    world.send(.person(.submitted))
    #expect(world.html.contains("Add a name"))
    world.send(.person(.typed(.given, "  Rosa ")))
    world.send(.person(.typed(.phone(0), "010-1111-2222")))
    world.send(.person(.submitted))
    let contact = try #require(world.replica.contacts.values.first)
    #expect(contact.card.given == "Rosa")
    #expect(world.state.route == .newFriend(contact.id))
  }

  @Test func koreanNamesAreWrittenFamilyFirst() throws {
    var world = World(language: .korean, route: .add)
    world.load()
    world.send(.went(.newPerson))
    world.send(.person(.typed(.family, "김")))
    world.send(.person(.typed(.given, "지민")))
    world.send(.person(.submitted))
    #expect(try #require(world.replica.contacts.values.first).card.name() == "김지민")
  }

  @Test func anEarlierContactWithSeveralPeople() throws {
    var cast = Cast()
    cast.world.send(.went(.recordMany))
    cast.world.send(.record(.submitted))
    #expect(cast.world.html.contains("Choose at least one friend"))
    cast.world.send(.record(.personToggled(cast.ana)))
    cast.world.send(.record(.personToggled(cast.ben)))
    cast.world.send(.record(.typeChosen(.call)))
    cast.world.send(.record(.dateTyped("2026-11-10")))
    cast.world.send(.record(.noteTyped("Choir")))
    cast.world.send(.record(.submitted))
    let entry = try #require(cast.world.replica.history(of: cast.ben).entries.last)
    let connection = try #require(cast.world.replica.connection(entry.id))
    #expect(connection.friends == Participants([cast.ana, cast.ben]))
    #expect(connection.note == "Choir" && connection.type == .call)
    #expect(cast.world.state.route == .list)
  }

  @Test func aTooLongNoteStaysInTheForm() {
    var cast = Cast()
    cast.world.send(.went(.record(cast.ana)))
    cast.world.send(.record(.noteTyped(String(repeating: "가", count: 2_001))))
    cast.world.send(.record(.submitted))
    #expect(cast.world.commands.isEmpty)
    #expect(cast.world.html.contains("1 character too long"))
  }

  @Test func editingARecordSendsOnlyWhatChanged() throws {
    var cast = Cast()
    let entry = try #require(cast.world.replica.history(of: cast.ana).entries.first)
    cast.world.send(.went(.connection(cast.ana, entry.id)))
    cast.world.send(.record(.noteTyped("Better")))
    cast.world.send(.record(.submitted))
    #expect(cast.world.commands == [.editConnection(entry.id, [.note("Better")])])
    #expect(cast.world.state.route == .friend(cast.ana))
  }

  /// Somebody else's contact had the id that the card gave it.
  private func refusedContact(_ index: UInt64, _ name: String) -> RefusedCommand {
    let contact = Contact(
      id: ContactID(high: 3, low: index), uid: "uid-\(index)", card: Card(given: name),
      source: .vcf)
    return RefusedCommand(
      id: CommandID(high: 4, low: index), command: .addContact(contact), reason: .forbidden,
      when: "today")
  }

  @Test func contactsWhoseIDWasTakenAreAddedUnderAnother() throws {
    var cast = Cast(route: .refused)
    let moment = cast.world.moment()
    // Put on the list before the answer came.
    let early = Contact(
      id: ContactID(high: 3, low: 1), uid: "uid-1", card: Card(given: "Rosa"), source: .vcf)
    cast.world.decide(.addContact(early), cast.world.moment())
    cast.world.decide(
      .addFriend(
        NewFriend(
          id: moment.id(), contact: ContactID(high: 3, low: 1), period: .monthly, name: "Rosa",
          today: cast.world.today, zone: World.zone, initial: nil)), moment)
    cast.world.replica.set(FriendsEntity.Kind.contact.key(early.id), to: nil)
    cast.world.load()
    cast.world.state.refused = [refusedContact(1, "Rosa"), refusedContact(2, "Tom")]
    #expect(cast.world.html.contains("Add it again with a new ID."))
    #expect(cast.world.html.contains("Add 2 contacts again"))
    let ids = cast.world.state.refused.map { refused in refused.id }
    cast.world.send(.contactsRepeated(ids))
    #expect(cast.world.state.resolved == ids)
    #expect(cast.world.rejections.isEmpty)
    let rosa = try #require(cast.world.replica.contact(uid: "uid-1"))
    #expect(rosa.id != ContactID(high: 3, low: 1) && rosa.source == .vcf)
    #expect(cast.world.replica.friend(moment.id())?.contact == rosa.id)
    #expect(cast.world.replica.contact(uid: "uid-2") != nil)
    // The same once more adds nobody.
    let count = cast.world.replica.contacts.count
    cast.world.send(.contactsRepeated(ids))
    #expect(cast.world.replica.contacts.count == count)
  }

  @Test func aContactThatIsRefusedHereTooStays() throws {
    var cast = Cast(route: .refused)
    let nameless = Contact(
      id: ContactID(high: 3, low: 9), uid: "uid-9", card: Card(), source: .vcf)
    cast.world.state.refused = [
      RefusedCommand(
        id: CommandID(high: 4, low: 9), command: .addContact(nameless), reason: .forbidden,
        when: "today")
    ]
    cast.world.send(.contactsRepeated([CommandID(high: 4, low: 9)]))
    #expect(cast.world.state.resolved.isEmpty && cast.world.commands.isEmpty)
  }

  @Test func aRefusedRecordIsEditedAndReplaced() throws {
    var cast = Cast()
    let moment = cast.world.moment()
    let ben = try #require(cast.world.replica.friend(cast.ben))
    let command = try #require(
      FriendsCommand.record(
        .call, on: cast.world.today, with: [ben], note: "long talk",
        cast.world.replica.settings(of: World.me), moment))
    cast.world.state.refused = [
      RefusedCommand(
        id: moment.id(), command: command,
        reason: .rules(.futureDate(limit: cast.world.today)), when: "today")
    ]
    cast.world.send(.went(.refused))
    #expect(cast.world.html.contains("That date is in the future."))
    cast.world.send(.amended(moment.id()))
    #expect(cast.world.html.contains("long talk"))
    cast.world.send(.record(.dateTyped("2026-11-20")))
    cast.world.send(.record(.submitted))
    #expect(cast.world.state.resolved == [moment.id()])
    #expect(cast.world.commands.count == 1)
  }
}
