import Calendar
import Core
import Design
import TeePalsDomain
import TeePalsUI
import TestKit
import Testing
import Wire

/// Rounds nearby: asking, answers, pages, and what is left without a connection.
@Suite struct RoundsNearbyTests {
  private func opened(_ language: Language = .english) -> GolferPhone {
    var phone = GolferPhone(language: language)
    phone.go(.rounds)
    return phone
  }

  @Test func theFirstQuestionIsTheUsualOne() {
    let phone = opened()
    let path = phone.searches.first ?? ""
    for part in [
      "lat=37.338200", "lng=-121.886300", "radius=25", "sort=date", "host=everyone", "limit=30",
    ] { #expect(path.contains(part), "\(part)") }
    #expect(phone.html.contains("Within 25 miles") || phone.html.contains(">Within"))
    #expect(phone.html.contains("tee-skeleton") && phone.html.contains("Looking for rounds"))
  }

  @Test func cardsSayWhatAGolferWantsToKnow() {
    var phone = opened()
    var full = phone.elsewhere(51, course: "Torrey Pines Golf Course - South Course")
    full.acceptedCount = 4
    full.visibility = .friends
    phone.found([phone.elsewhere()])
    let html = phone.html
    #expect(html.contains("Riverwalk G&amp;CC") && html.contains("Sat, Oct 24 · 8:00\u{202F}AM"))
    #expect(html.contains("3.2 mi · Hosted by Maya K.") && html.contains("3/4 open"))
    #expect(html.contains("/golf/rounds/" + phone.elsewhere().id.description))
    // A full one is not offered, even where an older answer has it.
    phone.rounds(.refreshed)
    phone.found([phone.elsewhere(), full])
    #expect(!phone.html.contains("Torrey Pines"))
  }

  @Test func onePageFollowsTheOther() {
    var phone = opened()
    phone.found([phone.elsewhere(50)], next: "a/b+c")
    let first = phone.searches.last ?? ""
    #expect(phone.html.contains("Show more"))
    phone.rounds(.extended)
    #expect(phone.searches.last == first + "&cursor=a%2Fb%2Bc")
    phone.rounds(.extended)
    #expect(phone.searches.count == 2, "one at a time")
    phone.found([phone.elsewhere(50), phone.elsewhere(52, course: "Crystal Springs")])
    #expect(phone.html.contains("Riverwalk") && phone.html.contains("Crystal Springs"))
    #expect(phone.html.contains("2 rounds") && !phone.html.contains("Show more"))
  }

  @Test func aCursorThatCountsNoMoreBeginsAgain() {
    var phone = opened()
    phone.found([phone.elsewhere()], next: "old")
    phone.rounds(.extended)
    phone.fire(
      phone.searches.last ?? "",
      .http(status: 422, body: #"{"code":"validation"}"#))
    #expect(phone.searches.count == 3)
    #expect(phone.searches.last?.contains("cursor") == false)
  }

  @Test func anAnswerToAnEarlierQuestionIsNone() {
    var phone = opened()
    let first = phone.searches.last ?? ""
    phone.pass(minutes: 1)
    phone.rounds(.refreshed)
    phone.found([phone.elsewhere(52, course: "Crystal Springs")])
    phone.fire(
      first, .http(status: 200, body: GolferPhone.page([phone.elsewhere(53, course: "Old Links")])))
    #expect(phone.html.contains("Crystal Springs") && !phone.html.contains("Old Links"))
  }

  @Test func whatFailsIsSaid() {
    var phone = opened()
    phone.fire(phone.searches.last ?? "", .http(status: 500, body: ""))
    #expect(phone.html.contains("Something went wrong") && phone.html.contains("Try again"))
    phone.rounds(.refreshed)
    phone.fire(phone.searches.last ?? "", .failed("offline"))
    #expect(phone.html.contains("No rounds on this device"))
    phone.rounds(.refreshed)
    phone.found([])
    #expect(phone.html.contains("No rounds match your filters"))
    #expect(phone.html.contains("Edit filters") && phone.html.contains("Host a round"))
    phone.rounds(.refreshed)
    phone.found([phone.elsewhere()], truncated: true)
    #expect(phone.html.contains("Showing the soonest matches"))
  }

  @Test func whatWasFoundLastIsThereAfterARestartWithoutConnection() {
    var phone = opened()
    phone.found([phone.elsewhere()], next: "more")
    phone.pass(minutes: 130)
    phone.reload(.rounds)
    #expect(phone.html.contains("Riverwalk"), "at once")
    phone.fire(phone.searches.last ?? "", .failed("offline"))
    let html = phone.html
    #expect(html.contains("Offline. Rounds found 2 hours ago."))
    #expect(html.contains("Riverwalk") && !html.contains("Show more"))
    // Nothing that has begun is offered.
    phone.pass(minutes: 6 * 1_440)
    phone.rounds(.refreshed)
    phone.fire(phone.searches.last ?? "", .failed("offline"))
    #expect(!phone.html.contains("Riverwalk"))
  }

  @Test func withoutConnectionTheFilterStillHolds() {
    var phone = opened()
    let far = phone.elsewhere(52, course: "Far Links", start: "2026-11-10T08:00")
    phone.found([phone.elsewhere(), far])
    phone.rounds(.filterOpened)
    phone.filter(.dates(.next7))
    phone.filter(.applied)
    phone.fire(phone.searches.last ?? "", .failed("offline"))
    #expect(phone.html.contains("Riverwalk") && !phone.html.contains("Far Links"))
  }

  @Test func theSearchExplainsItself() {
    var phone = opened()
    phone.found([phone.elsewhere()])
    phone.rounds(.explained(true))
    #expect(phone.searches.last?.hasSuffix("&explain=1") == true)
    phone.found(
      [phone.elsewhere()],
      explain: .object([
        "ranges": .int(6), "precision": .int(18), "candidates": .int(1_234),
        "afterDistance": .int(7), "returned": .int(1), "micros": .int(420),
      ]))
    #expect(phone.html.contains("Rounds examined") && phone.html.contains("1,234"))
    phone.rounds(.explained(false))
    #expect(!phone.html.contains("1,234"))
  }

  @Test func anExplanationKeepsThePages() {
    var phone = opened()
    phone.found([phone.elsewhere(50)], next: "a")
    phone.rounds(.extended)
    phone.found([phone.elsewhere(52, course: "Crystal Springs")], next: "b")
    phone.rounds(.explained(true))
    #expect(phone.html.contains("Crystal Springs") && !phone.html.contains("tee-skeleton"))
    phone.found([phone.elsewhere(50)], next: "a", explain: .object(["candidates": .int(1_234)]))
    let html = phone.html
    #expect(html.contains("Riverwalk") && html.contains("Crystal Springs"))
    #expect(html.contains("1,234") && html.contains("Show more"))
    phone.rounds(.extended)
    #expect(phone.searches.last?.hasSuffix("&cursor=b") == true)
  }

  @Test func aCountThatIsNotTheWholeSaysSo() {
    var phone = opened()
    phone.found([phone.elsewhere(50), phone.elsewhere(51)], next: "a")
    #expect(phone.html.contains("2+ rounds"))
    phone.reload(.rounds)
    #expect(phone.html.contains("2+ rounds"), "what is remembered is not all either")
    phone.found([phone.elsewhere(50), phone.elsewhere(51)])
    #expect(phone.html.contains("2 rounds") && !phone.html.contains("2+"))
    phone.reload(.rounds)
    #expect(phone.html.contains("2 rounds") && !phone.html.contains("2+"))
  }

  @Test(arguments: [Language.english, .korean])
  func everyStateIsSoundMarkup(_ language: Language) {
    var phone = opened(language)
    var pages = [phone.html]
    phone.found([phone.elsewhere()], next: "x", truncated: true)
    pages.append(phone.html)
    phone.rounds(.filterOpened)
    phone.filter(.dates(.custom))
    pages.append(phone.html)
    phone.filter(.reach(.anywhere))
    pages.append(phone.html)
    phone.filter(.applied)
    phone.found([])
    pages.append(phone.html)
    phone.rounds(.explained(true))
    phone.fire(phone.searches.last ?? "", .failed("offline"))
    pages.append(phone.html)
    for page in pages { #expect(markupFaults(in: page) == []) }
  }
}
