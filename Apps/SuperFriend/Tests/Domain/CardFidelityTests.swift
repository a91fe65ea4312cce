import Core
import SuperFriendDomain
import Testing

@testable import SuperFriendTestKit

/// Issue 30 §1: a change touches what was changed, and nothing else.
@Suite("vcard.fidelity")
struct CardFidelityTests {
  static let names = CardCorpus.all.indices

  @Test("a card that nobody edits is written as it was read", arguments: names)
  func untouched(_ index: Int) throws {
    let (name, text) = CardCorpus.all[index]
    let read = try #require(try CardFile(decoding: Cards.bytes(text)).cards.first)
    #expect(read.original == OriginalCard(text: text), "\(name)")
    let contact = Contact(
      id: ContactID(high: 1, low: 1), uid: "u", card: read.card, source: .vcf,
      original: read.original)
    let written = contact.vCard(read.version, at: Instant(milliseconds: 0))
    #expect(written == text || written == text + "\r\n", "\(name)")
    // What is set to what it is says nothing new.
    var ledger = Ledger()
    try ledger.run(.addContact(contact))
    try ledger.run(
      .editContact(
        contact.id,
        [.text(.org, read.card.org), .texts(.departments, read.card.departments)]))
    #expect(ledger.replica.contact(contact.id) == contact)
  }

  /// An edit of a form, and the properties it is about.
  struct Edit {
    let keys: Set<String>
    let edits: [ContactEdit]
  }

  /// All that the forms can make of a card.
  static func edits(of card: Card) -> [Edit] {
    func edit(_ keys: Set<String>, _ edits: ContactEdit...) -> Edit {
      Edit(keys: keys, edits: edits)
    }
    var all = [
      edit(["N", "FN"], .text(.fn, ""), .text(.given, "Zoë, the; 2nd")),
      edit(["N", "FN"], .text(.fn, ""), .text(.family, "von Beispiel")),
      edit(["N"], .text(.given, "Zoë")), edit(["N"], .text(.middle, "")),
      edit(["FN"], .text(.fn, "Somebody")),
      edit(["ORG"], .text(.org, "New; Works, Inc.")), edit(["ORG"], .text(.org, "")),
      edit(["ORG"], .texts(.departments, ["연구소"])), edit(["ORG"], .texts(.departments, [])),
      edit(["ORG"], .texts(.departments, card.departments + ["Team"])),
      edit(["ORG"], .text(.org, "Both"), .texts(.departments, ["Changed"])),
      edit(["NICKNAME"], .text(.nickname, "Nick")), edit(["NICKNAME"], .text(.nickname, "")),
      edit(["TITLE"], .text(.title, "Köchin")), edit(["TITLE"], .text(.title, "")),
      edit(["NOTE"], .text(.note, "a\nb, c;")), edit(["NOTE"], .text(.note, "")),
      edit(["BDAY"], .birthday(PartialDate(month: 2, day: 29))), edit(["BDAY"], .birthday(nil)),
      edit(
        ["ANNIVERSARY", "X-ANNIVERSARY"],
        .anniversary(PartialDate(year: 2_001, month: 2, day: 3))),
      edit(["CATEGORIES"], .categories(card.categories + ["New, one"])),
      edit(["CATEGORIES"], .categories(Array(card.categories.dropFirst()))),
      edit(["ADR"], .addresses(Array(card.addresses.dropLast()))),
    ]
    for (field, key) in [(ContactEdit.ListField.phones, "TEL"), (.emails, "EMAIL")] {
      let values = card[field]
      let keys: Set<String> = [key, "X-ABLABEL"]
      all.append(edit(keys, .list(field, values + [Labelled("4711", label: "cell")])))
      all.append(edit(keys, .list(field, values + [Labelled("4711", label: "내 것")])))
      for index in values.indices {
        var changed = values
        changed[index].value = "0815"
        all.append(edit([key], .list(field, changed)))
        changed = values
        changed[index].label = "work"
        all.append(edit(keys, .list(field, changed)))
        changed = values
        changed.remove(at: index)
        all.append(edit(keys, .list(field, changed)))
      }
    }
    return all
  }

  @Test("an edit changes the lines of its property and REV, octet by octet", arguments: names)
  func edits(_ index: Int) throws {
    let (name, text) = CardCorpus.all[index]
    let read = try #require(try CardFile(decoding: Cards.bytes(text)).cards.first)
    let before = Lines(read.original.text)
    for edit in CardFidelityTests.edits(of: read.card) {
      var ledger = Ledger()
      let contact = Contact(
        id: ledger.moment().id(), uid: "u", card: read.card, source: .vcf, original: read.original)
      try ledger.run(.addContact(contact))
      guard ledger.rejection(.editContact(contact.id, edit.edits)) == nil else { continue }
      let now = try #require(ledger.replica.contact(contact.id))
      let written = try #require(now.original)
      let after = Lines(written.text)
      let what: Comment = "\(name): \(edit.edits)"
      let others = edit.keys.union(["REV"])
      #expect(after.others(than: others) == before.others(than: others), what)
      if edit.keys.contains("X-ABLABEL") {
        // Only labels of the values that were edited.
        #expect(after.labels(outside: edit.keys) == before.labels(outside: edit.keys), what)
      }
      let reread = try #require(try Cards.read(written.text).cards.first).card
      #expect(plain(reread) == plain(now.card), what)
      #expect(written.lastRead == (written.text == text ? nil : text), what)
    }
  }

