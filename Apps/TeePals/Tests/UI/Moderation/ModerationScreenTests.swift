import Core
import TeePalsDomain
import TeePalsUI
import Testing
import Wire

/// The queue, a case, the log and the figures.
@Suite("The moderators' desk on the screen") struct ModerationScreenTests {
  @Test func toWhoeverDoesNotModerateThereIsNoDesk() {
    for route in [
      TeePalsRoute.moderation(.queue), .moderation(.log), .moderation(.figures),
      .moderationCase(ModerationWorld.id),
    ] {
      var world = ModerationWorld.open(route)
      #expect(!world.html.contains("Moderation"), "nothing says what is here")
      world.answer(ModerationWorld.path, 404, "{}")
      world.answer(ModerationWorld.path, 404, "{}")
      #expect(world.state.route == .home)
      #expect(!world.html.contains("Moderation"))
    }
  }

  @Test func settingsLeadModeratorsThere() {
    var world = ModerationWorld.open(.settings)
    #expect(!world.html.contains("Moderation"))
    world.state.isModerator = true
    #expect(world.html.contains("Moderation"))
  }

  @Test func aFailureHasAWayOn() {
    var world = ModerationWorld.open()
    #expect(world.html.contains("skeleton"))
    world.answer(ModerationWorld.queue, 500, "")
    #expect(world.html.contains("Try again") && !world.html.contains("Moderation"))
    world.send(.moderation(.retried))
    world.answer(ModerationWorld.queue, 200, CasePage().json.text)
    #expect(world.html.contains("Nothing waits") && world.html.contains("Moderation"))
  }

  @Test func theQueueSaysWhatHowUrgentAndSinceWhen() {
    var world = ModerationWorld.open()
    let page = CasePage(cases: [.sample(hoursAgo: 72)], next: "a.1")
    world.answer(ModerationWorld.queue, 200, page.json.text)
    let html = world.html
    for text in [
      "Message · Noah B.", "Urgent", "Over 48 hours", "3 days ago", "2 people reported it",
      "Harassment", "&lt;b", "/golf/moderation/cases/\(ModerationWorld.id)", "Load more",
    ] {
      #expect(html.contains(text), "\(text)")
    }
    world.send(.moderation(.moreWanted))
    #expect(world.paths.last == ModerationWorld.queue + "?cursor=a.1")
    let last = page.json.text.replacing(",\"next\":\"a.1\"", with: "")
    world.answer(ModerationWorld.queue, 200, last)
    #expect(!world.html.contains("Load more"), "no case is listed twice")
  }

  @Test func whatWentWrongInARoundIsSaidInWords() {
    var world = ModerationWorld.open()
    let listed = ListedCase(
      found: .sample(kind: "feedback"), name: "Noah B.", reporters: 1,
      reasons: [.harassment], text: "disrespectful, late")
    world.answer(ModerationWorld.queue, 200, CasePage(cases: [listed]).json.text)
    #expect(world.html.contains("Disrespectful behavior, Late by 15 minutes or more"))
  }

  @Test func theQueueIsFilteredByState() {
    var world = ModerationWorld.open()
    world.answer(ModerationWorld.queue, 200, CasePage(cases: [.sample()]).json.text)
    #expect(!world.html.contains("Over 48 hours"))
    world.send(.moderation(.filtered(.resolved)))
    #expect(world.paths.last == ModerationWorld.queue + "?state=resolved")
    #expect(world.html.contains("skeleton"))
    world.answer(ModerationWorld.queue, 200, CasePage().json.text)
    #expect(world.html.contains("No cases here"))
  }

  @Test func aCaseShowsWhatWasReportedThenAndNowAndWhatSurroundsIt() {
    let html = ModerationWorld.atCase(.sample(history: [.warned])).html
    for text in [
      "Rude then", "Rude now", "He shouted", "Well played", "Reputation: 45 of 100", "Warned",
      "By Eve M.", "Be kind", "tee-decide", "aria-current",
    ] {
      #expect(html.contains(text), "\(text)")
    }
  }

  @Test func aReportOfSomebodyWhoIsGoneIsNotTheServers() {
    func report(isGone: Bool) -> CaseReport {
      CaseReport(
        reason: .spam, priority: .medium, status: .pending, at: ModerationWorld.now,
        isGone: isGone)
    }
    let gone = ModerationWorld.atCase(.sample(more: [report(isGone: true)])).html
    #expect(gone.contains("Somebody whose account is gone"))
    #expect(!gone.contains("Found by the server"))
    let found = ModerationWorld.atCase(.sample(more: [report(isGone: false)])).html
    #expect(found.contains("Found by the server"))
  }

  @Test func anUnknownCaseSaysSoToModerators() {
    var world = ModerationWorld.open(.moderationCase(ModerationWorld.id))
    world.answer(ModerationWorld.file, 404, "{}")
    world.answer(ModerationWorld.queue, 200, CasePage().json.text)
    #expect(world.html.contains("There is no such case") && world.html.contains("All cases"))
    #expect(world.state.route == .moderationCase(ModerationWorld.id))
  }

  @Test func theLogIsSearchedAndTakenAlong() {
    var world = ModerationWorld.open(.moderation(.log))
    let page = LogPage(entries: [.warned], next: 7)
    world.answer(ModerationWorld.path + "log", 200, page.json.text)
    #expect(world.html.contains("Warned · Noah B.") && world.html.contains("log.csv"))
    world.send(.moderation(.log(.moreWanted)))
    #expect(world.paths.last == ModerationWorld.path + "log?q=&before=7")
    world.answer(ModerationWorld.path + "log", 200, LogPage().json.text)
    world.send(.moderation(.log(.typed("noah"))))
    world.ring("golf.moderation")
    #expect(world.paths.last == ModerationWorld.path + "log?q=noah")
    world.answer(ModerationWorld.path + "log", 200, LogPage().json.text)
    #expect(world.html.contains("No entries"))
  }

  @Test func theFiguresAreShown() {
    var world = ModerationWorld.open(.moderation(.figures))
    let figures = ModerationFigures(
      open: "< 5", late: "12", decided: "30", medianHours: nil,
      feedback: FeedbackFigures(
        asked: "80", answered: "42%", playAgain: "< 5", issues: "7%", reminded: "9%",
        medianSeconds: 146_040))
    world.answer(ModerationWorld.path + "health", 200, figures.json.text)
    for text in ["&lt; 5", "12", "40 hours", "42%", "Too few to say"] {
      #expect(world.html.contains(text), "\(text)")
    }
  }
}
