/// Cards in the shapes that programs write, by hand: what they are read as is tested elsewhere,
/// here it counts that nothing of them is lost.
enum CardCorpus {
  static let all: [(name: String, text: String)] = [
    ("iPhone", Cards.apple), ("RFC 6350", Cards.version4), ("vCard 2.1", Cards.version21),
    ("Google", google), ("Outlook", outlook), ("Nextcloud", nextcloud), ("Android", android),
    ("Evolution", evolution), ("line feeds", lineFeeds), ("one label", oneLabel),
    ("many parts", manyParts), ("agent", agent), ("twice", twice), ("no end", noEnd),
  ]

  static let google = Cards.card(
    "VERSION:3.0", "FN:Dr. Ana Maria Silva", "N:Silva;Ana;Maria;Dr.;", "NICKNAME:Ani,Nana\\, big",
    "item1.EMAIL;TYPE=INTERNET:ana@example.org", "item1.X-ABLabel:",
    "EMAIL;TYPE=INTERNET;TYPE=WORK:silva@example.com", "TEL;TYPE=CELL:+55 11 91234-5678",
    "item2.TEL:+55 11 3333-4444", "item2.X-ABLabel:Praia",
    "ADR;TYPE=HOME:;;Rua Um\\n2º andar;São Paulo;SP;01000-000;BR;Rua Um",
    "item3.ORG:Acme\\, Inc.;Sales;EMEA", "item3.TITLE:Manager", "BDAY:19850412",
    "item4.URL:http\\://www.google.com/profiles/1", "item4.X-ABLabel:PROFILE",
    "X-PHONETIC-FIRST-NAME:Ana", "NOTE:Met in\\, Porto",
    "PHOTO:https://lh3.googleusercontent.com/contacts/abc", "CATEGORIES:Climbing,myContacts")

  static let outlook = Cards.card(
    "VERSION:2.1", "X-MS-SIGNATURE:YES", "N;LANGUAGE=de;CHARSET=Windows-1252:Muster;Max;;Herr",
    "FN;CHARSET=UTF-8:Max Muster", "ORG;CHARSET=UTF-8:Lantern Works;Vertrieb",
    "TITLE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Gesch=C3=A4ftsf=C3=BChrer der Abteil=",
    "ung S=C3=BCd", "NOTE;ENCODING=QUOTED-PRINTABLE:eins=0D=0A=", "=0D=0Azwei; drei",
    "TEL;WORK;VOICE:+49 (89) 1234", "TEL;HOME;VOICE:+49 89 5678",
    "TEL;CELL;VOICE:0170 9", "TEL;WORK;FAX:+49 89 9",
    "ADR;WORK;PREF;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:;;Stra=C3=9Fe 1=0D=0AHof;M=",
    "=C3=BCnchen;;80331;Deutschland",
    "LABEL;WORK;PREF;ENCODING=QUOTED-PRINTABLE:Strasse 1=0D=0A=", "80331 Muenchen",
    "X-MS-OL-DEFAULT-POSTAL-ADDRESS:2", "URL;WORK:http://example.de",
    "EMAIL;PREF;INTERNET:max@example.de", "PHOTO;TYPE=JPEG;ENCODING=BASE64:",
    " /9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkS", " EAEAAAAAAAAAAAAAAA==",
    "", "X-MS-OL-DESIGN;CHARSET=utf-8:<card xmlns=\"http://schemas.microsoft.com\"/>",
    "REV:20240101T120000Z")

