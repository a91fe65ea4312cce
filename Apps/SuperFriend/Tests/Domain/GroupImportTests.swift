import Core
import SuperFriendDomain
import Testing

@testable import SuperFriendTestKit

@Suite("Groups become categories, issue 30 §1.3")
struct GroupImportTests {
  static let ana = Cards.card("VERSION:3.0", "UID:ana", "FN:Ana", "CATEGORIES:Choir", "REV:1")
  static let ben = Cards.card("VERSION:3.0", "UID:urn:uuid:ben", "FN:Ben")
  static let apple = Cards.card(
    "VERSION:3.0", "N:Climbing, indoors", "FN:Climbing, indoors", "UID:g1",
    "X-ADDRESSBOOKSERVER-KIND:group", "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:ana",
    "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:ben", "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:gone")
  static let standard = Cards.card(
    "VERSION:4.0", "KIND:Group", "FN:Family", "MEMBER:urn:uuid:ben", "MEMBER:urn:uuid:ben")

  func plan(_ text: String, _ ledger: inout Ledger) throws -> ImportPlan {
    let plan = ImportPlan(
      try Cards.read(text), into: ledger.replica, of: Ledger.user, country: nil)
    for command in plan.commands { try ledger.run(command) }
    return plan
  }

  func categories(_ ledger: Ledger) -> [String: [String]] {
    var categories: [String: [String]] = [:]
    for contact in ledger.replica.contacts.values {
      categories[contact.card.fn] = contact.card.categories
    }
    return categories
  }

  @Test("wherever a group stands in the file, its members get its name")
  func members() throws {
    for text in [
      Self.apple + Self.standard + Self.ana + Self.ben,
      Self.ana + Self.ben + Self.standard + Self.apple,
    ] {
      var ledger = Ledger()
      let plan = try plan(text, &ledger)
      #expect(plan.counts.added == 2 && plan.counts.groups == 2 && plan.counts.skipped == 0)
      #expect(categories(ledger)["Ana"] == ["Choir", "Climbing, indoors"])
      #expect(Set(categories(ledger)["Ben"] ?? []) == ["Family", "Climbing, indoors"])
      #expect(
        plan.items.contains { item in
          item.name == "Climbing, indoors" && item.outcome == .group(members: 2, missing: 1)
        })
      let contact = try #require(ledger.replica.contact(uid: "ana"))
      #expect(contact.original?.text.contains("CATEGORIES:Choir,Climbing\\, indoors\r\n") == true)
      #expect(contact.original?.lastRead == nil)
    }
  }

  @Test("the same file again changes nothing, and a category that was removed stays away")
  func again() throws {
    var ledger = Ledger()
    let text = Self.ana + Self.ben + Self.apple
    _ = try plan(text, &ledger)
    #expect(try plan(text, &ledger).commands.isEmpty)
    let ana = try #require(ledger.replica.contact(uid: "ana"))
    try ledger.run(.editContact(ana.id, [.categories(["Choir"])]))
    #expect(try plan(text, &ledger).commands.isEmpty)
    #expect(categories(ledger)["Ana"] == ["Choir"])
  }

  @Test("members that are here already and not in the file")
  func here() throws {
    var ledger = Ledger()
    _ = try plan(Self.ana, &ledger)
    let plan = try plan(Self.apple, &ledger)
    #expect(plan.counts.updated == 1 && plan.counts.groups == 1)
    #expect(categories(ledger) == ["Ana": ["Choir", "Climbing, indoors"]])
  }

  @Test("a group without a name is told with its line")
  func nameless() throws {
    var ledger = Ledger()
    let plan = try plan(
      Self.ana + Cards.card("VERSION:4.0", "KIND:group", "MEMBER:urn:uuid:ana"), &ledger)
    #expect(plan.items.last?.outcome == .skipped(.nameMissing))
    #expect(plan.counts.groups == 0)
  }
}
