import Calendar
import Core
import Design
import SuperFriendDomain
import SuperFriendUI
import Testing

/// Issue 30 §1 on the screen.
@Suite struct CardFormTests {
  private static let file = """
    BEGIN:VCARD\r
    VERSION:3.0\r
    FN:Rosa Park\r
    N:Park;Rosa;;;\r
    UID:rosa\r
    ORG:Acme;Sales;EMEA\r
    TEL:1\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:4.0\r
    KIND:group\r
    FN:Climbing\r
    MEMBER:urn:uuid:rosa\r
    MEMBER:urn:uuid:tom\r
    END:VCARD\r

    """

  /// Somebody who has imported the file and has its person on the list.
  private func rosa(_ language: Language = .english) throws -> (World, FriendID, ContactID) {
    var world = World(language: language, route: .importCards)
    world.load()
    world.send(.importing(.dropped(Array(Self.file.utf8))))
    world.send(.importing(.confirmed))
    let contact = try #require(world.replica.contact(uid: "rosa"))
    world.send(.picker(.contactTapped(contact.id)))
    world.send(.newFriend(.submitted))
    let friend = try #require(world.replica.friend(of: contact.id))
    return (world, friend.id, contact.id)
  }

  @Test(arguments: [Language.english, .korean])
  func organisationAndDepartmentAreFieldsOfTheirOwn(_ language: Language) throws {
    let (start, friend, contact) = try rosa(language)
    var world = start
    world.send(.went(.friend(friend)))
    #expect(world.html.contains("Acme, Sales, EMEA"))
    world.send(.went(.editContact(friend)))
    #expect(world.html.contains(language == .english ? "Department" : "부서"))
    for text in ["Acme", "Sales", "EMEA"] { #expect(world.html.contains("value=\"\(text)\"")) }
    world.send(.person(.typed(.department(0), " Press ")))
    world.send(.person(.submitted))
    let now = try #require(world.replica.contact(contact))
    #expect(now.card.org == "Acme" && now.card.departments == ["Press", "EMEA"])
    #expect(now.original?.text.contains("ORG:Acme;Press;EMEA\r\n") == true)
    #expect(world.rejections.isEmpty)
  }

  @Test func whoHasNoOrganisationIsNotAskedForADepartment() {
    var world = World(route: .newPerson)
    world.load()
    #expect(!world.html.contains("person-department-0"))
    world.send(.person(.typed(.organisation, "Acme")))
    #expect(world.html.contains("person-department-0"))
  }

  @Test func nothingTypedIsNothingChanged() throws {
    let (start, friend, contact) = try rosa()
    var world = start
    let before = world.replica.contact(contact)
    let commands = world.commands.count
    world.send(.went(.editContact(friend)))
    world.send(.person(.submitted))
    #expect(world.replica.contact(contact) == before && world.commands.count == commands)
  }

  @Test func aRowOfBeforeShowsItsParts() throws {
    let (start, friend, contact) = try rosa()
    var world = start
    var old = try #require(world.replica.contact(contact))
    old.card.org = "Acme, Sales, EMEA"
    old.card.departments = []
    world.decide(.updateContact(old), world.moment())
    world.load()
    world.send(.went(.editContact(friend)))
    #expect(world.html.contains("value=\"Acme\""))
    world.send(.person(.typed(.organisation, "Ace")))
    world.send(.person(.submitted))
    let text = world.replica.contact(contact)?.original?.text ?? ""
    #expect(text.contains("ORG:Ace;Sales;EMEA\r\n"))
  }

  @Test(arguments: [Language.english, .korean])
  func groupsAreTold(_ language: Language) {
    var world = World(language: language, route: .importCards)
    world.load()
    world.send(.importing(.dropped(Array(Self.file.utf8))))
    let isEnglish = language == .english
    let told = isEnglish ? "1 group became a category" : "그룹 1개를 카테고리로"
    #expect(world.html.contains(told))
    #expect(
      world.html.contains(
        isEnglish ? "1 member is not in your contacts." : "1명은 연락처에 없어요."))
    world.send(.importing(.confirmed))
    #expect(world.html.contains(told))
    #expect(world.replica.contacts.values.first?.card.categories == ["Climbing"])
  }

  @Test func whatIsTooLargeIsNamed() {
    var world = World(route: .importCards)
    world.load()
    let large = String(repeating: "QUJD", count: 20_000)
    let card =
      "BEGIN:VCARD\nVERSION:3.0\nFN:Ana\nPHOTO;ENCODING=b:\(large)\n"
      + "SOUND;ENCODING=b:\(large)\nLOGO;ENCODING=b:QUJD\nEND:VCARD\n"
    world.send(.importing(.dropped(Array(card.utf8))))
    #expect(world.html.contains("Too large to be kept: photo, sound<"))
    #expect(world.html.contains("1 card not kept whole"))
    world.send(.importing(.confirmed))
    let text = world.replica.contacts.values.first?.original?.text ?? ""
    #expect(text.contains("LOGO;ENCODING=b:QUJD\n"))
  }

  @Test(arguments: [CardVersion.v3, .v4])
  func whatIsSavedIsOfOneVersion(_ version: CardVersion) throws {
    let (start, _, _) = try rosa()
    var world = start
    world.contact("Ben", "Okafor")
    world.load()
    world.send(.cardsSaved(version))
    guard case .save(_, _, let text)? = world.requests.last else {
      Issue.record("nothing was saved")
      return
    }
    let file = try CardFile(Array(text.utf8))
    #expect(file.cards.count == 2)
    #expect(file.cards.allSatisfy { read in read.version == version })
  }
}