  static let nextcloud = Cards.card(
    "VERSION:4.0", "PRODID:-//Nextcloud Contacts v5.3.0",
    "UID:6b1c3f3e-aaaa-4bbb-8ccc-1d2e3f4a5b6c",
    "FN:김민지", "N:김;민지;;;", "ADR;TYPE=\"HOME\";LABEL=\"세종로 1^n서울\":;;세종로 1;서울;;03154;대한민국",
    "EMAIL;TYPE=\"HOME\";PREF=1:minji@example.kr", "EMAIL;TYPE=WORK:kim@example.com",
    "TEL;TYPE=\"HOME,VOICE\":02-123-4567", "TEL;VALUE=uri;TYPE=cell:tel:+82-10-1234-5678",
    "ORG:등대;개발", "TITLE:엔지니어", "NOTE:첫째", "NOTE:둘째", "BDAY;VALUE=DATE:19900101",
    "ANNIVERSARY:--0506", "CATEGORIES:친구,등산", "CATEGORIES:합창", "GENDER:F",
    "RELATED;TYPE=friend;VALUE=text:Ana", "X-SOCIALPROFILE;TYPE=mastodon:https://m.example/@m",
    "IMPP;X-SERVICE-TYPE=matrix:matrix:u/m:example.kr", "CLOUD:minji@cloud.example.kr",
    "PHOTO:data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4",
    " 2mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "REV;VALUE=DATE-AND-OR-TIME:20250101T101010Z")

  static let android = Cards.card(
    "VERSION:2.1",
    "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EA=B9=80;=EB=AF=BC=EC=88=98;;;",
    "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EA=B9=80=EB=AF=BC=EC=88=98",
    "X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Min;1;;;;;;;;;;;;;",
    "TEL;CELL:010-1111-2222", "TEL;X-Custom(=EC=84=AC):064-1", "EMAIL;HOME:min@example.kr",
    "ORG:Harbour;Night shift", "BDAY:1991-03-09", "X-QQ:12")

  static let evolution = Cards.card(
    "VERSION:3.0", "UID:pas-id-4F0001", "X-EVOLUTION-FILE-AS:Ek\\, Tom", "FN:Tom Ek",
    "N:Ek;Tom;;;", "ORG:Lantern Works;Radio;Studio 2;", "ORG:Choir", "TITLE:Engineer",
    "TITLE:Tenor", "NICKNAME:T", "NICKNAME:Tommy",
    "NOTE:A note that is long enough to be folded by the program",
    "  that wrote it\\, with two blanks", "NOTE:Another",
    "TEL;TYPE=WORK,VOICE;X-EVOLUTION-UI-SLOT=1:1",
    "TEL;X-EVOLUTION-UI-SLOT=2;TYPE=\"HOME\",VOICE:2", "EMAIL;TYPE=OTHER:tom@example.org",
    "X-EVOLUTION-VIDEO-URL:", "item1.X-ABDATE:2001-02-03", "item1.X-ABLabel:_$!<Anniversary>!$_",
    "X-MOZILLA-HTML:FALSE", "REV:2024-06-01T00:00:00Z")

  static let lineFeeds =
    "begin:vcard\nversion:3.0\nn:Park;Rosa;;;\nfn:Rosa \n Park\ntel;type=home:1\norg:Blue\n"
    + " \t;Sky\nemail:rosa@example.org\nnote:one\nrev:2020-01-01T00:00:00Z\nend:vcard\n"

  /// Two values under one label.
  static let oneLabel = Cards.card(
    "VERSION:3.0", "FN:Ben", "N:Okafor;Ben;;;", "item1.TEL;type=pref:1",
    "item1.EMAIL;type=INTERNET:ben@example.org", "item1.X-ABLabel:Boat", "item2.ORG:Boats",
    "item2.X-ABLabel:Summer")

  /// RFC 9554's parts of a name, lists inside parts, escapes that nobody needs.
  static let manyParts = Cards.card(
    "VERSION:4.0", "FN:Juan Pérez", "N:Pérez,García;Juan,Luis;;Sr.,Dr.;;García;Jr\\:",
    "ORG:A\\;B;;C\\:D", "NICKNAME:,X,Y\\,Z", "TEL:1", "CATEGORIES:a\\:b,,c", "CATEGORIES:d")

  static let agent = Cards.card(
    "VERSION:2.1", "N:Boss;Big", "FN:Big Boss", "AGENT:", "BEGIN:VCARD", "VERSION:2.1",
    "N:Agent;Secret", "TEL:007", "ORG:Secret;Service", "END:VCARD", "TEL:1", "ORG:Firm;Top",
    "EMAIL:big@example.org")

  static let twice = Cards.card(
    "VERSION:3.0", "FN:Eva", "N:;;;;", "N:Ek;Eva;;;", "TEL:1", "TEL:1", "TEL;TYPE=home:1", "ORG:;;",
    "ORG:Real;Part", "BDAY;VALUE=text:spring", "BDAY:1970-01-01", "NOTE:", "NOTE:x",
    "not a property", "", "EMAIL:e@example.org", "EMAIL:E@example.org")

  static let noEnd = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Dee\r\nTEL:1\r\nEND:VCARD"
}
