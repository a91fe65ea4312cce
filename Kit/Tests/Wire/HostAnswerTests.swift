import Core
import Testing
import Wire

@Suite("What a server answered")
struct HostAnswerTests {
  private func word(_ answer: HostAnswer) -> String? {
    answer.read { cursor throws(WireError) in try cursor.required("word").string(limit: 8) }
  }

  @Test(arguments: [200, 201, 299])
  func aGoodAnswerIsRead(status: Int) {
    #expect(word(.http(status: status, body: #"{"word":"yes"}"#)) == "yes")
  }

  @Test(
    arguments: [
      .http(status: 199, body: #"{"word":"yes"}"#), .http(status: 300, body: #"{"word":"yes"}"#),
      .http(status: 404, body: #"{"word":"yes"}"#), .http(status: 0, body: #"{"word":"yes"}"#),
      .http(status: 204, body: ""), .http(status: 200, body: "{"),
      .http(status: 200, body: #"{"word":1}"#),
      .http(status: 200, body: #"{"word":"too long a word"}"#),
      .text(#"{"word":"yes"}"#), .done, .failed("offline"),
    ] as [HostAnswer])
  func everyOtherIsNothing(answer: HostAnswer) {
    #expect(word(answer) == nil)
  }
}
