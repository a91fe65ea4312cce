import Core
import SuperFriendDomain
import Testing

@testable import SuperFriendTestKit

@Suite("A file imported again, issue 30 §1.5")
struct ReimportTests {
  @discardableResult
  func run(_ text: String, _ ledger: inout Ledger) throws -> ImportPlan {
    let plan = ImportPlan(
      try Cards.read(text), into: ledger.replica, of: Ledger.user, country: Country("KR"))
    for command in plan.commands { try ledger.run(command) }
    return plan
  }

  func card(_ lines: String) -> String {
    Cards.card("VERSION:3.0", "UID:ana", "N:Silva;Ana;;;", "FN:Ana Silva", lines, "X-A:1")
  }

  func only(_ ledger: Ledger) throws -> Contact {
    #expect(ledger.replica.contacts.count == 1)
    return try #require(ledger.replica.contacts.values.first)
  }

  @Test("what was edited here stays, and the same file says nothing new")
  func edited() throws {
    var ledger = Ledger()
    let file = card("TEL:1\r\nORG:Acme;Sales\r\nNOTE:a")
    try run(file, &ledger)
    let id = try only(ledger).id
    try ledger.run(
      .editContact(
        id,
        [
          .text(.org, "Ace"), .list(.phones, [Labelled("1"), Labelled("2")]),
          .categories(["Choir"]),
        ]))
    let before = try only(ledger)
    #expect(before.original?.lastRead == file)
    let plan = try run(file, &ledger)
    #expect(plan.commands.isEmpty && plan.counts.unchanged == 1)
    #expect(try only(ledger) == before)
  }

  @Test("what changed in the file comes in beside it")
  func both() throws {
    var ledger = Ledger()
    try run(card("TEL:1\r\nTEL:3\r\nORG:Acme;Sales\r\nNOTE:a"), &ledger)
    try ledger.run(
      .editContact(
        try only(ledger).id,
        [
          .text(.org, "Ace"),
          .list(.phones, [Labelled("1", label: "home"), Labelled("3"), Labelled("2")]),
        ]))
    // There a number went, one came, the department and the note changed, and what we do not know.
    let newer = Cards.card(
      "VERSION:3.0", "UID:ana", "N:Silva;Ana;;;", "FN:Ana Silva", "TEL:1", "TEL:4",
      "ORG:Acme;Press", "NOTE:b", "X-A:2")
    let plan = try run(newer, &ledger)
    #expect(plan.counts.updated == 1)
    let now = try only(ledger)
    #expect(now.card.org == "Ace" && now.card.departments == ["Press"] && now.card.note == "b")
    #expect(
      now.card.phones == [Labelled("1", label: "home"), Labelled("4"), Labelled("2")])
    let original = try #require(now.original)
    #expect(original.lastRead == newer)
    #expect(original.text.contains("X-A:2\r\n") && original.text.contains("ORG:Ace;Press\r\n"))
    #expect(try Cards.read(original.text).cards.first?.card == now.card)
    #expect(try run(newer, &ledger).commands.isEmpty)
  }

  @Test("where both changed one value, it is as it is here")
  func conflict() throws {
    var ledger = Ledger()
    try run(card("TITLE:Cook"), &ledger)
    try ledger.run(.editContact(try only(ledger).id, [.text(.title, "Chef")]))
    try run(card("TITLE:Baker"), &ledger)
    #expect(try only(ledger).card.title == "Chef")
  }

  @Test("what another device edited before it knew of the file stays")
  func twoDevices() throws {
    var ledger = Ledger()
    try run(card("TEL:1\r\nTITLE:Cook"), &ledger)
    let newer = card("TEL:1\r\nTEL:2\r\nTITLE:Baker")
    let plan = ImportPlan(
      try Cards.read(newer), into: ledger.replica, of: Ledger.user, country: nil)
    try ledger.run(
      .editContact(
        try only(ledger).id,
        [.text(.title, "Chef"), .list(.phones, [Labelled("1"), Labelled("3")])]))
    for command in plan.commands { try ledger.run(command) }
    let now = try only(ledger)
    #expect(now.card.title == "Chef")
    #expect(now.card.phones == [Labelled("1"), Labelled("2"), Labelled("3")])
    #expect(now.original?.lastRead == newer)
  }

  @Test("what nobody edited here is as the file has it, with what is removed there")
  func unedited() throws {
    var ledger = Ledger()
    try run(card("TEL:1\r\nTITLE:Cook"), &ledger)
    try run(card("TEL:2"), &ledger)
    let now = try only(ledger)
    #expect(now.card.phones == [Labelled("2")] && now.card.title.isEmpty)
    #expect(now.original == OriginalCard(text: card("TEL:2")))
  }

  @Test("another REV or another order of the lines is nothing new")
  func sameSubstance() throws {
    var ledger = Ledger()
    try run(card("TEL:1\r\nREV:20240101T000000Z"), &ledger)
    let same = Cards.card(
      "VERSION:3.0", "PRODID:x", "FN:Ana Silva", "N:Silva;Ana;;;", "X-A:1", "TEL:1", "UID:ana",
      "REV:20250101T000000Z")
    #expect(try run(same, &ledger).commands.isEmpty)
  }

  @Test("somebody typed by hand keeps what was typed, and gets the rest")
  func byHand() throws {
    var ledger = Ledger()
    var typed = Card(given: "Ana", family: "Silva", phone: "010-1234-5678")
    typed.org = "Ace"
    try ledger.run(.addContact(Contact(id: ledger.moment().id(), card: typed)))
    try run(
      Cards.card(
        "VERSION:3.0", "N:Silva;Ana;;;", "FN:Ana Silva", "TEL:+82 10 1234 5678", "ORG:Acme",
        "EMAIL:ana@example.org"), &ledger)
    let now = try only(ledger)
    #expect(now.card.org == "Ace" && now.card.emails == [Labelled("ana@example.org")])
    #expect(now.card.phones == [Labelled("010-1234-5678", label: "cell")])
    #expect(now.original?.text.contains("ORG:Ace\r\n") == true)
  }

  @Test("what was exported brings nothing new", arguments: [CardVersion.v3, .v4])
  func exported(_ version: CardVersion) throws {
    var ledger = Ledger()
    for (_, text) in CardCorpus.all { try run(text, &ledger) }
    _ = try ledger.contact("José", phone: "010-1234-5678")
    var file = ""
    for contact in ledger.replica.contacts.values {
      file += contact.vCard(version, at: ledger.at)
    }
    let plan = ImportPlan(
      try Cards.read(file), into: ledger.replica, of: Ledger.user, country: nil)
    #expect(plan.counts.unchanged == ledger.replica.contacts.count)
    #expect(plan.commands.isEmpty)
  }
}
