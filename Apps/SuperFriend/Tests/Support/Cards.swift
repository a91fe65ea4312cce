import Core
import SuperFriendDomain

/// Cards for tests, written by hand after RFC 6350, RFC 2426, vCard 2.1 and what phones export.
enum Cards {
  static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// The bytes that quoted-printable of nothing but escapes stands for.
  static func bytes(quoted: String) -> [UInt8] {
    let digits = quoted.utf8.compactMap { byte in hexadecimalValue(byte) }
    return stride(from: 0, to: digits.count, by: 2).map { at in digits[at] << 4 | digits[at + 1] }
  }

  /// The lines of a card with CRLF.
  static func card(_ lines: String...) -> String {
    (["BEGIN:VCARD"] + lines + ["END:VCARD"]).map { line in line + "\r\n" }.joined()
  }

  static func read(_ text: String) throws -> CardFile { try CardFile(bytes(text)) }

  /// As an iPhone writes it.
  static let apple = card(
    "VERSION:3.0", "PRODID:-//Apple Inc.//iPhone OS 18.0//EN", "N:Núñez;José;Luis;Dr.;Jr.",
    "FN:Dr. José Luis Núñez Jr.", "NICKNAME:Pepe", "ORG:Café Ñandú;Kitchen;", "TITLE:Chef",
    "EMAIL;type=INTERNET;type=HOME;type=pref:jose@example.org",
    "item1.EMAIL;type=INTERNET:pepe@example.net", "item1.X-ABLabel:Fan mail",
    "TEL;type=CELL;type=VOICE;type=pref:+34 612 345 678", "TEL;type=WORK;type=VOICE:910 000 000",
    "item2.TEL:911 111 111", "item2.X-ABLabel:_$!<Home>!$_",
    "item3.ADR;type=HOME:;;Calle Mayor 1\\, 2º;Madrid;;28013;España", "item3.X-ABADR:es",
    "item4.URL;type=pref:https\\://example.org/", "item4.X-ABLabel:_$!<HomePage>!$_",
    "NOTE:Likes; semi\\;colons\\nand lines", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12",
    "IMPP;X-SERVICE-TYPE=Skype;type=WORK:skype:pepe", "CATEGORIES:Climbing,Food\\, drink",
    "X-SOCIALPROFILE;type=twitter:https://twitter.com/pepe", "X-CUSTOM;X-P=\"a;b:c\":kept",
    "REV:2025-01-01T00:00:00Z", "UID:0F8A1B2C-1234")

  /// The texts of ``apple``. A new text of cards is sampled here and nowhere else.
  static let texts: [ContactEdit.TextField: String] = [
    .fn: "Dr. José Luis Núñez Jr.", .given: "José", .family: "Núñez", .middle: "Luis",
    .prefix: "Dr.", .suffix: "Jr.", .nickname: "Pepe", .org: "Café Ñandú",
    .title: "Chef", .note: "Likes; semi;colons\nand lines",
  ]

  /// RFC 6350 §8 in spirit.
  static let version4 = card(
    "VERSION:4.0", "UID:urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1", "FN;PID=1.1:J. Doe",
    "N:Doe;J.;;;", "EMAIL;PID=1.1;TYPE=home:jdoe@example.com",
    "TEL;VALUE=uri;TYPE=\"voice,home\";PREF=1:tel:+1-555-555-5555;ext=5555", "BDAY:--0203",
    "ANNIVERSARY:20090808T1430-0500", "ADR;LABEL=\"One ^'Main^' St^nTown\":;;1 Main;Town;;;",
    "CLIENTPIDMAP:1;urn:uuid:53e374d9-337e-4727-8803-a1e9c14e0556", "LANG;PREF=1:fr")

  static let version21 = card(
    "VERSION:2.1", "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EA=B9=80;=EB=AF=BC=EC=88=98",
    "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EB=AF=BC=EC=88=98 =EA=B9=80", "TEL;CELL:010-1",
    "TEL;HOME;VOICE:02-2", "NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:one=0D=0Atwo =",
    "three; four, five", "ADR;WORK:;;Main St 1;Seoul;;;",
    "TITLE;ENCODING=BASE64;CHARSET=UTF-8:4oKs", "PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ", " SkZJRg==",
    "")
}
