import Calendar
import Core
import SuperFriendDomain
import Testing

@testable import SuperFriendTestKit

@Suite("Search and folding, spec §6")
struct SearchTests {
  @Test(
    "folding",
    arguments: [
      ("José", "jose"), ("Jose\u{301}", "jose"), ("ÅNGSTRÖM", "angstrom"), ("Straße", "strasse"),
      ("Łódź", "lodz"), ("Đặng Thị Ngọc", "dang thi ngoc"), ("Æsir", "aesir"),
      ("ŒUVRE", "oeuvre"), ("Þór", "thor"), ("İstanbul", "istanbul"), ("ılık", "ilik"),
      ("ΑΘΗΝΆ", "αθηνα"), ("Σίσυφος", "σισυφοσ"), ("Ёлка", "елка"), ("Йод", "иод"),
      ("Ὀδυσσεύς", "οδυσσευσ"), ("김민수", "김민수"),
      ("\u{1100}\u{1175}\u{11B7}\u{1106}\u{1175}\u{11AB}", "김민"), ("Ａｂｃ", "abc"),
      ("カナ", "かな"), ("  a \t\n b  ", "a b"), ("", ""), ("\u{200B}x\u{FEFF}", "x"),
      ("O’Neil", "o’neil"), ("Ǣon", "aeon"), ("Dvořák", "dvorak"), ("Šiška", "siska"),
    ])
  func folding(_ pair: (String, String)) {
    #expect(String(decoding: folded(pair.0), as: UTF8.self) == pair.1)
    #expect(folded(pair.1) == folded(pair.0))
  }

  static func replica() -> FriendsReplica {
    var replica = FriendsReplica()
    func add(_ number: UInt64, _ card: Card, contact: Bool = true) {
      let contactRow = Contact(id: ContactID(high: 1, low: number), card: card)
      if contact {
        replica.set(FriendsEntity.Kind.contact.key(contactRow.id), to: .contact(contactRow))
      }
      let friend = Friend(
        id: FriendID(high: 2, low: number), contact: contactRow.id, period: .weekly,
        createdAt: Instant(milliseconds: 0), createdOn: day("2026-01-01"), createdZone: "UTC",
        nameCache: card.name())
      replica.set(FriendsEntity.Kind.friend.key(friend.id), to: .friend(friend))
    }
    var jose = Card(given: "José", family: "Núñez", phone: "+34 612 345 678")
    jose.nickname = "Pepe"
    jose.org = "Café Ñandú"
    jose.categories = ["Climbing"]
    add(1, jose)
    add(2, Card(given: "민수", family: "김", phone: "010-1234-5678"))
    add(3, Card(given: "Renée", family: "Vanished"), contact: false)
    return replica
  }

  @Test(
    "search",
    arguments: [
      ("", [1, 2, 3]), ("jose", [1]), ("NUNEZ", [1]), ("nunez jose", [1]), ("pepe", [1]),
      ("nandu", [1]), ("climb", [1]), ("612345", [1]), ("612 345 678", [1]), ("0034612", [1]),
      ("+34612", [1]), ("김민수", [2]), ("민수", [2]), ("민수 김", [2]), ("01012345678", [2]),
      ("010-1234", [2]), ("5678", [1, 2]), ("renee", [3]), ("vanished", [3]), ("nobody", []),
      ("jose nobody", []), ("4", []),
    ])
  func search(_ row: (String, [Int])) {
    let replica = SearchTests.replica()
    let order = FriendOrder(of: replica, today: day("2026-01-01"))
    let found = order.matches(SearchQuery(row.0), in: replica).map { rank in Int(rank.id.low) }
    #expect(found.sorted() == row.1)
  }

  @Test("the index finds what a look at every key finds")
  func index() {
    let words = ["an", "na", "ana", "김민", "민수", "612", "34", "6 1", ""]
    var cards: [Card] = []
    for given in words {
      for number in ["", "612345", "+34612", "34 612"] {
        var card = Card(given: given, family: String(given.reversed()), phone: number)
        card.org = given + number
        cards.append(card)
      }
    }
    let keys = cards.map { card in SearchKey(card) }
    let index = SearchIndex(keys)
    for text in words + ["n a", "ana 612", "수민", "0034612", "45", "a\n6", "612345612", "zz"] {
      let query = SearchQuery(text)
      let expected = keys.indices.filter { position in query.matches(keys[position]) }
      #expect(index.positions(matching: query) == expected, "\(text)")
    }
  }

  @Test("a match does not run from one field into the next")
  func borders() {
    var card = Card(given: "Ana")
    card.org = "Bell"
    let contact = Contact(id: ContactID(high: 1, low: 1), card: card)
    var replica = FriendsReplica()
    replica.set(FriendsEntity.Kind.contact.key(contact.id), to: .contact(contact))
    let order = ContactOrder(of: replica)
    #expect(order.matches(SearchQuery("anab"), in: replica).isEmpty)
    #expect(order.matches(SearchQuery("bell ana"), in: replica) == [contact.id])
  }
}

