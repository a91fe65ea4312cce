import AccountsUI
import Calendar
import Core
import Design
import Testing
import View
import Wire

@Suite struct DataFeatureTests {
  private typealias Effects = [Effect<DataFeature.Action, Never>]
  private let moment = Moment(
    instant: Instant(milliseconds: 1_790_000_000_000), zone: .utc,
    entropy: Entropy(high: 1, low: 2))
  private let session = SignedInSession(
    id: "s1", user: UserID(high: 1, low: 1), email: "ana@example.com")

  private func fresh() -> DataFeature.State {
    DataFeature.State(currentUser: .signedIn(session), language: .english)
  }

  private func html(_ state: DataFeature.State) -> String {
    HTMLRenderer.html(DataFeature.view(state))
  }

  private func send(_ action: DataFeature.Action, _ state: inout DataFeature.State) -> Effects {
    DataFeature.reduce(&state, action, moment)
  }

  private func exchanges(_ effects: Effects) -> [HTTPExchange] {
    effects.compactMap { effect in
      guard case .ask(.http(let exchange), _) = effect else { return nil }
      return exchange
    }
  }

  private func answer(_ effects: Effects, _ answer: HostAnswer) throws -> DataFeature.Action {
    guard case .ask(_, let read)? = effects.first else { throw Missing() }
    return try #require(read(answer))
  }

  private struct Missing: Error {}

  private func list(_ rows: String) -> HostAnswer {
    .http(status: 200, body: #"{"exports":["# + rows + "]}")
  }

  private let ready = """
    {"id":"e1","state":"ready","askedAt":1790000000000,"size":1234567,"expiresAt":1790604800000}
    """

  @Test func showsAllFourStates() {
    var state = fresh()
    #expect(html(state).contains("aria-busy"))
    _ = send(.listAnswered(list("")), &state)
    #expect(html(state).contains(DataText.none.text(in: .english)))
    _ = send(.listAnswered(.failed("offline")), &state)
    #expect(html(state).contains("No connection"))
    _ = send(.listAnswered(list(ready)), &state)
    #expect(html(state).contains("1.3 MB"))
    #expect(html(state).contains("href=\"/api/account/exports/e1/archive\""))
    #expect(html(state).contains("download"))
  }

  @Test func looksAgainWhileOneIsBeingMade() throws {
    var state = fresh()
    let waiting = list(#"{"id":"e1","state":"waiting","askedAt":1}"#)
    let poll = send(.listAnswered(waiting), &state)
    guard case .ask(.timer, _)? = poll.first else { throw Missing() }
    // There is no second one at a time.
    #expect(!html(state).contains(DataText.make.text(in: .english)))
    let again = send(try answer(poll, .done), &state)
    #expect(exchanges(again).map(\.path) == ["/api/account/exports"])
    #expect(send(.listAnswered(list(ready)), &state).isEmpty)
  }

  @Test func doesAgainWhatNeededAProof() throws {
    var state = fresh()
    let first = send(.archiveTapped, &state)
    let wanted = HostAnswer.http(status: 403, body: #"{"code":"reauthenticationRequired"}"#)
    _ = send(try answer(first, wanted), &state)
    #expect(state.proof != nil)
    let again = send(.proof(.delegate(.proved)), &state)
    #expect(exchanges(again).map(\.path) == ["/api/account/exports"])
    let list = send(try answer(again, .http(status: 202, body: "{}")), &state)
    #expect(state.act == nil)
    #expect(exchanges(list).map(\.method) == ["GET"])
  }

  @Test func savesWhatIsOnTheDeviceWithoutAServer() throws {
    var state = fresh()
    let load = send(.saveTapped, &state)
    guard case .ask(.load(let database, .all), _)? = load.first else { throw Missing() }
    #expect(database == "fieldday-" + session.user.description)
    let rows = [
      StoreRow(table: "outbox", key: "1", value: #"{"name":"addFriend"}"#),
      StoreRow(table: "base", key: "b", value: "not JSON"),
      StoreRow(table: "outbox", key: "2", value: "[1,2]"),
    ]
    let effects = send(try answer(load, .rows(rows)), &state)
    guard case .ask(.save(let name, let type, let text), _)? = effects.first else {
      throw Missing()
    }
    #expect(name == "fieldday-device-2026-09-21.json")
    #expect(type == "application/json")
    let tables = try #require(try JSON.parse(text)["tables"])
    #expect(
      tables
        == .object([
          "base": .array([.object(["key": "b", "value": "not JSON"])]),
          "outbox": .array([
            .object(["key": "1", "value": .object(["name": "addFriend"])]),
            .object(["key": "2", "value": .array([.integer(1), .integer(2)])]),
          ]),
        ]))
    _ = send(.saveTapped, &state)
    _ = send(.rowsRead(.failed("closed")), &state)
    #expect(html(state).contains("role=\"alert\""))
  }

  @Test func saysWhatGoesBeforeItGoes() throws {
    var state = fresh()
    state.waiting = 2
    let asked = send(.leaveTapped, &state)
    #expect(exchanges(asked).map(\.path) == ["/api/account/deletion"])
    #expect(!html(state).contains("type=\"submit\""))
    let contents = """
      {"rooms":[{"name":"SuperFriend","count":12}],"graceDays":14,"letters":true}
      """
    _ = send(try answer(asked, .http(status: 200, body: contents)), &state)
    let page = html(state)
    #expect(page.contains("SuperFriend: 12 entries"))
    #expect(page.contains("2 changes on this device"))
    #expect(page.contains("Delete in 14 days"))
    let later = send(.leaveSent, &state)
    #expect(exchanges(later).first?.body == #"{"when":"later"}"#)
    let left = try answer(
      later, .http(status: 200, body: #"{"dueAt":1790000000000}"#))
    guard case .delegate(.left(let day)) = left else { throw Missing() }
    #expect(day == CivilDate(year: 2026, month: 9, day: 21))
  }

  @Test func atOnceAsksForTheAddress() throws {
    var state = fresh()
    _ = send(.leaveTapped, &state)
    _ = send(.timeChosen(.now), &state)
    _ = send(.addressTyped("ana@example.com"), &state)
    let now = send(.leaveSent, &state)
    #expect(exchanges(now).first?.body == #"{"when":"now","email":"ana@example.com"}"#)
    let wrong = HostAnswer.http(status: 422, body: #"{"code":"confirmationWrong"}"#)
    _ = send(try answer(now, wrong), &state)
    #expect(state.problem?.code == "confirmationWrong")
    let again = send(.leaveSent, &state)
    guard case .delegate(.left(nil)) = try answer(again, .http(status: 200, body: "{}")) else {
      throw Missing()
    }
  }
}
