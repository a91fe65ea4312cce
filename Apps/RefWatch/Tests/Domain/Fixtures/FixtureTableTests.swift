import Calendar
import Core
import RefWatchDomain
import Testing

@testable import RefWatchTestKit

@Suite("Tables of fixtures")
struct FixtureTableTests {
  @Test("cells, quotation marks and line ends as in RFC 4180, with any of three delimiters")
  func cells() throws {
    for delimiter in [",", ";", "\t"] {
      for end in ["\r\n", "\n", "\r"] {
        let rows = [
          ["Date", "Time", "Home", "Away", "Notes"],
          [
            "2026-11-21", "15:00", "\"A\(delimiter) B\"", "\"C \"\"x\"\"\"",
            "\"two\(end)lines\"",
          ],
          ["2026-11-22", " 15:00 ", "D", "E", ""],
        ]
        let text = rows.map { row in row.joined(separator: delimiter) }.joined(separator: end)
        let reading = try FixtureLists.read(text)
        #expect(reading.faults.isEmpty)
        #expect(reading.drafts.map(\.home) == ["A\(delimiter) B", "D"])
        #expect(reading.drafts.map(\.away) == ["C \"x\"", "E"])
        #expect(reading.drafts.first?.notes == "two\nlines")
        #expect(reading.drafts.map(\.line) == [2, 4])
      }
    }
  }

  @Test(
    "columns are known by their names in four languages",
    arguments: [
      ("Date,Kick-off,Home team,Away team,Ground", "2026-11-21,15:00,A,B,V"),
      ("sep=;\nDatum;Anstoß;Heim;Gast;Spielort", "21.11.2026;15:00 Uhr;A;B;V"),
      ("Fecha;Hora;Local;Visitante;Campo", "21 de noviembre de 2026;15h00;A;B;V"),
      ("날짜,시간,홈팀,원정팀,경기장", "2026년 11월 21일(토),오후 3시,A,B,V"),
      ("경기일시\t대진\t장소", "2026. 11. 21. 15:00\tA vs B\tV"),
      ("\u{FEFF}DATE,KO,HOME,AWAY,VENUE", "21 Nov 2026,3pm,A,B,V"),
      ("Match date,Start time,Teams,Location", "\"Sat, November 21st, 2026\",3.00 p.m.,A - B,V"),
      ("Date,Home,Away,Venue", "2026-11-21T15:00,A,B,V"),
      ("Kick-off,Home,Away,Venue", "20261121 15:00,A,B,V"),
    ])
  func languages(_ header: String, _ row: String) throws {
    let reading = try FixtureLists.read(header + "\n" + row + "\n", zone: "Asia/Seoul")
    #expect(reading.faults.isEmpty, "\(reading.faults)")
    let draft = try #require(reading.drafts.first)
    #expect(draft.home == "A" && draft.away == "B" && draft.venue == "V")
    #expect(FixtureLists.local(draft) == "2026-11-21T15:00")
    #expect(draft.zone == Zone(name: "Asia/Seoul", offset: 32_400))
  }

  @Test(
    "times of day",
    arguments: [
      ("15:00", "15:00"), ("3:05 PM", "15:05"), ("3.05pm", "15:05"), ("12 am", "00:00"),
      ("12:30 p.m.", "12:30"), ("오전 11시 30분", "11:30"), ("오후 12:15", "12:15"),
      ("19h30", "19:30"), ("1500", "15:00"), ("930", "09:30"), ("15 Uhr", "15:00"),
      ("15:00:00", "15:00"), ("09:05", "09:05"),
    ])
  func times(_ text: String, _ time: String) throws {
    let reading = try FixtureLists.read("date,time,home,away\n2026-11-21,\(text),A,B\n")
    let draft = try #require(reading.drafts.first, "\(reading.faults)")
    #expect(FixtureLists.local(draft) == "2026-11-21T" + time)
  }

