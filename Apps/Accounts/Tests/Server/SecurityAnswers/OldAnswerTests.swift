import AccountsDomain
import AccountsServer
import Core
import Server
import Testing
import Wire

@Suite("Answers of the product's first generation")
struct OldAnswerTests {
  private static let pepper = "an old pepper, long since public 0123456789"
  private let email = "ana@example.com"
  private let fresh = "another long walk"

  /// Python: `hashlib.sha512((answer.lower().strip() + pepper).encode()).hexdigest()`.
  static let table: [(answer: String, hash: String)] = [
    (
      "Biscuit",
      "df846511d45b9d3294c554821410e05c321a88adf9a9c305445643211d44b1d9"
        + "f6ce90d4d88fad9baad772bc20bc51c15cbb644ef201af552d705ac70fcff3f9"
    ),
    (
      " biscuit \n",
      "df846511d45b9d3294c554821410e05c321a88adf9a9c305445643211d44b1d9"
        + "f6ce90d4d88fad9baad772bc20bc51c15cbb644ef201af552d705ac70fcff3f9"
    ),
    (
      "서울초등학교",
      "2806d190475df5d34a0be7a4fe8f9027d402a066c1c515b32a28a68aa95dd2e1"
        + "a1830b92f2884e3d2caf1690a2b4fb7fa09f29a182708d9e0cebff6548afa024"
    ),
    (
      "ÉCOLE 12",
      "51fbcd222e0b3b6d90eea0ac219fd3cea4181c033717bc8d9453b9998e232b16"
        + "39ef1f2a58bbd76c65da81796bc76a97988f6231be25e84ed3e67e1fa13d1754"
    ),
    (
      "!!",
      "6eb2fe8489fed06a292163bafcf5ca6bf4aff942df53cafee99b82706145dd18"
        + "1c2fe71d90b8904d618ac2250b8a53a49d6ecd1fbd36843d4c457c5fb4c5d481"
    ),
  ]

  private static func options() throws -> SecurityAnswerOptions {
    let pepper: OldPepper = try #require(OldPepper(Self.pepper))
    return SecurityAnswerOptions(isOn: true, oldPepper: pepper)
  }

