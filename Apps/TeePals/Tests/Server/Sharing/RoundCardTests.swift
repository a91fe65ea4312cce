import Core
import Foundation
import HTTPTypes
import Server
import ServerTestKit
import Store
import StoreSQLite
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing
import Wire

/// Pictures of rounds, with a program in place of the one that draws: who is shown which, and what
/// it is asked to draw.
@Suite("Pictures of rounds in link previews", .timeLimit(.minutes(30)))
struct RoundCardTests {
  private let directory: TemporaryDirectory
  private let host = GolfSite.user(2)
  private static let origin = "https://golf.example"

  init() throws { directory = try TemporaryDirectory() }

  /// It notes what it is to draw, one in a line, and answers what is in the file `picture`.
  private func site(_ picture: [UInt8]? = nil) throws -> GolfSite {
    try Data(picture ?? jpeg()).write(to: file("picture"))
    let (notes, answer) = (directory.file("notes"), directory.file("picture"))
    let script = """
      if [ "$1" = draw ]; then cat >> "\(notes)"; echo >> "\(notes)"; cat "\(answer)"; fi
      """
    return try GolfSite(
      folder: directory.file("media"), program: "/bin/sh", arguments: ["-c", script, "process"])
  }

  private func file(_ name: String) -> URL { URL(fileURLWithPath: directory.file(name)) }

  /// What was drawn until now.
  private func drawings() throws -> [Drawing] {
    guard let notes = try? String(contentsOf: file("notes"), encoding: .utf8) else { return [] }
    return try notes.split(separator: "\n").map { line in
      try Drawing(WireCursor(JSON.parse(String(line))))
    }
  }

