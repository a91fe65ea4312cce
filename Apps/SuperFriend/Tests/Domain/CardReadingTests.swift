import SuperFriendDomain
import Testing

@testable import SuperFriendTestKit

@Suite("Reading vCards, spec §9")
struct CardReadingTests {
  @Test("a card as an iPhone writes it")
  func apple() throws {
    let file = try Cards.read(Cards.apple)
    #expect(file.faults.isEmpty)
    let read = try #require(file.cards.first)
    let card = read.card
    #expect(read.uid == "0F8A1B2C-1234")
    #expect(read.version == .v3)
    for field in ContactEdit.TextField.allCases { #expect(card[field] == Cards.texts[field]) }
    #expect(card.departments == ["Kitchen"] && card.organisation == "Café Ñandú, Kitchen")
    #expect(
      card.emails == [
        Labelled("jose@example.org", label: "home"),
        Labelled("pepe@example.net", label: "Fan mail"),
      ])
    #expect(
      card.phones == [
        Labelled("+34 612 345 678", label: "cell"), Labelled("910 000 000", label: "work"),
        Labelled("911 111 111", label: "home"),
      ])
    #expect(card.addresses.first?.street == "Calle Mayor 1, 2º")
    #expect(card.addresses.first?.country == "España")
    #expect(card.urls == [Labelled("https://example.org/", label: "homepage")])
    #expect(card.birthday == PartialDate(month: 4, day: 12))
    #expect(card.impps == [Labelled("skype:pepe", label: "work")])
    #expect(card.categories == ["Climbing", "Food, drink"])
    #expect(read.original.text == Cards.apple)
  }

  @Test("version 4.0")
  func version4() throws {
    let read = try #require(try Cards.read(Cards.version4).cards.first)
    #expect(read.version == .v4)
    #expect(read.card.fn == "J. Doe")
    #expect(read.card.phones == [Labelled("+1-555-555-5555;ext=5555", label: "home")])
    #expect(read.card.birthday == PartialDate(month: 2, day: 3))
    #expect(read.card.anniversary == PartialDate(year: 2_009, month: 8, day: 8))
    #expect(read.card.addresses.first?.street == "1 Main")
  }

  @Test("version 2.1: quoted-printable with soft breaks, base64, bare types")
  func version21() throws {
    let file = try Cards.read(Cards.version21)
    #expect(file.faults.isEmpty)
    let card = try #require(file.cards.first).card
    #expect(card.family == "김")
    #expect(card.given == "민수")
    #expect(card.fn == "민수 김")
    #expect(card.note == "one\ntwo three; four, five")
    #expect(card.title == "€")
    #expect(card.phones == [Labelled("010-1", label: "cell"), Labelled("02-2", label: "home")])
    #expect(card.addresses.first?.label == "work")
  }

  @Test("character sets: ISO 8859-1, Windows-1252, undeclared, UTF-8 with a mark, UTF-16")
  func charsets() throws {
    func given(_ bytes: [UInt8]) throws -> String? {
      try CardFile(decoding: bytes).cards.first?.card.given
    }
    let head = Cards.bytes("BEGIN:VCARD\r\nVERSION:2.1\r\n")
    let tail = Cards.bytes("\r\nEND:VCARD\r\n")
    let latin: [UInt8] = [0x4A, 0x6F, 0x73, 0xE9, 0x80]  // José€ in Windows-1252
    for parameter in ["", ";CHARSET=ISO-8859-1", ";CHARSET=windows-1252"] {
      #expect(try given(head + Cards.bytes("N\(parameter):;") + latin + tail) == "José€")
    }
    let quoted = Cards.bytes("N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:;Jos=E9")
    #expect(try given(head + quoted + tail) == "José")
    #expect(try given(head + Cards.bytes("N;CHARSET=UTF-8:;José") + tail) == "José")
    let text = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:;José 김 🦊\r\nEND:VCARD\r\n"
    #expect(try given([0xEF, 0xBB, 0xBF] + Cards.bytes(text)) == "José 김 🦊")
    var little: [UInt8] = [0xFF, 0xFE]
    var big: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 {
      little += [UInt8(unit & 255), UInt8(unit >> 8)]
      big += [UInt8(unit >> 8), UInt8(unit & 255)]
    }
    #expect(try given(little) == "José 김 🦊")
    #expect(try given(big) == "José 김 🦊")
  }

  @Test("a character set we cannot read is reported with its line, and the rest is kept")
  func unknownCharset() throws {
    let file = try Cards.read(
      Cards.card(
        "VERSION:2.1", "N:Kim;Minsu", "NOTE;CHARSET=X-OLD;ENCODING=QUOTED-PRINTABLE:=BD=F0"))
    #expect(file.cards.first?.card.given == "Minsu")
    #expect(file.faults == [CardFault(line: 4, .unknownCharset("X-OLD"))])
  }

  @Test("line ends: CRLF, LF, CR, CRCRLF, mixed, none at the end")
  func lineEnds() throws {
    let lines = ["BEGIN:VCARD", "VERSION:3.0", "FN:Ana", "NOTE:one", "  two", "END:VCARD"]
    for end in ["\r\n", "\n", "\r", "\r\r\n"] {
      let card = try #require(try Cards.read(lines.joined(separator: end)).cards.first).card
      #expect(card.fn == "Ana")
      #expect(card.note == "one two")
    }
    let mixed = "BEGIN:VCARD\rVERSION:3.0\nFN:Ana\r\nNOTE:one\r\n  two\rEND:VCARD\n"
    #expect(try Cards.read(mixed).cards.first?.card.note == "one two")
  }

  @Test("folding inside a character, and lower case names")
  func folding() throws {
    let fox = Array("🦊".utf8)
    let bytes =
      Cards.bytes("begin:vcard\r\nversion:3.0\r\nfn:A") + fox[..<2] + Cards.bytes("\r\n ")
      + fox[2...] + Cards.bytes("\r\nend:vcard\r\n")
    #expect(try CardFile(bytes).cards.first?.card.fn == "A🦊")
  }

  @Test("RFC 6868 in parameters, and labels with colons")
  func carets() throws {
    let card = try #require(
      try Cards.read(
        Cards.card(
          "VERSION:4.0", "FN:A", "TEL;TYPE=\"work:x\";X-A=^^^n^':1", "EMAIL;TYPE=a,home:b@c")
      ).cards.first
    ).card
    #expect(card.phones == [Labelled("1")])
    #expect(card.emails == [Labelled("b@c", label: "home")])
  }

  @Test(
    "birthdays",
    arguments: [
      ("BDAY:1985-04-12", "1985-04-12"), ("BDAY:19850412", "1985-04-12"),
      ("BDAY:1985-04-12T00:00:00Z", "1985-04-12"), ("BDAY;VALUE=date:--0412", "--04-12"),
      ("BDAY:--04-12", "--04-12"), ("BDAY:---12", "---12"), ("BDAY:1985-04", "1985-04"),
      ("BDAY;X-APPLE-OMIT-YEAR=1604;VALUE=date:1604-02-29", "--02-29"),
      ("BDAY;X-APPLE-OMIT-YEAR=1604:1985-02-28", "1985-02-28"),
      ("BDAY;VALUE=text:circa 1800", "none"), ("BDAY:", "none"), ("BDAY:1985-02-30", "fault"),
      ("BDAY:0000-00-00", "fault"), ("BDAY:-0044-03-15", "fault"), ("BDAY:soon", "fault"),
    ])
  func birthdays(_ pair: (String, String)) throws {
    let file = try Cards.read(Cards.card("VERSION:3.0", "FN:A", pair.0))
    let birthday = try #require(file.cards.first).card.birthday
    switch pair.1 {
    case "fault":
      #expect(birthday == nil)
      #expect(file.faults.map { fault in fault.line } == [4])
    case "none":
      #expect(birthday == nil)
      #expect(file.faults.isEmpty)
    default: #expect(birthday?.description == pair.1)
    }
  }
}
