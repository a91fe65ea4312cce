import AccountsDomain
import Core
import Server
import Store
import Wire

/// An answer that is handed in, by the place of its question.
struct GivenAnswer: Sendable {
  let place: Int
  let text: String
}

/// A question that has to be answered.
struct PosedQuestion: Sendable {
  let place: Int
  let question: AskedQuestion
}

/// What comes before the answers are compared.
private enum AnswerAttempt: Sendable {
  /// Nothing is asked of this person.
  case free
  case rests(until: Instant)
  case asks([StoredAnswer])
  /// Counted as wrong until it turns out right.
  case compares([(stored: StoredAnswer, text: String)], turn: Int, isLast: Bool)
}

extension Accounts {
  /// Asks a person who has set answers to some of their questions, on top of the message they have
  /// got already. Answers the questions that have to be answered, or nothing when all is well.
  ///
  /// - Throws: `securityAnswersWrong`; after five wrong tries `securityAnswersRest`, for a day, to
  ///   right answers too.
  func challenge(
    _ user: UserID, _ given: [GivenAnswer], _ visitor: Visitor
  ) async throws -> [PosedQuestion] {
    guard answers.options.isOn else { return [] }
    let now = environment.now()
    let attempt = try await settle(for: user) { session throws(StoreFailure) in
      try begin(user, given, at: now, in: session)
    }
    switch attempt {
    case .free: return []
    case .rests(let until): throw Self.rests(until)
    case .asks(let questions):
      return try questions.map { stored in
        PosedQuestion(place: stored.place, question: try open(stored, of: user))
      }
    case .compares(let pairs, let turn, let isLast):
      guard let renewed = try await compare(pairs, of: user) else {
        try await fail(user, isLast: isLast, visitor)
        throw isLast
          ? Self.rests(now.advanced(byMilliseconds: SecurityAnswerSet.rest))
          : Problem(.securityAnswersWrong)
      }
      try await settle(for: user) { session throws(StoreFailure) in
        try SecurityAnswerRows.pass(user, turn: turn, in: session)
        for (answer, hash) in renewed {
          try SecurityAnswerRows.renew(answer, of: user, to: hash, in: session)
        }
      }
      return []
    }
  }

  private static func rests(_ until: Instant) -> Problem {
    Problem(.securityAnswersRest, data: [.init("until", .instant(until))])
  }

  private func begin(
    _ user: UserID, _ given: [GivenAnswer], at now: Instant, in session: Engine.Connection
  ) throws(StoreFailure) -> AnswerAttempt {
    guard let set = try SecurityAnswerRows.find(user, in: session) else { return .free }
    if let until = set.rests(at: now) { return .rests(until: until) }
    let all = try SecurityAnswerRows.answers(of: user, in: session)
    guard !all.isEmpty else { return .free }
    var asked: [StoredAnswer] = []
    var pairs: [(stored: StoredAnswer, text: String)] = []
    for step in 0..<min(SecurityAnswerSet.asked, all.count) {
      let stored = all[(set.turn + step) % all.count]
      asked.append(stored)
      if let answer = given.first(where: { answer in answer.place == stored.place }) {
        pairs.append((stored, answer.text))
      }
    }
    guard pairs.count == asked.count else { return .asks(asked) }
    let failures = set.failures(at: now) + 1
    try SecurityAnswerRows.attempt(user, failures: failures, at: now, in: session)
    return .compares(
      pairs, turn: (set.turn + asked.count) % all.count,
      isLast: failures >= SecurityAnswerSet.tries)
  }

  /// Compares every answer, whichever is wrong: nobody learns which. Answers what should be stored
  /// from now on, or `nil` when not all are right.
  private func compare(
    _ pairs: [(stored: StoredAnswer, text: String)], of user: UserID
  ) async throws -> [(StoredAnswer, ScryptHash)]? {
    do {
      var isRight = true
      var renewed: [(StoredAnswer, ScryptHash)] = []
      var old: [(StoredAnswer, String)] = []
      for (stored, text) in pairs {
        let form = NormalAnswer.form(text)
        switch try await hasher.compare(typed(text, form, stored), with: stored.hash) {
        case .wrong: isRight = false
        case .right(let hash):
          // An old answer of signs alone has no normal form; it stays as it was imported.
          if stored.isOld, !form.isEmpty {
            old.append((stored, form))
          } else if let hash, !stored.isOld {
            renewed.append((stored, hash))
          }
        }
      }
      guard isRight else { return nil }
      for (stored, form) in old { renewed.append((stored, try await hasher.hash(form))) }
      return renewed
    } catch {
      try await settle(for: user) { session throws(StoreFailure) in
        try SecurityAnswerRows.withdraw(user, in: session)
      }
      throw error
    }
  }

  /// What the stored hash is one of.
  private func typed(_ text: String, _ form: String, _ stored: StoredAnswer) -> String {
    guard stored.isOld else { return form }
    // Without the old pepper no text is right: a server does not start like that.
    return answers.options.oldPepper.map { pepper in OldAnswerHash(of: text, pepper).digits } ?? ""
  }

  private func fail(_ user: UserID, isLast: Bool, _ visitor: Visitor) async throws {
    let moment = environment.moment()
    let later = environment.moment()
    let origin = EventOrigin(network: visitor.address.prefix, client: visitor.client)
    try await settle(for: user) { session throws(StoreFailure) in
      try record(
        .securityAnswersWrong, of: user, from: origin, else: visitor.language, moment, in: session)
      if isLast {
        try record(
          .securityAnswersRest, of: user, from: origin, else: visitor.language, later,
          in: session)
      }
    }
    mailer.wake()
  }
}
