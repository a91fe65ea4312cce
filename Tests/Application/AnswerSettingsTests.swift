import AccountsDomain
import AccountsServer
import Application
import Core
import Foundation
import Server
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

/// The setting that turns security questions on, the old pepper, and the file of old answers.
@Suite struct AnswerSettingsTests {
  let data: TemporaryDirectory

  init() throws { data = try TemporaryDirectory() }

  private func load(_ environment: [String: String] = [:]) async throws -> AnswerSettings {
    var flags = SettingsFlags()
    flags.data = data.path
    return try await Settings.load(flags: flags, environment: environment).answers
  }

  private func write(_ text: String, to name: String, mode: Int = 0o600) throws -> String {
    let place = data.file(name)
    try Data(text.utf8).write(to: URL(fileURLWithPath: place))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: place)
    return place
  }

  @Test func theyAreOffUnlessTheyAreTurnedOn() async throws {
    #expect(try await !load().isOn)
    #expect(try await !load(["FIELDDAY_SECURITY_ANSWERS": "off"]).isOn)
    #expect(try await load(["FIELDDAY_SECURITY_ANSWERS": "on"]).isOn)
    for (text, isOn) in [("\"on\"", true), ("true", true), ("\"off\"", false), ("false", false)] {
      _ = try write(#"{"securityAnswers": \#(text)}"#, to: "fieldday.json")
      #expect(try await load().isOn == isOn, "\(text)")
    }
  }

  @Test(arguments: ["On", "yes", "always"])
  func anUnknownWordIsRefused(word: String) async {
    await #expect(throws: SettingsFault.securityAnswers(word)) {
      try await load(["FIELDDAY_SECURITY_ANSWERS": word])
    }
    #expect(!SettingsFault.securityAnswers(word).description.isEmpty)
  }

  /// One line end is the editor's; everything else belongs to the pepper.
  @Test(arguments: ["salt and pepper ", "salt and pepper \n"])
  func theOldPepperIsReadFromItsFile(text: String) async throws {
    let place = try write(text, to: "old")
    let options = try await load(["FIELDDAY_OLD_PEPPER_FILE": place]).options()
    #expect(options == SecurityAnswerOptions(oldPepper: OldPepper("salt and pepper ")))
  }

  @Test func aFileThatOthersCanReadOrThatIsNoneIsRefused() async throws {
    for place in [
      try write("salt", to: "open", mode: 0o644), try write("\n", to: "empty"),
      data.file("absent"),
    ] {
      let settings = try await load(["FIELDDAY_OLD_PEPPER_FILE": place])
      #expect(throws: SettingsFault.self) { try settings.options() }
      var whole = Settings(data: data.path)
      whole.answers = settings
      let said = await Doctor.examine(whole).filter { finding in finding.subject == "answers" }
      #expect(said.map { finding in finding.kind } == [.problem])
      #expect(!said[0].words.contains("salt"))
    }
  }

  @Test func theDoctorSaysWhatIsAsked() async throws {
    var settings = Settings(data: data.path)
    func kinds(_ settings: Settings) async -> [Finding.Kind] {
      await Doctor.examine(settings).filter { finding in finding.subject == "answers" }
        .map { finding in finding.kind }
    }
    #expect(await kinds(settings) == [.fine])
    settings.answers.isOn = true
    #expect(await kinds(settings) == [.note])
  }

  /// Nobody could ever give them, and everybody who has some would be locked out of a reset.
  @Test func oldAnswersWithoutTheirPepperKeepTheServerFromStarting() async throws {
    let place = try Place(data)
    let account = try await place.build.accounts.make(
      SignUp(email: "ana@example.com", password: "a long walk home"))
    var settings = AnswerSettings()
    settings.isOn = true
    #expect(try settings.options(for: place.build.engine).isOn)
    _ = try place.build.engine.writeNow { session throws(StoreFailure) in
      try session.run(
        "INSERT INTO security_answer_set (account_id, set_at) VALUES (\(account.id), 1)")
      try session.run(
        """
        INSERT INTO security_answer (account_id, place, listed, encoded, is_old)
        VALUES (\(account.id), 0, 'pet', 'x', 1)
        """)
    }
    #expect(throws: SettingsFault.self) { try settings.options(for: place.build.engine) }
    await place.build.writer.drain()
    try place.build.engine.close()
    var whole = Settings(data: data.path)
    whole.answers = settings
    let said = await Doctor.examine(whole).filter { finding in finding.subject == "old answers" }
    #expect(said.map { finding in finding.kind } == [.problem])
    whole.answers.oldPepperFile = try write("salt", to: "old")
    let calm = await Doctor.examine(whole).filter { finding in finding.subject == "old answers" }
    #expect(calm.map { finding in finding.kind } == [.fine])
    #expect(try whole.answers.options().oldPepper != nil)
  }

  @Test func theFileOfOldAnswersIsReadAsItIsDocumented() throws {
    let hash = String(repeating: "0A", count: 64)
    let place = try write(
      """
      {"people": [
        {"email": "ana@example.com", "answers": [
          {"listed": "pet", "hash": "\(hash)"}, {"own": "어디서 왔나요?", "hash": "\(hash)"}]},
        {"email": "ben@example.com", "answers": []}]}
      """, to: "answers.json")
    let people = try OldAnswers(file: place).people
    let stored = try #require(OldAnswerHash(hash))
    #expect(people.map { person in person.email } == ["ana@example.com", "ben@example.com"])
    #expect(
      people[0].answers == [
        ImportedAnswer(question: .listed(.pet), hash: stored),
        ImportedAnswer(question: .own("어디서 왔나요?"), hash: stored),
      ])
    let request = AdminRequest.importAnswers(email: "ana@example.com", people[0].answers)
    #expect(try AdminRequest(WireCursor(request.json)) == request)
    for text in [
      "", "[]", "{}", #"{"people": [{"email": "a@b.c"}]}"#,
      #"{"people": [{"email": "a@b.c", "answers": [{"listed": "pet", "hash": "00"}]}]}"#,
      #"{"people": [{"email": "a@b.c", "answers": [{"listed": "shoe", "hash": "\#(hash)"}]}]}"#,
    ] {
      let bad = try write(text, to: "bad.json")
      #expect(throws: OldAnswersFault.self) { try OldAnswers(file: bad) }
    }
    #expect(throws: OldAnswersFault.self) { try OldAnswers(file: data.file("absent.json")) }
  }

  /// What the command does where no server runs.
  @Test func anOperatorAttachesThem() async throws {
    let place = try Place(data)
    _ = try await place.build.accounts.make(
      SignUp(email: "ana@example.com", password: "a long walk home"))
    await place.build.writer.drain()
    try place.build.engine.close()
    let hash = try #require(OldAnswerHash(String(repeating: "0a", count: 64)))
    let request = AdminRequest.importAnswers(
      email: "ana@example.com", [ImportedAnswer(question: .listed(.pet), hash: hash)])
    func ask(_ options: SecurityAnswerOptions) async throws -> AdminAnswer {
      try await Administrator.perform(
        request, data: data.path, peppersFile: nil, answers: options)
    }
    #expect(try await !ask(SecurityAnswerOptions()).done)
    let options = SecurityAnswerOptions(oldPepper: OldPepper("salt"))
    #expect(try await ask(options).lines == ["The old answers are attached."])
    #expect(try await !ask(options).done, "once")
  }
}
