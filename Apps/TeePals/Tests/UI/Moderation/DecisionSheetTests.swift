import Core
import TeePalsDomain
import TeePalsUI
import Testing
import Wire

/// Deciding, and each way in which a server does not take it.
@Suite("The sheet of a decision") struct DecisionSheetTests {
  private static let path = ModerationWorld.file + "/decision"

  /// With a suspension of 14 days that is ready to be sent.
  private func filled() -> GolfWorld {
    var world = ModerationWorld.atCase()
    world.send(.moderation(.form(.opened)))
    world.send(.moderation(.form(.chosen(.suspend))))
    world.send(.moderation(.form(.daysChosen(14))))
    world.send(.moderation(.form(.ruleChosen(.harassment))))
    world.send(.moderation(.form(.noteTyped(" Be kind "))))
    world.send(.moderation(.form(.removalToggled(true))))
    return world
  }

  /// What was sent last.
  private func sent(_ world: GolfWorld) -> JSON? {
    for ask in world.asks.reversed() {
      if case .http(let exchange) = ask.request, let body = exchange.body {
        return try? JSON.parse(body)
      }
    }
    return nil
  }

  @Test func aDecisionIsChosenSentAndShown() {
    var world = filled()
    for text in ["No new rounds for 7 days", "Hide from others for 30 days", "14 days"] {
      #expect(world.html.contains(text), "\(text)")
    }
    world.send(.moderation(.form(.sent)))
    #expect(world.paths.last == Self.path)
    #expect(
      sent(world)
        == .object([
          "decision": .string("suspend"), "days": .int(14), "rule": .string("harassment"),
          "note": .string("Be kind"), "remove": .bool(true), "revision": .int(0),
        ]))
    let after = CaseFile.sample(.resolved, revision: 1, history: [.warned])
    world.answer(Self.path, 200, after.json.text)
    #expect(!world.html.contains("tee-decision-send") && world.html.contains("Decided"))
    #expect(world.html.contains("Show it again"))
    #expect(world.paths.last == ModerationWorld.queue, "the queue is another one")
  }

  @Test func nothingIsRemovedOfWhatOthersSayAfterARound() {
    for (kind, isOffered) in [("message", true), ("feedback", false)] {
      var world = ModerationWorld.atCase(CaseFile.sample(kind: kind))
      world.send(.moderation(.form(.opened)))
      #expect(world.html.contains("Remove it") == isOffered)
      world.send(.moderation(.form(.chosen(.warn))))
      #expect(world.html.contains("tee-decision-remove") == isOffered)
    }
  }

  @Test func nothingIsSentThatIsMissingOrTooLong() {
    var world = ModerationWorld.atCase()
    world.send(.moderation(.form(.opened)))
    let asked = world.paths.count
    world.send(.moderation(.form(.sent)))
    #expect(world.paths.count == asked, "nothing is chosen")
    world.send(.moderation(.form(.chosen(.warn))))
    world.send(
      .moderation(.form(.noteTyped(String(repeating: "a", count: ModerationLimits.note + 1)))))
    world.send(.moderation(.form(.sent)))
    #expect(world.paths.count == asked, "the note is too long")
  }

  @Test func onlySpamIsHiddenFromOthers() {
    var world = filled()
    world.send(.moderation(.form(.chosen(.shadow))))
    world.send(.moderation(.form(.sent)))
    #expect(sent(world)?["rule"] == .string("spam") && sent(world)?["days"] == nil)
  }

  @Test func whoeverComesSecondSeesWhatHappenedAndKeepsWhatTheyTyped() {
    var world = filled()
    world.send(.moderation(.form(.sent)))
    let now = CaseFile.sample(.open, revision: 2, history: [.warned])
    world.answer(
      Self.path, 409, "{\"code\":\"changedMeanwhile\",\"case\":\(now.json.text)}")
    for text in ["The case changed meanwhile", "By Eve M.", "Be kind"] {
      #expect(world.html.contains(text), "\(text)")
    }
    world.send(.moderation(.form(.sent)))
    #expect(sent(world)?["revision"] == .int(2) && sent(world)?["note"] == .string("Be kind"))
    // Where nothing is left to decide, nothing can be sent.
    let gone = CaseFile.sample(.dismissed, revision: 3, history: [.warned])
    world.answer(
      Self.path, 409, "{\"code\":\"changedMeanwhile\",\"case\":\(gone.json.text)}")
    #expect(world.html.contains("There is nothing to decide any more."))
    let asked = world.paths.count
    world.send(.moderation(.form(.sent)))
    #expect(world.paths.count == asked)
  }

  @Test(arguments: [
    (409, "{\"code\":\"ownCase\"}", "Nobody decides about themselves"),
    (404, "{}", "This is not there any more"),
    (400, "{\"code\":\"invalidRequest\",\"field\":\"rule\"}", "This can&#39;t be used: Rule"),
    (503, "", "tee-decision-send"),
  ])
  func eachRefusalSaysWhyAndKeepsWhatWasTyped(_ status: Int, _ body: String, _ text: String) {
    var world = filled()
    world.send(.moderation(.form(.sent)))
    world.answer(Self.path, status, body)
    let html = world.html.replacing("'", with: "&#39;")
    #expect(html.contains(text) && html.contains("Be kind") && html.contains("fault"))
  }

  @Test func anAppealIsGrantedOrDenied() {
    let appeal = ShownAppeal(entry: 7, text: "It was a joke", at: ModerationWorld.now)
    var world = ModerationWorld.atCase(.sample(.appealed, revision: 2, appeals: [appeal]))
    #expect(world.html.contains("It was a joke") && !world.html.contains("tee-decide\""))
    world.send(.moderation(.form(.appealOpened(7))))
    world.send(.moderation(.form(.granted(false))))
    world.send(.moderation(.form(.sent)))
    #expect(world.paths.last == ModerationWorld.file + "/appeal")
    #expect(
      sent(world)
        == .object(["entry": .integer(7), "granted": .bool(false), "revision": .int(2)]))
    world.answer(ModerationWorld.file + "/appeal", 409, "{\"code\":\"ownCase\"}")
    #expect(world.html.contains("Nobody decides about themselves"))
  }

  @Test func whatLastsIsLifted() {
    let sanction = Sanction(
      entry: 7, user: GolfWorld.other, kind: .suspension, rule: .spam, hiding: .nothing,
      since: ModerationWorld.now)
    var world = ModerationWorld.atCase(.sample(.resolved, lasting: [sanction]))
    #expect(world.html.contains("In force") && world.html.contains("Without end"))
    world.send(.moderation(.form(.liftOpened(7))))
    world.send(.moderation(.form(.sent)))
    #expect(world.paths.last == ModerationWorld.file + "/lift")
    world.answer(ModerationWorld.file + "/lift", 200, CaseFile.sample(.resolved).json.text)
    #expect(!world.html.contains("In force"))
  }
}
