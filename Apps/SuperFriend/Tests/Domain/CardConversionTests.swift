import Core
import SuperFriendDomain
import Testing

@testable import SuperFriendTestKit

@Suite("An exported file holds cards of one version, issue 30 §1.6")
struct CardConversionTests {
  func converted(_ text: String, _ version: CardVersion) throws -> String {
    let read = try #require(try CardFile(decoding: Cards.bytes(text)).cards.first)
    return Contact(
      id: ContactID(high: 1, low: 1), uid: "u", card: read.card, source: .vcf,
      original: read.original
    ).vCard(version, at: Instant(milliseconds: 0))
  }

  @Test(
    "every card is read the same in its own version and in the other",
    arguments: [CardVersion.v3, .v4])
  func all(_ version: CardVersion) throws {
    for (name, text) in CardCorpus.all {
      let written = try converted(text, version)
      let file = try Cards.read(written)
      let read = try #require(file.cards.first)
      let before = try #require(try CardFile(decoding: Cards.bytes(text)).cards.first)
      #expect(file.cards.count == 1 && read.version == version, "\(name)")
      #expect(read.card == before.card && read.uid == before.uid, "\(name)")
      if before.version == version {
        #expect(written == text || written == text + "\r\n", "\(name)")
      }
    }
  }

  @Test("old encodings, files, addresses and dates are written as the version has them")
  func properties() throws {
    let lines: [(String, String, CardVersion, String)] = [
      ("2.1", "NOTE;ENCODING=QUOTED-PRINTABLE:a=0D=0Ab, c", .v3, "NOTE:a\\nb\\, c"),
      ("2.1", "TEL;WORK;VOICE;PREF:1", .v3, "TEL;TYPE=work,voice,pref:1"),
      ("2.1", "TEL;WORK;PREF:1", .v4, "TEL;PREF=1;TYPE=work:1"),
      ("2.1", "PHOTO;ENCODING=BASE64;JPEG:/9j/4A==", .v3, "PHOTO;TYPE=jpeg;ENCODING=b:/9j/4A=="),
      ("3.0", "PHOTO;ENCODING=b;TYPE=PNG:iVBO", .v4, "PHOTO:data:image/png;base64,iVBO"),
      ("4.0", "PHOTO:data:image/png;base64,iVBO", .v3, "PHOTO;ENCODING=b;TYPE=PNG:iVBO"),
      ("4.0", "PHOTO:https://a.b/c", .v3, "PHOTO;VALUE=uri:https://a.b/c"),
      ("4.0", "TEL;VALUE=uri;TYPE=cell:tel:+1-2", .v3, "TEL;TYPE=cell:+1-2"),
      ("4.0", "BDAY:--0412", .v3, "BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12"),
      ("3.0", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12", .v4, "BDAY:--0412"),
      ("3.0", "BDAY:1985-04-12", .v4, "BDAY:19850412"),
      ("4.0", "ANNIVERSARY:20090808", .v3, "X-ANNIVERSARY:2009-08-08"),
      ("3.0", "EMAIL;type=INTERNET;type=HOME;type=pref:a@b.c", .v4, "EMAIL;PREF=1;TYPE=HOME:a@b.c"),
      ("3.0", "item1.URL:a", .v4, "item1.URL:a"),
      ("3.0", "X-B;X-P=\"a;b\":1\\,2", .v4, "X-B;X-P=\"a;b\":1\\,2"),
    ]
    for (old, line, version, expected) in lines {
      let text = try converted(
        Cards.card("VERSION:" + old, "N:A;B;;;", "FN:B A", line), version)
      #expect(text.components("\r\n").contains(expected), "\(line): \(text)")
    }
  }

  @Test("a card that lacks what the version asks for gets it")
  func required() throws {
    #expect(try converted(Cards.card("VERSION:2.1", "N:A;B"), .v3).contains("FN:B A\r\n"))
    #expect(try converted(Cards.card("VERSION:4.0", "FN:B A"), .v3).contains("N:;;;;\r\n"))
  }
}