  /// A written name follows from its parts where the fields have none, and a list may come in the
  /// order of its lines.
  func plain(_ card: Card) -> Card {
    var card = card
    card.fn = ""
    for field in ContactEdit.ListField.allCases {
      card[field].sort { a, b in (a.value, a.label) < (b.value, b.label) }
    }
    card.categories.sort()
    return card
  }

  @Test("the parts of an organisation stay parts")
  func organisation() throws {
    #expect(
      try edited("ORG:Acme;Sales", .text(.org, "Acme, Inc.")) == "ORG:Acme\\, Inc.;Sales")
    #expect(
      try edited("ORG:Acme;Sales", .texts(.departments, ["Press", "EMEA"]))
        == "ORG:Acme;Press;EMEA")
    #expect(
      try edited("NICKNAME:A,B\\,C", .text(.nickname, "Z")) == "NICKNAME:Z,B\\,C")
  }

  @Test("of several notes the first is edited; where it goes the next is the contact's")
  func notes() throws {
    var ledger = Ledger()
    let contact = try add("NOTE:one\r\nNOTE:two", &ledger)
    #expect(contact.card.note == "one")
    try ledger.run(.editContact(contact.id, [.text(.note, "1")]))
    let text = ledger.replica.contact(contact.id)?.original?.text ?? ""
    #expect(text.contains("NOTE:1\r\nNOTE:two\r\n"))
    try ledger.run(.editContact(contact.id, [.text(.note, "")]))
    let now = try #require(ledger.replica.contact(contact.id))
    #expect(now.card.note == "two" && now.original?.text.contains("NOTE:1") == false)
  }

  @Test("a row from before parts were parts is edited part by part")
  func oldRow() throws {
    var ledger = Ledger()
    var contact = try add("ORG:Acme;Sales\r\nNICKNAME:A,B\r\nNOTE:one\r\nNOTE:two", &ledger)
    let new = contact.card
    contact.card.org = "Acme, Sales"
    contact.card.departments = []
    contact.card.nickname = "A, B"
    contact.card.moreNicknames = []
    contact.card.note = "one\ntwo"
    #expect(contact.card.organisation == new.organisation)
    #expect(contact.inParts.card == new)
    try ledger.run(.updateContact(contact))
    try ledger.run(.editContact(contact.id, [.text(.org, "Ace")]))
    let now = try #require(ledger.replica.contact(contact.id))
    #expect(now.card.departments == ["Sales"] && now.card.note == "one")
    #expect(now.original?.text.contains("ORG:Ace;Sales\r\n") == true)
  }

  func add(_ line: String, _ ledger: inout Ledger) throws -> Contact {
    let read = try #require(try Cards.read(Cards.card("VERSION:3.0", "FN:A", line)).cards.first)
    let contact = Contact(
      id: ledger.moment().id(), uid: "u", card: read.card, source: .vcf, original: read.original)
    try ledger.run(.addContact(contact))
    return contact
  }

  /// The line after an edit of a card that has it as its last.
  func edited(_ line: String, _ edit: ContactEdit) throws -> String? {
    var ledger = Ledger()
    let contact = try add(line, &ledger)
    try ledger.run(.editContact(contact.id, [edit]))
    return ledger.replica.contact(contact.id)?.original?.text.components("\r\n").dropLast(2).last
  }
}

/// The logical lines of a card, cut by other means than those under test.
private struct Lines {
  var lines: [(key: String, group: String, raw: String)] = []

  init(_ text: String) {
    var depth = 0
    for raw in Lines.physical(text) {
      let isFolded = raw.hasPrefix(" ") || raw.hasPrefix("\t")
      if let last = lines.last, isFolded || Lines.isOpen(last.raw) {
        lines[lines.count - 1].raw += raw
        continue
      }
      let head = raw.prefix { character in !":;\r\n".contains(character) && character != "\r\n" }
        .uppercased()
      if head == "BEGIN" { depth += 1 }
      let parts = head.split(separator: ".").map { part in String(part) }
      // What is another person's has no name here.
      let key = depth > 1 ? "" : parts.last ?? ""
      lines.append((key, parts.count > 1 ? parts[0] : "", raw))
      if head == "END" { depth -= 1 }
    }
  }

  private static func physical(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for scalar in text.unicodeScalars {
      line.unicodeScalars.append(scalar)
      if scalar == "\n" {
        lines.append(line)
        line = ""
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  private static func isOpen(_ raw: String) -> Bool {
    raw.contains("QUOTED-PRINTABLE") && (raw.hasSuffix("=\r\n") || raw.hasSuffix("=\n"))
  }

  func others(than keys: Set<String>) -> [String] {
    lines.filter { line in !keys.contains(line.key) }.map { line in line.raw }
  }

  /// Labels of groups that have other values too, or none of these.
  func labels(outside keys: Set<String>) -> [String] {
    var other: Set<String> = []
    for line in lines where !keys.contains(line.key) && !line.group.isEmpty {
      other.insert(line.group)
    }
    return lines.filter { line in line.key == "X-ABLABEL" && other.contains(line.group) }
      .map { line in line.raw }
  }
}
