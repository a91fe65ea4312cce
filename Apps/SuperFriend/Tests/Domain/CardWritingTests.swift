import Calendar
import Core
import SuperFriendDomain
import Testing

@testable import SuperFriendTestKit

@Suite("vcard.roundtrip")
struct CardWritingTests {
  /// The card of `text` after an edit, as lines, and what we understand of it.
  func edited(_ text: String, _ edit: ContactEdit) throws -> (lines: [String], card: Card) {
    var ledger = Ledger(on: day("2026-03-10"))
    let read = try #require(try Cards.read(text).cards.first)
    let contact = Contact(
      id: ledger.moment().id(), uid: "u", card: read.card, source: .vcf, original: read.original)
    try ledger.run(.addContact(contact))
    try ledger.run(.editContact(contact.id, [edit]))
    let after = try #require(ledger.replica.contact(contact.id))
    let written = try #require(after.original?.text)
    let reread = try #require(try Cards.read(written).cards.first)
    #expect(reread.card == after.card, "the text says what the fields say")
    return (split(written), after.card)
  }

  func split(_ text: String) -> [String] {
    String(text).components("\r\n")
  }

  /// The lines that are not in the other, on both sides.
  func difference(_ a: [String], _ b: [String]) -> (gone: [String], new: [String]) {
    let changes = b.difference(from: a)
    var gone: [String] = []
    var new: [String] = []
    for change in changes {
      switch change {
      case .remove(_, let line, _): gone.append(line)
      case .insert(_, let line, _): new.append(line)
      }
    }
    return (gone, new)
  }

  static let edits: [(ContactEdit, gone: [String], new: [String])] = [
    (.text(.nickname, "Pep, the; 2nd"), ["NICKNAME:Pepe"], ["NICKNAME:Pep\\, the\\; 2nd"]),
    (.text(.nickname, ""), ["NICKNAME:Pepe"], []),
    (
      .text(.given, "Joe"), ["N:Núñez;José;Luis;Dr.;Jr."], ["N:Núñez;Joe;Luis;Dr.;Jr."]
    ),
    (
      .text(.org, "Bar; Ñandú"), ["ORG:Café Ñandú;Kitchen;"], ["ORG:Bar\\; Ñandú;Kitchen;"]
    ),
    (
      .texts(.departments, ["Hall", "Stage"]), ["ORG:Café Ñandú;Kitchen;"],
      ["ORG:Café Ñandú;Hall;Stage"]
    ),
    (
      .texts(.moreNicknames, ["P, P"]), ["NICKNAME:Pepe"], ["NICKNAME:Pepe,P\\, P"]
    ),
    (.text(.title, "Cook"), ["TITLE:Chef"], ["TITLE:Cook"]),
    (.text(.note, "a\nb"), ["NOTE:Likes; semi\\;colons\\nand lines"], ["NOTE:a\\nb"]),
    (
      .birthday(PartialDate(year: 1_985, month: 4, day: 12)),
      ["BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12"], ["BDAY:1985-04-12"]
    ),
    (
      .anniversary(PartialDate(month: 1, day: 2)), [],
      ["X-ANNIVERSARY;X-APPLE-OMIT-YEAR=1604:1604-01-02"]
    ),
    (.categories(["A", "B"]), ["CATEGORIES:Climbing,Food\\, drink"], ["CATEGORIES:A,B"]),
    (
      .list(
        .phones,
        [
          Labelled("+34 612 345 678", label: "cell"), Labelled("1", label: "work"),
          Labelled("911 111 111", label: "home"),
        ]), ["TEL;type=WORK;type=VOICE:910 000 000"], ["TEL;type=WORK;type=VOICE:1"]
    ),
    (
      .list(
        .phones,
        [
          Labelled("+34 612 345 678", label: "cell"), Labelled("910 000 000", label: "work"),
        ]), ["item2.TEL:911 111 111", "item2.X-ABLabel:_$!<Home>!$_"], []
    ),
    (
      .list(
        .emails,
        [
          Labelled("jose@example.org", label: "work"),
          Labelled("pepe@example.net", label: "Fan mail"),
        ]), ["EMAIL;type=INTERNET;type=HOME;type=pref:jose@example.org"],
      ["EMAIL;type=INTERNET;type=pref;TYPE=work:jose@example.org"]
    ),
    (
      .list(
        .urls, [Labelled("https://example.org/", label: "homepage"), Labelled("b", label: "Blog")]),
      [], ["item5.URL:b", "item5.X-ABLabel:Blog"]
    ),
    (.addresses([]), ["item3.ADR;type=HOME:;;Calle Mayor 1\\, 2º;Madrid;;28013;España"], []),
  ]

  @Test("one edit changes one property's line and REV", arguments: edits.indices)
  func singleEdit(_ index: Int) throws {
    let (edit, gone, new) = CardWritingTests.edits[index]
    let (lines, _) = try edited(Cards.apple, edit)
    let changes = difference(split(Cards.apple), lines)
    #expect(changes.gone.sorted() == (gone + ["REV:2025-01-01T00:00:00Z"]).sorted())
    #expect(changes.new.sorted() == (new + ["REV:20260310T110000Z"]).sorted())
  }

