import SuperFriendDomain
import Testing

@testable import SuperFriendTestKit

@Suite("import.hostile")
struct CardFaultTests {
  @Test("broken cards do not stop the good ones, and every fault has its line")
  func broken() throws {
    let text =
      "hello\r\nworld\r\n" + Cards.card("VERSION:3.0", "FN:One")
      + "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Lost\r\n" + Cards.card("VERSION:3.0", "FN:Two")
      + Cards.card("VERSION:3.0", "NOTE:nobody") + Cards.card("VERSION:5.0", "FN:Future")
      + Cards.card("VERSION:3.0", "FN:Three", "this is no property", "TEL:1")
      + "BEGIN:VCARD\r\nFN:Cut"
    let file = try Cards.read(text)
    #expect(file.cards.map { card in card.card.fn } == ["One", "Two", "Three"])
    #expect(
      file.faults == [
        CardFault(line: 1, .outsideCards), CardFault(line: 7, .unfinished),
        CardFault(line: 14, .nameMissing), CardFault(line: 18, .unknownVersion("5.0")),
        CardFault(line: 25, .notAProperty), CardFault(line: 28, .unfinished),
      ])
  }

  @Test("an agent's card inside a card is not a friend of its own")
  func agent() throws {
    let file = try Cards.read(
      Cards.card(
        "VERSION:2.1", "N:Boss;Big", "AGENT:", "BEGIN:VCARD", "VERSION:2.1", "N:Agent;Secret",
        "TEL:007", "END:VCARD", "TEL:1"))
    #expect(file.cards.count == 1)
    #expect(file.cards.first?.card.given == "Big")
    #expect(file.cards.first?.card.phones == [Labelled("1")])
  }

  @Test("nothing like a card")
  func noCards() {
    for bytes in [[], Cards.bytes("hello"), [0xFF, 0xFE, 0x00], [0, 0, 0], [0xFF, 0xD8, 0xFF]] {
      #expect(throws: CardFileFault.noCards) { try CardFile(bytes) }
    }
  }

  @Test("too large, too many")
  func limits() {
    let large = [UInt8](repeating: 0x41, count: CardFile.sizeLimit + 1)
    #expect(throws: CardFileFault.tooLarge(limit: 50_000_000)) { try CardFile(large) }
    let card = Cards.bytes("BEGIN:VCARD\nFN:A\nEND:VCARD\n")
    var many: [UInt8] = []
    for _ in 0...CardFile.cardLimit { many += card }
    #expect(throws: CardFileFault.tooManyCards(limit: 20_000)) { try CardFile(many) }
  }

  @Test("twenty thousand cards of all encodings and line ends, one broken in the middle")
  func twentyThousand() throws {
    var bytes: [UInt8] = []
    let ends = ["\r\n", "\n", "\r"]
    for number in 0..<20_000 {
      let end = ends[number % 3]
      if number == 10_000 {
        let broken = ["BEGIN:VCARD", "VERSION:3.0", "NOTE:no name", "END:VCARD", ""]
        bytes += Cards.bytes(broken.joined(separator: end))
        continue
      }
      let name =
        number % 4 == 0
        ? "VERSION:2.1\(end)N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EA=B9=80;No="
          + "\(end)=20\(number)"
        : "VERSION:3.0\(end)N:김;No \(number)"
      let lines = [
        "BEGIN:VCARD", name, "TEL:010-\(10_000 + number)", "UID:u\(number)", "END:VCARD",
      ]
      bytes += Cards.bytes(lines.joined(separator: end) + end)
    }
    let file = try CardFile(bytes)
    #expect(file.cards.count == 19_999)
    #expect(file.faults.count == 1)
    #expect(file.faults.first?.reason == .nameMissing)
    #expect(file.cards.allSatisfy { read in read.card.family == "김" })
    #expect(file.cards[12].card.given == "No 12")
    let plan = ImportPlan(file, into: FriendsReplica(), of: Ledger.user, country: nil)
    #expect(plan.counts.added == 19_999)
    #expect(plan.counts.skipped == 1)
    var ledger = Ledger()
    for command in plan.commands { try ledger.run(command) }
    let again = ImportPlan(file, into: ledger.replica, of: Ledger.user, country: nil)
    #expect(again.counts.unchanged == 19_999)
    #expect(again.commands.isEmpty)
  }

  @Test("good files with bytes changed never trap", arguments: UInt64(1)...4)
  func fuzz(seed: UInt64) throws {
    var dice = Dice(seed)
    let good = Cards.bytes(Cards.apple + Cards.version4 + Cards.version21)
    for _ in 0..<300 {
      var bytes = good
      for _ in 0...dice.below(20) {
        let index = dice.below(bytes.count)
        switch dice.below(3) {
        case 0: bytes[index] = UInt8(dice.below(256))
        case 1: bytes.remove(at: index)
        default: bytes.insert(dice.pick(Array(":;,=\\\"\r\n \u{0}^".utf8)), at: index)
        }
      }
      guard let file = try? CardFile(bytes) else { continue }
      for read in file.cards {
        var ledger = Ledger()
        let contact = Contact(
          id: dice.id(), uid: "u", card: read.card, source: .vcf, original: read.original)
        guard ledger.rejection(.addContact(contact)) == nil else { continue }
        _ = ledger.rejection(.editContact(contact.id, [.list(.phones, [Labelled("1")])]))
        let text = ledger.replica.contact(contact.id)?.original?.text ?? ""
        #expect(try !Cards.read(text).cards.isEmpty)
      }
    }
  }
}