@Suite("Phones, names, dates")
struct TextTests {
  @Test(
    "links keep only what can be dialled",
    arguments: [
      ("+49 (30) 1234-5678", "+493012345678"), ("1-800 FLOWERS", "1800"), ("*31#0123", "*31#0123"),
      ("0123,,45;6", "0123,,45;6"), ("٠١٢٣", "0123"), ("", ""), ("n/a", ""),
    ])
  func dialled(_ pair: (String, String)) { #expect(PhoneNumber(pair.0).dialled == pair.1) }

  @Test(
    "E.164",
    arguments: [
      ("010-1234-5678", "KR", "+821012345678"), ("+82 10 1234 5678", "", "+821012345678"),
      ("0030 210 1234567", "", "+302101234567"), ("(415) 555-2671", "US", "+14155552671"),
      ("1 415 555 2671", "US", "+14155552671"), ("8 912 345-67-89", "RU", "+79123456789"),
      ("06 12345678", "IT", "+390612345678"), ("020 7946 0018", "GB", "+442079460018"),
      ("020 7946 0018", "", "nil"), ("*100#", "KR", "nil"), ("+1", "", "nil"),
      ("+123456789012345678", "", "nil"),
    ])
  func e164(_ row: (String, String, String)) {
    #expect(PhoneNumber(row.0).e164(in: Country(row.1)) ?? "nil" == row.2)
  }

  @Test("numbers are the same by E.164, or by their last nine digits")
  func phoneKeys() {
    func matches(_ a: String, _ b: String, _ country: String) -> Bool {
      PhoneNumber(a).key(in: Country(country)).matches(PhoneNumber(b).key(in: Country(country)))
    }
    #expect(matches("+82 10-1234-5678", "010-1234-5678", ""))
    #expect(matches("+82 10-1234-5678", "010-1234-5678", "KR"))
    #expect(!matches("+82 10-1234-5678", "+81 10-1234-5678", ""))
    #expect(!matches("", "", ""))
  }

  @Test("display names are trimmed and fall back")
  func names() {
    #expect(Card(given: "Ana", family: "").name() == "Ana")
    #expect(Card(given: "", family: "Lee").name() == "Lee")
    #expect(Card(given: " Ana ", family: " Lee").name() == "Ana Lee")
    #expect(Card(given: "Ana", family: "Lee").name(.lastFirst) == "Lee, Ana")
    #expect(Card(given: "민지", family: "김").name() == "김민지")
    #expect(Card(given: "민지", family: "김").name(.lastFirst) == "김민지")
    #expect(Card(given: "Minji", family: "김").name() == "Minji 김")
    #expect(Card(given: "", phone: "123").name() == "123")
    var card = Card(given: "")
    #expect(!card.isNamed)
    card.nickname = "Pepe"
    #expect(!card.isNamed)
    card.org = "ACME"
    #expect(card.isNamed)
  }

  @Test("initials, spec §8")
  func initialLetters() {
    #expect(Card(given: "ana", family: "lee").initials == "AL")
    #expect(Card(given: "", family: "lee").initials == "L")
    #expect(Card(given: "e\u{301}va").initials == "É")
    #expect(Card(given: "민수", family: "김").initials == "민수")
    #expect(Card(given: "철", family: "김").initials == "김철")
    #expect(Card(given: "크리스티나", family: "박").initials == "박")
    #expect(initials(of: "김민지") == "민지")
    #expect(initials(of: "남궁민수") == "민수")
    #expect(initials(of: "엄마") == "엄마")
    #expect(initials(of: "Kim 민지") == "K")
    var company = Card(given: "")
    company.org = "acme"
    #expect(company.initials == "A")
    company.org = "카카오"
    #expect(company.initials == "카")
    #expect(Card(given: "", phone: "123").initials == nil)
    #expect(initials(of: "") == nil)
    let contact = Contact(id: ContactID(high: 1, low: 2), card: Card(given: "", phone: "1"))
    #expect(Avatar(contact).initials == "?")
    #expect(Avatar(contact) == Avatar(contact))
    #expect((0..<Avatar.colours).contains(Avatar(contact).colour))
  }

  @Test(
    "partial dates",
    arguments: [
      ("1985-04-12", "1985-04-12"), ("19850412", "1985-04-12"), ("--0412", "--04-12"),
      ("--04-12", "--04-12"), ("---12", "---12"), ("1985-04", "1985-04"), ("1985", "1985"),
      ("--02-29", "--02-29"), ("2023-02-29", "nil"), ("1985-13-01", "nil"), ("---32", "nil"),
      ("0000-01-01", "nil"), ("-44-03-15", "nil"), ("12.4.1985", "nil"), ("", "nil"),
      ("99991231", "9999-12-31"), ("10-11-1203", "nil"), ("198504", "nil"), ("--0431", "nil"),
    ])
  func partialDates(_ pair: (String, String)) {
    #expect(PartialDate(pair.0)?.description ?? "nil" == pair.1)
  }

  @Test("periods")
  func periods() {
    #expect(Period.choices.map { period in period.days } == [7, 14, 30, 60, 90, 180, 365])
    for (index, period) in Period.choices.enumerated() { #expect(period.index == index) }
    #expect(Period.every(days: 0) == nil)
    #expect(Period.every(days: 3_651) == nil)
    #expect(Period.every(days: 3_650)?.days == 3_650)
    #expect(Period.every(days: 1)?.index == nil)
    #expect(throws: FriendsRejection.daysOutOfRange(shortest: 1, longest: 3_650)) {
      try FriendsRejection.period(days: 0)
    }
    #expect(throws: FriendsRejection.dateNotReal("2026-02-30")) {
      try FriendsRejection.date("2026-02-30")
    }
  }
}
