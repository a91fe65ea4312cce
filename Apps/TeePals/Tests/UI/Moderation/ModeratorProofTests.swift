import Core
import TeePalsDomain
import TeePalsUI
import Testing
import Wire

/// Moderators prove anew who they are, and are where they were.
@Suite("The proof that the desk asks for") struct ModeratorProofTests {
  private static let way = "/api/account/reauthenticate"

  @Test func theQueueComesAfterTheProof() {
    var world = ModerationWorld.open()
    world.answer(ModerationWorld.queue, 401, ModerationWorld.locked)
    #expect(world.paths.last == Self.way)
    #expect(world.html.contains("tee-proof-sheet"))
    world.answer(Self.way, 200, "{\"password\":true,\"code\":true,\"passkey\":false}")
    #expect(world.html.contains("Use a code instead") && !world.html.contains("passkey"))
    let asked = world.paths.count
    world.send(.moderation(.proof(.sent)))
    #expect(world.paths.count == asked, "nothing was typed")
    world.send(.moderation(.proof(.typed("wrong"))))
    world.send(.moderation(.proof(.sent)))
    world.answer(Self.way, 422, "{\"code\":\"currentPasswordWrong\"}")
    #expect(world.html.contains("That was not right."))
    world.send(.moderation(.proof(.typed("right"))))
    world.send(.moderation(.proof(.sent)))
    world.answer(Self.way, 204, "")
    #expect(world.paths.last == ModerationWorld.queue && !world.html.contains("tee-proof-sheet"))
    world.answer(ModerationWorld.queue, 200, CasePage().json.text)
    #expect(world.html.contains("Nothing waits"))
  }

  @Test func whoeverClosesTheSheetFindsItAgain() {
    var world = ModerationWorld.open()
    world.answer(ModerationWorld.queue, 401, ModerationWorld.locked)
    world.send(.moderation(.proof(.closed)))
    #expect(!world.html.contains("tee-proof-sheet") && world.html.contains("Confirm it"))
    world.send(.moderation(.proof(.opened)))
    #expect(world.html.contains("tee-proof-sheet"))
  }

  @Test func aDecisionIsSentAfterTheProof() {
    var world = ModerationWorld.atCase()
    world.send(.moderation(.form(.opened)))
    world.send(.moderation(.form(.chosen(.warn))))
    world.send(.moderation(.form(.noteTyped("Be kind"))))
    world.send(.moderation(.form(.sent)))
    let path = ModerationWorld.file + "/decision"
    world.answer(path, 401, ModerationWorld.locked)
    #expect(world.html.contains("tee-proof-sheet"))
    world.send(.moderation(.proof(.closed)))
    #expect(world.html.contains("Be kind"), "what was typed stays")
    world.send(.moderation(.form(.sent)))
    world.answer(path, 401, ModerationWorld.locked)
    world.send(.moderation(.proof(.chosen(.code))))
    world.send(.moderation(.proof(.typed("123456"))))
    world.send(.moderation(.proof(.sent)))
    world.answer(Self.way, 204, "")
    #expect(world.paths.last == path)
  }

  @Test func aPasskeyProvesItToo() {
    var world = ModerationWorld.open(.moderation(.log))
    world.answer(ModerationWorld.path + "log", 401, ModerationWorld.locked)
    world.answer(Self.way, 200, "{\"passkey\":true}")
    world.send(.moderation(.proof(.sent)))
    world.answer(Self.way + "/passkey/begin", 200, "{\"options\":{\"challenge\":\"a\"}}")
    let isAsked = world.answer(.failed("cancelled")) { request in
      if case .usePasskey = request { true } else { false }
    }
    #expect(isAsked && !world.html.contains("That was not right."))
    world.send(.moderation(.proof(.sent)))
    world.answer(Self.way + "/passkey/begin", 200, "{\"options\":{\"challenge\":\"a\"}}")
    world.answer(.text("{\"id\":\"b\"}")) { request in
      if case .usePasskey = request { true } else { false }
    }
    world.answer(Self.way + "/passkey", 204, "")
    #expect(world.paths.last == ModerationWorld.path + "log?q=")
  }
}
