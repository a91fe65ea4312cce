import AccountsDomain
import AccountsServer
import Core
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

extension AccountsSite {
  /// A site that sends email and asks security questions.
  static func asking(_ options: SecurityAnswerOptions = .init(isOn: true)) throws -> AccountsSite {
    try AccountsSite.writing(answers: options)
  }

  /// What is stored of answers: the hashes, and how many are of the old form.
  func storedAnswers() throws -> (encoded: [String], old: Int) {
    try database.engine.readNow { session throws(StoreFailure) in
      (
        try session.rows("SELECT encoded FROM security_answer ORDER BY place") {
          row throws(StoreFailure) in
          try row[0]
        }, try SecurityAnswerRows.old(in: session)
      )
    }
  }

  /// Asks for a new password of Ana's in a browser, and answers the code of the email as a proof.
  func askForPassword(_ browser: AccountsBrowser) async throws -> JSON.Member {
    clock.advance(bySeconds: 60)
    #expect(try await browser.forgot("ana@example.com").status == 202)
    return JSON.Member("code", .string(try lastMessage().code))
  }
}

extension AccountsBrowser {
  static let answersPath = "/api/account/security-answers"

  func setAnswers(
    _ answers: [SecurityAnswer] = SecurityAnswerRulesTests.good
  ) async throws -> Answer {
    try await post(
      Self.answersPath,
      .object(["answers": .array(answers.map { answer in answer.json })]))
  }

  /// Hands in a new password with answers by their places.
  func reset(
    _ proof: JSON.Member, _ password: String, answers: [(place: Int, text: String)]
  ) async throws -> Answer {
    let list = answers.map { answer -> JSON in
      .object(["place": .int(answer.place), "answer": .string(answer.text)])
    }
    return try await post(
      "/api/account/reset-password",
      .object([proof, .init("password", .string(password)), .init("answers", .array(list))]))
  }

  func reset(
    _ proof: JSON.Member, _ password: String, paper: String
  ) async throws -> Answer {
    try await post(
      "/api/account/reset-password",
      .object([
        proof, .init("password", .string(password)), .init("recoveryCode", .string(paper)),
      ]))
  }
}

extension AccountsBrowser.Answer {
  /// The places of the questions that are asked.
  var places: [JSON] {
    guard case .array(let list)? = json["questions"] else { return [] }
    return list.compactMap { posed in posed["place"] }
  }
}
