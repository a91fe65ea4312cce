import Core
import SuperFriendDomain
import Testing

@testable import SuperFriendTestKit

/// What other programs write where a card names its character set; the bytes are Python's.
@Suite("Character sets of vCard 2.1 and 3.0")
struct CardCharsetTests {
  /// Name, bytes as quoted-printable, text.
  static let samples: [(String, String, String)] = [
    ("windows-1250", "=A3=75=6B=61=73=7A=20=8A=9D=61=73=74=6E=FD", "Łukasz Šťastný"),
    ("Windows-1251", "=DE=EB=E8=FF=20=A8=EB=EA=E8=ED=E0", "Юлия Ёлкина"),
    ("cp1253", "=C5=EB=DD=ED=E7=20=A2=ED=ED=E1", "Ελένη Άννα"),
    ("WINDOWS-1254", "=49=FE=FD=6C=20=DE=61=F0", "Işıl Şağ"),
    ("windows-1255", "=E3=E5=E3=20=EB=E4=EF", "דוד כהן"),
    ("windows-1256", "=E3=CD=E3=CF=20=81=C7=D1=D3=C7", "محمد پارسا"),
    ("windows-1257", "=CC=69=72=74=73=20=DE=69=FE=6B=61", "Ģirts Žižka"),
    ("windows-1258", "=D0=E3=6E=67=20=D5=6E", "Đăng Ơn"),
    ("ISO-8859-2", "=A3=75=6B=61=73=7A=20=A9=BB=61=73=74=6E=FD", "Łukasz Šťastný"),
    ("ISO-8859-5", "=CE=DB=D8=EF=20=A2=DE=E0=F2=D5", "Юлия Ђорђе"),
    ("ISO_8859-7", "=C5=EB=DD=ED=E7", "Ελένη"),
    ("ISO-8859-8", "=E3=E5=E3", "דוד"),
    ("ISO-8859-9", "=49=FE=FD=6C", "Işıl"),
    ("ISO-8859-15", "=5A=6F=EB=20=BC=75=76=72=65=20=A4", "Zoë Œuvre €"),
    ("ISO-8859-1", "=4A=6F=73=E9", "José"),
    ("windows-1252", "=4A=6F=73=E9=20=80", "José €"),
    ("KOI8-R", "=E0=CC=C9=D1", "Юлия"),
    ("EUC-KR", "=B1=E8=B9=CE=C1=F6=20=28=A4=A1=29=A1=A1=A3=C1", "김민지 (ㄱ)　Ａ"),
    ("KS_C_5601-1987", "=B9=DA=BC=AD=BF=AC", "박서연"),
    ("cp949", "=8C=63=B9=E6=B0=A2=C7=CF=20=BC=84=C6=52", "똠방각하 펲힣"),
    ("EUC-KR", "=D1=D1=F4=C9=E2=AA=20=D7=DD=DA=C5", "金哲洙 李民"),
    ("Shift_JIS", "=8E=52=93=63=95=5C=91=BE=98=59=81=40=C0=DB=B3", "山田表太郎　ﾀﾛｳ"),
    ("SHIFT-JIS", "=83=5C=83=6A=81=5B=8F=5C", "ソニー十"),
    ("EUC-JP", "=BB=B3=C5=C4=C2=C0=CF=BA", "山田太郎"),
    ("ISO-2022-JP", "=1B=24=42=3B=33=45=44=42=40=4F=3A=1B=28=42", "山田太郎"),
    ("GB2312", "=CD=F5=D0=A1=C3=F7", "王小明"),
    ("gbk", "=D6=EC=E9=46=BB=F9", "朱镕基"),
    ("GB18030", "=95=34=B2=35=CC=EF=81=39=EE=39=A2=E3", "𠮷田㐀€"),
    ("Big5", "=B3=AF=A4=6A=A4=E5", "陳大文"),
    ("UTF-8", "=EA=B9=80=EB=AF=BC=EC=A7=80", "김민지"),
    ("TIS-620", "=CA=C1=AA=D2=C2", "สมชาย"),
  ]

  @Test("a name in a set that a card names", arguments: samples)
  func quoted(_ sample: (String, String, String)) throws {
    let (charset, quoted, text) = sample
    let file = try CardFile(
      decoding: Cards.bytes(
        Cards.card(
          "VERSION:2.1", "N;CHARSET=\(charset);ENCODING=QUOTED-PRINTABLE:;\(quoted)", "TEL:1")))
    #expect(file.faults.isEmpty && file.assumed == nil)
    let read = try #require(file.cards.first)
    #expect(read.card.given == text)
    #expect(try Cards.read(read.original.text).cards.first?.card == read.card)
  }

