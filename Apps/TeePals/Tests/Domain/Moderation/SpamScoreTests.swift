import Core
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("How much a text is like spam (specification §10)")
struct SpamScoreTests {
  private func score(_ words: String) -> Int {
    SpamScore.score(of: SpamText(words, authority: "golf.example"))
  }

  @Test(
    "each sign has its weight, once",
    arguments: [
      ("", 0), ("See you at the first tee", 0), ("See you at 8.30am, bring 2.5 balls", 0),
      ("Great.Thanks", 0), ("Scunthorpe, shiitake", 0), ("FUCK this, fuck that", 50),
      ("아 씨발 진짜", 50), ("https://evil.example/x and http://other.example", 70),
      ("여기https://evil.example", 70), ("(www.evil.example)", 70), ("bit.ly/abc", 70),
      ("evil.com", 70), ("Write to maya.k@example.com.", 60), ("@maya", 0),
      (String(repeating: "ㅋ", count: 10), 0), (String(repeating: "ㅋ", count: 11), 30),
      (String(repeating: " ", count: 40), 0), ("Buy  NOW!", 40), ("여기를 클릭", 40),
      (String(repeating: "⛳", count: 9), 0), (String(repeating: "⛳", count: 10), 20),
      (String(repeating: "👨‍👩‍👧‍👦", count: 9), 0), (String(repeating: "👍🏽", count: 10), 20),
      (String(repeating: "🇰🇷", count: 9), 0), (String(repeating: "🇰🇷", count: 10), 20),
      ("Click here: https://evil.example", 110), ("a@b.example https://evil.example", 130),
    ])
  func signs(_ words: String, _ expected: Int) { #expect(score(words) == expected) }

  @Test(
    "links to this server and to coordinates on a map are no sign, and what looks so is",
    arguments: [
      ("https://golf.example/r/1", 0), ("HTTPS://GOLF.EXAMPLE", 0),
      ("https://golf.example@evil.example/", 70), ("https://golf.example.evil.example", 70),
      ("https://golf.example:81/", 70),
      ("https://www.openstreetmap.org/#map=15/37.3382/-121.8863", 0),
      ("https://www.google.com/maps/@37.33,-121.88,15z", 0),
      ("https://www.google.com/url?q=https://evil.example&ll=37.33,-121.88", 70),
      ("https://maps.apple.com/?ll=37.33,-121.88", 0), ("https://maps.apple.com/", 70),
    ])
  func links(_ words: String, _ expected: Int) { #expect(score(words) == expected) }

  @Test("a server with a port is called with it")
  func port() {
    func score(_ words: String) -> Int {
      SpamScore.score(of: SpamText(words, authority: "localhost:8080"))
    }
    #expect(score("http://localhost:8080/r/1") == 0 && score("http://localhost:9090") == 70)
  }

  @Test("a photo with hardly a word, and who is new")
  func authors() {
    #expect(SpamScore.score(of: SpamText("Hi", hasPhoto: true)) == 20)
    #expect(SpamScore.score(of: SpamText("Hello", hasPhoto: true)) == 0)
    func score(_ age: Int64, _ posts: Int) -> Int {
      SpamScore.score(of: SpamText("Hello", authorAge: age, posts: posts))
    }
    #expect(score(86_399_999, 1) == 25 && score(0, 0) == 25)
    #expect(score(86_400_000, 0) == 0 && score(0, 2) == 0)
  }

  @Test("from 50 on somebody looks at it, from 100 on nobody else sees it")
  func verdicts() {
    #expect(SpamScore.verdict(on: SpamText("buy now")) == .clean)
    #expect(SpamScore.verdict(on: SpamText("fuck")) == .suspicious)
    #expect(SpamScore.verdict(on: SpamText("evil.com", authorAge: 0)) == .suspicious)
    #expect(SpamScore.verdict(on: SpamText("buy now: a@b.example")) == .hidden)
  }

  @Test("odd texts are read to their end")
  func odd() {
    for words in [
      "@", "a@", "@b.c", "https://", "www.", ".", "://", "a@b.", "...", "\u{0}\u{FFFF}",
    ] {
      #expect(score(words) <= 70, "\(words)")
    }
  }
}

@Suite("When refusals are too many")
struct ViolationTests {
  private func times(_ hours: [Int64]) -> [Instant] {
    hours.map { hour in GolfTown.start.advanced(byMilliseconds: hour * GolfTown.hour) }
  }

  @Test("five within a day, wherever the day lies")
  func windows() {
    #expect(!Violations.suspend(times([0, 1, 2, 3])))
    #expect(Violations.suspend(times([0, 1, 2, 3, 23])))
    #expect(!Violations.suspend(times([0, 1, 2, 3, 24])))
    #expect(Violations.suspend(times([100, 0, 50, 101, 102, 103, 104])))
    #expect(!Violations.suspend(times([0, 8, 16, 24, 32, 40, 48])))
  }

  @Test("a device is believed for a week, and never about what is to come")
  func times() {
    let now = GolfTown.start
    func believed(_ hours: Int64) -> Int64? {
      let at = now.advanced(byMilliseconds: hours * GolfTown.hour)
      return Violations.time(at: at, received: now).map { time in
        (time.milliseconds - now.milliseconds) / GolfTown.hour
      }
    }
    #expect(believed(-3) == -3 && believed(-24) == -24 && believed(-168) == -168)
    // Older things came to one moment: that is no burst.
    #expect(believed(-169) == nil)
    #expect(believed(5) == 0)
  }
}
