import Core
import ServerTestKit
import TeePalsDomain
import Testing
import Wire

/// What a search found, page after page.
struct SearchWalk {
  var rounds: [RoundID] = []
  var distances: [Int?] = []
  var pages = 0
  var isTruncated = false

  /// Asks until there is no further page, from a cursor on.
  init(
    _ site: GolfSite, _ client: TestClient, _ query: String, as user: UserID,
    from start: String? = nil
  ) async throws {
    var cursor = start
    repeat {
      // As fast as somebody may who turns pages all the time.
      site.clock.advance(by: 500)
      let more = cursor.map { text in "&cursor=" + text } ?? ""
      let answer = try await site.ask(client, "/api/golf/rounds?" + query + more, as: user)
      try #require(answer.status == 200, "\(answer.text)")
      let body = WireCursor(answer.json)
      for entry in try body.required("rounds").elements() {
        let id: RoundID = try entry.required("id").id()
        rounds.append(id)
        _ = try Round(id: id, entry.required("round"))
        distances.append(
          try entry.optional("distance").map { distance in Int(try distance.integer()) })
      }
      isTruncated = try body.required("isTruncated").bool()
      cursor = try body.optional("next")?.string()
      pages += 1
    } while cursor != nil && pages < 400
  }
}
