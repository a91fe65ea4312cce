import Core
import TeePalsDomain
import Testing
import Wire

@testable import TeePalsTestKit

@Suite("Feedback and trust as they travel, for ever")
struct TrustWireTests {
  private let ann = SampleGolf.user(1)
  private let ben = SampleGolf.user(2)
  private let id = SampleGolf.round(1)

  @Test("answers")
  func answers() throws {
    let recorded: [(FeedbackAnswer, String)] = [
      (.well([ben], true), #"{"kind":"well","again":["\#(ben)"],"skill":true}"#),
      (.well([], nil), #"{"kind":"well","again":[]}"#),
      (.skipped, #"{"kind":"skipped"}"#), (.declined, #"{"kind":"declined"}"#),
      (
        .issues([PersonIssue(user: ben, kinds: [.noShow, .late], comment: "Rain")]),
        #"{"kind":"issues","people":[{"user":"\#(ben)","kinds":["no_show","late"],"#
          + #""comment":"Rain"}]}"#
      ),
    ]
    for (answer, text) in recorded {
      #expect(answer.json.text == text)
      #expect(try FeedbackAnswer(WireCursor(JSON.parse(text))) == answer)
      let command = TeePalsCommand.submitFeedback(ann, id, answer)
      let args = #"{"user":"\#(ann)","round":"\#(id)","answer":"# + text + "}"
      #expect(command.args.text == args)
      #expect(try TeePalsWireTests.decode("submitFeedback", JSON.parse(args)) == command)
    }
    let dismissed = #"{"user":"\#(ann)","round":"\#(id)"}"#
    #expect(
      try TeePalsWireTests.decode("dismissFeedback", JSON.parse(dismissed))
        == .dismissFeedback(ann, id))
  }

  @Test("rows")
  func rows() throws {
    let trust = GolferTrust(
      user: ann, mark: TrustMark(tier: .member, badges: [.onTime], rounds: 6, share: 80),
      tips: [.late], publishedAt: GolfTown.start)
    let text =
      #"{"mark":{"tier":"member","badges":["on_time"],"rounds":6,"share":80},"#
      + #""tips":["late"],"publishedAt":1790000000000}"#
    #expect(trust.body.text == text)
    #expect(try GolferTrust(user: ann, WireCursor(JSON.parse(text))) == trust)
    let asked = FeedbackRound(
      id: id.retagged(), startTime: GolfTown.start, zone: .utc, completedAt: GolfTown.start,
      players: [ann, ben])
    #expect(asked.isQuick && asked.closesAt == asked.until.advanced(byMilliseconds: GolfTown.day))
    let body = asked.body.text
    #expect(try FeedbackRound(id: asked.id, WireCursor(JSON.parse(body))) == asked)
  }

  @Test("cards and profiles of before have no mark")
  func before() throws {
    let card = #"{"user":"\#(ann)","name":"Maya K."}"#
    let read = try GolferCard(WireCursor(JSON.parse(card)))
    #expect(read.tier == nil && read.badges == [] && read.json.text == card)
    let profile = GolferProfile(user: ann, createdAt: GolfTown.start)
    #expect(profile.card.tier == nil && !profile.body.text.contains("trust"))
  }
}