  @Test(
    "what is no time is said",
    arguments: ["25:00", "15:60", "13 am", "later", "15", "15:0", "1:2:3:4:5", "-3:00", "99999"])
  func noTimes(_ text: String) throws {
    let reading = try FixtureLists.read("date,time,home,away\n2026-11-21,\(text),A,B\n")
    #expect(reading.drafts.isEmpty)
    #expect(
      reading.faults == [FixtureFault(line: 2, .time, .notATime(text))], "\(reading.faults)")
  }

  @Test("the order of a date is found out from the others, or asked")
  func order() throws {
    func order(_ dates: String...) throws -> FixtureTable.OrderAnswer {
      let rows = dates.map { date in date + ",15:00,A,B" }.joined(separator: "\n")
      let table = try FixtureLists.table("date,time,home,away\n" + rows)
      return table.order(table.guess)
    }
    #expect(try order("03/04/2027", "13/04/2027") == .known(.dayFirst))
    #expect(try order("03/04/2027", "04/13/2027") == .known(.monthFirst))
    #expect(try order("03.04.2027") == .known(.dayFirst))
    #expect(try order("45/12/13") == .known(.yearFirst))
    #expect(try order("03/03/2027", "04/04/2027") == .known(.dayFirst))
    guard case .open(let readings) = try order("03/04/2027", "05/06/2027") else {
      Issue.record("nothing was asked")
      return
    }
    #expect(readings.map(\.order) == [.dayFirst, .monthFirst])
    #expect(readings.map(\.day.description) == ["2027-04-03", "2027-03-04"])
    let text = "date,time,home,away\n03/04/2027,15:00,A,B\n"
    let days = try DateOrder.allCases.prefix(2).map { order in
      try FixtureLists.read(text, order: order).drafts.first.flatMap(FixtureLists.local)
    }
    #expect(days == ["2027-04-03T15:00", "2027-03-04T15:00"])
  }

  @Test("a row that is against the order of the others is left out, with its place")
  func mixed() throws {
    let text = """
      date,time,home,away
      13/04/2027,15:00,A,B
      14/04/2027,15:00,A,B
      04/25/2027,15:00,A,B
      31/02/2027,15:00,A,B
      """
    let reading = try FixtureLists.read(text)
    #expect(reading.drafts.map(\.line) == [2, 3])
    #expect(
      reading.faults == [
        FixtureFault(line: 4, .date, .noSuchDate("04/25/2027")),
        FixtureFault(line: 5, .date, .noSuchDate("31/02/2027")),
      ])
  }

  @Test("times by the zone's rules: before, after, in the gap and in the hour that comes twice")
  func clockChanges() throws {
    let cases: [(zone: String, local: String, offset: Int, moved: String?)] = [
      ("Europe/London", "2027-03-27 15:00", 0, nil),
      ("Europe/London", "2027-03-28 15:00", 3_600, nil),
      ("Europe/London", "2027-03-28 01:30", 3_600, "2027-03-28T02:30"),
      ("Europe/London", "2027-10-31 01:30", 3_600, nil),
      ("America/New_York", "2027-11-07 13:00", -18_000, nil),
      ("America/New_York", "2027-03-14 13:00", -14_400, nil),
      ("Australia/Lord_Howe", "2027-04-04 12:00", 37_800, nil),
      ("Australia/Lord_Howe", "2027-04-03 12:00", 39_600, nil),
      ("Asia/Seoul", "2027-07-01 19:30", 32_400, nil),
      ("Asia/Kolkata", "2027-07-01 19:30", 19_800, nil),
    ]
    for (zone, local, offset, moved) in cases {
      let reading = try FixtureLists.read("date,home,away\n\(local),A,B\n", zone: zone)
      let draft = try #require(reading.drafts.first)
      #expect(draft.zone == Zone(name: zone, offset: offset), "\(zone) \(local)")
      let expected = moved ?? local.replacing(" ", with: "T")
      #expect(FixtureLists.local(draft) == expected, "\(zone) \(local)")
      let remarks = reading.remarks[2] ?? []
      #expect(remarks.map(\.reason) == (moved == nil ? [] : [.skippedTime]))
    }
  }

  @Test("a zone of its own, an offset of its own")
  func ownZones() throws {
    let text = """
      date,time,zone,home,away
      2027-07-01,15:00,America/New_York,A,B
      2027-07-01,15:00Z,,A,C
      2027-07-01,15:00+09:00,,A,D
      2027-07-01,15:00,Mars/Base,A,E
      """
    let reading = try FixtureLists.read(text)
    #expect(
      reading.drafts.map { $0.zone?.name } == ["America/New_York"]
        + Array(repeating: "Europe/London", count: 2))
    #expect(
      reading.drafts.compactMap(FixtureLists.local) == [
        "2027-07-01T15:00", "2027-07-01T16:00", "2027-07-01T07:00",
      ])
    #expect(reading.faults == [FixtureFault(line: 5, .zone, .unknownZone("Mars/Base"))])
  }

  @Test("fees, distances, roles and states; what is odd there costs only itself")
  func details() throws {
    let text = """
      date,time,home,away,fee,currency,travel km,role,status
      2027-01-01,15:00,A,B,"1.234,50 €",,"41,6 km",AR1,postponed
      2027-01-02,15:00,A,B,30000원,,12,주심,취소
      2027-01-03,15:00,A,B,45,gbp,x,Linesman,odd
      2027-01-04,15:00,A,B,45,,,,
      """
    let reading = try FixtureLists.read(text)
    #expect(reading.faults.isEmpty)
    #expect(
      reading.drafts.map(\.fee) == [
        Fee(minor: 123_450, currency: "EUR"), Fee(minor: 30_000, currency: "KRW"),
        Fee(minor: 4_500, currency: "GBP"), nil,
      ])
    #expect(reading.drafts.map(\.travel) == [42, 12, nil, nil])
    #expect(reading.drafts.map(\.role) == [.assistant1, .center, nil, nil])
    #expect(reading.drafts.map(\.status) == [.postponed, .canceled, nil, nil])
    #expect(
      reading.remarks[4]?.map(\.reason) == [
        .unknownRole("Linesman"), .unknownStatus("odd"), .notADistance("x"),
      ])
    #expect(reading.remarks[5]?.map(\.reason) == [.notAFee("45")])
  }

  @Test("a date without a time asks for one")
  func timeless() throws {
    let text = "date,time,home,away\n2027-01-01,tbc,A,B\n2027-01-02,,C,D\n2027-01-03,-,E,F\n"
    #expect(
      try FixtureLists.read(text).faults.map(\.reason) == Array(repeating: .timeMissing, count: 3))
    let reading = try FixtureLists.read(text, time: .noon)
    #expect(reading.faults.isEmpty)
    #expect(reading.drafts.compactMap(FixtureLists.local).allSatisfy { $0.hasSuffix("T12:00") })
  }

  @Test("columns that nobody knows are asked for, and then taken")
  func columns() throws {
    let text = "wann,wer,gegen\n2027-01-01 15:00,A,B\n"
    let table = try FixtureLists.table(text)
    #expect(table.header == ["wann", "wer", "gegen"])
    #expect(!FixtureTable.isEnough(table.guess))
    #expect(table.samples(of: 0) == ["2027-01-01 15:00"])
    let bare = try FixtureLists.table("2027-01-01,15:00,A,B\n2027-01-02,15:00,C,D\n")
    #expect(bare.header == nil && bare.width == 4 && bare.count == 2)
    var options = FixtureOptions(zone: try FixtureLists.zone("Europe/London"))
    options.columns = [.date, .home, .away]
    let reading = FixtureFile.table(table).reading(options)
    #expect(reading.drafts.map(\.home) == ["A"])
  }
}
