import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// How somebody stands, and what they can say against it.
@Suite("What moderators decided about oneself") struct StandingTests {
  private let path = "/api/golf/standing"
  private let suspended = """
    {"entry":7,"at":1000,"decision":"suspend","rule":"harassment","note":"Be kind",
    "text":"<b>Rude</b>","kind":"suspension","until":604801000,"canAppeal":true,
    "appealEnd":1209601000}
    """

  private func standing(_ decisions: String? = nil) -> GolfWorld {
    var world = GolfWorld(route: .standing)
    world.golfer()
    world.load()
    if let decisions { world.answer(path, 200, "{\"decisions\":[\(decisions)]}") }
    return world
  }

  @Test func whereNothingWasDecidedAllIsWell() {
    #expect(standing("").html.contains("All is well"))
  }

  @Test func aFailureHasAWayOn() {
    var world = standing()
    #expect(world.html.contains("skeleton"))
    world.answer(path, 500, "")
    #expect(world.html.contains("Try again"))
    world.send(.profile(.standing(.retried)))
    world.answer(path, 200, "{\"decisions\":[]}")
    #expect(world.html.contains("All is well"))
  }

  @Test func eachDecisionSaysWhatForWhichRuleAndUntilWhen() {
    let html = standing(suspended).html
    for text in [
      "You were suspended", "Harassment", "Be kind", "&lt;b", "Jan 7, 1970",
      "until Jan 14, 1970", ">Appeal<",
    ] {
      #expect(html.contains(text), "\(text)")
    }
    let over = suspended.replacing("\"kind\"", with: "\"ended\":86401000,\"kind\"")
    #expect(standing(over).html.contains("Over since"))
    for word in ["remove", "warn", "coolingOff", "ban", "shadow", "laterOn"] {
      let other = suspended.replacing("\"suspend\"", with: "\"\(word)\"")
      #expect(standing(other).html.contains("Harassment"), "\(word)")
    }
  }

  @Test func anAppealIsTypedSentAndShown() {
    var world = standing(suspended)
    world.send(.profile(.standing(.appealOpened(7))))
    #expect(world.html.contains("tee-appeal-send"))
    let asked = world.paths.count
    world.send(.profile(.standing(.sent)))
    #expect(world.paths.count == asked, "there is nothing to send")
    let long = String(repeating: "a", count: ModerationLimits.appeal + 1)
    world.send(.profile(.standing(.typed(long))))
    world.send(.profile(.standing(.sent)))
    #expect(world.paths.count == asked, "it is too long")
    world.send(.profile(.standing(.typed(" It was a joke. "))))
    world.send(.profile(.standing(.sent)))
    #expect(world.paths.last == path + "/appeal")
    world.answer(path + "/appeal", 503, "")
    #expect(world.html.contains("It was a joke."), "what was typed stays")
    world.send(.profile(.standing(.sent)))
    let said = suspended.replacing("true", with: "false").replacing(
      "\"kind\"", with: "\"appeal\":{\"text\":\"It was a joke.\",\"at\":2000},\"kind\"")
    world.answer(path + "/appeal", 200, "{\"decisions\":[\(said)]}")
    #expect(!world.html.contains("tee-appeal-send") && world.html.contains("Appeal sent"))
    #expect(world.html.contains("Nobody has decided yet.") && !world.html.contains(">Appeal<"))
  }

  @Test func anAppealThatComesTooLateSaysSo() {
    var world = standing(suspended)
    world.send(.profile(.standing(.appealOpened(7))))
    world.send(.profile(.standing(.typed("No"))))
    world.send(.profile(.standing(.sent)))
    world.answer(path + "/appeal", 409, "{\"code\":\"appealClosed\"}")
    #expect(world.html.contains("be appealed any more"))
    world.send(.profile(.standing(.closed)))
    #expect(!world.html.contains("tee-appeal-send"))
  }
}
