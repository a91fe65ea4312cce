import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// What is shown is asked for again by a button, and that nothing newer came can be put away
/// (specification §17).
@Suite struct FreshnessTests {
  @Test func theWordOfAFailedSearchIsPutAway() {
    var phone = GolferPhone()
    phone.go(.rounds)
    phone.found([phone.elsewhere()])
    phone.rounds(.refreshed)
    phone.fire(phone.searches.last ?? "", .http(status: 500, body: ""))
    #expect(phone.html.contains("Rounds found") && phone.html.contains("Dismiss"))
    phone.rounds(.failureDismissed)
    #expect(!phone.html.contains("Rounds found") && phone.html.contains("Riverwalk"))
  }

  @Test func theWordOfAFailedPageIsPutAway() {
    var phone = GolferPhone()
    let round = phone.elsewhere()
    phone.place(round, .requested)
    phone.go(.round(round.id))
    let path = "/api/golf/rounds/" + round.id.description
    phone.fire(path, .http(status: 500, body: ""))
    #expect(phone.html.contains("The server could not answer") && phone.html.contains("Dismiss"))
    phone.rounds(.failureDismissed)
    #expect(!phone.html.contains("The server could not answer"))
    #expect(phone.html.contains("Cancel Request"))
    // The next answer may be another one.
    #expect(phone.html.contains("Refresh"))
    phone.rounds(.detailRefreshed(round.id))
    #expect(phone.paths.count { asked in asked == path } == 2)
  }

  @Test func whatTheDeviceHoldsNeedsNoButton() {
    var phone = GolferPhone()
    let id = phone.round()
    phone.go(.round(id))
    #expect(!phone.html.contains("Refresh"))
  }

  @Test func homeLooksAgain() {
    var phone = GolferPhone()
    phone.go(.rounds)
    phone.go(.home)
    #expect(phone.html.contains("Refresh"))
    let asked = phone.searches.count
    phone.rounds(.refreshed)
    #expect(phone.searches.count == asked + 1)
  }
}
