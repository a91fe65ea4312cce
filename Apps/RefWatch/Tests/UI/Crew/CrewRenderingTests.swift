import Calendar
import Core
import Design
import RefWatchDomain
import RefWatchUI
import Sync
import TestKit
import Testing

/// Every page of a crew in its states, looked at as HTML.
@Suite struct CrewRenderingTests {
  static func states(_ language: Language) -> [(name: String, html: String)] {
    var seen: [(name: String, html: String)] = []
    var owner = CrewWorld(language: language)
    func look(_ name: String, _ world: CrewWorld) { seen.append((name, world.html)) }
    owner.kickOff()
    owner.goal(9)
    owner.send(.sheetShown(.actions))
    look("actions", owner)
    owner.send(.sheetShown(.handOver))
    look("handing over", owner)
    owner.send(.sheetClosed)
    owner.go(.crew(owner.match))
    look("crew", owner)
    owner.send(.removeAsked(owner.match, CrewSeatID(high: 9, low: CrewWorld.kim.low)))
    look("removing", owner)
    owner.send(CrewAction.questionClosed)
    owner.state.sync = SyncSummary(isOnline: false)
    look("crew offline", owner)
    owner.state.hasAccount = false
    look("crew without an account", owner)
    var kim = CrewWorld(CrewWorld.kim, language: language)
    look("waiting for the kick-off", kim)
    kim.receive(owner.record.log)
    look("recording", kim)
    kim.goal(9)
    kim.send(.asked(.takeOver))
    look("taking over", kim)
    kim.send(PitchAction.questionClosed)
    kim.go(.crew(kim.match))
    look("in the crew", kim)
    kim.send(.leaveAsked(kim.match))
    look("leaving", kim)
    kim.send(CrewAction.questionClosed)
    kim.go(.log(kim.match))
    look("log with attention", kim)
    kim.go(.hub)
    look("hub with attention", kim)
    kim.go(.setup(kim.match))
    look("set-up of another", kim)
    let note = HandOver(owner.record, elapsed: 60_000, at: owner.instant)
    kim.go(.takeOver(kim.match, note.text))
    look("code", kim)
    kim.pass(seconds: 7_200)
    kim.go(.hub)
    kim.go(.takeOver(kim.match, note.text + ""))
    kim.go(.takeOver(kim.match, "AAAA"))
    look("unreadable code", kim)
    kim.go(.join("abc"))
    look("joining", kim)
    kim.send(.nameTyped(""))
    kim.send(.joined(token: "abc"))
    look("joining without a name", kim)
    kim.state.hasAccount = false
    look("joining without an account", kim)
    var lee = CrewWorld(CrewWorld.lee, language: language)
    lee.receive(owner.record.log)
    lee.send(.paneShown(.home))
    look("looking on", lee)
    lee.lose()
    look("removed", lee)
    return seen
  }

  @Test(arguments: [Language.english, .korean])
  func everyStateIsSoundMarkup(_ language: Language) {
    for (name, html) in Self.states(language) {
      #expect(markupFaults(in: html) == [], "\(name)")
      #expect(html.contains("<h1"), "\(name): no heading")
    }
  }

  @Test func koreanPagesSpeakKorean() {
    let english = Self.states(.english)
    for (index, (name, html)) in Self.states(.korean).enumerated() {
      #expect(html != english[index].html, "\(name) is the same in both languages")
      for word in ["Take over", "Crew", "Join", "Recorder", "Observer", "Same", "keeps the time"] {
        #expect(!html.contains(">" + word), "\(name): \(word)")
      }
    }
  }
}
