import Core
import Testing
import View

@Suite("Why the server did not answer as hoped")
struct AnswerProblemTests {
  @Test(arguments: [200, 204, 299])
  func aGoodAnswerIsNone(status: Int) {
    #expect(AnswerProblem(.http(status: status, body: "")) == nil)
  }

  @Test(
    arguments: [
      (.http(status: 401, body: ""), .signedOut),
      (.http(status: 403, body: ""), .notFound),
      (.http(status: 404, body: ""), .notFound),
      (.http(status: 429, body: ""), .busy),
      (.http(status: 409, body: #"{"code":"full"}"#), .refused("full")),
      (.http(status: 500, body: "no JSON"), .failed),
      (.failed("offline"), .offline),
      (.failed("timeout"), .failed),
      (.done, .failed),
    ] as [(HostAnswer, AnswerProblem)])
  func everyOtherIsNamed(answer: HostAnswer, problem: AnswerProblem) {
    #expect(AnswerProblem(answer) == problem)
  }
}
