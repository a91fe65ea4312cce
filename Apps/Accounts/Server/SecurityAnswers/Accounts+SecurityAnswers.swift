import AccountsDomain
import Core
import Server
import Store
import Wire

extension Accounts {
  /// Whether answers can be set. Where no messages are sent nothing would ever ask for them.
  var offersQuestions: Bool { answers.options.isOn && mailer.delivers }

  /// When a person's answers were set; `nil` when there are none. Nothing else is ever told.
  func securityAnswersSet(of user: UserID) async throws -> Instant? {
    try await engine.read { session throws(StoreFailure) in
      try SecurityAnswerRows.find(user, in: session)?.since
    }
  }

  /// Sets answers in place of those there were.
  func setSecurityAnswers(
    _ answers: [SecurityAnswer], of user: UserID, from origin: EventOrigin
  ) async throws {
    guard offersQuestions else { throw Problem(.securityAnswersOff) }
    let forms = try Self.normalForms(answers)
    var stored: [StoredAnswer] = []
    for (place, form) in forms.enumerated() {
      stored.append(
        StoredAnswer(
          place: place, question: try seal(answers[place].question, of: user, at: place),
          hash: try await hasher.hash(form), isOld: false))
    }
    let list = stored
    let moment = environment.moment()
    try await settle(for: user) { session throws(StoreFailure) in
      try SecurityAnswerRows.set(list, of: user, at: moment.instant, in: session)
      try record(.securityAnswersSet, of: user, from: origin, moment, in: session)
    }
    mailer.wake()
  }

  /// Removes them, also where none are asked for any more.
  func removeSecurityAnswers(of user: UserID, from origin: EventOrigin) async throws {
    let moment = environment.moment()
    try await settle(for: user) { session throws(StoreFailure) in
      guard try SecurityAnswerRows.remove(user, in: session) else { return }
      try record(.securityAnswersRemoved, of: user, from: origin, moment, in: session)
    }
    mailer.wake()
  }

  /// Attaches answers of the product's first generation to an account without any.
  ///
  /// Their fast hashes are wrapped in the slow one at once, so that no copy of the database has
  /// them; the first right answer is stored in the present form.
  public func importAnswers(_ answers: [ImportedAnswer], email: String) async throws {
    guard self.answers.options.oldPepper != nil else { throw Problem(.oldPepperMissing) }
    guard (1...SecurityAnswerRules.most).contains(answers.count) else {
      throw Self.rejected(.init(.tooMany, at: SecurityAnswerRules.most))
    }
    let user = try await id(ofLogin: email)
    var stored: [StoredAnswer] = []
    for (place, answer) in answers.enumerated() {
      stored.append(
        StoredAnswer(
          place: place, question: try seal(answer.question, of: user, at: place),
          hash: try await hasher.hash(answer.hash.digits), isOld: true))
    }
    let list = stored
    let moment = environment.moment()
    let isNew = try await settle(for: user) { session throws(StoreFailure) in
      guard try SecurityAnswerRows.find(user, in: session) == nil else { return false }
      try SecurityAnswerRows.set(list, of: user, at: moment.instant, in: session)
      try record(.securityAnswersImported, of: user, from: .operating, moment, in: session)
      return true
    }
    guard isNew else { throw Problem(.securityAnswersPresent) }
    mailer.wake()
  }

  private static func normalForms(_ answers: [SecurityAnswer]) throws(Problem) -> [String] {
    do throws(SecurityAnswerRules.Finding) {
      return try SecurityAnswerRules.check(
        answers, normal: NormalAnswer.form, isCommon: CommonAnswers.contains)
    } catch { throw rejected(error) }
  }

  private static func rejected(_ finding: SecurityAnswerRules.Finding) -> Problem {
    Problem(
      .securityAnswersRejected,
      data: [
        .init("fault", .string(finding.fault.rawValue)), .init("place", .int(finding.place)),
      ])
  }

  private func seal(
    _ question: AskedQuestion, of user: UserID, at place: Int
  ) throws -> StoredQuestion {
    switch question {
    case .listed(let question): .listed(question.rawValue)
    case .own(let text):
      .sealed(try answers.cipher.seal(Array(text.utf8), at: Self.place(place, of: user)))
    }
  }

  /// A question as it is asked. One of another version of the list is asked by its word.
  func open(_ stored: StoredAnswer, of user: UserID) throws -> AskedQuestion {
    switch stored.question {
    case .listed(let word):
      return SecurityQuestion(rawValue: word).map { question in .listed(question) } ?? .own(word)
    case .sealed(let bytes):
      let opened = try answers.cipher.open(bytes, at: Self.place(stored.place, of: user))
      return .own(String(decoding: opened.bytes, as: UTF8.self))
    }
  }

  private static func place(_ place: Int, of user: UserID) -> String {
    "security_answer/sealed/\(user)/\(place)"
  }
}