  @Test("the same without an encoding, and what is stored is UTF-8", arguments: samples)
  func raw(_ sample: (String, String, String)) throws {
    let (charset, quoted, text) = sample
    for version in ["2.1", "3.0"] {
      let head = "BEGIN:VCARD\r\nVERSION:\(version)\r\nN;CHARSET=\(charset):;"
      let file = try CardFile(
        decoding: Cards.bytes(head) + Cards.bytes(quoted: quoted)
          + Cards.bytes("\r\nEND:VCARD\r\n"))
      let read = try #require(file.cards.first)
      #expect(read.card.given == text)
      #expect(version == "2.1" || read.original.text.contains(":;" + text))
      #expect(try Cards.read(read.original.text).cards.first?.card.given == text)
    }
  }

  @Test(
    "a name that cannot be read leaves the card out, once, and says the set",
    arguments: ["X-OLD", "HZ-GB-2312", "UTF-16", "GB18030"])
  func unread(_ charset: String) throws {
    let quoted = "=BD=F0"
    // What the host should have decoded, and did not.
    let isKnown = charset == "GB18030"
    let bytes = Cards.bytes(
      Cards.card(
        "VERSION:2.1", "N;CHARSET=\(charset);ENCODING=QUOTED-PRINTABLE:\(quoted);",
        "FN;CHARSET=\(charset);ENCODING=QUOTED-PRINTABLE:\(quoted)",
        "TITLE;CHARSET=\(charset);ENCODING=QUOTED-PRINTABLE:\(quoted)", "TEL:010-1")
        + Cards.card("VERSION:3.0", "FN:Ana"))
    #expect(ForeignTexts(in: bytes).encoded.isEmpty == !isKnown)
    let file = try CardFile(bytes)
    let plan = ImportPlan(file, into: FriendsReplica(), of: Ledger.user, country: nil)
    #expect(plan.items.map { item in item.line } == [3, 8])
    #expect(plan.items.first?.outcome == .skipped(.nameNotRead(charset)))
    #expect(plan.counts.added == 1 && plan.counts.skipped == 1 && plan.counts.partly == 0)
  }

  @Test("what was taken for UTF-8 before it came here is not taken for a name")
  func lost() throws {
    let lost = Cards.card("VERSION:3.0", "FN;CHARSET=EUC-KR:\u{FFFD}\u{FFFD}", "TEL:1")
    #expect(try Cards.read(lost).losses == [CardFault(line: 3, .nameNotRead("EUC-KR"))])
    // What is stored of a line that could not be read is none the next time.
    let raw: [UInt8] = [0xBD, 0xF0]
    let file = try CardFile(
      Cards.bytes("BEGIN:VCARD\r\nVERSION:2.1\r\nFN:Kim\r\nTITLE;CHARSET=GB18030:") + raw
        + Cards.bytes("\r\nEND:VCARD\r\n"))
    let read = try #require(file.cards.first)
    let again = try #require(try Cards.read(read.original.text).cards.first)
    #expect(read.card.title.isEmpty && again.card == read.card && again.faults == read.faults)
    // Pasted text is Unicode whatever the card names.
    let pasted = Cards.card("VERSION:3.0", "FN;CHARSET=Shift_JIS:山田太郎")
    #expect(try Cards.read(pasted).cards.first?.card.fn == "山田太郎")
  }

  @Test("a line that cannot be read is left out of a card that is counted once")
  func partly() throws {
    let file = try Cards.read(
      Cards.card(
        "VERSION:2.1", "N:Kim;Minsu", "NOTE;CHARSET=X-OLD;ENCODING=QUOTED-PRINTABLE:=BD=F0"))
    let plan = ImportPlan(file, into: FriendsReplica(), of: Ledger.user, country: nil)
    #expect(plan.counts.added == 1 && plan.counts.skipped == 0 && plan.counts.partly == 1)
  }

  @Test("what is wrong with a line of a card that is left out is not told besides")
  func leftOut() throws {
    let long = String(repeating: "n", count: 5_000)
    let file = try Cards.read(
      Cards.card("VERSION:3.0", "FN:\(long)", "BDAY:1999-02-31")
        + Cards.card("VERSION:3.0", "BDAY:1999-02-31"))
    let plan = ImportPlan(file, into: FriendsReplica(), of: Ledger.user, country: nil)
    #expect(plan.items.count == 2 && plan.counts.skipped == 2)
  }

  @Test("the first and the last syllable of each part of code page 949")
  func syllables() throws {
    let ends: [(String, String)] = [
      ("=81=41", "갂"), ("=A0=FE", "좤"), ("=A1=41", "좥"), ("=C6=52", "힣"),
      ("=B0=A1", "가"), ("=C8=FE", "힝"),
    ]
    for (quoted, text) in ends {
      let file = try CardFile(
        decoding: Cards.bytes(
          Cards.card("VERSION:2.1", "N;CHARSET=CP949;ENCODING=QUOTED-PRINTABLE:;\(quoted)")))
      #expect(file.cards.first?.card.given == text)
    }
  }
}
