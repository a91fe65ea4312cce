import Core
import HTTPTypes
import TeePalsDomain
import Testing

@Suite("The landing page of a round", .timeLimit(.minutes(30)))
struct LandingTests {
  let site: GolfSite
  private let host = GolfSite.user(2)

  init() throws { site = try GolfSite() }

  private func page(
    _ id: String, language: String? = nil
  ) async throws -> GolfSite.Answer {
    try await site.test { client in
      try await site.ask(client, "/r/" + id, language: language)
    }
  }

  /// What every variant keeps to.
  private func check(_ page: GolfSite.Answer) {
    #expect(page.headers[.contentType] == "text/html; charset=utf-8")
    #expect(HTTPField.Name("X-Robots-Tag").flatMap { name in page.headers[name] } == "noindex")
    #expect(page.text.contains("<meta name=\"robots\" content=\"noindex\">"))
    #expect(!page.text.contains("<script"))
    #expect(!page.text.contains(" style="))
  }

  @Test("a public round says where, when, with whom and how many more")
  func open() async throws {
    var round = try site.round(1, host: host)
    round.acceptedCount = 3
    round.message = "secret handshake"
    try site.put([round])
    let page = try await page("\(round.id)")
    check(page)
    #expect(page.status == 200)
    for text in [
      "<html lang=\"en\"", "Half Moon Bay Golf Links", "Half Moon Bay, CA",
      "(Los Angeles)", "<dd>Golfer2</dd>", "1 spot left",
      "content=\"Join my round at Half Moon Bay Golf Links\"", "property=\"og:description\"",
      "https://golf.example/r/\(round.id)", "href=\"/golf/rounds/\(round.id)\"",
    ] {
      #expect(page.text.contains(text), "\(text)")
    }
    for text in ["Golfer2 K", "secret handshake", "\(host)"] {
      #expect(!page.text.contains(text), "\(text)")
    }
  }

  @Test("who handed the link on and how leads on with the reader, where it is well-formed")
  func links() async throws {
    let round = try site.round(1, host: host)
    try site.put([round])
    let query = "?inviter=\(host)&source=share"
    let (page, odd) = try await site.test { client in
      (
        try await site.ask(client, "/r/\(round.id)" + query),
        try await site.ask(client, "/r/\(round.id)?inviter=%22x&source=%3Cb%3E")
      )
    }
    let path = "href=\"/golf/rounds/\(round.id)"
    #expect(page.text.contains(path + "?inviter=\(host)&amp;source=share\""))
    #expect(odd.text.contains(path + "\""))
  }

  @Test("in the reader's language")
  func korean() async throws {
    let round = try site.round(1, host: host)
    try site.put([round])
    let page = try await page("\(round.id)", language: "fr;q=0.3, ko-KR, en;q=0.8")
    #expect(page.text.contains("<html lang=\"ko\""))
    #expect(page.text.contains("3자리 남음"))
    #expect(page.headers[.contentLanguage] == "ko")
  }

  @Test("full, closed and past rounds say so")
  func over() async throws {
    var full = try site.round(1, host: host)
    full.acceptedCount = 4
    var closed = try site.round(2, host: host)
    closed.status = .closed
    let past = try site.round(3, host: host, in: -3)
    try site.put([full, closed, past])
    #expect(try await page("\(full.id)").text.contains("No spots left"))
    // A closed one may have free seats: they are not to be had.
    let shut = try await page("\(closed.id)")
    #expect(shut.text.contains("Joining is closed") && !shut.text.contains("spot"))
    let korean = try await page("\(closed.id)", language: "ko")
    #expect(korean.text.contains("참여 신청 마감"))
    #expect(try await page("\(past.id)").text.contains("This round has already started."))
  }

  @Test("nothing of a round for friends or by invitation, whatever its state")
  func hidden() async throws {
    let friends = try site.round(1, host: host, in: 24, .friends)
    var canceled = try site.round(2, host: host, in: 24, .invite)
    canceled.status = .canceled
    try site.put([friends, canceled])
    for round in [friends, canceled] {
      let page = try await page("\(round.id)")
      check(page)
      #expect(page.status == 200)
      #expect(page.text.contains("Private Round"))
      for text in ["Half Moon", "Golfer", "2026", "spot", "Angeles"] {
        #expect(!page.text.contains(text), "\(text)")
      }
    }
  }

  @Test("canceled and unknown rounds")
  func gone() async throws {
    var round = try site.round(1, host: host)
    round.status = .canceled
    try site.put([round])
    let canceled = try await page("\(round.id)")
    check(canceled)
    #expect(canceled.status == 410)
    #expect(canceled.text.contains("This round was canceled"))
    #expect(!canceled.text.contains("Half Moon"))
    for id in ["\(RoundID(high: 1, low: 1))", "x", "%3Cscript%3E"] {
      let unknown = try await page(id)
      check(unknown)
      #expect(unknown.status == 404)
      #expect(unknown.text.contains("Round Not Found"))
    }
  }

  @Test("what people typed stays text")
  func escaped() async throws {
    let plain = try site.round(1, host: host)
    let round = Round(
      id: plain.id, host: GolferCard(user: host, name: "<b>\"'&"),
      course: RoundCourse(
        name: "\"><script>alert(1)</script>", cityLabel: "A&B", point: plain.course.point),
      startTime: plain.startTime, zone: plain.zone, createdAt: plain.createdAt)
    try site.put([round])
    let page = try await page("\(round.id)")
    check(page)
    #expect(page.text.contains("&quot;&gt;&lt;script&gt;"))
    #expect(page.text.contains("A&amp;B"))
    #expect(page.text.contains("<dd>&lt;b&gt;&quot;&#39;&amp;</dd>"))
  }
}