  @Test("every text of a card can be changed", arguments: ContactEdit.TextField.allCases)
  func texts(field: ContactEdit.TextField) throws {
    let new = "New " + field.rawValue
    #expect(try edited(Cards.apple, .text(field, new)).card[field] == new)
  }

  @Test("an edit in a 4.0 and in a 2.1 card keeps to the version")
  func versions() throws {
    let four = try edited(Cards.version4, .birthday(PartialDate(month: 5, day: 6)))
    #expect(difference(split(Cards.version4), four.lines).new == ["BDAY:--0506"])
    let two = try edited(Cards.version21, .text(.title, "요리사"))
    #expect(
      difference(split(Cards.version21), two.lines).new
        == ["TITLE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EC=9A=94=EB=A6=AC=EC=82=AC"])
    let long = try edited(Cards.version21, .text(.note, String(repeating: "가나다 ", count: 50)))
    #expect(long.lines.allSatisfy { line in line.utf8.count <= 76 })
  }

  @Test("long lines are folded at 75 bytes, never inside a character")
  func folding() throws {
    let note = String(repeating: "김🦊é ", count: 60) + "x"
    let (lines, card) = try edited(Cards.apple, .text(.note, note))
    #expect(card.note == note)
    #expect(lines.allSatisfy { line in line.utf8.count <= 75 || Cards.apple.contains(line) })
  }

  @Test("line ends of the file are kept")
  func lineEnds() throws {
    let text = Cards.apple.components("\r\n").joined(separator: "\n")
    var ledger = Ledger()
    let read = try #require(try Cards.read(text).cards.first)
    let contact = Contact(
      id: ledger.moment().id(), uid: "u", card: read.card, source: .vcf, original: read.original)
    try ledger.run(.addContact(contact))
    try ledger.run(.editContact(contact.id, [.text(.title, "Cook")]))
    let after = ledger.replica.contact(contact.id)?.original?.text ?? ""
    #expect(!after.utf8.contains(13))
    #expect(after.utf8.count == text.utf8.count - 4)
  }

  @Test("a contact typed by hand is written and read back, in every version")
  func export() throws {
    var card = Card(given: "José", family: "O'Neil; Jr", phone: "+34 1", email: "a@b.c")
    card.note = "a\\n\nb,c"
    card.birthday = PartialDate(month: 2, day: 29)
    card.anniversary = PartialDate(year: 2_001, month: 2, day: 3)
    card.urls = [Labelled("https://x.y/?a=b;c,d", label: "Blog")]
    card.addresses = [PostalAddress(label: "home", parts: ["", "", "Main, St; 1", "Seoul"])]
    card.categories = ["a,b", "c"]
    card.middle = "M"
    for version in CardVersion.allCases {
      let contact = Contact(id: ContactID(high: 1, low: 1), card: card)
      let text = contact.vCard(version, at: Instant(milliseconds: 1_773_140_000_000))
      #expect(text.contains("PRODID:-//Fieldday//") && text.contains("REV:20260310T105320Z"))
      let read = try #require(try Cards.read(text).cards.first)
      #expect(read.version == version)
      #expect(read.uid == contact.uid)
      var expected = card
      expected.fn = card.name()
      #expect(read.card == expected)
    }
  }

  @Test("random edits keep text and fields in step", arguments: UInt64(1)...5)
  func randomEdits(seed: UInt64) throws {
    var generator = CommandGenerator(seed: seed)
    for text in [Cards.apple, Cards.version4, Cards.version21] {
      var ledger = Ledger()
      let read = try #require(try Cards.read(text).cards.first)
      let contact = Contact(
        id: ledger.moment().id(), uid: "u", card: read.card, source: .vcf,
        original: read.original)
      try ledger.run(.addContact(contact))
      for _ in 0..<60 {
        let edit = generator.edit()
        guard ledger.rejection(.editContact(contact.id, [edit])) == nil else { continue }
        let now = try #require(ledger.replica.contact(contact.id))
        let written = try #require(now.original?.text)
        let reread = try #require(try Cards.read(written).cards.first).card
        #expect(comparable(reread) == comparable(now.card))
      }
    }
  }

  /// White space at the ends of values and empty values are not written for others to keep.
  func comparable(_ card: Card) -> Card {
    var card = card
    for field in ContactEdit.TextField.allCases { card[field] = plain(card[field]) }
    for field in ContactEdit.ListField.allCases {
      card[field] = card[field].filter { value in !plain(value.value).isEmpty }
        .sorted { a, b in a.value < b.value }
    }
    card.fn = ""
    card.categories = card.categories.filter { text in !plain(text).isEmpty }.sorted()
    return card
  }

  func plain(_ text: String) -> String {
    text.split(whereSeparator: { character in character == " " }).joined(separator: " ")
  }
}

extension String {
  /// The parts between separators.
  func components(_ separator: String) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    let mark = Array(separator.utf8)
    var bytes = Array(utf8)[...]
    while let first = bytes.first {
      if bytes.starts(with: mark) {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
        bytes = bytes.dropFirst(mark.count)
      } else {
        part.append(first)
        bytes = bytes.dropFirst()
      }
    }
    return parts + [String(decoding: part, as: UTF8.self)]
  }
}