  private static func imported(_ row: Int, _ question: AskedQuestion) throws -> ImportedAnswer {
    ImportedAnswer(question: question, hash: try #require(OldAnswerHash(table[row].hash)))
  }

  @Test(arguments: table)
  func theHashIsTheOldProgramsOwn(answer: String, hash: String) throws {
    let pepper = try #require(OldPepper(Self.pepper))
    #expect(OldAnswerHash(of: answer, pepper) == OldAnswerHash(hash))
    #expect(OldAnswerHash(of: answer + "x", pepper) != OldAnswerHash(hash))
    #expect(OldAnswerHash(of: answer, try #require(OldPepper("another"))) != OldAnswerHash(hash))
    #expect(OldAnswerHash(hash.uppercased()) == OldAnswerHash(hash))
    #expect(!"\(pepper)".contains("public"), "it is not written anywhere by mistake")
  }

  @Test(arguments: [
    "", "abc", String(repeating: "a", count: 127), String(repeating: "a", count: 129),
    String(repeating: "g", count: 128), String(repeating: "１", count: 128),
  ])
  func whatIsNoHashIsNotTaken(text: String) {
    #expect(OldAnswerHash(text) == nil)
  }

  /// Compared once with the old pepper, from then on as our own.
  @Test func theFirstRightAnswerIsStoredAnew() async throws {
    let site = try AccountsSite.asking(try Self.options())
    try await site.test { browser in
      _ = try await site.welcome(browser, email)
      try await site.accounts.importAnswers(
        [try Self.imported(0, .listed(.pet))], email: "Ana@Example.com")
      #expect(try site.lastMessage().template == "securityAnswersImported")
      let attached = try site.storedAnswers()
      #expect(attached.old == 1)
      // The fast hash is nowhere: it is wrapped in the slow one with our pepper.
      #expect(ScryptHash(attached.encoded[0])?.pepper != nil)
      #expect(!attached.encoded[0].contains(Self.table[0].hash.prefix(16)))

      let proof = try await site.askForPassword(browser)
      #expect(try await browser.reset(proof, fresh).places == [.int(0)])
      // The old rules: case and spaces at the ends do not matter, punctuation does.
      for text in ["biscuit!", Self.table[0].hash, ""] {
        let answer = try await browser.reset(proof, fresh, answers: [(0, text)])
        #expect(answer.code == "securityAnswersWrong")
      }
      #expect(try site.storedAnswers().encoded == attached.encoded)
      let done = try await browser.reset(proof, fresh, answers: [(0, " BISCUIT\n")])
      #expect(done.status == 204)
      let renewed = try site.storedAnswers()
      #expect(renewed.old == 0)
      #expect(renewed.encoded != attached.encoded)

      // Now ours: punctuation does not matter, and the old pepper is not needed.
      let next = try await site.askForPassword(browser)
      #expect(try await browser.reset(next, fresh, answers: [(0, "“Biscuit”!")]).status == 204)
    }
    let without = try AccountsSite.writing(
      database: site.database, clock: site.clock, answers: .init(isOn: true))
    try await without.test { browser in
      let proof = try await without.askForPassword(browser)
      #expect(try await browser.reset(proof, fresh, answers: [(0, "biscuit")]).status == 204)
    }
  }

  /// One right of two changes nothing.
  @Test func nothingIsStoredAnewBeforeAllAreRight() async throws {
    let site = try AccountsSite.asking(try Self.options())
    try await site.test { browser in
      _ = try await site.welcome(browser, email)
      try await site.accounts.importAnswers(
        [
          try Self.imported(0, .listed(.pet)),
          try Self.imported(2, .own("졸업한 학교의 이름은?")),
        ], email: email)
      let proof = try await site.askForPassword(browser)
      let asked = try await browser.reset(proof, fresh)
      #expect(asked.places.count == 2 && asked.text.contains("졸업한 학교의 이름은?"))
      let half = [(place: 0, text: "Biscuit"), (place: 1, text: "부산초등학교")]
      #expect(
        try await browser.reset(proof, fresh, answers: half).code == "securityAnswersWrong")
      #expect(try site.storedAnswers().old == 2)
      let both = [(place: 0, text: "Biscuit"), (place: 1, text: "서울초등학교")]
      #expect(try await browser.reset(proof, fresh, answers: both).status == 204)
      #expect(try site.storedAnswers().old == 0)
    }
  }

  /// In its normal form it would be nothing, and anything of signs would do.
  @Test func anAnswerOfSignsStaysAsItWas() async throws {
    let site = try AccountsSite.asking(try Self.options())
    try await site.test { browser in
      _ = try await site.welcome(browser, email)
      try await site.accounts.importAnswers([try Self.imported(4, .listed(.car))], email: email)
      let proof = try await site.askForPassword(browser)
      #expect(
        try await browser.reset(proof, fresh, answers: [(0, "??")]).code == "securityAnswersWrong")
      #expect(try await browser.reset(proof, fresh, answers: [(0, "!!")]).status == 204)
      #expect(try site.storedAnswers().old == 1)
    }
  }

  @Test func answersThatAreSetAreNotReplaced() async throws {
    let site = try AccountsSite.asking(try Self.options())
    try await site.test { browser in
      _ = try await site.welcome(browser, email)
      #expect(try await browser.setAnswers().status == 204)
      let before = try site.storedAnswers().encoded
      await #expect(throws: Problem(.securityAnswersPresent)) {
        try await site.accounts.importAnswers([try Self.imported(0, .listed(.pet))], email: email)
      }
      #expect(try site.storedAnswers().encoded == before)
    }
  }

  @Test func withoutTheOldPepperNothingIsAttached() async throws {
    let site = try AccountsSite.asking()
    try await site.test { browser in
      _ = try await site.welcome(browser, email)
      await #expect(throws: Problem(.oldPepperMissing)) {
        try await site.accounts.importAnswers([try Self.imported(0, .listed(.pet))], email: email)
      }
      #expect(try site.storedAnswers().encoded.isEmpty)
    }
  }
}