  /// The segments of a JPEG of this size.
  private func jpeg(_ width: Int = Drawing.width, _ height: Int = Drawing.height) -> [UInt8] {
    func word(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 0xFF)] }
    let size = word(height) + word(width)
    return [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8] + size + [1, 1, 0x11, 0]
      + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x55, 0xFF, 0xD9]
  }

  /// Where the landing page says that its picture is.
  private func address(
    of round: RoundID, _ site: GolfSite, _ client: TestClient, language: String? = nil
  ) async throws -> String {
    let page = try await site.ask(client, "/r/\(round)", language: language).text
    let before = "<meta property=\"og:image\" content=\"" + Self.origin
    let start = try #require(page.firstRange(of: before)).upperBound
    return String(page[start...].prefix { letter in letter != "\"" })
  }

  private func isSuites(_ answer: GolfSite.Answer) -> Bool {
    answer.status == 302 && answer.headers[.location] == "/icons/suite-512.png"
      && answer.headers[.cacheControl] == "no-store"
  }

  @Test("a public round's is drawn once for each language, and everybody's to see")
  func shown() async throws {
    let site = try site()
    let round = try site.round(1, host: host)
    try site.put([round])
    try await site.test { client in
      let english = try await address(of: round.id, site, client)
      let korean = try await address(of: round.id, site, client, language: "ko")
      #expect(english.hasPrefix("/r/\(round.id)/card-") && english.hasSuffix(".jpg"))
      #expect(english != korean)
      for path in [english, korean, english, korean] {
        let answer = try await site.ask(client, path)
        #expect(answer.status == 200 && answer.bytes == jpeg())
        #expect(answer.headers[.contentType] == "image/jpeg")
        let policy = try #require(HTTPField.Name("Cross-Origin-Resource-Policy"))
        #expect(answer.headers[policy] == "cross-origin")
      }
      #expect(try await site.ask(client, english, as: GolfSite.user(3)).status == 200)
    }
    let texts = try drawings().map { drawing in drawing.texts.map { text in text.text } }
    #expect(texts.count == 2)
    #expect(texts[0].contains("Half Moon Bay Golf Links"))
    #expect(texts[0].contains("Half Moon Bay, CA") && texts[0].contains("3 spots left"))
    #expect(texts[0].contains { text in text.contains("(Los Angeles)") })
    #expect(texts[1].contains("3자리 남음"))
    // Nobody is named.
    #expect(!texts.joined().contains { text in text.contains("Golfer") })
  }

  @Test("the page says how large it is, and what it shows")
  func described() async throws {
    let site = try site()
    let (open, hidden) = (
      try site.round(1, host: host), try site.round(2, host: host, in: 24, .friends)
    )
    try site.put([open, hidden])
    try await site.test { client in
      let page = try await site.ask(client, "/r/\(open.id)").text
      for text in [
        "og:image:width\" content=\"1200\"", "og:image:height\" content=\"630\"",
        "og:image:alt\" content=\"Half Moon Bay Golf Links · Half Moon Bay, CA · ",
        "twitter:card\" content=\"summary_large_image\"",
      ] {
        #expect(page.contains(text), "\(text)")
      }
      let other = try await site.ask(client, "/r/\(hidden.id)").text
      #expect(other.contains("og:image\" content=\"\(Self.origin)/icons/suite-512.png\""))
      #expect(other.contains("og:image:width\" content=\"512\""))
      #expect(other.contains("twitter:card\" content=\"summary\""))
    }
    #expect(try drawings().isEmpty)
  }

  @Test("anything else leads to the suite's picture, also where one is kept")
  func hidden() async throws {
    let site = try site()
    let round = try site.round(1, host: host)
    let other = try site.round(2, host: host)
    try site.put([round, other])
    try await site.test { client in
      let path = try await address(of: round.id, site, client)
      let foreign = try await address(of: other.id, site, client)
      #expect(try await site.ask(client, path).status == 200)
      let name = String(try #require(foreign.split(separator: "/").last))
      for part in [
        name, "card-.jpg", "card-x.jpg", "card-\(String(repeating: "0", count: 64)).jpg",
        String(name.dropLast(4)), "photo.jpg", "%3Cscript%3E",
      ] {
        #expect(try await isSuites(site.ask(client, "/r/\(round.id)/" + part)), "\(part)")
      }
      #expect(try await isSuites(site.ask(client, "/r/x/" + name)))
      #expect(try await isSuites(site.ask(client, "/r/\(RoundID(high: 1, low: 1))/" + name)))
      for visibility in [RoundVisibility.friends, .invite] {
        var closed = round
        closed.visibility = visibility
        try site.put([closed])
        #expect(try await isSuites(site.ask(client, path)), "\(visibility)")
        #expect(try await isSuites(site.ask(client, path, as: host)), "\(visibility)")
      }
      var canceled = round
      canceled.status = .canceled
      try site.put([canceled])
      #expect(try await isSuites(site.ask(client, path)))
      try site.put([round])
      #expect(try await site.ask(client, path).status == 200)
    }
    #expect(try drawings().count == 1)
  }

  @Test("one seat less is another picture, and the one before is shown no more")
  func changed() async throws {
    let site = try site()
    var round = try site.round(1, host: host)
    try site.put([round])
    try await site.test { [round] client in
      var round = round
      let before = try await address(of: round.id, site, client)
      #expect(try await site.ask(client, before).status == 200)
      round.acceptedCount = 2
      try site.put([round])
      let after = try await address(of: round.id, site, client)
      #expect(before != after)
      #expect(try await isSuites(site.ask(client, before)))
      #expect(try await site.ask(client, after).status == 200)
    }
    round.acceptedCount = 2
    #expect(try drawings().last?.texts.contains { text in text.text == "2 spots left" } == true)
  }

  @Test("twenty new ones a minute for an address; what is kept costs nothing")
  func limited() async throws {
    let site = try site()
    let rounds = try (1...21).map { number in try site.round(UInt64(number), host: host) }
    try site.put(rounds)
    try await site.test { client in
      var paths: [String] = []
      for round in rounds { paths.append(try await address(of: round.id, site, client)) }
      for path in paths.dropLast() {
        #expect(try await site.ask(client, path).status == 200)
      }
      #expect(try await isSuites(site.ask(client, paths[20])))
      #expect(try await site.ask(client, paths[0]).status == 200)
      site.clock.advance(by: 60_000)
      #expect(try await site.ask(client, paths[20]).status == 200)
    }
  }

  @Test("what is not drawn, or not as it should be, is the suite's")
  func failing() async throws {
    let pixels = [UInt8](repeating: 0x55, count: DrawnPicture.mostBytes)
    let large: [UInt8] = Array(jpeg().dropLast(2)) + pixels + [0xFF, 0xD9]
    let answers: [[UInt8]] = [
      [], jpeg(1_200, 631), jpeg(512, 512), Array("<svg/>".utf8), large,
    ]
    for answer in answers {
      let site = try site(answer)
      let round = try site.round(1, host: host)
      try site.put([round])
      try await site.test { client in
        let path = try await address(of: round.id, site, client)
        #expect(try await isSuites(site.ask(client, path)), "\(answer.count)")
      }
    }
    // A server that takes no pictures.
    let site = try GolfSite()
    let round = try site.round(1, host: host)
    try site.put([round])
    try await site.test { client in
      let path = try await address(of: round.id, site, client)
      #expect(try await isSuites(site.ask(client, path)))
    }
  }

  @Test("what people typed is text on the page and in the drawing, and in no shape")
  func escaped() async throws {
    let site = try site()
    let plain = try site.round(1, host: host)
    let name = "</span><b>\"&amp;' é 골프 ⛳ מועדון"
    let round = Round(
      id: plain.id, host: plain.host,
      course: RoundCourse(name: name, cityLabel: "<A>&B", point: plain.course.point),
      startTime: plain.startTime, zone: plain.zone, createdAt: plain.createdAt)
    try site.put([round])
    try await site.test { client in
      let page = try await site.ask(client, "/r/\(round.id)").text
      #expect(page.contains("og:image:alt\" content=\"&lt;/span&gt;&lt;b&gt;&quot;&amp;amp;&#39;"))
      let path = try await address(of: round.id, site, client)
      #expect(try await site.ask(client, path).status == 200)
    }
    let drawing = try #require(try drawings().first)
    #expect(drawing.texts.contains { text in text.text == name })
    #expect(drawing.texts.contains { text in text.text == "<A>&B" })
    #expect(!drawing.shapes.contains("span") && !drawing.shapes.contains("A>"))
  }

  @Test("its file stays as long as the round may be seen, and a month at most")
  func pruned() async throws {
    let site = try site()
    let (kept, canceled) = (try site.round(1, host: host), try site.round(2, host: host))
    try site.put([kept, canceled])
    try await site.test { client in
      for round in [kept, canceled] {
        let path = try await address(of: round.id, site, client)
        #expect(try await site.ask(client, path).status == 200)
      }
      var over = canceled
      over.status = .canceled
      try site.put([over])
      await site.jobs.pass()
      #expect(try site.golf.count("SELECT count(*) FROM golf_card") == 1)
      #expect(try files(site).count == 1)
      site.clock.advance(by: 31 * GolfSite.day)
      await site.jobs.pass()
      #expect(try files(site).isEmpty)
    }
  }

  /// What the sweeping of the folder of files spares.
  private func files(_ site: GolfSite) throws -> Set<MediaDigest> {
    try site.golf.engine.readNow { session throws(StoreFailure) in
      try GolfPhotoFiles.referenced(in: session)
    }
  }
}
