import Core
import SuperFriendDomain
import Testing

@testable import SuperFriendTestKit

/// What may be wrong with a value in another character set, and what is kept of it.
@Suite("Values that the host decodes")
struct CardForeignTests {
  @Test("what ends in the middle of a character is read as far as it goes")
  func cut() throws {
    let cut: [(String, String, String)] = [
      ("EUC-KR", "=B1=E8=B9=CE=C1", "김민"), ("Shift_JIS", "=8E=52=93", "山"),
      ("GB18030", "=CC=EF=95=34=B2", "田"), ("Big5", "=B3=AF=A4", "陳"),
    ]
    for (charset, quoted, text) in cut {
      let file = try CardFile(
        decoding: Cards.bytes(
          Cards.card("VERSION:2.1", "N;CHARSET=\(charset);ENCODING=QUOTED-PRINTABLE:;\(quoted)")))
      let read = try #require(file.cards.first)
      #expect(read.card.given.hasPrefix(text) && read.card.given.contains("\u{FFFD}"))
      #expect(try Cards.read(read.original.text).cards.first?.card == read.card)
    }
  }

  @Test("what is kept of a card needs nobody to decode it, and keeps one address one")
  func kept() throws {
    let file = try CardFile(
      decoding: Cards.bytes(
        Cards.card(
          "VERSION:2.1", "N;CHARSET=EUC-KR;ENCODING=QUOTED-PRINTABLE:=B1=E8;=B9=CE=C1=F6",
          "ADR;HOME;CHARSET=EUC-KR;ENCODING=QUOTED-PRINTABLE:;;=BC=BC=C1=BE=B7=CE=0D=0A1;=",
          "=BC=AD=BF=EF;;;", "TEL:1")
          + Cards.card(
            "VERSION:3.0", "FN:A", "NOTE;CHARSET=SJIS;ENCODING=QUOTED-PRINTABLE:=8E=52=0D=0A=93=63")
      ))
    #expect(file.cards.map { read in read.line } == [1, 8])
    #expect(file.cards.last?.card.note == "山\n田")
    #expect(file.cards.last?.original.text.contains("NOTE:山\\n田") == true)
    let read = try #require(file.cards.first)
    let address = try #require(read.card.addresses.first)
    #expect(read.card.family == "김")
    #expect(address.street == "세종로\n1" && address.locality == "서울")
    var ledger = Ledger()
    let contact = Contact(
      id: ledger.moment().id(), uid: "u", card: read.card, source: .vcf, original: read.original)
    try ledger.run(.addContact(contact))
    var other = PostalAddress()
    other.locality = "Busan"
    try ledger.run(.editContact(contact.id, [.addresses([address, other])]))
    let text = ledger.replica.contact(contact.id)?.original?.text ?? ""
    #expect(try Cards.read(text).cards.first?.card.addresses == [address, other])
  }

  /// Bytes as quoted-printable, what they are read as, and in which set.
  static let nameless: [(String, String, AssumedCharset)] = [
    ("=B1=E8=B9=CE=C1=F6", "김민지", .korean), ("=D1=D1=B9=CE=C1=F6", "金민지", .korean),
    ("=4A=6F=73=E9", "José", .western), ("=C4=E4=6B=6B=F6=6E=65=6E", "Ääkkönen", .western),
    ("=DE=EB=E8=FF", "Þëèÿ", .western),
  ]

  @Test("a file that names no character set", arguments: nameless)
  func unnamed(_ quoted: String, _ text: String, _ assumed: AssumedCharset) throws {
    for encoding in ["", ";CHARSET=UTF-8", ";ENCODING=QUOTED-PRINTABLE"] {
      let value = encoding.contains("QUOTED") ? Cards.bytes(quoted) : Cards.bytes(quoted: quoted)
      let card =
        Cards.bytes("BEGIN:VCARD\r\nVERSION:2.1\r\nN\(encoding):;") + value
        + Cards.bytes("\r\nPHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ\r\n\r\nEND:VCARD\r\n")
      let file = try CardFile(decoding: card)
      #expect(file.assumed == assumed)
      #expect(file.cards.first?.card.given == text)
      // The whole file decides.
      let both = try CardFile(
        decoding: card + Cards.bytes("BEGIN:VCARD\r\nVERSION:2.1\r\nN:;Zo") + [0xEB]
          + Cards.bytes("\r\nEND:VCARD\r\n"))
      #expect(both.assumed == .western && both.cards.last?.card.given == "Zoë")
    }
  }

  @Test("a value is decoded once, however often a file says it")
  func once() {
    let card = Cards.card(
      "VERSION:2.1", "N;CHARSET=Big5;ENCODING=QUOTED-PRINTABLE:=B3=AF",
      "TITLE;CHARSET=big5;ENCODING=QUOTED-PRINTABLE:=B3=AF")
    #expect(
      ForeignTexts(in: Cards.bytes(card + card)).encoded
        == [EncodedText("big5", [0xB3, 0xAF])])
    #expect(ForeignTexts(in: Cards.bytes(Cards.apple + Cards.version21)).encoded.isEmpty)
  }

  @Test(
    "values with bytes changed never trap, and never lose the card",
    arguments: CardCharsetTests.samples)
  func fuzz(_ sample: (String, String, String)) throws {
    let (charset, quoted, _) = sample
    var dice = Dice(UInt64(quoted.utf8.count))
    for round in 0..<200 {
      var value = Cards.bytes(quoted: quoted)
      for _ in 0...dice.below(4) {
        let index = dice.below(value.count)
        switch dice.below(3) {
        case 0: value[index] = UInt8(0x80 + dice.below(128))
        case 1 where value.count > 2: value.remove(at: index)
        default: value.insert(UInt8(0x80 + dice.below(128)), at: index)
        }
      }
      let parameter = round % 2 == 0 ? ";CHARSET=\(charset)" : ""
      let file = try CardFile(
        decoding: Cards.bytes("BEGIN:VCARD\r\nVERSION:2.1\r\nN:Kim\r\nNOTE\(parameter):")
          + value + Cards.bytes("\r\nEND:VCARD\r\n"))
      let read = try #require(file.cards.first)
      #expect(file.faults.isEmpty && !read.card.note.isEmpty)
      #expect(try Cards.read(read.original.text).cards.first?.card == read.card)
    }
  }
}
