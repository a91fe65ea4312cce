import Calendar
import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// Rounds nearby on a map: the same as in the list, of those whose course has a place.
@Suite struct NearbyMapTests {
  private func opened(_ language: Language = .english) -> GolferPhone {
    var phone = GolferPhone(language: language)
    phone.go(.rounds)
    return phone
  }

  /// A round at a place that somebody pointed out, so many thousandths of a degree to the north.
  private func placed(
    _ phone: GolferPhone, _ number: UInt64, _ course: String, north: Int = 0
  ) -> Round {
    var round = phone.elsewhere(number, course: course)
    round.course.isPointed = true
    round.course.point =
      GlobePoint(microLatitude: 37_340_000 + north * 1_000, microLongitude: -121_900_000)
      ?? .nowhere
    return round
  }

  private func pins(_ phone: GolferPhone) -> Int {
    phone.html.count(of: "class=\"tee-map-pin\"")
  }

  @Test func theListIsShownFirstAndTheChoiceStays() {
    var phone = opened()
    let round = placed(phone, 50, "Riverwalk")
    phone.found([round])
    #expect(phone.html.contains("How rounds are shown") && !phone.html.contains("tee-map-ground"))
    phone.rounds(.mapShown(true))
    #expect(phone.html.contains("tee-map-ground"))
    phone.go(.round(round.id))
    phone.send(.view(.closed))
    #expect(phone.html.contains("tee-map-ground"), "after going back")
    phone.reload(.rounds)
    #expect(phone.html.contains("tee-map-ground"), "after a restart")
    phone.rounds(.mapShown(false))
    phone.reload(.rounds)
    #expect(!phone.html.contains("tee-map-ground"))
  }

  @Test func aPinIsALinkThatSaysWhatWhenAndWhetherThereIsASeat() {
    var phone = opened()
    let round = placed(phone, 50, "Riverwalk Golf & Country Club")
    phone.found([round])
    phone.rounds(.mapShown(true))
    let html = phone.html
    #expect(html.contains("Riverwalk G&amp;CC, Sat, Oct 24 · 8:00\u{202F}AM, 3/4 open"))
    #expect(html.contains("class=\"tee-map-pin\" href=\"/golf/rounds/\(round.id)\""))
    #expect(html.contains("The ring marks where you search from: San Jose, CA."))
    #expect(html.contains("route-north") && html.contains(" mi</text>"))
  }

  @Test func aPinOfSeveralRoundsListsThemUnderTheMap() {
    var phone = opened()
    let pair = [placed(phone, 50, "Riverwalk"), placed(phone, 51, "Crystal Springs")]
    phone.found(pair + [placed(phone, 52, "Far Links", north: 200)])
    phone.rounds(.mapShown(true))
    #expect(pins(phone) == 2)
    #expect(phone.html.contains("aria-label=\"2 rounds: Riverwalk, Crystal Springs\""))
    #expect(!phone.html.contains("tee-map-pinned"))
    phone.rounds(.pinOpened(pair[0].id))
    #expect(phone.html.contains("id=\"tee-map-pinned\"") && phone.focused == "tee-map-pinned")
    #expect(phone.html.contains("aria-expanded=\"true\""))
    phone.rounds(.pinOpened(nil))
    #expect(!phone.html.contains("tee-map-pinned"))
  }

  @Test func roundsWithoutAPlaceAreOnlyInTheList() {
    var phone = opened()
    phone.found([placed(phone, 50, "Riverwalk"), phone.elsewhere(51, course: "Somewhere")])
    phone.rounds(.mapShown(true))
    #expect(pins(phone) == 1)
    #expect(phone.html.contains("1 round without an exact place is only in the list."))
    phone.rounds(.refreshed)
    phone.found([phone.elsewhere(51, course: "Somewhere")])
    #expect(pins(phone) == 0 && phone.html.contains("tee-map-ring"))
  }

  @Test func theMapHasWhatTheFilterTakes() {
    var phone = opened()
    phone.found([placed(phone, 50, "Riverwalk"), placed(phone, 51, "Far Links", north: 200)])
    phone.rounds(.mapShown(true))
    #expect(pins(phone) == 2)
    phone.rounds(.filterOpened)
    phone.filter(.reach(.miles5))
    phone.filter(.applied)
    #expect(pins(phone) == 1)
    // Anywhere: nothing is searched from.
    phone.rounds(.filterOpened)
    phone.filter(.reach(.anywhere))
    phone.filter(.applied)
    #expect(pins(phone) == 2 && !phone.html.contains("tee-map-ring"))
  }

  @Test func koreansReadItInKorean() {
    var phone = opened(.korean)
    phone.found([placed(phone, 50, "Riverwalk"), placed(phone, 51, "Crystal Springs")])
    phone.rounds(.mapShown(true))
    for text in ["목록", "지도", "라운드 2개: Riverwalk", "정확한 위치가 없는 라운드는 목록에만 있어요."] {
      #expect(phone.html.contains(text), "\(text)")
    }
  }
}

extension String {
  /// How often a text is in this one.
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
